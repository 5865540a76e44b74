import type { BinaryOperator, Expression, PathPart } from './ast';
import type { Cursor } from './cursor';
import { decodeSegment } from './segment';
import { PathVariable } from './pathVariable';

/** Binary operators from loosest to tightest, as in Google's compiler: `a in b == c` is `a in (b == c)`. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['in'],
  ['is'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const LEVEL_OF = new Map(LEVELS.flatMap((operators, level) => operators.map((operator) => [operator, level] as const)));
const MAX_INTEGER = 2n ** 63n - 1n;
/** Deeper nesting is rejected before it can exhaust the stack. */
const MAX_NESTING = 200;

/** Parses one expression at the cursor. */
export function parseExpression(cursor: Cursor, depth = 0): Expression {
  if (depth > MAX_NESTING) cursor.fail('This expression is nested too deeply.');
  const start = cursor.next.start;
  const condition = parseBinary(cursor, 0, depth);
  if (!cursor.skip('?')) return condition;
  const whenTrue = parseExpression(cursor, depth + 1);
  cursor.expectSign(':');
  const whenFalse = parseExpression(cursor, depth + 1);
  return { kind: 'ternary', condition, whenTrue, whenFalse, ...cursor.span(start) };
}

/**
 * Parses operators that bind at least as tightly as a level. A complete `is` test becomes the left operand of the next
 * operator, even if that one binds tighter.
 */
function parseBinary(cursor: Cursor, least: number, depth: number): Expression {
  const start = cursor.next.start;
  let left = parseUnary(cursor, depth);
  for (;;) {
    const { kind, text } = cursor.next;
    if (kind === 'path') cursor.fail(`Unexpected '${text}': a slash divides when a space follows it.`);
    const level = kind === 'sign' || kind === 'name' ? LEVEL_OF.get(text) : undefined;
    if (level === undefined || level < least) return left;
    cursor.take();
    if (text === 'is') {
      const type = cursor.expectName("a type after 'is'").text;
      left = { kind: 'is', operand: left, type, ...cursor.span(start) };
    } else {
      const right = parseBinary(cursor, level + 1, depth);
      left = { kind: 'binary', operator: text as BinaryOperator, left, right, ...cursor.span(start) };
    }
  }
}

function parseUnary(cursor: Cursor, depth: number): Expression {
  if (depth > MAX_NESTING) cursor.fail('This expression is nested too deeply.');
  const start = cursor.next.start;
  if (cursor.skip('!')) {
    const operand = parseUnary(cursor, depth + 1);
    return { kind: 'unary', operator: '!', operand, ...cursor.span(start) };
  }
  if (!cursor.skip('-')) return parsePostfix(cursor, depth);
  if (cursor.next.kind === 'integer' && BigInt(cursor.next.text) === MAX_INTEGER + 1n) {
    cursor.take();
    return { kind: 'literal', value: -(MAX_INTEGER + 1n), ...cursor.span(start) };
  }
  const operand = parsePostfix(cursor, depth + 1);
  return { kind: 'unary', operator: '-', operand, ...cursor.span(start) };
}

function parsePostfix(cursor: Cursor, depth: number): Expression {
  const start = cursor.next.start;
  let target = parsePrimary(cursor, depth);
  for (let length = 0; ; length += 1) {
    if (length > MAX_NESTING) cursor.fail('This expression is nested too deeply.');
    if (cursor.skip('.')) {
      const name = cursor.expectName("a name after '.'").text;
      if (cursor.isSign('(')) {
        const args = parseArguments(cursor, depth);
        target = { kind: 'method', target, name, args, ...cursor.span(start) };
      } else {
        target = { kind: 'member', target, name, ...cursor.span(start) };
      }
    } else if (cursor.skip('[')) {
      const index = parseExpression(cursor, depth + 1);
      if (cursor.skip(':')) {
        const to = parseExpression(cursor, depth + 1);
        cursor.expectSign(']');
        target = { kind: 'range', target, from: index, to, ...cursor.span(start) };
      } else {
        cursor.expectSign(']');
        target = { kind: 'index', target, index, ...cursor.span(start) };
      }
    } else {
      return target;
    }
  }
}

function parsePrimary(cursor: Cursor, depth: number): Expression {
  const token = cursor.next;
  const start = token.start;
  if (token.kind === 'string') {
    cursor.take();
    return { kind: 'literal', value: token.text, ...cursor.span(start) };
  }
  if (token.bytes !== undefined) {
    cursor.take();
    return { kind: 'literal', value: token.bytes, ...cursor.span(start) };
  }
  if (token.kind === 'integer') {
    cursor.take();
    const value = BigInt(token.text);
    if (value > MAX_INTEGER) cursor.fail(`The integer ${token.text} does not fit in 64 bits.`, start);
    return { kind: 'literal', value, ...cursor.span(start) };
  }
  if (token.kind === 'float') {
    cursor.take();
    return { kind: 'literal', value: Number(token.text), ...cursor.span(start) };
  }
  if (token.kind === 'name') return parseName(cursor, depth);
  if (cursor.skip('(')) {
    const inner = parseExpression(cursor, depth + 1);
    cursor.expectSign(')');
    return { ...inner, groups: (inner.groups ?? 0) + 1 };
  }
  if (cursor.skip('[')) {
    const items = parseItems(cursor, ']', depth);
    return { kind: 'list', items, ...cursor.span(start) };
  }
  if (cursor.skip('{')) return parseMap(cursor, start, depth);
  if (isSegment(cursor)) return parsePath(cursor, depth);
  return cursor.fail(`Expected an expression, found ${cursor.found()}.`);
}

const RESERVED = new Set(['allow', 'function', 'if', 'in', 'is', 'let', 'match', 'return', 'service']);

function parseName(cursor: Cursor, depth: number): Expression {
  const token = cursor.take();
  const { text, start } = token;
  if (text === 'null') return { kind: 'literal', value: null, ...cursor.span(start) };
  if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true', ...cursor.span(start) };
  if (RESERVED.has(text)) cursor.fail(`Unexpected '${text}'.`, start);
  if (!cursor.isSign('(')) return { kind: 'name', name: text, ...cursor.span(start) };
  const args = parseArguments(cursor, depth);
  return { kind: 'call', name: text, args, ...cursor.span(start) };
}

function parseArguments(cursor: Cursor, depth: number): Expression[] {
  cursor.expectSign('(');
  return parseItems(cursor, ')', depth);
}

function parseItems(cursor: Cursor, close: string, depth: number): Expression[] {
  const items: Expression[] = [];
  while (!cursor.isSign(close)) {
    items.push(parseExpression(cursor, depth + 1));
    if (!cursor.skip(',')) break;
  }
  cursor.expectSign(close);
  return items;
}

function parseMap(cursor: Cursor, start: number, depth: number): Expression {
  const entries: { key: Expression; value: Expression }[] = [];
  while (!cursor.isSign('}')) {
    const key = parseExpression(cursor, depth + 1);
    cursor.expectSign(':');
    entries.push({ key, value: parseExpression(cursor, depth + 1) });
    if (!cursor.skip(',')) break;
  }
  cursor.expectSign('}');
  return { kind: 'map', entries, ...cursor.span(start) };
}

const VARIABLE = /\{\s*([A-Za-z_$][A-Za-z0-9_$]*)\s*(=\s*\*\*?)?\s*\}/y;

/** `/databases/$(database)/documents/users/$(id)`: segments are raw text, `$(expression)`, or `{name}` for `bind`. */
function parsePath(cursor: Cursor, depth: number): Expression {
  const start = cursor.next.start;
  const parts: PathPart[] = [];
  const { source } = cursor.lexer;
  let offset = start;
  while (isSegment(cursor)) {
    offset = cursor.next.kind === 'path' ? offset + 1 : cursor.afterNext.start;
    VARIABLE.lastIndex = offset;
    const variable = VARIABLE.exec(source);
    const text = cursor.lexer.readPathText(offset);
    if (source.startsWith('$(', offset)) {
      cursor.moveTo(offset + 2);
      parts.push(parseExpression(cursor, depth + 1));
      if (!cursor.isSign(')')) cursor.fail(`Missing ')' before ${cursor.found()}.`);
      offset = cursor.next.end;
    } else if (variable !== null) {
      parts.push(new PathVariable(variable[1] ?? '', variable[2]?.endsWith('**') === true));
      offset += variable[0].length;
    } else if (text !== null) {
      parts.push(decodeSegment(text) ?? text);
      offset += text.length;
    } else {
      cursor.fail("Expected '$(expression)', '{name}' or a segment after '/'.", offset);
    }
    cursor.moveTo(offset);
    offset = cursor.next.start;
  }
  return { kind: 'path', parts, ...cursor.span(start) };
}

/** Whether a path begins or continues here: a slash that isn't followed by a segment is a division. */
function isSegment(cursor: Cursor): boolean {
  if (cursor.next.kind === 'path') return true;
  if (!cursor.isSign('/')) return false;
  const { start, text } = cursor.afterNext;
  VARIABLE.lastIndex = start;
  return text === '$' || VARIABLE.test(cursor.lexer.source);
}
