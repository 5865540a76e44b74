import {
  collection,
  deleteDoc,
  deleteField,
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
  it('cannot be rewritten by another or deleted', async () => {
    await denied(change('bob', { text: 'I never said that.' }));
    await denied(change('bob', { 'readBy.bob': true, senderId: 'bob' }));
    await denied(setDoc(doc(referee.as('bob'), 'messages', 'old'), message('bob')));
    await denied(deleteDoc(doc(referee.as('bob'), 'messages', 'old')));
  });
});

/** A change of a message in one batch with the write rate of a kind. */
const marked = (uid: string, kind: string, data: DocumentData, id = 'old') => {
  const db = referee.as(uid);
  const batch = writeBatch(db);
  batch.update(doc(db, 'messages', id), data);
  batch.set(doc(db, 'writeRates', uid, 'kinds', kind), writeRate(id, serverTimestamp()));
  return batch.commit();
};
const arrange = (changes: DocumentData) =>
  referee.arrange((db) => put(db, { 'messages/old': message('ann', { timestamp: ago(60), ...changes }) }));

describe('editing a message', () => {
  const edit = (uid: string, changes: DocumentData = {}) =>
    marked(uid, 'message', { text: 'See you on Sunday.', editedAt: serverTimestamp(), ...changes });
  it('is for its sender, with the server’s time and the rate mark', async () => {
    await denied(edit('bob'));
    await denied(edit('ann', { editedAt: ago(1) }));
    await denied(edit('ann', { text: '' }));
    await denied(edit('ann', { text: 'x'.repeat(1001) }));
    await denied(edit('ann', { readBy: { ann: true, bob: true } }));
    await denied(
      updateDoc(doc(referee.as('ann'), 'messages', 'old'), { text: 'Unmarked', editedAt: serverTimestamp() }),
    );
    await allowed(edit('ann'));
  });
  it('ends five minutes after it was sent, and with the membership', async () => {
    await arrange({ timestamp: ago(240) });
    await allowed(edit('ann'));
    await arrange({ timestamp: ago(301) });
    await denied(edit('ann'));
    await referee.arrange((db) => put(db, { 'messages/old': message('dan', { timestamp: ago(60) }) }));
    await denied(edit('dan'));
  });
});

describe('removing a message', () => {
  const remove = (uid: string, changes: DocumentData = {}) =>
    updateDoc(doc(referee.as(uid), 'messages', 'old'), { text: '', removedBy: uid, ...changes });
  it('is for its sender at any time, and for the commissioner', async () => {
    await arrange({ timestamp: ago(86_400) });
    await denied(remove('bob'));
    await denied(remove('root'));
    await denied(remove('ann', { removedBy: 'bob' }));
    await denied(remove('ann', { text: 'Never mind.' }));
    await allowed(remove('ann'));
    await arrange({ senderId: 'bob' });
    await allowed(remove('ann'));
  });
  it('leaves a message that can only be marked as read', async () => {
    await arrange({ text: '', removedBy: 'ann' });
    await denied(remove('ann', { removedBy: 'bob' }));
    await denied(marked('ann', 'message', { text: 'Back again.', editedAt: serverTimestamp() }));
    await denied(marked('bob', 'reaction', { 'reactions.bob': 'like' }));
    await allowed(updateDoc(doc(referee.as('bob'), 'messages', 'old'), { 'readBy.bob': true }));
  });
});

describe.each([
  ['reactions', 'fire'],
  ['reports', 'report'],
])('%s', (field, word) => {
  it('are each member’s own, one of the words, at a limited rate', async () => {
    const set = (uid: string, of: string, value: unknown) => marked(uid, 'reaction', { [`${field}.${of}`]: value });
    await denied(set('dan', 'dan', word));
    await denied(set('bob', 'ann', word));
    await denied(set('bob', 'bob', 'x'.repeat(1000)));
    await denied(set('bob', 'bob', true));
    await denied(set('bob', 'bob', { deep: word }));
    await denied(marked('bob', 'reaction', { [field]: { bob: word, ann: word } }));
    await denied(updateDoc(doc(referee.as('bob'), 'messages', 'old'), { [`${field}.bob`]: word }));
    await allowed(set('bob', 'bob', word));
    await denied(set('bob', 'bob', deleteField()));
    await referee.arrange((db) => put(db, { 'writeRates/bob/kinds/reaction': writeRate('old', ago(2)) }));
    await allowed(set('bob', 'bob', deleteField()));
  });
});

describe('a poll', () => {
  const text = 'Who wins?\nAlabama\nGeorgia';
  const vote = (uid: string, of: string, answer: unknown) => marked(uid, 'reaction', { [`votes.${of}`]: answer });

  it('closes at a time to come, and has no votes at first', async () => {
    await denied(send('bob', { text, closesAt: ago(1) }));
    await denied(send('bob', { text, closesAt: 'never' }));
    await denied(send('bob', { text, closesAt: ago(-60), votes: { bob: '1' } }));
    await allowed(send('bob', { text, closesAt: ago(-60) }));
  });

  it('has one vote of each member, which changes until it closes', async () => {
    await arrange({ text, closesAt: ago(-60) });
    await denied(vote('dan', 'dan', '1'));
    await denied(vote('bob', 'ann', '1'));
    await denied(vote('bob', 'bob', '7'));
    await allowed(vote('bob', 'bob', '1'));
    await referee.arrange((db) => put(db, { 'writeRates/bob/kinds/reaction': writeRate('old', ago(2)) }));
    await allowed(vote('bob', 'bob', deleteField()));
    await arrange({ text, closesAt: ago(1) });
    await denied(vote('ann', 'ann', '1'));
    await arrange({ text });
    await denied(vote('ann', 'ann', '1'));
  });

  it('isn’t edited', async () => {
    await arrange({ text, closesAt: ago(-60) });
    await denied(marked('ann', 'message', { text: 'Who loses?\nAlabama\nGeorgia', editedAt: serverTimestamp() }));
  });
});

describe('a reply', () => {
  it('names the message it answers, by an id', async () => {
    await denied(send('bob', { replyTo: '' }));
    await denied(send('bob', { replyTo: 'a/b' }));
    await denied(send('bob', { replyTo: 'x'.repeat(81) }));
    await denied(send('bob', { replyTo: ['old'] }));
    await allowed(send('bob', { replyTo: 'old' }));
  });
});

describe('the time of a league’s newest message', () => {
  const note = (uid: string, at: unknown = serverTimestamp(), changes: DocumentData = {}) => {
    const db = referee.as(uid);
    const batch = writeBatch(db);
    const place = doc(collection(db, 'messages'));
    batch.set(place, message(uid, changes));
    batch.set(doc(db, 'writeRates', uid, 'kinds', 'message'), writeRate(place.id, serverTimestamp()));
    batch.update(doc(db, 'leagues', LEAGUE), { lastMessageAt: at });
    return batch.commit();
  };
  const noteAlone = (uid: string) =>
    updateDoc(doc(referee.as(uid), 'leagues', LEAGUE), { lastMessageAt: serverTimestamp() });

  it('is set with a message, by its sender', async () => {
    await allowed(note('bob'));
    await denied(note('dan'));
    await denied(note('ann', ago(60)));
    await allowed(note('ann'));
  });
  it('isn’t set without a message, or with one of another league', async () => {
    await referee.arrange((db) => put(db, { 'leagues/otherleague': league(['ann', 'bob']) }));
    await denied(noteAlone('bob'));
    // Not sent here: the server's time has milliseconds, and a request can follow within one.
    await referee.arrange((db) =>
      put(db, {
        'messages/earlier': message('bob', { timestamp: ago(2) }),
        'writeRates/bob/kinds/message': writeRate('earlier', ago(2)),
      }),
    );
    await denied(noteAlone('bob'));
    await denied(note('ann', serverTimestamp(), { leagueId: 'otherleague' }));
  });
});

describe('what was read', () => {
  it('is in one’s own record, and bounded', async () => {
    await referee.arrange((db) => put(db, { 'users/bob@example_test': user('bob', { username: '' }) }));
    const read = (uid: string, lastRead: unknown) =>
      updateDoc(doc(referee.as(uid), 'users', 'bob@example_test'), { lastRead });
    await denied(read('ann', { [LEAGUE]: 1 }));
    await denied(read('bob', LEAGUE));
    await denied(read('bob', { [LEAGUE]: ago(60) }));
    await denied(read('bob', { [LEAGUE]: 'x'.repeat(2000) }));
    await denied(read('bob', { ['x'.repeat(1400)]: 1, ['y'.repeat(1400)]: 1 }));
    await allowed(read('bob', { [LEAGUE]: 1_700_000_000_000 }));
  });
});

describe('muted leagues', () => {
  it('are in one’s own record, and bounded', async () => {
    await referee.arrange((db) => put(db, { 'users/bob@example_test': user('bob', { username: '' }) }));
    const mute = (uid: string, mutedLeagues: unknown) =>
      updateDoc(doc(referee.as(uid), 'users', 'bob@example_test'), { mutedLeagues });
    await denied(mute('ann', [LEAGUE]));
    await denied(mute('bob', LEAGUE));
    await denied(mute('bob', ['x'.repeat(1001)]));
    await denied(
      mute(
        'bob',
        Array.from({ length: 1002 }, () => ''),
      ),
    );
    await allowed(mute('bob', [LEAGUE]));
  });
});
