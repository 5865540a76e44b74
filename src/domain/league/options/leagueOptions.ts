import { asMap, asNumber, asOneOf, asTyped } from '../../kernel/parse';
import { CLOCK_CHOICES, formatPickClock, MAX_CLOCK_SECONDS, MIN_CLOCK_SECONDS } from './pickClock';
import type { LeagueOption } from './optionKinds';
import { describeKeepers, formatKeepers } from './keeperLimits';
import { TRADE_DEADLINES } from './tradeDeadlines';
import { DEFAULT_SCORING, RECEPTION_POINTS, type Scoring } from '../../scoring/scoreSquad';
import { DEFAULT_BENCH, DEFAULT_SLOTS, parseSlots, type Slots } from '../../lineup/slots';

/**
 * Every option of a league by the field that stores it, in the order of forms and lists (docs/game.md, League
 * settings). Storage, parsing, validation, the form, its text and the checks in the security rules all derive from this
 * table.
 */
export const LEAGUE_OPTIONS = {
  capacity: {
    kind: 'number',
    label: 'Size',
    field: 'Managers',
    default: 8,
    whenMissing: 16,
    least: 2,
    most: 16,
    format: (managers) => `${managers} managers`,
    formatOffered: String,
    meaning: ({ open, joined }) =>
      open
        ? `${joined} ${joined === 1 ? 'has' : 'have'} joined; house teams can fill the rest when the draft starts.`
        : null,
    freezes: 'at the draft',
    error: 'A league needs 2 to 16 managers.',
  },
  visibility: {
    kind: 'choice',
    control: 'radio',
    label: 'Visibility',
    field: 'Visibility',
    default: 'private',
    choices: {
      private: { name: 'Private', meaning: 'Only people with a code or the link can join.' },
      public: { name: 'Public', meaning: 'Listed under public leagues until the draft.' },
    },
    meaning: ({ open }) => (open ? null : 'The draft has started, so the league is closed.'),
    freezes: 'at the draft',
  },
  slots: { kind: 'roster', label: 'Roster', field: 'Roster', default: DEFAULT_SLOTS, freezes: 'at the draft' },
  benchSize: { kind: 'bench', label: null, field: 'Bench', default: DEFAULT_BENCH, freezes: 'at the draft' },
  scoring: {
    kind: 'scoring',
    label: 'Scoring',
    field: 'Points per reception',
    default: DEFAULT_SCORING,
    freezes: 'at the draft',
  },
  lineups: {
    kind: 'choice',
    control: 'radio',
    label: 'Lineups',
    field: 'Lineups',
    default: 'set',
    choices: {
      set: { name: 'Set by managers', meaning: 'Each manager chooses who starts, until kickoff.' },
      subs: {
        name: 'With substitutes',
        meaning:
          'Managers choose who starts. After the last kickoff, bench squads come in for starters without a game, the latest kickoff first.',
      },
      best: { name: 'Best ball', meaning: 'Nothing to set: each week, every team’s best lineup counts.' },
    },
    freezes: 'at the draft',
  },
  median: {
    kind: 'choice',
    control: 'radio',
    label: 'Median game',
    field: 'Median game',
    default: 'off',
    choices: {
      off: { name: 'Off', meaning: 'Each week is one game, against your opponent.' },
      on: {
        name: 'On',
        meaning: 'Each week is also a game against the median of all scores: a win above it, a loss below it.',
      },
    },
    freezes: 'at the draft',
  },
  draftFormat: {
    kind: 'choice',
    control: 'radio',
    label: 'Draft',
    field: 'Draft',
    default: 'snake',
    choices: {
      snake: {
        name: 'Snake',
        meaning: 'The order reverses every round, so the manager who picks last in one round picks first in the next.',
      },
      linear: { name: 'Linear', meaning: 'Every round has the same order.' },
      thirdRoundReversal: {
        name: 'Third-round reversal',
        meaning:
          'A snake draft in which round 3 repeats the order of round 2. It evens out the advantage of the first pick.',
      },
    },
    freezes: 'at the draft',
  },
  draftOrder: {
    kind: 'choice',
    control: 'select',
    label: 'Order',
    field: 'Draft order',
    default: 'random',
    choices: {
      random: {
        name: 'Random',
        meaning: 'The order is drawn before the draft starts, and everyone can check the draw.',
      },
      joined: { name: 'By join date', meaning: 'The first manager to join picks first; house teams pick last.' },
    },
    freezes: 'at the draft',
  },
  keepers: {
    kind: 'number',
    label: 'Keepers',
    field: 'Keepers',
    default: 0,
    least: 0,
    most: 4,
    format: formatKeepers,
    formatOffered: formatKeepers,
    explain: describeKeepers,
    freezes: 'at the draft',
    error: 'A manager can keep up to 4 squads.',
  },
  clockSeconds: {
    kind: 'number',
    label: 'Pick clock',
    field: 'Pick clock',
    hint: 'Time per pick.',
    default: 90,
    least: MIN_CLOCK_SECONDS,
    most: MAX_CLOCK_SECONDS,
    offered: CLOCK_CHOICES,
    format: formatPickClock,
    formatOffered: formatPickClock,
    meaning: () => 'If time runs out, we draft from your queue, then the best available.',
    freezes: 'at the draft',
    error: 'Set the pick clock between 15 seconds and 24 hours.',
  },
  waivers: {
    kind: 'choice',
    control: 'radio',
    label: 'Transfer portal',
    field: 'Transfer portal',
    default: 'claims',
    whenMissing: 'open',
    choices: {
      claims: {
        name: 'With waivers',
        meaning:
          'Before the portal opens, managers claim free squads in secret. Claims are awarded in waiver order, and a manager who wins one moves to the end of it.',
      },
      open: { name: 'Without waivers', meaning: 'Once the portal opens, free squads are first come, first served.' },
      closed: { name: 'None', meaning: 'Squads can’t be added or dropped.' },
    },
    freezes: 'at the draft',
  },
  tradeDeadline: {
    kind: 'choice',
    control: 'select',
    label: 'Trades',
    field: 'Trades',
    default: 'none',
    choices: TRADE_DEADLINES,
    freezes: 'at the draft',
  },
  tradeReview: {
    kind: 'choice',
    control: 'radio',
    label: 'Trade review',
    field: 'Trade review',
    default: 'day',
    whenMissing: 'none',
    choices: {
      none: { name: 'None', meaning: 'Trades go through as soon as they’re accepted.' },
      day: { name: '24 hours', meaning: 'For 24 hours after a trade is accepted, the commissioner can veto it.' },
    },
    freezes: 'at the draft',
  },
  divisions: { kind: 'divisions', label: 'Divisions', field: 'Divisions', default: '', freezes: 'at the draft' },
  playoffs: {
    kind: 'choice',
    control: 'select',
    label: 'Playoffs',
    field: 'Playoffs',
    default: 'four',
    choices: {
      four: { name: '4 teams', meaning: 'Two rounds, in the last two weeks.' },
      fourTwoWeeks: {
        name: '4 teams, two-week rounds',
        meaning: 'Two rounds of two weeks each, in the last four weeks. The points of both weeks count.',
      },
      six: {
        name: '6 teams',
        meaning: 'Three rounds, in the last three weeks. Seeds 1 and 2 have a bye in the first.',
      },
      sixReseeded: {
        name: '6 teams, reseeded',
        meaning: 'Three rounds. Seeds 1 and 2 have a bye in the first; then 1 plays the lowest seed left.',
      },
      eight: { name: '8 teams', meaning: 'Three rounds, in the last three weeks.' },
      eightReseeded: {
        name: '8 teams, reseeded',
        meaning: 'Three rounds. In each, the highest seed left plays the lowest.',
      },
    },
    freezes: 'at the draft',
  },
} as const satisfies Record<string, LeagueOption>;

type Table = typeof LEAGUE_OPTIONS;
export type OptionName = keyof Table;

type ValueOf<O extends LeagueOption> = O extends { kind: 'choice'; choices: infer C }
  ? Extract<keyof C, string>
  : O extends { kind: 'divisions' }
    ? string
    : O extends { kind: 'roster' }
      ? Slots
      : O extends { kind: 'scoring' }
        ? Scoring
        : number;

/** The value of every option of a league. */
export type OptionValues = { [K in OptionName]: ValueOf<Table[K]> };

/** The options in the order of the table. */
export const OPTION_LIST = Object.entries(LEAGUE_OPTIONS) as readonly (readonly [OptionName, LeagueOption])[];

/** A value for each option. */
function perOption(valueOf: (name: OptionName, option: LeagueOption) => unknown): OptionValues {
  return Object.fromEntries(OPTION_LIST.map(([name, option]) => [name, valueOf(name, option)])) as OptionValues;
}

/** Every option's default, used to initialize the form of a new league. */
export const DEFAULT_OPTIONS: OptionValues = perOption((_, option) => option.default);

/** Picks just the options out of a larger object, as a league stores them. */
export function optionsOf(values: OptionValues): OptionValues {
  return perOption((name) => values[name]);
}

/** Reads the options of a stored league. Missing or invalid values get the defaults of older leagues. */
export function parseOptions(raw: Readonly<Record<string, unknown>>): OptionValues {
  return perOption((name, option) => parseOption(option, raw[name]));
}

function parseOption(option: LeagueOption, stored: unknown): unknown {
  switch (option.kind) {
    case 'choice':
      return asOneOf(stored, Object.keys(option.choices), option.whenMissing ?? option.default);
    case 'number':
      return asNumber(stored, option.whenMissing ?? option.default);
    case 'roster':
      return parseSlots(stored);
    case 'bench':
      return asNumber(stored, option.default);
    case 'divisions':
      return asTyped(stored);
    case 'scoring': {
      const { reception, custom } = asMap(stored);
      const chosen = { reception: asOneOf(reception, RECEPTION_POINTS, option.default.reception) };
      return typeof custom === 'string' ? { ...chosen, custom } : chosen;
    }
  }
}

/** The stored values of visibility, draft format and draft order. */
export const VISIBILITIES = valuesOf(LEAGUE_OPTIONS.visibility.choices);
export type Visibility = OptionValues['visibility'];
export const DRAFT_FORMATS = valuesOf(LEAGUE_OPTIONS.draftFormat.choices);
export type DraftFormat = OptionValues['draftFormat'];

function valuesOf<C extends object>(choices: C): readonly Extract<keyof C, string>[] {
  return Object.keys(choices) as Extract<keyof C, string>[];
}
