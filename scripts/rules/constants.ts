import { LOG_ENTRIES } from '@/domain/draft/commissioner';
import { GRACE_MS, LONG_PAUSE_MS } from '@/domain/draft/clock';
import { MISSES_TO_AUTOPILOT } from '@/domain/draft/engine';
import { NIGHT_MINUTES } from '@/domain/draft/nightOf';
import { FORMER_MANAGER } from '@/domain/farewell';
import { FEEDBACK_CATEGORIES, FEEDBACK_LENGTH, FEEDBACK_PAGE_LENGTH } from '@/domain/feedback';
import { HOUSE_TEAM_IDS } from '@/domain/houseTeams';
import { DRAFT_FORMATS, DRAFT_ORDERS, PLAYOFF_TEAMS, VISIBILITIES } from '@/domain/league';
import {
  CAPACITY,
  CLOCK_SECONDS,
  CODE_ALPHABET,
  JOIN_CODE_LENGTH,
  NAME_LENGTH,
  ROSTER_CODE_LENGTH,
} from '@/domain/leagueChecks';
import { MESSAGE_LENGTH } from '@/domain/messages';
import { SCHOOL_CODES } from '@/domain/schools';
import { RECEPTION_POINTS } from '@/domain/scoring';
import { FLEX_UNITS, MOST_STARTERS, SLOTS, SQUADS_PER_UNIT } from '@/domain/slots';
import { ALL_SQUADS, squadId, type Unit } from '@/domain/squads';
import { DISPLAY_NAME_LENGTH } from '@/domain/user';
import { USERNAME_LENGTH } from '@/domain/userChecks';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** What a placeholder stands for: a number, text to stand between quotes, or the items of a list literal. */
export type Constant = number | string | readonly (number | string)[];

/** Every constant that the rules share with the application, by the name of its placeholder. */
export const CONSTANTS: Record<string, Constant> = {
  CAPACITY_LEAST: CAPACITY.fewest,
  CAPACITY_MOST: CAPACITY.most,
  CLOCK_LEAST: CLOCK_SECONDS.fewest,
  CLOCK_MOST: CLOCK_SECONDS.most,
  DISPLAY_NAME_LENGTH,
  DRAFT_FORMATS,
  DRAFT_ORDERS,
  FEEDBACK_CATEGORIES,
  FEEDBACK_LENGTH,
  FEEDBACK_PAGE_LENGTH,
  FLEX_SQUADS: FLEX_UNITS.length * SQUADS_PER_UNIT,
  FLEX_UNITS,
  FORMER_MANAGER,
  GRACE_MS,
  HOUSE_TEAMS: HOUSE_TEAM_IDS.join(' '),
  JOIN_CODE: codePattern(JOIN_CODE_LENGTH),
  LOG_BEFORE_START: LOG_ENTRIES.beforeStart,
  LOG_MOST: LOG_ENTRIES.most,
  LONG_PAUSE_SECONDS: LONG_PAUSE_MS / 1000,
  MESSAGE_LENGTH,
  MISSES_TO_AUTOPILOT,
  MOST_STARTERS,
  NAME_LENGTH,
  PLAYOFF_TEAMS,
  QUARTERBACKS: squadsOf('QB'),
  RUNNING_BACKS: squadsOf('RB'),
  WIDE_RECEIVERS: squadsOf('WR'),
  TIGHT_ENDS: squadsOf('TE'),
  KICKERS: squadsOf('K'),
  DEFENSES: squadsOf('DST'),
  RECEPTION_POINTS,
  ROSTER_CODE: codePattern(ROSTER_CODE_LENGTH),
  SEATS: Array.from({ length: CAPACITY.most }, (_, seat) => seat).join(' '),
  SLOTS: SLOTS.join(' '),
  SQUADS: ALL_SQUADS.length,
  SQUADS_PER_UNIT,
  USERNAME_LEAST: USERNAME_LENGTH.fewest,
  USERNAME_MOST: USERNAME_LENGTH.most,
  VISIBILITIES,
  WAKING_MS_LEAST: DAY_MS - NIGHT_MINUTES.longest * MINUTE_MS,
  WAKING_MS_MOST: DAY_MS - NIGHT_MINUTES.shortest * MINUTE_MS,
};

/** The squads of a unit in one text, to be split at the blanks. */
function squadsOf(unit: Unit): string {
  return SCHOOL_CODES.map((code) => squadId(code, unit)).join(' ');
}

function codePattern(length: number): string {
  return `[${CODE_ALPHABET}]{${length}}`;
}
