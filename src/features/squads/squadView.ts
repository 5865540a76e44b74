import { formatWhole } from '@/domain/kernel/hundredths';
import { formatFinal } from '@/domain/scoring/formatScores';
import { opponentCodeIn, type Fixture, type ScheduledGame } from '@/domain/football/fixtures';
import type { SchoolGame } from '@/domain/scoring/results';
import { isSchoolCode, SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import { DEFAULT_SCORING, type ScoreTerm } from '@/domain/scoring/scoreSquad';
import type { LogGame } from '@/domain/scoring/squadLog';
import { squadSeason } from '@/domain/scoring/squadSeason';
import { schoolOf, type SquadId } from '@/domain/football/squads';

/**
 * A week of a squad's season. `fixture` is null in a bye week; `opponent` is the opponent's code if it's a school of
 * the conference.
 */
export interface SquadRow {
  week: number;
  fixture: Fixture | null;
  opponent: SchoolCode | null;
  /** Null until its results are published. */
  played: LogGame | null;
}

/**
 * A squad's season in two parts: the weeks up to the last one with results of the squad, or before the current week,
 * and those to come.
 */
export function squadWeeks(
  squad: SquadId,
  games: readonly ScheduledGame[],
  log: readonly LogGame[],
  present: number | null,
): { past: SquadRow[]; coming: SquadRow[] } {
  const school = schoolOf(squad);
  const scheduled = squadSeason(squad, games, null, DEFAULT_SCORING);
  const rows = Array.from({ length: Math.max(scheduled.length, ...log.map(({ week }) => week)) }, (_, i): SquadRow => {
    const week = i + 1;
    const played = log.find((one) => one.week === week) ?? null;
    const known = scheduled.find((one) => one.week === week)?.fixture ?? null;
    const opponent = opponentCodeIn(games, school, week) ?? played?.game?.opponent ?? null;
    // The schedule may hold scores of weeks that aren't published yet.
    const fixture = known !== null ? { ...known, score: null } : fixtureOf(played?.game ?? null);
    return { week, fixture, opponent: isSchoolCode(opponent) ? opponent : null, played };
  });
  const isPast = ({ week, played }: SquadRow) => played !== null || (present !== null && week < present);
  return { past: rows.filter(isPast), coming: rows.filter((row) => !isPast(row)) };
}

/** The fixture of a published game, for a season without a known schedule. */
function fixtureOf(game: SchoolGame | null): Fixture | null {
  if (game === null) return null;
  const { opponent, home, neutral } = game;
  return {
    opponent: isSchoolCode(opponent) ? SCHOOLS[opponent].name : opponent,
    site: neutral ? 'neutral' : home ? 'vs' : 'at',
    score: null,
  };
}

/** `W 31–17`; while the game is on the score from the school's side, `10–14`. Null without a score. */
export function formatResult(game: SchoolGame | null): string | null {
  if (game === null || game.pointsFor === null || game.pointsAgainst === null) return null;
  const { pointsFor, pointsAgainst, state } = game;
  return state === 'final' ? formatFinal(pointsFor, pointsAgainst) : `${String(pointsFor)}–${String(pointsAgainst)}`;
}

const SHORT_STATS: readonly (readonly [RegExp, string])[] = [
  [/passing/, 'pass'],
  [/rushing/, 'rush'],
  [/receiving/, 'rec'],
  [/yards?$/, 'yds'],
  [/touchdowns?/, 'TD'],
  [/receptions?/, 'rec'],
  [/interceptions?( thrown)?/, 'INT'],
  [/field goals?/, 'FG'],
  [/extra points?/, 'XP'],
];

/** A stat line in short words: `254 pass yds, 2 pass TD`. */
export function formatStats(terms: readonly ScoreTerm[]): string {
  return terms
    .map(({ count, label }) => {
      const short = SHORT_STATS.reduce((text, [long, to]) => text.replace(long, to), label);
      return `${formatWhole(count)} ${short}`;
    })
    .join(', ');
}
