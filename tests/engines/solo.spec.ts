import { expect } from '@playwright/test';
import { announceGames } from '../e2e/support/solo';
import { openWeek, weekIdOf } from '../e2e/support/season';
import { test } from './support/test';

const WEEK = 3;

test('a picked winner is saved, and still there after a reload', async ({ there, fanThere, db }) => {
  await openWeek(db, WEEK);
  await announceGames(db, WEEK);
  const { uid } = await fanThere('picker');
  const saved = there.css('[data-testid="save-state"][data-state="saved"]');
  const picked = there.css('[aria-label="Pick Georgia"][aria-pressed="true"]');
  await there.open('/solo/pickem');
  await there.role('button', 'Pick Georgia').press();
  await saved.see();
  await picked.see();
  // Of the game at Tennessee, by its key school; of three games it has the highest confidence.
  const stored = async () => (await db.doc(`soloEntries/pickem/${weekIdOf(WEEK)}/${uid}`).get()).get('picks');
  expect(await stored()).toBe('TENN_L_3 ');
  await there.reload();
  await picked.see();
  await saved.see();
});
