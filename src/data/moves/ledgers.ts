import type { LeagueId } from '@/domain/kernel/ids';
import { type Ledger, parseLedger } from '@/domain/moves/ledger/ledger';
import { ledgerRef } from '../backend/references';
import { readDocument } from '../backend/serverReads';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';

/** Fetches a league's ledger from the server once. */
export async function getLedger(leagueId: LeagueId): Promise<Ledger> {
  return parseLedger(leagueId, (await readDocument(ledgerRef(leagueId))).data());
}

/** Watches a league's ledger, which records who owns which squads. */
export function watchLedger(leagueId: LeagueId, next: Next<Ledger>): Unsubscribe {
  return watchDocument(ledgerRef(leagueId), (snapshot) => parseLedger(leagueId, snapshot.data()), next);
}
