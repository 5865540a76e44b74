import type { Hundredths } from './hundredths';
import type { BallCarrierLine, DefenseLine, KickerLine, QuarterbackLine, StatLine } from './statLines';
import type { Unit } from './squads';

/** Points that a league may give for each reception. */
export const RECEPTION_POINTS = [0, 0.5, 1] as const;

/** What a league may choose: points for each reception. */
export type Scoring = { reception: (typeof RECEPTION_POINTS)[number] };

export const DEFAULT_SCORING: Scoring = { reception: 0.5 };

/** One reason for points: "312 passing yards x 0.04 = 12.48". `each` and `hundredths` are hundredths of a point. */
export type ScoreTerm = { label: string; count: number; each: Hundredths; hundredths: Hundredths };

/** A squad's points and how they came about. The terms add up to `hundredths`; a term that counts 0 is left out. */
export type SquadScore = { hundredths: Hundredths; terms: ScoreTerm[] };

const NOTHING: SquadScore = { hundredths: 0, terms: [] };

/** Points allowed, highest first: from how many on, and what that is worth (docs/game.md, Scoring). */
const POINTS_ALLOWED: readonly { from: number; worth: Hundredths }[] = [
  { from: 35, worth: -400 },
  { from: 28, worth: -100 },
  { from: 21, worth: 0 },
  { from: 14, worth: 100 },
  { from: 7, worth: 400 },
  { from: 1, worth: 700 },
  { from: 0, worth: 1000 },
];

/** The points of one unit for one game (docs/game.md, Scoring). No line (a bye, or not played yet) is 0. */
export function scoreSquad(unit: Unit, line: StatLine | null, scoring: Scoring = DEFAULT_SCORING): SquadScore {
  if (line === null) return NOTHING;
  const terms = termsOf(unit, line, scoring).filter((term) => term.count !== 0);
  return { hundredths: terms.reduce((sum, term) => sum + term.hundredths, 0), terms };
}

function termsOf(unit: Unit, line: StatLine, scoring: Scoring): ScoreTerm[] {
  switch (unit) {
    case 'QB':
      return quarterbackTerms(line as QuarterbackLine);
    case 'K':
      return kickerTerms(line as KickerLine);
    case 'DST':
      return defenseTerms(line as DefenseLine);
    default:
      return ballCarrierTerms(line as BallCarrierLine, scoring);
  }
}

function term(label: string, count: number, each: Hundredths): ScoreTerm {
  return { label, count, each, hundredths: count * each };
}

function quarterbackTerms(line: QuarterbackLine): ScoreTerm[] {
  return [
    term('passing yards', line.pass_yds, 4),
    term('passing touchdowns', line.pass_td, 400),
    term('interceptions thrown', line.pass_int, -200),
    term('rushing yards', line.qb_rush_yds, 10),
    term('rushing touchdowns', line.qb_rush_td, 600),
  ];
}

function ballCarrierTerms(line: BallCarrierLine, scoring: Scoring): ScoreTerm[] {
  return [
    term('rushing yards', line.rush_yds, 10),
    term('rushing touchdowns', line.rush_td, 600),
    term('receptions', line.rec, scoring.reception * 100),
    term('receiving yards', line.rec_yds, 10),
    term('receiving touchdowns', line.rec_td, 600),
  ];
}

function kickerTerms(line: KickerLine): ScoreTerm[] {
  return [
    term('field goals to 39 yards', line.fgm_0_39, 300),
    term('field goals of 40-49 yards', line.fgm_40_49, 400),
    term('field goals of 50+ yards', line.fgm_50p, 500),
    term('field goals, distance unknown', line.fgm_unknown, 300),
    term('missed field goals', line.fg_missed, -100),
    term('extra points', line.xpm, 100),
    term('missed extra points', line.xp_missed, -100),
  ];
}

function defenseTerms(line: DefenseLine): ScoreTerm[] {
  const allowed = POINTS_ALLOWED.find((band) => line.points_against >= band.from)!;
  return [
    term('sacks', line.sacks, 100),
    term('interceptions', line.def_int, 200),
    term('fumbles recovered', line.opp_fum_lost, 200),
    term('touchdowns', line.tds, 600),
    term('safeties', line.safeties, 200),
    term(`game with ${line.points_against} points allowed`, 1, allowed.worth),
  ];
}
