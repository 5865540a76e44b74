import {
  arrayRemove,
  deleteField,
  doc,
  getDocs,
  collection,
  increment,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { CODE, LEAGUE, people, put, scheduledLeague, writeRate } from '../support/documents';
import { allowed, denied } from '../support/decision';
import { openReferee, type Referee } from '../support/referee';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('co-commissioner')));
afterAll(() => referee.close());

const MEMBERS = ['ann', 'bob', 'cat'];
const HOME = `leagues/${LEAGUE}`;
/** A league of Ann, who has named Bob. */
beforeEach(async () => {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, { ...people('ann', 'bob', 'cat', 'dan'), ...scheduledLeague(MEMBERS, { coCommissioner: 'bob' }) }),
  );
});

const names = (by: string, coCommissioner: unknown) => updateDoc(doc(referee.as(by), HOME), { coCommissioner });
function pins(by: string) {
  const db = referee.as(by);
  return writeBatch(db)
    .update(doc(db, HOME), { note: `${by} was here`, noteBy: by })
    .set(doc(db, `writeRates/${by}/kinds/note`), writeRate(LEAGUE, serverTimestamp()))
    .commit();
}

function leaves(by: string, gone: string, post: DocumentData = {}) {
  const db = referee.as(by);
  const batch = writeBatch(db);
  batch.update(doc(db, HOME), {
    members: arrayRemove(gone),
    [`userInfo.${gone}`]: deleteField(),
    ...(by === gone ? {} : { [`removed.${gone}`]: serverTimestamp() }),
    ...post,
  });
  batch.update(doc(db, `joinCodes/${CODE}`), { seats: increment(-1) });
  batch.update(doc(db, `drafts/${LEAGUE}`), { members: arrayRemove(gone) });
  batch.delete(doc(db, `leagueUsers/${LEAGUE}_${gone}`));
  batch.set(doc(db, `writeRates/${by}/kinds/join`), writeRate(LEAGUE, serverTimestamp()));
  return batch.commit();
}

function hands(by: string, to: string, coCommissioner: string) {
  const db = referee.as(by);
  const batch = writeBatch(db);
  batch.update(doc(db, HOME), { createdBy: to, coCommissioner });
  batch.update(doc(db, `joinCodes/${CODE}`), { managerName: to });
  batch.update(doc(db, `drafts/${LEAGUE}`), {
    commissioner: to,
    'log.1': { kind: 'handOver', to, by, at: serverTimestamp() },
  });
  return batch.commit();
}

describe('the co-commissioner', () => {
  it('is a member whom the commissioner names, in place of the one before or of no one', async () => {
    await denied(names('bob', 'cat'));
    await denied(names('cat', 'cat'));
    await denied(names('ann', 'dan'));
    await denied(names('ann', ['bob', 'cat']));
    await allowed(names('ann', 'cat'));
    await denied(pins('bob'));
    await allowed(pins('cat'));
    await allowed(names('ann', 'ann'));
    await denied(pins('cat'));
    await allowed(pins('ann'));
  });

  it('can be named during the draft and after it', async () => {
    for (const draftStatus of ['active', 'complete']) {
      await referee.arrange(async (db) => {
        await put(db, { [HOME]: { ...scheduledLeague(MEMBERS)[HOME], draftStatus } });
        await updateDoc(doc(db, `joinCodes/${CODE}`), { draftStatus });
      });
      await allowed(names('ann', 'cat'));
    }
  });

  it('removes members, but never the commissioner', async () => {
    await denied(leaves('bob', 'ann'));
    await denied(leaves('bob', 'ann', { coCommissioner: 'ann' }));
    await allowed(leaves('bob', 'cat'));
  });

  it('leaves the post with the league, which no one else’s leaving does', async () => {
    await denied(leaves('cat', 'cat', { coCommissioner: 'ann' }));
    await denied(leaves('bob', 'bob'));
    await denied(leaves('bob', 'bob', { coCommissioner: 'cat' }));
    await allowed(leaves('bob', 'bob', { coCommissioner: 'ann' }));
  });

  it('loses the post when removed', async () => {
    await denied(leaves('ann', 'bob'));
    await allowed(leaves('ann', 'bob', { coCommissioner: 'ann' }));
    await denied(pins('bob'));
  });

  it('can’t hand the league over, and stays when the commissioner does', async () => {
    await denied(hands('bob', 'bob', 'bob'));
    await denied(hands('bob', 'cat', 'bob'));
    await denied(hands('ann', 'cat', 'dan'));
    await allowed(hands('ann', 'cat', 'bob'));
    await allowed(pins('bob'));
    await denied(pins('ann'));
  });

  it('becomes commissioner by a handover, and can then name another', async () => {
    await allowed(hands('ann', 'bob', 'bob'));
    await denied(names('ann', 'ann'));
    await allowed(names('bob', 'cat'));
  });

  it('acts in the draft, which its log says', async () => {
    const order = (by: string) =>
      updateDoc(doc(referee.as(by), `drafts/${LEAGUE}`), {
        order: MEMBERS,
        'log.1': { kind: 'order', how: 'set', order: MEMBERS, by, at: serverTimestamp() },
      });
    await denied(order('cat'));
    await allowed(order('bob'));
  });

  it('sees the personal invitations', async () => {
    const seats = (by: string) =>
      getDocs(query(collection(referee.as(by), 'rosterCodes'), where('leagueId', '==', LEAGUE)));
    await referee.arrange((db) => put(db, { 'rosterCodes/SEAT2345': { leagueId: LEAGUE } }));
    await denied(seats('cat'));
    await allowed(seats('bob'));
  });
});
