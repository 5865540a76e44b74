import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { WEEK, emailKeyOf, put, user, writeRate } from '../support/documents';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('season')));
afterAll(() => referee.close());
beforeEach(async () => {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, {
      [`users/${emailKeyOf('root')}`]: user('root', { admin: true }),
      [`users/${emailKeyOf('helper')}`]: user('helper', { staff: true }),
      'users/byUid': user('byUid', { admin: true }),
      // Another user's document under this user's key.
      [`users/${emailKeyOf('fake')}`]: user('root', { admin: true }),
    }),
  );
});

const ENTRY = { kind: 'results', target: WEEK, before: null, after: null, undoes: null };
const mark = (id: string) => writeRate(id, serverTimestamp());

/** A write (null: a removal) with its entry in the admin log. */
async function act(uid: string, path: string, data: DocumentData | null, entry: DocumentData = {}, id = 'entry') {
  const db = referee.as(uid);
  const batch = writeBatch(db);
  if (data === null) batch.delete(doc(db, path));
  else batch.set(doc(db, path), data);
  batch.set(doc(db, 'adminLog', id), { ...ENTRY, by: uid, at: serverTimestamp(), ...entry });
  batch.set(doc(db, 'writeRates', uid, 'kinds', 'desk'), mark(id));
  await batch.commit();
}

for (const path of [
  `currentWeek/${WEEK}`,
  `weeklySquads/${WEEK}`,
  'weeklySquadScores/ALA-QB/weeks/2025_3',
  'rankings/2025',
]) {
  describe(path, () => {
    it('can be written by admins and staff only', async () => {
      await allowed(act('root', path, { week: 3 }));
      await allowed(act('byUid', path, { week: 4 }, {}, 'byUid'));
      await allowed(act('helper', path, { week: 5 }, {}, 'second'));
      for (const uid of ['ann', 'fake']) {
        await denied(act(uid, path, { week: 5 }, {}, 'third'));
        await denied(act(uid, path, null, {}, 'third'));
      }
      await denied(setDoc(doc(referee.stranger(), path), { week: 5 }));
      await allowed(act('helper', path, null, {}, 'third'));
    });
    it('can be written only with an entry in the admin log', async () => {
      const db = referee.as('root');
      await denied(setDoc(doc(db, path), { week: 3 }));
      await allowed(act('root', path, { week: 3 }));
      // The mark still names the entry of the write before.
      await denied(updateDoc(doc(db, path), { week: 4 }));
      await denied(deleteDoc(doc(db, path)));
      const batch = writeBatch(db);
      batch.set(doc(db, path), { week: 4 });
      batch.set(doc(db, 'writeRates', 'root', 'kinds', 'desk'), mark('entry'));
      await denied(batch.commit());
      await denied(act('root', path, { week: 4 }, {}, 'entry'));
      await allowed(act('root', path, { week: 4 }, {}, 'another'));
    });
    it('can be read by any signed-in user', async () => {
      await allowed(getDoc(doc(referee.as('ann'), path)));
      await denied(getDoc(doc(referee.stranger(), path)));
    });
  });
}

describe('the admin log', () => {
  const at = (uid: string) => doc(referee.as(uid), 'adminLog/entry');
  it('says who and when, in exactly its fields', async () => {
    for (const forged of [{ by: 'byUid' }, { at: new Date(0) }, { note: 'x' }])
      await denied(act('root', `weeklySquads/${WEEK}`, { week: 3 }, forged));
  });
  it('is only added to', async () => {
    await allowed(act('root', `weeklySquads/${WEEK}`, { week: 3 }));
    for (const uid of ['root', 'helper', 'ann']) {
      await denied(updateDoc(at(uid), { target: '2025-04' }));
      await denied(deleteDoc(at(uid)));
    }
    await denied(setDoc(doc(referee.as('ann'), 'adminLog/mine'), { ...ENTRY, by: 'ann', at: serverTimestamp() }));
  });
  it('is read by admins and staff', async () => {
    await allowed(getDoc(at('root')));
    await allowed(getDocs(collection(referee.as('helper'), 'adminLog')));
    await denied(getDoc(at('ann')));
    await denied(getDoc(doc(referee.stranger(), 'adminLog/entry')));
  });
});

describe('what is prepared at the desk', () => {
  const path = `desk/${WEEK}_ALA`;
  it('is written and read by admins and staff only', async () => {
    for (const uid of ['root', 'helper']) {
      const place = doc(referee.as(uid), path);
      await allowed(setDoc(place, { cells: { 'ALA.score': '7' } }));
      await allowed(updateDoc(place, { cells: {} }));
      await allowed(getDoc(place));
    }
    for (const db of [referee.as('ann'), referee.as('fake'), referee.stranger()]) {
      await denied(getDoc(doc(db, path)));
      await denied(getDocs(collection(db, 'desk')));
      await denied(setDoc(doc(db, path), { cells: {} }));
      await denied(setDoc(doc(db, 'desk/mine'), { cells: {} }));
      await denied(deleteDoc(doc(db, path)));
    }
  });
});

describe('squad results in the older form', () => {
  it('can be read, and no longer written', async () => {
    const path = `weeklySquads/${WEEK}/squads/ALA-QB`;
    await denied(act('root', path, { points: 1 }));
    await allowed(getDoc(doc(referee.as('ann'), path)));
    await denied(getDoc(doc(referee.stranger(), path)));
  });
});

describe('squad results', () => {
  it.each([`weeklySquads/${WEEK}/squads`, 'weeklySquadScores/ALA-QB/weeks'])(
    'can be listed by any signed-in user: %s',
    async (path) => {
      await allowed(getDocs(collection(referee.as('ann'), path)));
      await denied(getDocs(collection(referee.stranger(), path)));
    },
  );
});

describe('the calendar', () => {
  it('can be queried by any signed-in user', async () => {
    await allowed(getDocs(query(collection(referee.as('ann'), 'currentWeek'), where('isCurrent', '==', true))));
    await denied(getDocs(collection(referee.stranger(), 'currentWeek')));
  });
});

describe('a path without a rule', () => {
  it('is denied to every user, even admins', async () => {
    for (const path of ['secrets/x', 'anything/x', 'leagues/x/notes/y', 'users/root@example_test/private/z']) {
      await denied(setDoc(doc(referee.as('root'), path), { a: 1 }));
      await denied(getDoc(doc(referee.as('root'), path)));
    }
  });
});
