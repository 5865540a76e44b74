/** The most characters of a division's name. */
export const MAX_DIVISION_NAME_LENGTH = 16;

/** The numbers of divisions that a league can ask for. */
export const DIVISION_COUNTS = [0, 2, 4] as const;

const NAME = `[^\\W_][\\w&.-]{0,${String(MAX_DIVISION_NAME_LENGTH - 1)}}`;

/**
 * What the stored text of a league's divisions has to match: `Old_Guard,Rookies,` is the names of two, with underscores
 * for spaces. Empty for none.
 */
export const DIVISIONS_PATTERN = `((${NAME},){2}){0,2}`;

const VALID = new RegExp(`^${DIVISIONS_PATTERN}$`);
const VALID_NAME = new RegExp(`^${NAME}$`);

/** The names that divisions have until the commissioner changes them. */
const NAMES = ['East', 'West', 'North', 'South'];

/** The names in a text, also while they are being typed. */
export function divisionNames(text: string): string[] {
  return text
    .split(',')
    .slice(0, -1)
    .map((name) => name.replaceAll('_', ' '));
}

/** What is wrong with one of these names; null if it's fine. */
export function divisionNameError(names: readonly string[], at: number): string | null {
  const [name, ...before] = [names[at]!, ...names.slice(0, at)].map((one) => one.trim().toLowerCase());
  if (name === '') return 'Name this division.';
  if (before.includes(name!)) return 'Another division has this name.';
  return VALID_NAME.test(stored(names[at]!)) ? null : 'Use the letters A to Z, digits and spaces.';
}

/** The text of these names, as it's stored. A comma can't be part of a name. */
export function divisionsText(names: readonly string[]): string {
  return names.map((name) => `${stored(name)},`).join('');
}

function stored(name: string): string {
  return name.replaceAll(',', '').trimStart().replaceAll(' ', '_');
}

/** So many divisions: of the names there are as many as are needed, then the ones they have otherwise. */
export function divisionsOf(count: number, names: readonly string[]): string {
  return divisionsText(NAMES.slice(0, count).map((name, i) => names[i] ?? name));
}

/** What is wrong with a text of divisions; null if it may be stored. */
export function divisionsError(text: string): string | null {
  const names = divisionNames(text);
  const wrong = names.map((_, at) => divisionNameError(names, at)).find((error) => error !== null);
  if (wrong !== undefined) return `Check the names of the divisions. ${wrong}`;
  return VALID.test(text) ? null : 'Choose two or four divisions, or none.';
}

/** `East and West`; `East, West, North and South`. */
export function formatDivisions(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}

/**
 * How many divisions a league of this many teams has when it asks for `asked`: each has equally many teams, at least
 * two. A league that can't be divided by four may still be divided by two.
 */
export function divisionCount(teams: number, asked: number): 0 | 2 | 4 {
  return ([4, 2] as const).find((count) => count <= asked && teams % count === 0 && teams >= 2 * count) ?? 0;
}
