import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { openWeek, publish } from './support/season';

const WEEK = 5;

/** Presses a button that saves a picture, and returns the file's name and the width and height that the PNG states. */
async function pictureOf(page: Page, button: string): Promise<{ name: string; size: [number, number] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { name: download.suggestedFilename(), size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] };
}

test('a matchup and a week’s awards are saved as pictures', async ({ fan, db }) => {
  await openWeek(db, WEEK);
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  // Sharing needs the person's choice of an app; without it the browser saves the file.
  await ann.context.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: () => false }));
  const { leagueId } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: WEEK });
  const { page } = ann;

  await test.step('the matchup before its games', async () => {
    await page.goto(`/matchups?league=${leagueId}`);
    expect(await pictureOf(page, 'Share picture')).toEqual({ name: 'matchup-week-5.png', size: [1200, 630] });
  });

  await test.step('the awards once the week is final', async () => {
    await publish(db, WEEK);
    await page.goto(`/matchups?league=${leagueId}&view=recap&week=${String(WEEK)}`);
    expect(await pictureOf(page, 'Share picture')).toEqual({
      name: 'awards-week-5.png',
      size: [1200, 630],
    });
  });
});
