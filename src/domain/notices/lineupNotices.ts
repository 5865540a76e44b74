import { playsAsHouseTeam } from '../league/vacancies';
import type { Lineup } from '../lineup/lineup';
import { withSubstitutes } from '../lineup/substitutes';
import { formatGap, openGaps } from '../season/lineups/lineupGaps';
import { schoolOf, type SquadId } from '../football/squads';
import type { Week } from '../football/weeks';
import { lockedSchools } from '../football/locks';
import { LEAD_MS, type Notice, type LeagueTeam } from './notice';

/** The next kickoff of a roster's squads, in milliseconds, if it's within the hour; else null. */
export function kickoffWithinTheHour(roster: readonly SquadId[], week: Week, now: number): number | null {
  const ahead = roster.flatMap((squad) => week.kickoffs[schoolOf(squad)] ?? []).filter((at) => at > now);
  const next = Math.min(...ahead);
  return next - now <= LEAD_MS ? next : null;
}

/**
 * The gaps in a lineup that can still be filled (`openGaps`), in the hour before a kickoff of its squads. None that a
 * substitute fills, nor in a week that the team plays as a house team.
 */
export function lineupNotices({ league, team }: LeagueTeam, lineup: Lineup, week: Week, now: number): Notice[] {
  const roster = [...Object.values(lineup.starters).flat(), ...lineup.bench];
  const kickoff = kickoffWithinTheHour(roster, week, now);
  if (league.lineups === 'best' || playsAsHouseTeam(league, team, week)) return [];
  if (kickoff === null || week.week < league.firstWeek || week.season !== league.season) return [];
  const { slots } = league;
  const filled = league.lineups === 'subs' ? withSubstitutes(lineup, { roster, slots, week }) : lineup;
  const gaps = openGaps(filled, slots, week, lockedSchools(week.kickoffs, now));
  if (gaps.length === 0) return [];
  return [
    {
      key: `lineup ${league.id} ${week.id} ${String(kickoff)}`,
      kind: 'lineup',
      at: kickoff - LEAD_MS,
      leagueId: league.id,
      text: 'Check your lineup before kickoff.',
      detail: `${gaps.map(formatGap).join(', ')}.`,
      until: kickoff,
      href: `/roster?league=${league.id}`,
      needsMe: true,
    },
  ];
}
