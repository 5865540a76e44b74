/** A comment, a text, the methods of an allow statement, a field, a part of a path, a word, or any other character of a ruleset. */
const TOKEN = /\/\/.*|'(?:\\.|[^'\\])*'|allow [^:]*|[./]?[A-Za-z_]\w*|[^]/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The names that a ruleset gives to its functions, parameters and variables. */
function namesIn(rules: string): string[] {
  const functions = [...rules.matchAll(/function (\w+)\(([^)]*)\)/g)];
  const variables = [...rules.matchAll(/let (\w+) =/g)].map(([, name]) => name!);
  const parameters = functions.flatMap(([, , list]) => list!.match(/\w+/g) ?? []);
  return [...new Set([...functions.map(([, name]) => name!), ...parameters, ...variables])];
}

/** Short names for those that a ruleset gives, the shortest for the one that occurs most often. */
export function shortNames(rules: string): Map<string, string> {
  const tokens = rules.match(TOKEN) ?? [];
  const uses = new Map(namesIn(rules).map((name) => [name, 0]));
  for (const token of tokens) if (uses.has(token)) uses.set(token, uses.get(token)! + 1);
  const taken = new Set(tokens.filter((token) => !uses.has(token)));
  // No keyword has a capital letter.
  const pairs = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second.toUpperCase()));
  const free = [...LETTERS, ...pairs].filter((name) => !taken.has(name));
  return new Map([...uses].sort(([, a], [, b]) => b - a).map(([name], index) => [name, free[index]!]));
}

/** The ruleset under other names. Fields and texts stay as they are. */
export function renamed(rules: string, names: ReadonlyMap<string, string>): string {
  return rules.replace(TOKEN, (token) => names.get(token) ?? token);
}
