import { playoffSize, playoffStart, type Calendar, type WeekScores } from '@/domain/calendar';
import { formatPoints, type Hundredths } from '@/domain/hundredths';
import type { ManagerId } from '@/domain/houseTeams';
import { calendarOf, decidedScores, scoreInWeek, type LeagueSeason } from '@/domain/leagueSeason';
import { personName, teamName } from '@/domain/teamNames';
import { playoffRace, type Race } from '@/domain/playoffRace';
import { uncorrectedScore } from '@/domain/results';
import { matchupsFor } from '@/domain/schedule';
import { gamesBehind, standings, type Standing, type Tiebreaker } from '@/domain/standings';

/** A row of the standings as the page shows it. `behind` is the games behind the first; `race` is null when there is nothing left to play for. */
export type StandingLine = Standing & {
  team: string;
  person: string;
  inPlayoffs: boolean;
  behind: number;
  race: Race | null;
};

/** The standings after the decided weeks, and when the playoffs begin. */
export type StandingsView = {
  lines: StandingLine[];
  decidedWeeks: number;
  playoffs: { from: number; to: number; size: number } | null;
  corrections: StandingsCorrection[];
};

/** A team's week whose score a stat correction changed after the finals, in hundredths. `results`: how the game went before and goes now, if that changed. */
export type StandingsCorrection = {
  week: number;
  manager: ManagerId;
  team: string;
  before: Hundredths;
  after: Hundredths;
  results: readonly [GameResult, GameResult] | null;
};

type GameResult = 'win' | 'loss' | 'tie';

/** The standings of a league, ready to display. */
export function standingsView(season: LeagueSeason): StandingsView {
  const calendar = calendarOf(season.league);
  if (calendar === null) return { lines: [], decidedWeeks: 0, playoffs: null, corrections: [] };
  const scores = decidedScores(season);
  const start = playoffStart(calendar);
  const size = playoffSize(calendar);
  const race = playoffRace(calendar, scores);
  const name = (manager: ManagerId) => ({
    team: teamName(manager, season.league),
    person: personName(manager, season.league),
  });
  const regular = [...scores.keys()].filter((week) => week >= calendar.firstWeek && (start === null || week < start));
  const table = standings(calendar, scores);
  return {
    lines: table.map((row) => ({
      ...row,
      ...name(row.manager),
      inPlayoffs: row.rank <= size,
      behind: gamesBehind(table[0]!, row),
      race: race?.get(row.manager) ?? null,
    })),
    decidedWeeks: regular.length,
    playoffs: start === null ? null : { from: start, to: calendar.lastWeek, size },
    corrections: correctionsOf(season, calendar, scores),
  };
}

/** The decided weeks of each team that were corrected, in order. */
function correctionsOf(season: LeagueSeason, calendar: Calendar, scores: WeekScores): StandingsCorrection[] {
  return season.weeks.flatMap((one) => {
    const after = scores.get(one.week.week);
    const squads = Object.values(one.results?.squads ?? {});
    if (after === undefined || !squads.some(({ was }) => was !== undefined)) return [];
    const before = Object.fromEntries(
      calendar.managers.map((manager) => [manager, uncorrectedScore(scoreInWeek(season, manager, one))]),
    );
    const { matchups } = matchupsFor(calendar, one.week.week, scores);
    return calendar.managers
      .filter((manager) => before[manager] !== after[manager])
      .map((manager): StandingsCorrection => {
        // In the playoffs, the higher seed wins a tie, so points alone don't tell how a game went.
        const game = matchups.find(
          ({ home, away, stage }) => stage === 'regular' && (home === manager || away === manager),
        );
        const rival = game?.home === manager ? game.away : game?.home;
        const resultIn = (points: ManagerScores) =>
          rival === undefined ? null : resultOf(points[manager] ?? 0, points[rival] ?? 0);
        const [was, is] = [resultIn(before), resultIn(after)];
        return {
          week: one.week.week,
          manager,
          team: teamName(manager, season.league),
          before: before[manager] ?? 0,
          after: after[manager] ?? 0,
          results: was === null || is === null || was === is ? null : [was, is],
        };
      });
  });
}

type ManagerScores = Readonly<Record<ManagerId, Hundredths>>;

function resultOf(own: Hundredths, other: Hundredths): GameResult {
  return own === other ? 'tie' : own > other ? 'win' : 'loss';
}

/** `Week 8: 97.20 → 98.20, a win instead of a loss`. */
export function formatStandingsCorrection({ week, before, after, results }: StandingsCorrection): string {
  const points = `Week ${String(week)}: ${formatPoints(before)} → ${formatPoints(after)}`;
  return results === null ? points : `${points}, a ${results[1]} instead of a ${results[0]}`;
}

/** `W3`; a dash before the first game. */
export function streakText({ streak }: Standing): string {
  return streak === null ? '–' : `${streak.kind}${String(streak.length)}`;
}

/** Games behind the leader: `2`, `½`, `1½`; a dash for none. */
export function formatBehind(games: number): string {
  if (games === 0) return '–';
  const whole = Math.floor(games);
  return `${whole > 0 ? String(whole) : ''}${games > whole ? '½' : ''}`;
}

const TIEBREAKERS: Record<Tiebreaker, string> = {
  pointsFor: 'Ahead on points for',
  headToHead: 'Ahead on head-to-head',
  pointsAgainst: 'Ahead on points against',
  draftOrder: 'Ahead by draft order',
};

/** Why a row is ahead of the next one with the same record; null when the record decides. */
export function formatTiebreaker({ tiebreaker }: Standing): string | null {
  return tiebreaker === null ? null : TIEBREAKERS[tiebreaker];
}

/** What a manager still needs to make the playoffs; null when it's too early to say. */
export function formatRace(race: Race): string | null {
  switch (race.kind) {
    case 'topSeed':
      return 'Clinched the top seed';
    case 'clinched':
      return 'Clinched a playoff spot';
    case 'eliminated':
      return 'Out of the playoffs';
    case 'open':
      return null;
    case 'wins':
      return race.wins === race.left
        ? race.left === 1
          ? 'In with a win in the last game'
          : `In by winning the last ${String(race.left)}`
        : `In with ${race.wins === 1 ? 'a win' : `${String(race.wins)} wins`} in the last ${String(race.left)}`;
    case 'help':
      return race.wins === 0
        ? 'Needs help'
        : `Needs ${race.wins === 1 ? 'a win' : `${String(race.wins)} wins`} and help`;
  }
}
