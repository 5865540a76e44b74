import type { Draft } from '@/domain/draft/types';
import type { League } from '@/domain/league/types';
import { settlementOf } from '@/domain/moves/ledger/draftSettlement';
import type { SquadId } from '@/domain/football/squads';
import { Batch } from '../backend/batch';
import { leagueRef, leagueUserRef, joinCodeRef, ledgerRef } from '../backend/references';

/** For each roster document the rules read another document, and the number of reads per batch is limited. */
const ROSTERS_PER_BATCH = 10;

/** Settles a finished draft: ledger, league, preview and rosters. Returns whether this client was the first. */
export async function settleDraft(league: League, draft: Draft): Promise<boolean> {
  const settlement = settlementOf(league, draft);
  if (settlement === null) return false;
  const rosters = Object.entries(settlement.rosters);
  const writeRosters = (batch: Batch, some: [string, SquadId[]][]) => {
    for (const [uid, roster] of some) batch.update(leagueUserRef(league.id, uid), { roster });
  };
  try {
    const batch = new Batch();
    batch.update(ledgerRef(league.id), settlement.ledger);
    batch.update(leagueRef(league.id), settlement.league);
    batch.update(joinCodeRef(league.joinCode), settlement.joinCode);
    writeRosters(batch, rosters.slice(0, ROSTERS_PER_BATCH));
    await batch.commit();
    // Everyone reads the ledger. A roster document that isn't reached here has its roster again with its manager's next
    // move.
    if (rosters.length > ROSTERS_PER_BATCH) {
      const leagueUsers = new Batch();
      writeRosters(leagueUsers, rosters.slice(ROSTERS_PER_BATCH));
      await leagueUsers.commit();
    }
    return true;
  } catch {
    // Another client was first, or the server couldn't be reached. The caller retries until the league is settled.
    return false;
  }
}
