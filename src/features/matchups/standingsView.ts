import { playoffSize, playoffStart } from '@/domain/calendar';
import type { ManagerId } from '@/domain/houseTeams';
import { formatPoints } from '@/domain/hundredths';
import type { LeagueUser } from '@/domain/league';
import { calendarOf, decidedScores, personName, teamName, type LeagueSeason } from '@/domain/leagueSeason';
import { formatRecord, standings, type Standing } from '@/domain/standings';

/** A row of the standings as the page shows it. */
export type StandingLine = Standing & { team: string; person: string; inPlayoffs: boolean };

/** The standings after the decided weeks, and when the playoffs begin. */
export type StandingsView = {
  lines: StandingLine[];
  decidedWeeks: number;
  playoffs: { from: number; to: number; size: number } | null;
};

/** The standings of a league, ready to display. */
export function standingsView(season: LeagueSeason, leagueUsers: readonly LeagueUser[]): StandingsView {
  const calendar = calendarOf(season.league);
  if (calendar === null) return { lines: [], decidedWeeks: 0, playoffs: null };
  const scores = decidedScores(season);
  const start = playoffStart(calendar);
  const size = playoffSize(calendar);
  const name = (manager: ManagerId) => ({
    team: teamName(manager, season.league, leagueUsers),
    person: personName(manager, season.league),
  });
  const regular = [...scores.keys()].filter((week) => week >= calendar.firstWeek && (start === null || week < start));
  return {
    lines: standings(calendar, scores).map((row) => ({ ...row, ...name(row.manager), inPlayoffs: row.rank <= size })),
    decidedWeeks: regular.length,
    playoffs: start === null ? null : { from: start, to: calendar.lastWeek, size },
  };
}

/** `W3`; a dash before the first game. */
export function streakText({ streak }: Standing): string {
  return streak === null ? '–' : `${streak.kind}${String(streak.length)}`;
}

/** For adjacent managers with the same record, a note on which tiebreaker ranked one above the other. */
export function tieNotes(lines: readonly StandingLine[]): string[] {
  return lines.flatMap((line, i) => {
    const next = lines[i + 1];
    if (next === undefined || formatRecord(line) !== formatRecord(next) || line.wins + line.losses + line.ties === 0)
      return [];
    const apart = line.pointsFor - next.pointsFor;
    return [
      apart > 0
        ? `${line.team} is ahead of ${next.team} on points for, by ${formatPoints(apart)}.`
        : `${line.team} and ${next.team} are also tied on points for: head-to-head decides, then fewest points against.`,
    ];
  });
}
