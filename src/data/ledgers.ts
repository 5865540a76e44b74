import { doc, type DocumentReference } from 'firebase/firestore';
import type { Ledger } from '@/domain/league';
import type { Loadable } from '@/domain/loadable';
import { asMap } from '@/domain/parse';
import { parseSquadReferences } from '@/domain/squads';
import { db } from './firebase';
import { watchDocument, type Unsubscribe } from './watch';

/** Reference to a league's ledger. */
export function ledgerRef(leagueId: string): DocumentReference {
  return doc(db(), 'ledgers', leagueId);
}

/** Parses a ledger. `owned` is derived from the rosters, so that the two always agree. */
export function parseLedger(leagueId: string, stored: unknown): Ledger {
  const raw = asMap(stored);
  const rosters = Object.fromEntries(
    Object.entries(asMap(raw.rosters)).map(([manager, squads]) => [manager, parseSquadReferences(squads)]),
  );
  return { leagueId, settled: raw.settled === true, rosters, owned: Object.values(rosters).flat() };
}

/** Watches a league's ledger, which records who owns which squads. */
export function watchLedger(leagueId: string, next: (ledger: Loadable<Ledger>) => void): Unsubscribe {
  return watchDocument(ledgerRef(leagueId), (snapshot) => parseLedger(leagueId, snapshot.data()), next);
}
