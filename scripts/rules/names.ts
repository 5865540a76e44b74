/**
 * A comment, a text, the methods of an allow statement, a field, a part of a path, a word (a function's with its
 * parenthesis), or any other character.
 */
const TOKEN = /\/\/.*|'(?:\\.|[^'\\])*'|allow [^:]*|[./]?[A-Za-z_]\w*\(?|[^]/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CAPITALS = LETTERS.toUpperCase();

/**
 * The names that a ruleset gives to its parameters and variables, and to its functions. Functions have names of their
 * own: they end in a parenthesis.
 */
function namesIn(rules: string): Set<string>[] {
  const functions = [...rules.matchAll(/function (\w+\()([^)]*)\)/g)];
  const variables = [...rules.matchAll(/let (\w+) =/g)].map(([, name]) => name!);
  const parameters = functions.flatMap(([, , list]) => list!.match(/\w+/g) ?? []);
  return [new Set([...parameters, ...variables]), new Set(functions.map(([, name]) => name!))];
}

/** Short names for those that a ruleset gives, the shortest for the one that occurs most often. */
export function shortNames(rules: string): Map<string, string> {
  const tokens = rules.match(TOKEN) ?? [];
  // No keyword has a capital letter.
  const pairs = [...LETTERS].flatMap((first) => [...CAPITALS].map((second) => first + second));
  const short = namesIn(rules).flatMap((names) => {
    const uses = new Map([...names].map((name) => [name, 0]));
    for (const token of tokens) if (uses.has(token)) uses.set(token, uses.get(token)! + 1);
    const taken = new Set(tokens.filter((token) => !uses.has(token)));
    const free = [...LETTERS, ...CAPITALS, ...pairs].filter((name) => !taken.has(name));
    const sorted = [...uses].sort(([, a], [, b]) => b - a);
    return sorted.map(([name], index) => [name, `${free[index]!}${name.endsWith('(') ? '(' : ''}`] as const);
  });
  return new Map(short);
}

/** The ruleset under other names. Fields and texts stay as they are. */
export function renamed(rules: string, names: ReadonlyMap<string, string>): string {
  return rules.replace(TOKEN, (token) => names.get(token) ?? token);
}
