import type { BinaryOperator, Expression, PathPart } from './ast';
import type { Cursor } from './cursor';

/** Binary operators from loosest to tightest; `in` and `is` stand between equality and comparison (rules language, operators table). */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const MAX_INTEGER = 2n ** 63n - 1n;
/** Deeper nesting than this is refused before it can exhaust the stack. */
const MAX_NESTING = 200;

/** Reads one expression at the cursor. */
export function parseExpression(cursor: Cursor, depth = 0): Expression {
  if (depth > MAX_NESTING) cursor.fail('This expression is nested too deeply.');
  const start = cursor.next.start;
  const condition = parseLevel(cursor, 0, depth);
  if (!cursor.skip('?')) return condition;
  const whenTrue = parseExpression(cursor, depth + 1);
  cursor.expectSign(':');
  const whenFalse = parseExpression(cursor, depth + 1);
  return { kind: 'ternary', condition, whenTrue, whenFalse, ...cursor.span(start) };
}

function parseLevel(cursor: Cursor, level: number, depth: number): Expression {
  const operators = LEVELS[level];
  if (operators === undefined) return parseUnary(cursor, depth);
  const start = cursor.next.start;
  let left = parseLevel(cursor, level + 1, depth);
  for (;;) {
    const { kind, text } = cursor.next;
    if ((kind !== 'sign' && kind !== 'name') || !operators.includes(text)) return left;
    cursor.take();
    if (text === 'is') {
      const type = cursor.expectName("a type after 'is'").text;
      left = { kind: 'is', operand: left, type, ...cursor.span(start) };
    } else {
      const right = parseLevel(cursor, level + 1, depth);
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
  const operand = parseUnary(cursor, depth + 1);
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
  if (cursor.isSign('/')) return parsePath(cursor, depth);
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

/** `/databases/$(database)/documents/users/$(id)`: segments are raw text up to the next sign, or `$(expression)`. */
function parsePath(cursor: Cursor, depth: number): Expression {
  const start = cursor.next.start;
  const parts: PathPart[] = [];
  let offset = start;
  const { source } = cursor.lexer;
  while (source.charAt(offset) === '/') {
    offset += 1;
    if (source.startsWith('$(', offset)) {
      cursor.moveTo(offset + 2);
      parts.push(parseExpression(cursor, depth + 1));
      if (!cursor.isSign(')')) cursor.fail(`Missing ')' before ${cursor.found()}.`);
      offset = cursor.next.end;
    } else {
      const text = cursor.lexer.readPathText(offset);
      if (text === null) return cursor.fail("Expected a path segment after '/'.", offset);
      parts.push(text);
      offset += text.length;
    }
  }
  cursor.moveTo(offset);
  return { kind: 'path', parts, ...cursor.span(start) };
}
