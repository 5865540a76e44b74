import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { squadName, type SquadId } from '@/domain/football/squads';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { openWeek, weekIdOf } from './support/season';

const WEEK = 10;
const HOUR = 3_600_000;
const first = (page: Page) => page.locator('tr[data-row="0"]');

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
      await expect(loser.page.getByText('Has claims')).toHaveCount(2);
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
