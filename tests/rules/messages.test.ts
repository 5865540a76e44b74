import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { LEAGUE, ago, memberInfo, league, put, user, writeRate } from '../support/documents';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('messages')));
afterAll(() => referee.close());

const message = (sender: string, changes: DocumentData = {}): DocumentData => ({
  leagueId: LEAGUE,
  senderId: sender,
  text: 'See you on Saturday.',
  timestamp: serverTimestamp(),
  readBy: { [sender]: true },
  ...changes,
});
beforeEach(async () => {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, {
      [`leagues/${LEAGUE}`]: league(['ann', 'bob'], {
        userInfo: { ann: memberInfo('ann', { displayName: 'Ann of the Stands' }), bob: memberInfo('bob') },
      }),
      'messages/old': message('ann', { timestamp: ago(60) }),
      'users/root@example_test': user('root', { admin: true }),
    }),
  );
});
/** Sends messages in one batch with the sender's write rate, which names the first of them. */
const send = (uid: string, changes: DocumentData = {}, count = 1) => {
  const db = referee.as(uid);
  const batch = writeBatch(db);
  const places = Array.from({ length: count }, () => doc(collection(db, 'messages')));
  places.forEach((place) => batch.set(place, message(uid, changes)));
  batch.set(doc(db, 'writeRates', uid, 'kinds', 'message'), writeRate(places[0]!.id, serverTimestamp()));
  return batch.commit();
};
const mark = (uid: string, seconds: number) =>
  referee.arrange((db) => put(db, { [`writeRates/${uid}/kinds/message`]: writeRate('old', ago(seconds)) }));

describe('sending a message', () => {
  it('is for members, under their own id and name', async () => {
    await allowed(send('bob'));
    await denied(send('dan'));
    await denied(send('bob', { senderId: 'ann', readBy: { ann: true } }));
    await denied(send('bob', { senderName: 'Ann of the Stands' }));
  });
  it('needs a rate mark in the same batch, one message per mark, with a pause between messages', async () => {
    const db = referee.as('bob');
    await denied(setDoc(doc(db, 'messages', 'unmarked'), message('bob')));
    await denied(send('bob', {}, 2));
    await mark('bob', 0);
    await denied(send('bob'));
    await mark('bob', 2);
    await allowed(send('bob'));
  });
  it('cannot use another user’s mark, another time, or remove a recent mark', async () => {
    const at = (uid: string, of: string) => doc(referee.as(uid), 'writeRates', of, 'kinds', 'message');
    await denied(setDoc(at('bob', 'ann'), writeRate('x', serverTimestamp())));
    await denied(setDoc(at('bob', 'bob'), writeRate('x', ago(60))));
    await denied(setDoc(at('bob', 'bob'), writeRate('x'.repeat(81), serverTimestamp())));
    await denied(setDoc(at('bob', 'bob'), writeRate('x', serverTimestamp(), { count: 0 })));
    await denied(setDoc(at('bob', 'bob'), { junk: 'x' }));
    await mark('bob', 0);
    await denied(deleteDoc(at('bob', 'bob')));
    await mark('bob', 60);
    await allowed(deleteDoc(at('bob', 'bob')));
  });
  it('needs a text of 1 to 1,000 characters', async () => {
    await denied(send('bob', { text: '' }));
    await denied(send('bob', { text: 'x'.repeat(1001) }));
    await denied(send('bob', { text: 7 }));
    await denied(send('bob', { text: ' \n\u2003' }));
    await allowed(send('ann', { text: 'Two\nlines' }));
    await allowed(send('bob', { text: 'x'.repeat(1000) }));
  });
  it('uses the server’s time', async () => {
    await denied(send('bob', { timestamp: ago(60) }));
    await denied(send('bob', { timestamp: ago(-60) }));
  });
  it('starts as read by its sender only, with no other fields', async () => {
    await denied(send('bob', { readBy: { bob: true, ann: true } }));
    await denied(send('bob', { readBy: {} }));
    await denied(send('bob', { pinned: true }));
  });
});

describe('reading messages', () => {
  const newest = (uid: string) =>
    query(
      collection(referee.as(uid), 'messages'),
      where('leagueId', '==', LEAGUE),
      orderBy('timestamp', 'desc'),
      limit(20),
    );
  it('is for the league’s members and admins, one league at a time', async () => {
    await allowed(getDocs(newest('bob')));
    await allowed(getDocs(newest('root')));
    await denied(getDocs(newest('dan')));
    await denied(getDocs(query(collection(referee.as('bob'), 'messages'), orderBy('timestamp', 'desc'))));
  });
});

describe('a sent message', () => {
  const change = (uid: string, data: DocumentData) => updateDoc(doc(referee.as(uid), 'messages', 'old'), data);
  it('is marked as read by members, each for themselves', async () => {
    await denied(change('dan', { 'readBy.dan': true }));
    await denied(change('bob', { 'readBy.ann': false }));
    await denied(change('bob', { 'readBy.bob': 'yes' }));
    await denied(change('bob', { readBy: { bob: true } }));
    await allowed(change('bob', { 'readBy.bob': true }));
  });
  it('cannot be rewritten or deleted', async () => {
    await denied(change('bob', { text: 'I never said that.' }));
    await denied(change('bob', { 'readBy.bob': true, senderId: 'bob' }));
    await denied(setDoc(doc(referee.as('bob'), 'messages', 'old'), message('bob')));
    await denied(deleteDoc(doc(referee.as('bob'), 'messages', 'old')));
  });
});
