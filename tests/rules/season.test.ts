import { collection, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { WEEK, emailKeyOf, put, user } from '../support/documents';
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

for (const path of [
  `currentWeek/${WEEK}`,
  `weeklySquads/${WEEK}`,
  `weeklySquads/${WEEK}/squads/ALA-QB`,
  'weeklySquadScores/ALA-QB/weeks/2025_3',
]) {
  describe(path, () => {
    it('can be written by admins only', async () => {
      await allowed(setDoc(doc(referee.as('root'), path), { week: 3 }));
      await allowed(updateDoc(doc(referee.as('byUid'), path), { week: 4 }));
      for (const uid of ['ann', 'helper', 'fake']) {
        await denied(setDoc(doc(referee.as(uid), path), { week: 5 }));
        await denied(deleteDoc(doc(referee.as(uid), path)));
      }
      await denied(setDoc(doc(referee.stranger(), path), { week: 5 }));
    });
    it('can be read by any signed-in user', async () => {
      await allowed(getDoc(doc(referee.as('ann'), path)));
      await denied(getDoc(doc(referee.stranger(), path)));
    });
  });
}

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
