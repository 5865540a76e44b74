import { LOG_ENTRIES } from '@/domain/draft/log';
import { GRACE_MS, LONG_PAUSE_MS } from '@/domain/draft/clock/clock';
import { AWAY_MISSES, MISSES_TO_AUTOPILOT } from '@/domain/draft/autopilot';
import { ACTIVE_MS, ZONE_PATTERN } from '@/domain/draft/clock/quietHoursInZone';
import { MAX_CLAIMS, NO_DROP } from '@/domain/moves/claims/claims';
import { FORMER_MANAGER } from '@/domain/league/formerManagers';
import { FEEDBACK_CATEGORIES, MAX_FEEDBACK_LENGTH, FEEDBACK_PAGE } from '@/domain/messages/feedback';
import { DIVISIONS_PATTERN } from '@/domain/league/options/divisionNames';
import { HOUSE_TEAM_IDS } from '@/domain/league/houseTeams';
import { PUBLIC_PAGE, MAX_REMOVED, MAX_WEEKS } from '@/domain/league/league';
import { DEFAULT_PORTAL } from '@/domain/league/options/portalHours';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '@/domain/league/leagueChecks';
import { CODE_ALPHABET, JOIN_CODE_LENGTH, ROSTER_CODE_LENGTH } from '@/domain/league/joinCodes';
import { LEAGUE_OPTIONS, OPTION_LIST } from '@/domain/league/options/leagueOptions';
import { PREVIEW_OPTIONS } from '@/domain/league/options/previewOptions';
import { MAX_ANSWERS, storedVote } from '@/domain/messages/polls';
import { EDIT_MS, MAX_MESSAGE_LENGTH, REACTIONS, REPORT } from '@/domain/messages/messages';
import { LOOK_ALIKE, RESERVED_NAMES } from '@/domain/account/reservedNames';
import { namePattern } from '@/domain/account/namePattern';
import { textPattern } from '@/domain/kernel/writtenText';
import { RE2_ESCAPE } from '@/domain/kernel/characters';
import { NOTICES_PATTERN } from '@/domain/notices/kinds';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { VALUES_PATTERN } from '@/domain/scoring/customValues';
import { RECEPTION_POINTS } from '@/domain/scoring/scoreSquad';
import { fits, FLEX_UNITS, isFlexUnit, MAX_STARTERS, SLOTS, SQUADS_PER_UNIT } from '@/domain/lineup/slots';
import { ALL_SQUADS, UNITS, type Unit } from '@/domain/football/squads';
import { MAX_REASON_LENGTH } from '@/domain/moves/ledger/corrections';
import { MAX_HISTORY_LENGTH } from '@/domain/season/history/enteredHistory';
import { SIX_UNITS } from '@/domain/solo/saturdaySix';
import {
  MAX_DISPLAY_NAME_LENGTH,
  MAX_ISO_TIME_LENGTH,
  MAX_LAST_READ_LENGTH,
  MAX_MUTED_LENGTH,
} from '@/domain/account/user';
import { SHARED_STATUSES } from '@/domain/moves/trades/trades';
import {
  OFFER_DAYS,
  MAX_OPEN_OFFERS,
  REVIEW_HOURS,
  MAX_SQUADS_PER_SIDE,
  MAX_TRADE_TEXT_LENGTH,
} from '@/domain/moves/trades/tradeLimits';
import { USERNAME_PATTERN } from '@/domain/account/usernames';
import { WRITE_KINDS, WRITE_RATES } from '@/domain/kernel/writeRates';

/**
 * The value of a placeholder: a number, text, or the items of a list literal. Text goes between quotes that the source
 * writes, or is a piece of rules code, whose lines are indented like the placeholder.
 */
export type Constant = number | string | readonly (number | string)[];

/** The league options that are a word, with the words that it can be. */
const CHOICES = OPTION_LIST.flatMap(([name, option]) => {
  if (option.kind === 'choice') return [[name, Object.keys(option.choices).join('|')] as const];
  return option.kind === 'divisions' ? [[name, inRules(DIVISIONS_PATTERN)] as const] : [];
});

/** Every constant that the rules share with the application, by the name of its placeholder. */
export const CONSTANTS: Record<string, Constant> = {
  BENCH_UNITS: UNITS.filter((unit) => !isFlexUnit(unit)).join(' '),
  MIN_CAPACITY: LEAGUE_OPTIONS.capacity.least,
  MAX_CLAIMS,
  MIN_CLOCK: LEAGUE_OPTIONS.clockSeconds.least,
  MAX_CLOCK: LEAGUE_OPTIONS.clockSeconds.most,
  DEFAULT_FLEX_STARTERS: UNITS.filter(isFlexUnit).map(startersOf).join('\n+ '),
  DEFAULT_UNIT_STARTERS: UNITS.filter((unit) => !isFlexUnit(unit))
    .map(startersOf)
    .join('\n+ '),
  MAX_DISPLAY_NAME_LENGTH,
  FEEDBACK_CATEGORIES: FEEDBACK_CATEGORIES.join('|'),
  MAX_FEEDBACK_LENGTH,
  FEEDBACK_PAGE,
  FLEX_PATTERN: FLEX_UNITS.join('|'),
  FLEX_SQUADS: FLEX_UNITS.length * SQUADS_PER_UNIT,
  FLEX_STARTERS: [...FLEX_UNITS, 'FLEX'].map((slot) => `slots.${slot}`).join(' + '),
  FLEX_UNITS: FLEX_UNITS.join(' '),
  FORMER_MANAGER,
  GRACE_MS,
  MAX_HISTORY_LENGTH,
  HOUSE_TEAMS: HOUSE_TEAM_IDS.join(' '),
  MAX_ISO_TIME_LENGTH,
  JOIN_CODE: codePattern(JOIN_CODE_LENGTH),
  LOG_ACTIONS: LOG_ENTRIES.actions,
  MAX_LOG_ENTRIES: LOG_ENTRIES.most,
  LOOK_ALIKE: inRules(LOOK_ALIKE),
  LONG_PAUSE_SECONDS: LONG_PAUSE_MS / 1000,
  EDIT_MINUTES: EDIT_MS / 60_000,
  MAX_MESSAGE_LENGTH,
  MAX_LAST_READ_LENGTH,
  MAX_MUTED_LENGTH,
  REACTIONS: [...REACTIONS, REPORT, `[${storedVote(0)}-${storedVote(MAX_ANSWERS - 1)}]`].join('|'),
  MIN_ACTIVE_MS: ACTIVE_MS.least,
  MAX_ACTIVE_MS: ACTIVE_MS.most,
  AWAY_MISSES,
  MISSES_TO_AUTOPILOT,
  MAX_STARTERS,
  MAX_NAME_LENGTH,
  NAME_PATTERN: inRules(namePattern(RE2_ESCAPE)),
  NOTICES_PATTERN,
  NOT_FLEX_PATTERN: unitsBut(isFlexUnit),
  NO_DROP,
  NO_SPARE: `{${UNITS.map((unit) => `'${unit}': 0`).join(', ')}}`,
  OFFER_DAYS,
  MAX_OPEN_OFFERS,
  MAX_NOTE_LENGTH,
  OPTION_CHOICES: CHOICES.map(([name]) => `chosen.${name}`).join(', '),
  OPTION_FIELDS: OPTION_LIST.map(([name]) => name).join(' '),
  // Season, bench, slots, and the spare squads of each unit and of FLEX.
  OPTION_NUMBERS: 2 + SLOTS.length + UNITS.length + 1,
  OPTION_RANGES: OPTION_LIST.flatMap(([name, option]) =>
    option.kind === 'number' ? [`isIntBetween(chosen.${name}, ${option.least}, ${option.most})`] : [],
  ).join(',\n'),
  OPTION_WORDS: CHOICES.map(([, words]) => `(${words})`).join(' '),
  PORTAL_DAY: DEFAULT_PORTAL.portalResumeDay,
  PORTAL_HOUR: DEFAULT_PORTAL.portalResumeHour,
  PREVIEW_OPTIONS: PREVIEW_OPTIONS.map((name) => `'${name}': home.${name}`).join(',\n'),
  PUBLIC_PAGE,
  MAX_REASON_LENGTH,
  RECEPTION_POINTS,
  MAX_REMOVED,
  RESERVED_NAMES,
  REVIEW_HOURS: `{${Object.entries(REVIEW_HOURS)
    .map(([review, hours]) => `'${review}': ${hours}`)
    .join(', ')}}`,
  ROSTER_CODE: codePattern(ROSTER_CODE_LENGTH),
  SCHOOLS_PATTERN: SCHOOL_CODES.join('|'),
  SHARED_STATUSES,
  MAX_SQUADS_PER_SIDE,
  SIX_PATTERN: SIX_UNITS.map((unit) => `([A-Z]+-${unit} )?`).join(''),
  SLOTS: SLOTS.join(' '),
  SLOTS_PATTERN: SLOTS.map((slot) => {
    const units = UNITS.filter((unit) => fits(unit, slot)).join('|');
    return `([A-Z]+-${slot === units ? slot : `(${units})`}_${slot} ){0,', slots.${slot},\n'}`;
  }).join(''),
  SQUADS: ALL_SQUADS.length,
  SPARE_AT_START: UNITS.map((unit) => `'${unit}': ${SQUADS_PER_UNIT} - managers * slots.${unit}`).join(',\n'),
  STARTERS: SLOTS.map((slot) => `slots.${slot}`).join(' + '),
  MAX_TRADE_TEXT_LENGTH,
  UNITS_PATTERN: UNITS.join('|'),
  USERNAME_PATTERN,
  TEXT_PATTERN: inRules(textPattern(RE2_ESCAPE)),
  VALUES_PATTERN,
  MAX_WEEKS,
  WRITE_RATES: WRITE_KINDS.map((kind) => ` ${kind}${WRITE_RATES[kind].seconds} ${WRITE_RATES[kind].count}`).join(''),
  ZONE_PATTERN,
};

/** Returns a pattern of all units except those left out. */
function unitsBut(isLeftOut: (unit: Unit) => boolean): string {
  return UNITS.filter((unit) => !isLeftOut(unit)).join('|');
}

/** Returns a rules expression for the squads of a unit beyond its own slots. */
function startersOf(unit: Unit): string {
  return `beyond(slots.${unit}, text, '${unitsBut((other) => other === unit)}')`;
}

/** Escapes a pattern for a string literal of the rules language. */
function inRules(pattern: string): string {
  return pattern.replaceAll('\\', '\\\\');
}

function codePattern(length: number): string {
  return `[${CODE_ALPHABET}]{${length}}`;
}
