import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { suite } from '../support/suite';
import { signedIn } from './support/browsing';
import { squadName, type SquadId } from '@/domain/football/squads';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { openWeek, weekIdOf } from './support/season';

const WEEK = 10;
const HOUR = 3_600_000;
const row = (page: Page, number: number) => page.locator(`tr[data-row="${String(number)}"]`);
const first = (page: Page) => row(page, 0);

/** Moves the week's Monday, so that the portal opens in this many hours (negative: it opened before). */
async function portalOpens(db: Firestore, hours: number): Promise<void> {
  await db
    .doc(`currentWeek/${weekIdOf(WEEK)}`)
    .update({ monday: Timestamp.fromMillis(Date.now() + (hours - 9) * HOUR) });
}

test(
  'two managers claim the same squad in secret: the one ahead gets it, and the other is told why',
  { tag: '@main' },
  async ({ fan, db }) => {
    await openWeek(db, WEEK);
    await portalOpens(db, 5);
    const [ann, bob] = [await fan('ann'), await fan('bob')];
    const both = [ann, bob];
    const { leagueId, rosters: drafted } = await arrangeDraftedLeague(db, both, { firstWeek: WEEK });
    const order = (await db.doc(`leagues/${leagueId}`).get()).get('schedule.managers') as string[];
    const rosters = async () =>
      (await db.doc(`ledgers/${leagueId}`).get()).get('rosters') as Record<string, SquadId[] | undefined>;
    const drops = Object.fromEntries(both.map(({ uid }) => [uid, drafted[uid]!.at(-1)!]));
    // The last in the draft is first in line.
    const [winner, loser] = order.at(-1) === ann.uid ? [ann, bob] : [bob, ann];
    let wanted: SquadId;

    await test.step('both claim the best free squad, and neither sees the other’s claim', async () => {
      for (const { page, uid } of both) {
        await page.goto(`/portal?league=${leagueId}`);
        await expect(page.getByText(`Claims for week ${String(WEEK)} are open`)).toBeVisible();
        wanted = (await first(page).getAttribute('data-squad')) as SquadId;
        await first(page)
          .getByRole('button', { name: `Claim ${squadName(wanted)}` })
          .click();
        await page.getByLabel(`Drop for ${squadName(wanted)}`).selectOption(drops[uid]!);
        await expect
          .poll(async () => (await db.doc(`claims/${leagueId}_${weekIdOf(WEEK)}_${uid}`).get()).get('claims'))
          .toEqual([`${wanted}_${drops[uid]!}`]);
      }
      await expect(loser.page.getByText('Made claims')).toHaveCount(2);
      expect((await rosters())[ann.uid]).not.toContain(wanted!);
    });

    await test.step('at the opening the claims are awarded without anyone’s doing, and each has a receipt', async () => {
      await portalOpens(db, -1);
      await expect
        .poll(async () => ((await db.doc(`ledgers/${leagueId}`).get()).get('waivers') as { turns: string[] }).turns)
        .toEqual([]);
      expect((await rosters())[winner.uid]).toContain(wanted!);
      expect((await rosters())[winner.uid]).not.toContain(drops[winner.uid]);
      expect((await rosters())[loser.uid]).toContain(drops[loser.uid]);
      await expect(winner.page.getByText(`${squadName(wanted!)} is on your roster.`)).toBeVisible();
      await expect(loser.page.getByText(`${winner.username} was ahead of you in the waiver order.`)).toBeVisible();
    });

    await test.step('then the portal is open, and the log and the books are right', async () => {
      await expect(first(loser.page).getByRole('button', { name: /^Add / })).toBeVisible();
      await loser.page.goto(`/leagues?league=${leagueId}&tab=moves`);
      await expect(
        loser.page.getByText(
          `${winner.username} won ${squadName(wanted!)} on waivers and dropped ${squadName(drops[winner.uid]!)}.`,
        ),
      ).toBeVisible();
      await loser.page.getByRole('button', { name: 'Verify rosters' }).click();
      await expect(loser.page.getByText('Every roster matches the draft and all activity.')).toBeVisible();
    });
  },
);

test('claims changed in two tabs, and as a tab is closed or the portal opens: what was shown as saved counts', async ({
  fan,
  visitor,
  db,
  baseURL,
}) => {
  await openWeek(db, WEEK);
  await portalOpens(db, 5);
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId, rosters } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: WEEK });
  const address = `/portal?league=${leagueId}`;
  const stored = async () =>
    (await db.doc(`claims/${leagueId}_${weekIdOf(WEEK)}_${ann.uid}`).get()).get('claims') as string[];
  const list = (on: Page) => on.getByRole('list', { name: 'Your claims, in order' }).getByRole('listitem');
  const saving = (on: Page) => expect(on.getByText('Saving…', { exact: true })).toBeVisible();
  const saved = async (on: Page, count: number) => {
    await expect(on.getByText(`${String(count)} of 10`, { exact: true })).toBeVisible();
    await expect(list(on)).toHaveCount(count);
  };
  const drop = rosters[ann.uid]!.at(-1)!;
  const claim = async (on: Page, squad: SquadId) => {
    await on.getByRole('button', { name: `Claim ${squadName(squad)}` }).click();
    await on.getByLabel(`Drop for ${squadName(squad)}`).selectOption(drop);
  };
  /** Keeps what the page sends until the returned function is called. */
  const hold = async (on: Page) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await on.route(`http://${suite.firestoreHost}/**:commit*`, (route) => released.then(() => route.continue()));
    return release;
  };
  const { page, context } = ann;
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const on of [page, second, third]) await on.goto(address);
  const [a, b, c, d] = await Promise.all(
    [0, 1, 2, 3].map(async (at) => (await row(page, at).getAttribute('data-squad')) as SquadId),
  );
  const claims = [a!, b!, c!].map((squad) => `${squad}_${drop}`);

  await test.step('two tabs in turn', async () => {
    await claim(page, a!);
    for (const on of [page, second]) await saved(on, 1);
    await claim(second, b!);
    for (const on of [second, page]) await saved(on, 2);
    expect(await stored()).toEqual(claims.slice(0, 2));
  });

  await test.step('a tab that is closed while it saves, and one that is closed at once after', async () => {
    await third.route(`http://${suite.firestoreHost}/**:commit*`, (route) => route.abort());
    const sent = third.waitForRequest(/:commit/);
    await claim(third, d!);
    await sent;
    await saving(third);
    await third.close();
    expect(await stored()).toEqual(claims.slice(0, 2));
    await claim(page, c!);
    await saving(page);
    await saved(page, 3);
    await page.close();
  });

  const device = await visitor(await signedIn(ann, new URL(baseURL!).origin));
  await test.step('another device', async () => {
    await device.page.goto(address);
    await saved(device.page, 3);
    expect(await stored()).toEqual(claims);
  });

  await test.step('a change that is still on its way when the portal opens', async () => {
    const release = await hold(device.page);
    await device.page.getByRole('button', { name: `Remove the claim on ${squadName(a!)}` }).click();
    await saving(device.page);
    await portalOpens(db, -1);
    release();
    await expect(device.page.getByText(`${squadName(a!)} is on your roster.`)).toBeVisible();
    expect(await stored()).toEqual(claims);
  });
});
