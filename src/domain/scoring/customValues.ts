import type { Hundredths } from '../kernel/hundredths';
import { categoriesOf, UNITS, type StatCategory, type Unit } from '../football/unitScoring';

/** A category with a value apiece, which a league can choose. */
export type ChosenCategory = StatCategory & { each: Hundredths };

/** The units that count the same categories, and those of the categories whose value a league can choose. */
export type ValueGroup = { units: readonly Unit[]; categories: readonly ChosenCategory[] };

/** The most that one of a category can be worth, and minus this the least. */
export const MAX_VALUE: Hundredths = 999;

/** The categories whose value a league can choose, by the units that count them. */
export const VALUE_GROUPS: readonly ValueGroup[] = UNITS.flatMap((unit, i) => {
  const units = UNITS.filter((other) => categoriesOf(other) === categoriesOf(unit));
  return UNITS.indexOf(units[0]!) < i ? [] : [{ units, categories: categoriesOf(unit).filter(isChosen) }];
});

const DEFAULTS = new Map(
  VALUE_GROUPS.flatMap(({ categories }) => categories.map(({ column, each }) => [column, each] as const)),
);

/**
 * What a stored text of values has to match: `pass_td=600,rec_yds=5,` is columns with hundredths of a point, as many as
 * there are. A column that isn't known has no effect.
 */
export const VALUES_PATTERN = `([a-z0-9_]{1,12}=-?[0-9]{1,3},){0,${String(DEFAULTS.size)}}`;

const VALID = new RegExp(`^${VALUES_PATTERN}$`);
const VALUE = /^-?[0-9]{1,3}$/;

/** Whether a text of values may be stored. */
export function isValidValues(text: string): boolean {
  return VALID.test(text);
}

/** Whether hundredths, as text, are a whole number within bounds. */
export function isValidValue(hundredths: string): boolean {
  return VALUE.test(hundredths);
}

/** The hundredths of each column that a text names, as they stand in it, be they valid or not. */
export function enteredValues(text = ''): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(',')
      .map((entry) => entry.split('=') as [string, string?])
      .flatMap(([column, value]): [string, string][] => (DEFAULTS.has(column) ? [[column, value ?? '']] : [])),
  );
}

/**
 * A scoring with another value of a column: hundredths as text, kept as entered. The text has the order of the
 * categories, and is missing if nothing differs.
 */
export function withValue<Rest extends object>(
  { custom, ...rest }: Rest & { custom?: string },
  column: string,
  hundredths: string,
): Omit<Rest, 'custom'> & { custom?: string } {
  const entered = new Map([...enteredValues(custom), [column, hundredths]]);
  const entries = [...DEFAULTS].flatMap(([name, each]) => {
    const value = entered.get(name) ?? String(each);
    return value === String(each) ? [] : [`${name}=${value},`];
  });
  return entries.length === 0 ? rest : { ...rest, custom: entries.join('') };
}

const known = new Map<string, ReadonlyMap<string, Hundredths>>();

/** The values that differ from the defaults, by column; what isn't valid in a text is left out. */
export function customValues(text = ''): ReadonlyMap<string, Hundredths> {
  const found = known.get(text);
  if (found !== undefined) return found;
  const values = new Map(
    [...enteredValues(text)]
      .filter(([, value]) => isValidValue(value))
      .map(([column, value]): [string, Hundredths] => [column, Number(value) + 0])
      .filter(([column, value]) => value !== DEFAULTS.get(column)),
  );
  known.set(text, values);
  return values;
}

/** `RB, WR and TE`: the units of a group. */
export function formatUnits(units: readonly Unit[]): string {
  return units.join(', ').replace(/, (?=\w+$)/, ' and ');
}

function isChosen(category: StatCategory): category is ChosenCategory {
  return typeof category.each === 'number';
}
