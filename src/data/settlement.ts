import { writeBatch } from 'firebase/firestore';
import type { Draft } from '@/domain/draft/types';
import { peopleAmong, type League } from '@/domain/league';
import { db } from './firebase';
import { joinCodeRef } from './joinCodes';
import { leagueRef } from './leagueRef';
import { leagueUserRef } from './leagueUsers';
import { ledgerRef } from './ledgers';

/** The rules look up a document for each person's papers, and a batch may cause only so many look-ups. */
const PAPERS_A_BATCH = 10;

/**
 * Settles a finished draft: the ledger, the league's calendar, its public face and everybody's papers say what the draft says. Any member's
 * client may do it, and the first one does; the answer is whether this was the one. Doing it again changes nothing.
 */
export async function settleDraft(league: League, draft: Draft): Promise<boolean> {
  if (draft.status !== 'complete' || league.draftComplete) return false;
  const people = peopleAmong(draft.order);
  try {
    const books = writeBatch(db());
    books.update(ledgerRef(league.id), { settled: true, rosters: draft.rosters, owned: draft.picks });
    books.update(leagueRef(league.id), { draftStatus: 'complete', draftComplete: true, schedule: { managers: draft.order } });
    books.update(joinCodeRef(league.joinCode), { draftStatus: 'complete' });
    people.slice(0, PAPERS_A_BATCH).forEach((uid) => books.update(leagueUserRef(league.id, uid), { roster: draft.rosters[uid] ?? [] }));
    await books.commit();
    if (people.length > PAPERS_A_BATCH) {
      const papers = writeBatch(db());
      people.slice(PAPERS_A_BATCH).forEach((uid) => papers.update(leagueUserRef(league.id, uid), { roster: draft.rosters[uid] ?? [] }));
      await papers.commit();
    }
    return true;
  } catch {
    return false;
  }
}
