import { fail, succeed, type Result } from '../../kernel/result';
import type { Slots } from '../../lineup/slots';
import { isValidValues } from '../../scoring/customValues';
import { RECEPTION_POINTS, type Scoring } from '../../scoring/scoreSquad';
import { divisionsError } from './divisionNames';
import { LEAGUE_OPTIONS, OPTION_LIST, type OptionName, type OptionValues } from './leagueOptions';
import type { LeagueOption } from './optionKinds';

/** Whether a value is allowed for an option. */
export function checkOption(name: OptionName, value: unknown): Result<void> {
  const error = errorOf(LEAGUE_OPTIONS[name], value);
  return error === null ? succeed() : fail(name, error);
}

/**
 * Whether every option has an allowed value; the first that doesn't is the error. `poolCheck` checks whether they
 * work together.
 */
export function checkOptions(values: OptionValues): Result<void> {
  return OPTION_LIST.map(([name]) => checkOption(name, values[name])).find(({ ok }) => !ok) ?? succeed();
}

function errorOf(option: LeagueOption, value: unknown): string | null {
  switch (option.kind) {
    case 'choice':
      return Object.hasOwn(option.choices, String(value)) ? null : `Choose one of the values of “${option.field}”.`;
    case 'number':
      return Number.isInteger(value) && Number(value) >= option.least && Number(value) <= option.most
        ? null
        : option.error;
    case 'roster':
      return Object.values(value as Slots).every(isCount) ? null : NO_COUNT;
    case 'bench':
      return isCount(value) ? null : NO_COUNT;
    case 'divisions':
      return divisionsError(String(value));
    case 'scoring':
      return scoringError(value as Scoring);
  }
}

function scoringError({ reception, custom = '' }: Scoring): string | null {
  if (!RECEPTION_POINTS.includes(reception)) return 'Choose the points per reception.';
  return isValidValues(custom) ? null : 'Check the custom scoring: each value is a number from −9.99 to 9.99.';
}

const NO_COUNT = 'Roster slots must be whole numbers, 0 or more.';

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}
