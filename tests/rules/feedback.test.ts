import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { ago, people, put, user, writeRate } from '../support/documents';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('feedback')));
afterAll(() => referee.close());

const feedback = (writer: string, changes: DocumentData = {}): DocumentData => ({
  userId: writer,
  userName: writer,
  category: 'idea',
  text: 'A darker dark.',
  page: '/roster',
  createdAt: serverTimestamp(),
  hasAdminResponse: false,
  adminResponse: null,
  adminResponseAt: null,
  adminResponseRead: false,
  ...changes,
});
const answer = (changes: DocumentData = {}): DocumentData => ({
  hasAdminResponse: true,
  adminResponse: 'It is on its way.',
  adminResponseAt: serverTimestamp(),
  adminResponseRead: false,
  ...changes,
});

beforeEach(async () => {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, {
      'feedback/new': feedback('ann', { createdAt: ago(60) }),
      'feedback/answered': feedback('ann', { createdAt: ago(90), ...answer({ adminResponseAt: ago(30) }) }),
      ...people('bob'),
      'users/root@example_test': user('root', { admin: true }),
      'users/sam@example_test': user('sam', { staff: true }),
    }),
  );
});
const send = (uid: string, changes: DocumentData = {}) => {
  const db = referee.as(uid);
  const batch = writeBatch(db);
  const place = doc(collection(db, 'feedback'));
  batch.set(place, feedback(uid, changes));
  batch.set(doc(db, 'writeRates', uid, 'kinds', 'feedback'), writeRate(place.id, serverTimestamp()));
  return batch.commit();
};
const change = (uid: string, id: string, changes: DocumentData) =>
  updateDoc(doc(referee.as(uid), `feedback/${id}`), changes);

let entries = 0;
/** An answer with its entry in the admin log. */
async function respond(uid: string, id: string, changes: DocumentData) {
  const db = referee.as(uid);
  const entry = `answer${String(++entries)}`;
  const batch = writeBatch(db);
  batch.update(doc(db, `feedback/${id}`), changes);
  const record = { kind: 'answer', target: `feedback/${id}`, before: null, after: null, undoes: null };
  batch.set(doc(db, 'adminLog', entry), { ...record, by: uid, at: serverTimestamp() });
  batch.set(doc(db, 'writeRates', uid, 'kinds', 'desk'), writeRate(entry, serverTimestamp()));
  await batch.commit();
}

describe('sending feedback', () => {
  it('is for signed-in users, under their own name and id', async () => {
    await allowed(send('bob'));
    await denied(send('bob', { userId: 'ann' }));
    await denied(addDoc(collection(referee.stranger(), 'feedback'), feedback('bob')));
  });

  it.each<[string, DocumentData]>([
    ['no text', { text: '' }],
    ['a text that is too long', { text: 'x'.repeat(2001) }],
    ['an unknown category', { category: 'rant' }],
    ['a page that isn’t text', { page: 7 }],
    ['a name that is not the writer’s', { userName: 'ann' }],
    ['only blanks', { text: ' \n ' }],
    ['a time other than the server’s', { createdAt: ago(3600) }],
    ['an answer', { hasAdminResponse: true, adminResponse: 'Done.' }],
    ['a mark that the answer is read', { adminResponseRead: true }],
    ['an unknown field', { priority: 1 }],
  ])('is denied with %s', async (_, changes) => {
    await denied(send('bob', changes));
  });

  it('is rate limited, and needs no username', async () => {
    await allowed(send('new', { userName: '' }));
    await denied(send('new', { userName: '' }));
    await denied(addDoc(collection(referee.as('bob'), 'feedback'), feedback('bob')));
  });

  it('accepts 2,000 characters', () => allowed(send('bob', { text: 'x'.repeat(2000) })));
});

describe('reading feedback', () => {
  const of = (uid: string, reader: string) =>
    getDocs(
      query(
        collection(referee.as(reader), 'feedback'),
        where('userId', '==', uid),
        where('hasAdminResponse', '==', true),
        where('adminResponseRead', '==', false),
      ),
    );

  it('is for its author, administrators and staff', async () => {
    await allowed(of('ann', 'ann'));
    await allowed(of('ann', 'root'));
    await denied(of('ann', 'bob'));
    await denied(getDoc(doc(referee.as('bob'), 'feedback/new')));
    await denied(getDocs(collection(referee.as('ann'), 'feedback')));
    await allowed(getDocs(collection(referee.as('sam'), 'feedback')));
  });

  it('from all users is for administrators', () =>
    allowed(
      getDocs(
        query(
          collection(referee.as('root'), 'feedback'),
          where('hasAdminResponse', '==', false),
          orderBy('createdAt', 'desc'),
        ),
      ),
    ));
});

describe('answering feedback', () => {
  it('is for administrators and staff, with an entry in the log', async () => {
    await denied(respond('ann', 'new', answer()));
    await denied(change('root', 'new', answer()));
    await denied(change('sam', 'new', answer()));
    await allowed(respond('root', 'new', answer()));
    await allowed(respond('sam', 'new', answer({ adminResponse: 'Sam answers.' })));
  });

  it('may be repeated, and marks the answer as unread again', async () => {
    await allowed(respond('root', 'answered', answer({ adminResponse: 'It is there now.' })));
    await denied(respond('root', 'answered', answer({ adminResponse: 'It is there now.', adminResponseRead: true })));
  });

  it('cannot change the feedback itself, and needs a valid text and time', async () => {
    await denied(respond('root', 'new', answer({ text: 'All is well.' })));
    await denied(respond('root', 'new', answer({ adminResponse: '' })));
    await denied(respond('root', 'new', answer({ adminResponse: 'x'.repeat(2001) })));
    await denied(respond('root', 'new', answer({ adminResponseAt: ago(60) })));
  });
});

describe('marking the answer as read', () => {
  it('is for the author only, after an answer exists, and can’t be undone', async () => {
    await denied(change('ann', 'new', { adminResponseRead: true }));
    await denied(change('bob', 'answered', { adminResponseRead: true }));
    await denied(change('ann', 'answered', { adminResponseRead: true, text: 'Something else.' }));
    await allowed(change('ann', 'answered', { adminResponseRead: true }));
    await denied(change('ann', 'answered', { adminResponseRead: false }));
  });
});

describe('deleting feedback', () => {
  it('is for its author only', async () => {
    await denied(deleteDoc(doc(referee.as('bob'), 'feedback/new')));
    await allowed(deleteDoc(doc(referee.as('ann'), 'feedback/new')));
  });
});
