import { afterAll, expect, it } from 'vitest';
import { emailKey } from '@/domain/user';
import { connectAsAdmin } from '../../scripts/season/connect';
import { openWeek, publishWeek } from '../../scripts/season/publish';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { freshName, makeFan } from '../support/accounts';
import { openAdmin } from '../support/admin';
import { suite } from '../support/suite';

// A project has one current week, so this one has no other tests.
const PROJECT = 'demo-calendar';
const admin = openAdmin(PROJECT);
afterAll(() => admin.close());

/** The current weeks, after a check that the first of them holds what each of the others has. */
async function currentWeeks(): Promise<string[]> {
  const { docs } = await admin.db.collection('currentWeek').get();
  const flagged = docs.filter((week) => week.get('isCurrent') === true).map(({ id }) => id);
  const others = docs.filter(({ id }) => !flagged.includes(id)).map((week) => [week.id, week.data()] as const);
  expect(docs.find(({ id }) => id === flagged[0])?.get('calendar')).toEqual(Object.fromEntries(others));
  return flagged;
}

it('the current week holds the season’s other weeks, as they are', { timeout: 180_000 }, async () => {
  const { email, password } = await makeFan(admin.db, freshName('admin'));
  await admin.db.doc(`users/${emailKey(email)}`).update({ admin: true });
  const variables = {
    NODE_ENV: 'test',
    GCLOUD_PROJECT: PROJECT,
    FIRESTORE_EMULATOR_HOST: suite.firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: suite.authHost,
    SEASON_EMAIL: email,
    SEASON_PASSWORD: password,
  } as const;
  const { db, close } = await connectAsAdmin(variables, false);
  const source = { table: loadSeason(), games: loadGames(2025) };
  await openWeek(db, source, 3, 0);
  expect(await currentWeeks()).toEqual(['2025-03']);
  await openWeek(db, source, 4, null);
  expect(await currentWeeks()).toEqual(['2025-04']);
  await publishWeek(db, source, 3, null);
  expect(await currentWeeks()).toEqual(['2025-04']);
  await openWeek(db, source, 5, 7);
  expect(await currentWeeks()).toEqual(['2025-05']);
  await close();
});
