import { expect } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { arrangeLeague, type Manager } from '../e2e/support/leagues';
import { SEASON, openWeek, pointsOf, publish, weekIdOf } from '../e2e/support/season';
import { test } from './support/test';

const WEEK = 3;
const MINE = ['ALA-QB', 'ALA-RB', 'LSU-WR', 'UGA-TE', 'OK-K', 'UK-DST', 'TEX-WR', 'TEX-QB'];
const THEIRS = ['UGA-QB', 'TEX-RB', 'ALA-WR', 'LSU-TE', 'MIZ-K', 'TEX-DST', 'OK-WR', 'LSU-QB'];

/** A league in its season, in which the manager plays a house team every week. */
async function drafted(db: Firestore, manager: Manager): Promise<string> {
  const { leagueId } = await arrangeLeague(db, [manager], {
    league: {
      season: SEASON,
      firstWeek: WEEK,
      draftStatus: 'complete',
      draftComplete: true,
      schedule: { managers: [manager.uid, 'house-1'] },
    },
  });
  const rosters = { [manager.uid]: MINE, 'house-1': THEIRS };
  await db.doc(`ledgers/${leagueId}`).set({ leagueId, settled: true, rosters, owned: [...MINE, ...THEIRS] });
  return leagueId;
}

test('a starter moves to the bench and back, and each lineup is stored', async ({ there, fanThere, db }) => {
  await openWeek(db, WEEK);
  const manager = await fanThere('coach');
  const leagueId = await drafted(db, manager);
  const stored = async (): Promise<string[]> => {
    const users = (await db.doc(`weeklyRosters/${leagueId}_${weekIdOf(WEEK)}`).get()).get('users') as
      Record<string, string[]> | undefined;
    return users?.[manager.uid] ?? [];
  };
  const saved = there.css('[data-testid="lineup-state"]:is([data-state="saved"], [data-state="untouched"])');
  await there.open(`/roster?league=${leagueId}`);
  await there.css('tr[data-squad="OK-K"][data-place="K"]').role('button', /^Move/).click();
  await there.role('button', /to (the )?bench/i).click();
  await there.css('tr[data-squad="OK-K"][data-place="BENCH"]').see();
  await there.role('button', 'Save lineup').click();
  await saved.see();
  await expect.poll(stored).toContain('OK-K_BENCH');
  await there.css('tr[data-squad="OK-K"]').role('button', /^Move/).click();
  await there.role('button', /to K$/).click();
  await there.role('button', 'Save lineup').click();
  await saved.see();
  await expect.poll(stored).not.toContain('OK-K_BENCH');
  await there.reload();
  await there.css('tr[data-squad="OK-K"][data-place="K"]').see();
});

test('a matchup shows points, stat lines and the standings when the week is published', async ({
  there,
  fanThere,
  db,
}) => {
  await openWeek(db, WEEK);
  const manager = await fanThere('fan');
  const leagueId = await drafted(db, manager);
  await there.open(`/matchups?league=${leagueId}`);
  await there.text(/^(Upcoming|Live)$/).see();
  expect(await publish(db, WEEK)).toContain('published');
  const points = await pointsOf(WEEK);
  const starters = MINE.slice(0, -1);
  const total = starters.reduce((sum, squad) => sum + (points.get(squad) ?? 0), 0);
  await there
    .css(`[data-manager="${manager.uid}"]`)
    .text((total / 100).toFixed(2))
    .see();
  await there.role('button', 'QB: scoring details').click();
  await there.text(/yds|yards/).see();
  await there.text(`Together ${((points.get('ALA-QB') ?? 0) / 100).toFixed(2)}`).see();
  await there.role('tab', 'Standings').click();
  await there
    .role('row', new RegExp(manager.username))
    .text(/^(1-0|0-1)/)
    .see();
});
