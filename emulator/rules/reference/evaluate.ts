import { method } from './methods';
import { builtIn } from './builtIns';
import type { Declared, Sign, Tree } from './tree';
import { bool, equals, float, hasMember, int, isItem, list, RuleError, text, wrong, type Value } from './value';

/** What names stand for; a parameter whose argument was an error is one when it is used. */
type Names = ReadonlyMap<string, Value | RuleError>;

/** The fields of `resource.data`, and the functions that the source declares. */
export interface World {
  readonly data: ReadonlyMap<string, Value>;
  readonly functions: readonly Declared[];
}

/**
 * A slow evaluation of the rules language, written from its reference
 * (https://firebase.google.com/docs/reference/rules/rules and .../docs/rules/rules-language) and, where that leaves things open, from
 * the verdicts that `docs/decisions/2026-11-rules-engine.md` lists. Throws a RuleError where a rule errs.
 */
export function evaluate(tree: Tree, world: World, names: Names = new Map()): Value {
  const value = (part: Tree): Value => evaluate(part, world, names);
  switch (tree.op) {
    case 'literal':
      return constant(tree.value);
    case 'field':
      return world.data.get(tree.name) ?? wrong('no such field');
    case 'name': {
      const found = names.get(tree.name);
      if (found === undefined || found instanceof RuleError) throw found ?? new RuleError('no such name');
      return found;
    }
    case 'not':
      return bool(!truth(value(tree.of)));
    case 'minus': {
      const of = value(tree.of);
      if (of.is === 'int') return int(-of.of);
      if (of.is === 'float') return float(-of.of);
      return of.is === 'duration' ? { is: 'duration', of: -of.of } : wrong('no number');
    }
    case 'binary':
      if (tree.sign === '&&' || tree.sign === '||')
        return logic(
          tree.sign,
          () => value(tree.left),
          () => value(tree.right),
        );
      return binary(tree.sign, value(tree.left), value(tree.right));
    case 'is': {
      const { is } = value(tree.of);
      return bool(is === tree.type || (tree.type === 'number' && (is === 'int' || is === 'float')));
    }
    case 'if':
      return truth(value(tree.test)) ? value(tree.yes) : value(tree.no);
    case 'list':
      return list(tree.items.map(value));
    case 'map': {
      const entries = new Map(tree.entries.map(([key, part]) => [key, value(part)]));
      return { is: 'map', of: [...entries] };
    }
    case 'member':
      return member(value(tree.of), tree.name);
    case 'index':
      return index(value(tree.of), value(tree.at));
    case 'range':
      return range(value(tree.of), value(tree.from), value(tree.to));
    case 'method':
      return method(value(tree.of), tree.name, tree.args.map(value));
    case 'built-in':
      return builtIn(tree.name, tree.args.map(value));
    case 'call': {
      const declared = world.functions.find(({ name }) => name === tree.name) ?? wrong('no such function');
      const [x, y] = tree.args.map((part) => held(() => value(part)));
      const given: Names = new Map([
        ['x', x as Value | RuleError],
        ['y', y as Value | RuleError],
      ]);
      const z = held(() => evaluate(declared.binding, world, given));
      return evaluate(declared.result, world, new Map([...given, ['z', z]]));
    }
  }
}

function constant(value: null | boolean | bigint | number | string): Value {
  if (value === null) return { is: 'null' };
  if (typeof value === 'boolean') return bool(value);
  if (typeof value === 'bigint') return int(value);
  return typeof value === 'number' ? float(value) : text(value);
}

/** An argument or a binding is worked out at once; its error waits until somebody wants the value. */
function held(work: () => Value): Value | RuleError {
  try {
    return work();
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
}

function truth(value: Value): boolean {
  return value.is === 'bool' ? value.of : wrong('no boolean');
}

/** The side that decides does so whatever the other is; two errors, or an error and a side that does not decide, are one. */
function logic(sign: '&&' | '||', left: () => Value, right: () => Value): Value {
  const decides = sign === '||';
  const sides = [left, right].map((side) => held(() => bool(truth(side()))));
  if (sides.some((side) => !(side instanceof RuleError) && side.is === 'bool' && side.of === decides))
    return bool(decides);
  const error = sides.find((side) => side instanceof RuleError);
  if (error) throw error as RuleError;
  return bool(!decides);
}

function binary(sign: Exclude<Sign, '&&' | '||'>, a: Value, b: Value): Value {
  switch (sign) {
    case '==':
      return bool(equals(a, b));
    case '!=':
      return bool(!equals(a, b));
    case 'in':
      return bool(isIn(a, b));
    case '<':
      return bool(before(a, b));
    case '>':
      return bool(before(b, a));
    case '<=':
      return bool(before(a, b) || level(a, b));
    case '>=':
      return bool(before(b, a) || level(a, b));
    default:
      return arithmetic(sign, a, b);
  }
}

function isIn(item: Value, container: Value): boolean {
  if (container.is === 'list') return container.of.some((other) => isItem(other, item));
  if (container.is === 'set') return hasMember(container.of, item);
  if (container.is !== 'map') return wrong('nothing that contains');
  return item.is === 'string' && container.of.some(([key]) => key === item.of);
}

/** Numbers, strings, times and spans have an order, each among themselves. */
function before(a: Value, b: Value): boolean {
  if ((a.is === 'int' || a.is === 'float') && (b.is === 'int' || b.is === 'float')) return a.of < b.of;
  if (a.is === 'string' && b.is === 'string') return a.of < b.of;
  if (a.is === 'timestamp' && b.is === 'timestamp') return a.of < b.of;
  if (a.is === 'duration' && b.is === 'duration') return a.of < b.of;
  return wrong('no order');
}

function level(a: Value, b: Value): boolean {
  return equals(a, b);
}

function arithmetic(sign: '+' | '-' | '*' | '/' | '%', a: Value, b: Value): Value {
  if (a.is === 'int' && b.is === 'int') {
    if (sign === '+') return int(a.of + b.of);
    if (sign === '-') return int(a.of - b.of);
    if (sign === '*') return int(a.of * b.of);
    if (b.of === 0n) return wrong('division by zero');
    return int(sign === '/' ? a.of / b.of : a.of % b.of);
  }
  if ((a.is === 'int' || a.is === 'float') && (b.is === 'int' || b.is === 'float')) {
    const [left, right] = [Number(a.of), Number(b.of)];
    if (sign === '+') return float(left + right);
    if (sign === '-') return float(left - right);
    if (sign === '*') return float(left * right);
    return float(sign === '/' ? left / right : left % right);
  }
  if (sign === '+' && a.is === 'string' && b.is === 'string') return text(a.of + b.of);
  if (sign === '+' && a.is === 'duration' && b.is === 'duration') return { is: 'duration', of: a.of + b.of };
  if (sign === '-' && a.is === 'duration' && b.is === 'duration') return { is: 'duration', of: a.of - b.of };
  if (sign === '+' && a.is === 'timestamp' && b.is === 'duration') return { is: 'timestamp', of: a.of + b.of };
  if (sign === '+' && a.is === 'duration' && b.is === 'timestamp') return { is: 'timestamp', of: a.of + b.of };
  if (sign === '-' && a.is === 'timestamp' && b.is === 'duration') return { is: 'timestamp', of: a.of - b.of };
  if (sign === '-' && a.is === 'timestamp' && b.is === 'timestamp') return { is: 'duration', of: a.of - b.of };
  return wrong('no such sum');
}

function member(of: Value, name: string): Value {
  if (of.is !== 'map') return wrong('no members');
  return of.of.find(([key]) => key === name)?.[1] ?? wrong('no such member');
}

function index(of: Value, at: Value): Value {
  if (of.is === 'map') return at.is === 'string' ? member(of, at.of) : wrong('no key');
  if (at.is !== 'int' || at.of < 0n) return wrong('no place');
  if (of.is === 'list') return of.of[Number(at.of)] ?? wrong('beyond the end');
  if (of.is !== 'string') return wrong('no places');
  return at.of < BigInt(of.of.length) ? text(of.of.charAt(Number(at.of))) : wrong('beyond the end');
}

/** Both the first place of a range and its last must exist, even where nothing is between them. */
function range(of: Value, from: Value, to: Value): Value {
  if (of.is !== 'list' && of.is !== 'string') return wrong('no places');
  if (from.is !== 'int' || to.is !== 'int') return wrong('no place');
  const size = BigInt(of.of.length);
  if (from.of < 0n || from.of >= size || to.of < 1n || to.of > size || to.of < from.of) return wrong('beyond the ends');
  const [first, last] = [Number(from.of), Number(to.of)];
  return of.is === 'string' ? text(of.of.slice(first, last)) : list(of.of.slice(first, last));
}
