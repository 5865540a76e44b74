import { doc, getDocFromServer, type DocumentReference } from 'firebase/firestore';
import type { Ledger } from '@/domain/league';
import type { Loadable } from '@/domain/loadable';
import { asMap, asNumber } from '@/domain/parse';
import { parseSquadReferences } from '@/domain/squads';
import { parseWaivers } from '@/domain/waivers';
import { db } from './firebase';
import { watchDocument, type Unsubscribe } from './watch';

/** Reference to a league's ledger. */
export function ledgerRef(leagueId: string): DocumentReference {
  return doc(db(), 'ledgers', leagueId);
}

/** Parses a ledger. `owned` is derived from the rosters, so that the two always agree. */
export function parseLedger(leagueId: string, stored: unknown): Ledger {
  const raw = asMap(stored);
  const rosters = parseRosters(raw.rosters);
  const waivers = parseWaivers(raw.waivers);
  return {
    leagueId,
    settled: raw.settled === true,
    rosters,
    owned: Object.values(rosters).flat(),
    step: asNumber(raw.step, 0),
    history: Object.fromEntries(Object.entries(asMap(raw.history)).map(([week, some]) => [week, parseRosters(some)])),
    ...(waivers === undefined ? {} : { waivers }),
  };
}

function parseRosters(stored: unknown): Ledger['rosters'] {
  return Object.fromEntries(
    Object.entries(asMap(stored)).map(([manager, squads]) => [manager, parseSquadReferences(squads)]),
  );
}

/** Fetches a league's ledger from the server once. */
export async function getLedger(leagueId: string): Promise<Ledger> {
  return parseLedger(leagueId, (await getDocFromServer(ledgerRef(leagueId))).data());
}

/** Watches a league's ledger, which records who owns which squads. */
export function watchLedger(leagueId: string, next: (ledger: Loadable<Ledger>) => void): Unsubscribe {
  return watchDocument(ledgerRef(leagueId), (snapshot) => parseLedger(leagueId, snapshot.data()), next);
}
