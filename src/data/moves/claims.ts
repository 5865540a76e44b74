import { collection, query, where } from 'firebase/firestore';
import { nextTurn, type Turn } from '@/domain/moves/claims/claimAwards';
import { checkClaims, type ClaimsContext } from '@/domain/moves/claims/claimChecks';
import { parseClaims, storedClaim, type Claim } from '@/domain/moves/claims/claims';
import type { LeagueId, TeamId, Uid, WeekId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { ready } from '@/domain/kernel/loadable';
import { asMap } from '@/domain/kernel/parse';
import type { Result } from '@/domain/kernel/result';
import { parseTransaction, type Transaction } from '@/domain/moves/ledger/transactions';
import { isAwarding, storedWaivers, waiversWith } from '@/domain/moves/claims/waivers';
import { writeTogether, type Batch } from '../backend/batch';
import { attempt } from '../backend/failures';
import { db } from '../backend/firebase';
import { ledgerRef, claimsRef } from '../backend/references';
import { getLedger } from './ledgers';
import { commitStep, writeStep } from './ledgerSteps';
import { readNow } from '../backend/serverReads';
import { watchDocument, watchQuery, type Next, type Unsubscribe } from '../backend/watch';

/** The league, its ledger as watched, the week and the signed-in manager, from which claims are saved. */
export type ClaimsRequest = Omit<ClaimsContext, 'now'>;

function parseStored(stored: unknown): Claim[] {
  return parseClaims(asMap(stored).claims);
}

/** Watches the signed-in manager's claims for a week, in order. Claims that were never saved are empty. */
export function watchMyClaims(leagueId: LeagueId, weekId: WeekId, team: TeamId, next: Next<Claim[]>): Unsubscribe {
  return watchDocument(
    claimsRef(leagueId, weekId, team),
    (snapshot) => parseStored(snapshot.data()),
    (claims) => next(claims.state === 'missing' ? ready([]) : claims),
  );
}

/** Saves the signed-in manager's claims for a week, and puts them in line, again if another got in line meanwhile. */
export function saveClaims(request: ClaimsRequest, claims: readonly Claim[]): Promise<Result<void>> {
  const { league, week, manager } = request;
  const reference = claimsRef(league.id, week.id, manager);
  const stored = claims.map(storedClaim);
  return commitStep(request, {
    check: (ledger, now) => checkClaims({ ...request, ledger, now }, claims),
    write: (batch, ledger) => {
      batch.set(reference, { leagueId: league.id, weekId: week.id, uid: manager, claims: stored });
      const { waivers } = ledger;
      if (waivers?.week !== week.id || !waivers.turns.includes(manager)) {
        batch.update(ledgerRef(league.id), { waivers: storedWaivers(waiversWith(ledger, league, week.id, manager)) });
      }
      batch.until(reference, 'claims', stored);
    },
    isSame: sameLine,
    rejected: 'Your claims weren’t saved. Reload the page and try again.',
  });
}

function sameLine({ waivers: one }: Ledger, { waivers: other }: Ledger): boolean {
  return one?.week === other?.week && one?.turns.join(' ') === other?.turns.join(' ');
}

/** Takes the turns left in a week's awards. Returns false once another client takes one: both would deny each other. */
export async function awardClaims(league: League, weekId: WeekId, uid: Uid): Promise<boolean> {
  const stored = await attempt(() => getLedger(league.id));
  if (!stored.ok) return false;
  let ledger = stored.value;
  while (isAwarding(ledger, weekId)) {
    const claims = await attempt(() => readNow(claimsRef(league.id, weekId, ledger.waivers?.turns[0] ?? '')));
    const turn = claims.ok ? nextTurn(parseStored(claims.value.data()), league, ledger) : null;
    if (turn === null) return false;
    const before = ledger;
    const sent = await writeTogether((batch) => writeTurn(batch, league.id, weekId, uid, before, turn));
    if (!sent.ok) return false;
    ledger = turn.after;
  }
  return true;
}

function writeTurn(batch: Batch, leagueId: LeagueId, weekId: WeekId, by: Uid, before: Ledger, turn: Turn): void {
  const { move, after } = turn;
  if (move === null) {
    batch.update(ledgerRef(leagueId), { waivers: after.waivers === undefined ? {} : storedWaivers(after.waivers) });
  } else {
    const turns = [...(before.waivers?.turns ?? [])].reverse();
    writeStep(batch, { leagueId, weekId, by, move: { kind: 'claim', ...move }, after, more: { turns } });
  }
}

/** Watches the claims that are awarded in a week, in order. */
export function watchClaimAwards(leagueId: LeagueId, weekId: WeekId, next: Next<Transaction[]>): Unsubscribe {
  return watchQuery(
    query(
      collection(db(), 'transactions'),
      where('leagueId', '==', leagueId),
      where('week', '==', weekId),
      where('kind', '==', 'claim'),
    ),
    ({ docs }) => docs.map((one) => parseTransaction(one.data())).sort((one, other) => one.step - other.step),
    next,
  );
}
