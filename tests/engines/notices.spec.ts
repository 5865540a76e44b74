import { expect } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { emailKey } from '@/domain/account/user';
import { arrangeLeague } from '../e2e/support/leagues';
import { test } from './support/test';

const HALF_HOUR = 30 * 60_000;

test('a draft that starts soon lights the bell, and is seen after a reload', async ({ there, fanThere, db }) => {
  const manager = await fanThere('drafter');
  const draftAt = Timestamp.fromMillis(Date.now() + HALF_HOUR);
  const { leagueId } = await arrangeLeague(db, [manager], { league: { draftAt } });
  await there.open('/leagues');
  await there.role('button', 'Notifications, 1 new').press();
  await there.text('Your draft starts within the hour.').see();
  const seen = async () => (await db.doc(`users/${emailKey(manager.email)}`).get()).get('notices.seen') as unknown;
  await expect.poll(seen).toEqual(expect.any(Number));
  await there.role('button', 'Close').press();
  await there.role('button', 'Notifications').see();
  await there.reload();
  await there.role('button', 'Notifications').press();
  await there.role('link', /Your draft starts within the hour/).press();
  await there.at(new RegExp(`/draft/${leagueId}$`));
});
