import { LOG_ENTRIES } from '@/domain/draft/log';
import { GRACE_MS, LONG_PAUSE_MS } from '@/domain/draft/clock';
import { MISSES_OF_AWAY, MISSES_TO_AUTOPILOT } from '@/domain/draft/autopilot';
import { MOST_CHANGE, QUIET_MINUTES, ZONE_PATTERN } from '@/domain/draft/quietHoursOf';
import { FORMER_MANAGER } from '@/domain/departure';
import { FEEDBACK_CATEGORIES, FEEDBACK_LENGTH, FEEDBACK_PAGE } from '@/domain/feedback';
import { HOUSE_TEAM_IDS } from '@/domain/houseTeams';
import { DRAFT_FORMATS, DRAFT_ORDERS, PUBLIC_PAGE, VISIBILITIES, WEEKS_MOST } from '@/domain/league';
import {
  CAPACITY,
  CLOCK_SECONDS,
  CODE_ALPHABET,
  JOIN_CODE_LENGTH,
  NAME_LENGTH,
  ROSTER_CODE_LENGTH,
} from '@/domain/leagueChecks';
import { MESSAGE_LENGTH } from '@/domain/messages';
import { namePattern, nameLinesPattern, RE2_ESCAPE, RESERVED_NAMES, visiblePattern } from '@/domain/nameRules';
import { SCHOOL_CODES } from '@/domain/schools';
import { RECEPTION_POINTS } from '@/domain/scoring';
import { FLEX_UNITS, MOST_STARTERS, SLOTS, SQUADS_PER_UNIT } from '@/domain/slots';
import { ALL_SQUADS, UNITS } from '@/domain/squads';
import { DISPLAY_NAME_LENGTH, ISO_TIME_LENGTH } from '@/domain/user';
import { USERNAME_PATTERN } from '@/domain/userChecks';
import { WRITE_KINDS, WRITE_RATES } from '@/domain/writeRates';

/** What a placeholder means: a number, text to put between quotes, or the items of a list literal. */
export type Constant = number | string | readonly (number | string)[];

/** Every constant that the rules share with the application, by the name of its placeholder. */
export const CONSTANTS: Record<string, Constant> = {
  CAPACITY_LEAST: CAPACITY.fewest,
  CAPACITY_MOST: CAPACITY.most,
  CLOCK_LEAST: CLOCK_SECONDS.fewest,
  CLOCK_MOST: CLOCK_SECONDS.most,
  DISPLAY_NAME_LENGTH,
  FEEDBACK_CATEGORIES: FEEDBACK_CATEGORIES.join('|'),
  FEEDBACK_LENGTH,
  FEEDBACK_PAGE,
  FLEX_PATTERN: FLEX_UNITS.join('|'),
  FLEX_SQUADS: FLEX_UNITS.length * SQUADS_PER_UNIT,
  FLEX_UNITS,
  FORMER_MANAGER,
  GRACE_MS,
  HOUSE_TEAMS: HOUSE_TEAM_IDS.join(' '),
  ISO_TIME_LENGTH,
  JOIN_CODE: codePattern(JOIN_CODE_LENGTH),
  LOG_ACTIONS: LOG_ENTRIES.actions,
  LOG_MOST: LOG_ENTRIES.most,
  LONG_PAUSE_SECONDS: LONG_PAUSE_MS / 1000,
  MESSAGE_LENGTH,
  MISSES_OF_AWAY,
  MISSES_TO_AUTOPILOT,
  MOST_CHANGE,
  MOST_STARTERS,
  NAME_LENGTH,
  NAME_LINES: inRules(nameLinesPattern(RE2_ESCAPE)),
  NAME_PATTERN: inRules(namePattern(RE2_ESCAPE)),
  QUIET_LEAST: QUIET_MINUTES.shortest,
  QUIET_MOST: QUIET_MINUTES.longest,
  OPTION_WORDS: [VISIBILITIES, DRAFT_FORMATS, DRAFT_ORDERS].map((words) => `(${words.join('|')})`).join(' '),
  PUBLIC_PAGE,
  RECEPTION_POINTS,
  RESERVED_NAMES,
  ROSTER_CODE: codePattern(ROSTER_CODE_LENGTH),
  SCHOOLS_PATTERN: SCHOOL_CODES.join('|'),
  SEATS: Array.from({ length: CAPACITY.most }, (_, seat) => seat).join(' '),
  SLOTS: SLOTS.join(' '),
  SQUADS: ALL_SQUADS.length,
  SQUADS_PER_UNIT,
  UNITS_PATTERN: UNITS.join('|'),
  USERNAME_PATTERN,
  VISIBLE_PATTERN: inRules(visiblePattern(RE2_ESCAPE)),
  WEEKS_MOST,
  WRITE_RATE_COUNTS: ratesOf('count'),
  WRITE_RATE_SECONDS: ratesOf('seconds'),
  ZONE_PATTERN,
};

/** A pattern as a text of the rules language writes it. */
function inRules(pattern: string): string {
  return pattern.replaceAll('\\', '\\\\');
}

function codePattern(length: number): string {
  return `[${CODE_ALPHABET}]{${length}}`;
}

/** The items of a map literal: this number of each kind of write. */
function ratesOf(number: 'count' | 'seconds'): string {
  return WRITE_KINDS.map((kind) => `'${kind}': ${WRITE_RATES[kind][number]}`).join(', ');
}
