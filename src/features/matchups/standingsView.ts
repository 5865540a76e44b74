import { playoffSize, playoffStart } from '@/domain/season/schedule/scheduleWeeks';
import { leagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import { divisionNames } from '@/domain/league/options/divisionNames';
import type { ManagerId } from '@/domain/league/houseTeams';
import { decidedScores } from '@/domain/season/scores/decidedScores';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { personName, teamName } from '@/domain/league/teamNames';
import { playoffRace, type Race } from '@/domain/season/playoffs/playoffRace';
import { gamesBehind, standings, type Standing, type Tiebreaker } from '@/domain/season/standings';

/**
 * A row of the standings as the page shows it. `before` is the rank after the week before the last, null without one;
 * `behind` is the games behind the first; `race` is null when there is nothing left to play for; `divisionName` is null
 * in a league without divisions.
 */
export type StandingLine = Standing & {
  team: string;
  person: string;
  before: number | null;
  inPlayoffs: boolean;
  behind: number;
  race: Race | null;
  divisionName: string | null;
};

/** A division's teams in order; `behind` is the games behind its first. */
export type DivisionTable = { name: string; lines: StandingLine[] };

/** The standings after the decided weeks, and when the playoffs begin. */
export type StandingsView = {
  lines: StandingLine[];
  divisions: DivisionTable[];
  decidedWeeks: number;
  playoffs: { from: number; to: number; size: number } | null;
};

/** The standings of a league, ready to display. */
export function standingsView(season: LeagueSeason): StandingsView {
  const schedule = leagueSchedule(season.league);
  if (schedule === null) return { lines: [], divisions: [], decidedWeeks: 0, playoffs: null };
  const scores = decidedScores(season);
  const start = playoffStart(schedule);
  const size = playoffSize(schedule);
  const race = playoffRace(schedule, scores);
  const name = (manager: ManagerId) => ({
    team: teamName(manager, season.league),
    person: personName(manager, season.league),
  });
  const regular = [...scores.keys()].filter((week) => week >= schedule.firstWeek && (start === null || week < start));
  const table = standings(schedule, scores);
  const last = Math.max(...regular);
  const earlier = standings(schedule, new Map([...scores].filter(([week]) => week < last)));
  const before = (manager: ManagerId) =>
    regular.length < 2 ? null : (earlier.find((row) => row.manager === manager)?.rank ?? null);
  const names = divisionNames(season.league.divisions);
  const lines = table.map((row) => ({
    ...row,
    ...name(row.manager),
    before: before(row.manager),
    inPlayoffs: start !== null && row.rank <= size,
    behind: gamesBehind(table[0]!, row),
    race: race?.get(row.manager) ?? null,
    divisionName: row.division === null ? null : names[row.division]!,
  }));
  return {
    lines,
    divisions: names.flatMap((name) => {
      const teams = lines.filter(({ divisionName }) => divisionName === name);
      return teams.length === 0
        ? []
        : { name, lines: teams.map((line) => ({ ...line, behind: gamesBehind(teams[0]!, line) })) };
    }),
    decidedWeeks: regular.length,
    playoffs: start === null ? null : { from: start, to: schedule.lastWeek, size },
  };
}

/** `W3`; a dash before the first game. */
export function streakText({ streak }: Standing): string {
  return streak === null ? '–' : `${streak.kind}${String(streak.length)}`;
}

const TIEBREAKERS: Record<Tiebreaker, string> = {
  pointsFor: 'points for',
  headToHead: 'head-to-head',
  pointsAgainst: 'points against',
  draftOrder: 'draft order',
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
          ? 'Clinches with a win in the last game'
          : 'Clinches by winning out'
        : `Clinches with ${race.wins === 1 ? 'a win' : `${String(race.wins)} wins`} in the last ${String(race.left)}`;
    case 'help':
      return race.wins === 0
        ? 'Needs help'
        : `Needs ${race.wins === 1 ? 'a win' : `${String(race.wins)} wins`} and help`;
  }
}
