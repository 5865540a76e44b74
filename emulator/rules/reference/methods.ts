import { bool, hasMember, int, isItem, isSame, list, setOf, text, wrong, type Value } from './value';

const size = (items: { readonly length: number }): Value => int(BigInt(items.length));
const has = (items: readonly Value[], item: Value): boolean => items.some((other) => isItem(other, item));

function only<Kind extends Value['is']>(value: Value | undefined, ...kinds: readonly Kind[]): Value & { is: Kind } {
  if (value === undefined || !(kinds as readonly string[]).includes(value.is)) return wrong(`no ${kinds.join(' or ')}`);
  return value as Value & { is: Kind };
}

/** A method of a type by its page of the reference (`rules.List`, `rules.Set`, `rules.Map`, `rules.MapDiff`, `rules.String`, ...). */
export function method(of: Value, name: string, args: readonly Value[]): Value {
  switch (of.is) {
    case 'string':
      return ofString(of.of, name, args);
    case 'list':
      return ofList(of.of, name, args);
    case 'set':
      return ofSet(of.of, name, args);
    case 'map':
      return ofMap(of, name, args);
    case 'diff':
      return ofDiff(of, name, args);
    case 'timestamp':
      return ofTime(of.of, name, args);
    case 'duration':
      return ofSpan(of.of, name, args);
    default:
      return wrong('no methods');
  }
}

function ofString(of: string, name: string, args: readonly Value[]): Value {
  const none = args.length === 0;
  if (name === 'size' && none) return size(of);
  if (name === 'lower' && none) return text(of.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
  if (name === 'upper' && none) return text(of.replace(/[a-z]/g, (letter) => letter.toUpperCase()));
  if (name === 'trim' && none) return text(of.replace(/^[\0- ]+/, '').replace(/[\0- ]+$/, ''));
  // The patterns that are drawn mean the same to RE2 and to JavaScript.
  const pattern = (around: (text: string) => string, flags: string): RegExp => {
    const { of: source } = only(args[0], 'string');
    try {
      return new RegExp(around(source), flags);
    } catch {
      return wrong('no pattern');
    }
  };
  if (name === 'matches' && args.length === 1) return bool(pattern((source) => `^(?:${source})$`, 'u').test(of));
  if (name === 'split' && args.length === 1) {
    // No page says what becomes of empty strings at the end. Firebase's runtime is a Java program, and RE2 in Java leaves them out.
    const parts = of.split(pattern((source) => source, 'u'));
    while (parts.length > 1 && parts.at(-1) === '') parts.pop();
    return list(parts.map(text));
  }
  if (name === 'replace' && args.length === 2)
    return text(
      ((by) =>
        of.replaceAll(
          pattern((source) => source, 'gu'),
          () => by,
        ))(only(args[1], 'string').of),
    );
  return wrong('no such method');
}

function ofList(of: readonly Value[], name: string, args: readonly Value[]): Value {
  if (args.length === 0) {
    if (name === 'size') return size(of);
    return name === 'toSet' ? setOf(of) : wrong('no such method');
  }
  if (args.length !== 1) return wrong('no such method');
  if (name === 'join') {
    const parts = of.map(printed);
    return text(parts.join(only(args[0], 'string').of));
  }
  const other = (): readonly Value[] => only(args[0], 'list').of;
  if (name === 'concat') return list([...of, ...other()]);
  if (name === 'hasAll') return bool(other().every((item) => has(of, item)));
  if (name === 'hasAny') return bool(other().some((item) => has(of, item)));
  if (name === 'hasOnly') return bool(((allowed) => of.every((item) => has(allowed, item)))(other()));
  if (name === 'removeAll') return list(((removed) => of.filter((item) => !has(removed, item)))(other()));
  return wrong('no such method');
}

function ofSet(of: readonly Value[], name: string, args: readonly Value[]): Value {
  if (name === 'size' && args.length === 0) return size(of);
  if (args.length !== 1) return wrong('no such method');
  const set = (): readonly Value[] => only(args[0], 'set').of;
  const members = (): readonly Value[] => only(args[0], 'set', 'list').of;
  if (name === 'union') return setOf([...of, ...set()]);
  if (name === 'intersection') return ((other) => setOf(of.filter((item) => hasMember(other, item))))(set());
  if (name === 'difference') return ((other) => setOf(of.filter((item) => !hasMember(other, item))))(set());
  if (name === 'hasAll') return bool(members().every((item) => hasMember(of, item)));
  if (name === 'hasAny') return bool(members().some((item) => hasMember(of, item)));
  if (name === 'hasOnly') return bool(((allowed) => of.every((item) => hasMember(allowed, item)))(members()));
  return wrong('no such method');
}

function ofMap(of: Value & { is: 'map' }, name: string, args: readonly Value[]): Value {
  if (args.length === 0) {
    if (name === 'size') return size(of.of);
    if (name === 'keys') return list(of.of.map(([key]) => text(key)));
    return name === 'values' ? list(of.of.map(([, value]) => value)) : wrong('no such method');
  }
  if (name === 'diff' && args.length === 1) return { is: 'diff', now: of, then: only(args[0], 'map') };
  if (name !== 'get' || args.length !== 2) return wrong('no such method');
  const [key, otherwise] = args as readonly [Value, Value];
  const way = key.is === 'list' ? key.of : [key];
  if (way.length === 0) return wrong('no key');
  let here: Value = of;
  for (const step of way) {
    if (here.is !== 'map') return otherwise;
    const wanted = only(step, 'string').of;
    const next: Value | undefined = here.of.find(([at]) => at === wanted)?.[1];
    if (next === undefined) return otherwise;
    here = next;
  }
  return here;
}

function ofDiff(of: Value & { is: 'diff' }, name: string, args: readonly Value[]): Value {
  if (args.length > 0) return wrong('no such method');
  const [now, then] = [new Map(only(of.now, 'map').of), new Map(only(of.then, 'map').of)];
  const all = [...new Set([...now.keys(), ...then.keys()])];
  const fate = (key: string): string => {
    const [after, before] = [now.get(key), then.get(key)];
    if (after === undefined) return 'removedKeys';
    if (before === undefined) return 'addedKeys';
    return isSame(after, before) ? 'unchangedKeys' : 'changedKeys';
  };
  const keys = (...fates: string[]): Value => setOf(all.filter((key) => fates.includes(fate(key))).map(text));
  if (name === 'affectedKeys') return keys('addedKeys', 'removedKeys', 'changedKeys');
  return ['addedKeys', 'removedKeys', 'changedKeys', 'unchangedKeys'].includes(name)
    ? keys(name)
    : wrong('no such method');
}

const SECOND = 1_000_000_000n;

function ofTime(of: bigint, name: string, args: readonly Value[]): Value {
  if (args.length > 0) return wrong('no such method');
  // `toISOString` writes the parts of a time in UTC; its milliseconds are those rounded down.
  const millis = (of - (((of % 1_000_000n) + 1_000_000n) % 1_000_000n)) / 1_000_000n;
  const [year, month, day, hours, minutes, seconds] = new Date(Number(millis))
    .toISOString()
    .split(/[-T:.Z]/)
    .map(Number);
  const parts = { year, month, day, hours, minutes, seconds } as Readonly<Record<string, number>>;
  const part = parts[name];
  if (part !== undefined) return int(BigInt(part));
  if (name === 'nanos') return int(((of % SECOND) + SECOND) % SECOND);
  return name === 'toMillis' ? int(millis) : wrong('no such method');
}

function ofSpan(of: bigint, name: string, args: readonly Value[]): Value {
  if (args.length > 0) return wrong('no such method');
  if (name === 'seconds') return int(of / SECOND);
  return name === 'nanos' ? int(of % SECOND) : wrong('no such method');
}

/** What `string()` and `join()` print, for the values that are drawn. */
export function printed(value: Value): string {
  switch (value.is) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
    case 'string':
      return String(value.of);
    case 'float': {
      const { of } = value;
      if (!Number.isFinite(of)) return String(of);
      const [digits = '', power = ''] = Math.abs(of).toExponential().split('e');
      const whole = of === 0 || (Math.abs(of) >= 1e-3 && Math.abs(of) < 1e7);
      const plain = whole ? String(Math.abs(of)) : digits;
      const sign = of < 0 || Object.is(of, -0) ? '-' : '';
      return `${sign}${plain.includes('.') ? plain : `${plain}.0`}${whole ? '' : `E${Number(power)}`}`;
    }
    default:
      return wrong('nothing to print');
  }
}
