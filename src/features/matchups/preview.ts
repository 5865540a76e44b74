import { formatPoints, formatSigned, type Hundredths } from '@/domain/kernel/hundredths';
import { hasBye, type Week } from '@/domain/football/weeks';
import { schoolOf, type SquadId } from '@/domain/football/squads';
import type { League } from '@/domain/league/types';
import { SLOTS, type Slot } from '@/domain/lineup/slots';
import type { WeekProjections } from '@/domain/projections/model';
import { formatScore } from '@/domain/scoring/formatScores';
import { decidedScores } from '@/domain/season/scores/decidedScores';
import { leagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import { projectedPoints, type LeagueSeason } from '@/domain/season/leagueSeason';
import { playedGames } from '@/domain/season/matchups/seasonGames';
import type { MatchupView, Side } from './matchupView';

/**
 * What decides a matchup that hasn't begun: where each side has its biggest edge by projection, empty or idle starters,
 * and how the two have met this season.
 */
export function matchupPreview(
  season: LeagueSeason,
  { left, right }: Pick<MatchupView, 'left' | 'right'>,
  { week, projected }: { week: Week; projected: WeekProjections },
): string[] {
  const edges = SLOTS.filter((slot) => season.league.slots[slot] > 0).map((slot) => ({
    slot,
    by: inSlot(left, slot, week, projected) - inSlot(right, slot, week, projected),
  }));
  const flipped = edges.map(({ slot, by }) => ({ slot, by: -by }));
  const biggest = [...edgeOf(left, edges), ...edgeOf(right, flipped)];
  return [
    ...(biggest.length === 0 ? [] : [`Projected edges: ${biggest.join('; ')}.`]),
    ...[left, right].flatMap((side) => idle(side, season.league, week)),
    ...series(season, left, right, week),
  ];
}

function inSlot({ coming }: Side, slot: Slot, week: Week, projected: WeekProjections): Hundredths {
  return coming.starters[slot].reduce((sum, squad) => sum + projectedPoints(projected, week, squad), 0);
}

function edgeOf({ team }: Side, edges: readonly { slot: Slot; by: Hundredths }[]): string[] {
  const [most] = [...edges].sort((one, other) => other.by - one.by);
  return most === undefined || most.by <= 0 ? [] : [`${team} at ${most.slot}, ${formatSigned(most.by)}`];
}

/** Slots of a lineup that can't score. In best ball an empty one isn't: its squads would lose points. */
function idle({ team, coming }: Side, { slots, lineups }: League, week: Week): string[] {
  const playing = (squads: readonly SquadId[]) => squads.filter((squad) => !hasBye(week, schoolOf(squad))).length;
  const without = SLOTS.filter((slot) => {
    const { length } = coming.starters[slot];
    return playing(coming.starters[slot]) < (lineups === 'best' ? length : slots[slot]);
  });
  return without.length === 0 ? [] : [`No game at ${without.join(', ')} for ${team}.`];
}

/** The earlier meetings of the season: the latest, and the series where there are more. */
function series(season: LeagueSeason, left: Side, right: Side, { week }: Week): string[] {
  const schedule = leagueSchedule(season.league);
  if (schedule === null) return [];
  const met = playedGames(schedule, decidedScores(season)).filter(
    (game) => game.week < week && [game.home, game.away].every((one) => one === left.manager || one === right.manager),
  );
  const last = met.at(-1);
  if (last === undefined) return [];
  const score = formatScore(last.homePoints, last.awayPoints, formatPoints);
  const winner = [left, right].find(({ manager }) => manager === last.winner);
  const result = winner === undefined ? `tied ${score}` : `${winner.team} won ${score}`;
  const wins = (side: Side) => met.filter((game) => game.winner === side.manager).length;
  const [one, other] = [wins(left), wins(right)];
  const standing =
    one === other
      ? `The series is even.`
      : `The season series is ${formatScore(one, other)} for ${(one > other ? left : right).team}.`;
  return [`Last met in week ${String(last.week)}: ${result}.${met.length > 1 ? ` ${standing}` : ''}`];
}
