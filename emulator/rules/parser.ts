import type {
  Allow,
  AllowMethod,
  FunctionDeclaration,
  LetBinding,
  MatchBlock,
  PatternSegment,
  RulesSource,
  ServiceBlock,
} from './ast';
import { Cursor } from './cursor';
import { parseExpression } from './parseExpression';

const METHODS: readonly string[] = ['get', 'list', 'create', 'update', 'delete', 'read', 'write'];
/**
 * Deeper nesting of match blocks is rejected before it can exhaust the stack; the checker enforces the documented
 * limit.
 */
const MAX_MATCH_NESTING = 100;
const PATTERN_TEXT = /[A-Za-z0-9_\-~:@%+.()]+/y;
const WILDCARD = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*?)?\s*\}/y;

/** Parses a whole source. Throws RulesSyntaxError at the first error. */
export function parseRules(source: string): RulesSource {
  const cursor = new Cursor(source);
  const version = parseVersion(cursor);
  const functions: FunctionDeclaration[] = [];
  const services: ServiceBlock[] = [];
  while (cursor.next.kind !== 'end') {
    if (cursor.isName('function')) functions.push(parseFunction(cursor));
    else if (cursor.isName('service')) services.push(parseService(cursor));
    else cursor.fail(`Expected 'service' or 'function', found ${cursor.found()}.`);
  }
  return { version, functions, services };
}

function parseVersion(cursor: Cursor): 1 | 2 {
  if (!cursor.isName('rules_version')) return 1;
  cursor.take();
  cursor.expectSign('=');
  const { kind, text } = cursor.next;
  if (kind !== 'string' || (text !== '1' && text !== '2'))
    cursor.fail(`rules_version must be '1' or '2', found ${cursor.found()}.`);
  cursor.take();
  cursor.skip(';');
  return text === '2' ? 2 : 1;
}

function parseService(cursor: Cursor): ServiceBlock {
  const start = cursor.take().start;
  const parts = [cursor.expectName('the name of a service').text];
  while (cursor.skip('.')) parts.push(cursor.expectName("a name after '.'").text);
  cursor.expectSign('{');
  const functions: FunctionDeclaration[] = [];
  const matches: MatchBlock[] = [];
  while (!cursor.isSign('}')) {
    if (cursor.isName('function')) functions.push(parseFunction(cursor));
    else if (cursor.isName('match')) matches.push(parseMatch(cursor, 1));
    else cursor.fail(`Expected 'match' or 'function', found ${cursor.found()}.`);
  }
  cursor.expectSign('}');
  return { name: parts.join('.'), functions, matches, ...cursor.span(start) };
}

function parseMatch(cursor: Cursor, depth: number): MatchBlock {
  if (depth > MAX_MATCH_NESTING) cursor.fail('Match blocks are nested too deeply.');
  const start = cursor.take().start;
  const pattern = parsePattern(cursor);
  cursor.expectSign('{');
  const functions: FunctionDeclaration[] = [];
  const allows: Allow[] = [];
  const matches: MatchBlock[] = [];
  while (!cursor.isSign('}')) {
    if (cursor.isName('function')) functions.push(parseFunction(cursor));
    else if (cursor.isName('match')) matches.push(parseMatch(cursor, depth + 1));
    else if (cursor.isName('allow')) allows.push(parseAllow(cursor));
    else cursor.fail(`Expected 'allow', 'match' or 'function', found ${cursor.found()}.`);
  }
  cursor.expectSign('}');
  return { pattern, functions, allows, matches, ...cursor.span(start) };
}

function parsePattern(cursor: Cursor): PatternSegment[] {
  const { source } = cursor.lexer;
  const segments: PatternSegment[] = [];
  let offset = cursor.next.start;
  if (source.charAt(offset) !== '/') cursor.fail(`A match path must begin with '/', found ${cursor.found()}.`);
  while (source.charAt(offset) === '/') {
    offset += 1;
    WILDCARD.lastIndex = offset;
    const wildcard = WILDCARD.exec(source);
    PATTERN_TEXT.lastIndex = offset;
    const text = PATTERN_TEXT.exec(source)?.[0];
    if (wildcard !== null) {
      segments.push({ kind: wildcard[2]?.endsWith('**') === true ? 'rest' : 'one', name: wildcard[1] ?? '' });
      offset += wildcard[0].length;
    } else if (text !== undefined) {
      segments.push({ kind: 'literal', text });
      offset += text.length;
    } else {
      cursor.fail("Expected a segment, {wildcard} or {wildcard=**} after '/'.", offset);
    }
  }
  cursor.moveTo(offset);
  return segments;
}

function parseAllow(cursor: Cursor): Allow {
  const start = cursor.take().start;
  const methods: AllowMethod[] = [];
  do {
    const token = cursor.expectName("a method after 'allow'");
    if (!METHODS.includes(token.text)) {
      cursor.fail(`'${token.text}' is not a method; methods are ${METHODS.join(', ')}.`, token.start);
    }
    methods.push(token.text as AllowMethod);
  } while (cursor.skip(','));
  let condition = null;
  if (cursor.skip(':')) {
    if (!cursor.isName('if')) cursor.fail(`Expected 'if' after ':', found ${cursor.found()}.`);
    cursor.take();
    if (cursor.isSign(';') || cursor.isSign('}')) cursor.fail("Missing conditional expression after 'if'.");
    condition = parseExpression(cursor);
  }
  const span = cursor.span(start);
  cursor.skip(';');
  return { methods, condition, ...span };
}

function parseFunction(cursor: Cursor): FunctionDeclaration {
  const start = cursor.take().start;
  const name = cursor.expectName("a name after 'function'").text;
  cursor.expectSign('(');
  const parameters: string[] = [];
  if (!cursor.isSign(')')) {
    do parameters.push(cursor.expectName('a parameter').text);
    while (cursor.skip(','));
  }
  cursor.expectSign(')');
  cursor.expectSign('{');
  const bindings: LetBinding[] = [];
  while (cursor.isName('let')) bindings.push(parseLet(cursor));
  if (!cursor.isName('return')) cursor.fail(`A function ends with 'return'; found ${cursor.found()}.`);
  cursor.take();
  const result = parseExpression(cursor);
  cursor.skip(';');
  cursor.expectSign('}');
  return { name, parameters, bindings, result, ...cursor.span(start) };
}

function parseLet(cursor: Cursor): LetBinding {
  const start = cursor.take().start;
  const name = cursor.expectName("a name after 'let'").text;
  cursor.expectSign('=');
  const value = parseExpression(cursor);
  const span = cursor.span(start);
  cursor.expectSign(';');
  return { name, value, ...span };
}
