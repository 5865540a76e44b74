import { deleteField, serverTimestamp } from 'firebase/firestore';
import type { SquadId } from '@/domain/football/squads';
import { succeed, type Result } from '@/domain/kernel/result';
import { teamOf } from '@/domain/league/teams';
import { checkTime } from '@/domain/moves/trades/tradeChecks';
import type { Batch } from '../backend/batch';
import { leagueRef } from '../backend/references';
import { serverClock } from '../backend/serverClock';
import { writeInTurn } from '../backend/writeRates';
import type { TradeRequest } from './tradeCommands';

const ROSTER_CHANGED = 'Your roster has just changed. Check your squads, and save again.';

/** Puts squads of the user's team on the trade block, in place of those that were there; with none, takes all off. */
export async function changeBlock(
  { league, week, me }: Pick<TradeRequest, 'league' | 'week' | 'me'>,
  squads: readonly SquadId[],
): Promise<Result<void>> {
  const timely = checkTime({ league, week, now: serverClock.now() });
  if (!timely.ok) return timely;
  const team = teamOf(league, me);
  // The rules deny a write that changes nothing.
  if (squads.length === 0 && league.block[team] === undefined) return succeed();
  const entry = Object.fromEntries(squads.map((squad) => [squad, serverTimestamp()]));
  const change = (batch: Batch) =>
    batch.update(leagueRef(league.id), { [`block.${team}`]: squads.length === 0 ? deleteField() : entry });
  return writeInTurn('note', me, league.id, change, ROSTER_CHANGED);
}
