import type { Slots } from '../../lineup/slots';
import type { Scoring } from '../../scoring/scoreSquad';

/**
 * When an option can no longer be changed. An option that freezes later also needs a clause for the change in
 * rules/leagues.rules.
 */
export type Freezes = 'at the draft';

/** One value of an option, as text for the screen. */
export type Choice = { name: string; meaning: string };

/** What a description depends on: whether the draft is still ahead, and how many members have joined. */
export type LeagueStage = { open: boolean; joined: number };

/**
 * What all options share.
 * `label`: its name in the list of options; null if another row covers it. `field`: its name in the form. `meaning`:
 * what it means for a league; null when the value alone is clear.
 */
type Common<T> = {
  label: string | null;
  field: string;
  default: T;
  freezes: Freezes;
  meaning?: (stage: LeagueStage) => string | null;
};

/**
 * One of several values, keyed by what is stored. `whenMissing`: the value of a stored league without the field
 * (default: `default`).
 */
export type ChoiceOption = Common<string> & {
  kind: 'choice';
  whenMissing?: string;
  control: 'radio' | 'select';
  choices: Readonly<Record<string, Choice>>;
};

/**
 * A whole number. `offered`: the values that the form lists (default: all). `whenMissing`: the value of a stored league
 * without the field (default: `default`).
 */
export type NumberOption = Common<number> & {
  kind: 'number';
  least: number;
  most: number;
  offered?: readonly number[];
  whenMissing?: number;
  format: (value: number) => string;
  /** What the value means, if its name doesn't say it all. */
  explain?: (value: number) => string;
  /** Formats a number in the form. `hint` is shown with the field. */
  formatOffered: (value: number) => string;
  hint?: string;
  error: string;
};

/** The starters of a roster. Its row and its form field cover the bench too. */
type RosterOption = Common<Slots> & { kind: 'roster' };
type BenchOption = Common<number> & { kind: 'bench' };
/** The names of a league's divisions, as stored: `divisionNames` reads them. */
type DivisionsOption = Common<string> & { kind: 'divisions' };
/** The part of the scoring that a league can choose. */
type ScoringOption = Common<Scoring> & { kind: 'scoring' };

export type LeagueOption = ChoiceOption | NumberOption | RosterOption | BenchOption | DivisionsOption | ScoringOption;
