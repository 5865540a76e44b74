import { expect } from '@playwright/test';
import { DRAG_LOADED, MINE, arrangeSeason, storedLineup } from '../e2e/support/lineups';
import { openWeek, pointsOf, publish } from '../e2e/support/season';
import { test } from './support/test';

const WEEK = 3;

test('a starter moves to the bench and back, and each lineup is stored', async ({ there, fanThere, db }) => {
  await openWeek(db, WEEK);
  const manager = await fanThere('coach');
  const leagueId = await arrangeSeason(db, manager, WEEK);
  const stored = () => storedLineup(db, leagueId, manager, WEEK);
  const saved = there.css('[data-testid="lineup-state"]:is([data-state="saved"], [data-state="untouched"])');
  await there.open(`/roster?league=${leagueId}`);
  await there.css('tr[data-squad="OK-K"][data-place="K"]').role('button', /^Move/).press();
  await there.role('button', /to (the )?bench/i).press();
  await there.css('tr[data-squad="OK-K"][data-place="BENCH"]').see();
  await there.role('button', 'Save lineup').press();
  await saved.see();
  await expect.poll(stored).toContain('OK-K_BENCH');
  await there.css('tr[data-squad="OK-K"]').role('button', /^Move/).press();
  await there.role('button', /to K$/).press();
  await there.role('button', 'Save lineup').press();
  await saved.see();
  await expect.poll(stored).not.toContain('OK-K_BENCH');
  await there.reload();
  await there.css('tr[data-squad="OK-K"][data-place="K"]').see();
});

test('a starter is dragged to the bench, and the lineup is stored', async ({ there, fanThere, db }) => {
  await openWeek(db, WEEK);
  const manager = await fanThere('coach');
  const leagueId = await arrangeSeason(db, manager, WEEK);
  await there.open(`/roster?league=${leagueId}`);
  await there.css(DRAG_LOADED).see();
  // Where it doesn't fit, the drag ends without a move.
  await there.css('tr[data-squad="OK-K"]').dragOver(there.css('tr[data-squad="LSU-WR"]'));
  await there.drop();
  await there.css('[data-target]').seeCount(0);
  const bench = there.css('div[data-target]');
  await there.css('tr[data-squad="OK-K"][data-place="K"]').dragOver(bench);
  await expect(async () => {
    // What is told above the lineup may come or go, and move it away from the mouse.
    await bench.hover();
    await there.css('[data-over]').see(500);
  }).toPass();
  await there.drop();
  await there.css('tr[data-squad="OK-K"][data-place="BENCH"]').see();
  await there.role('button', 'Save lineup').press();
  await expect.poll(() => storedLineup(db, leagueId, manager, WEEK)).toContain('OK-K_BENCH');
});

test('a matchup shows points, stat lines and the standings when the week is published', async ({
  there,
  fanThere,
  db,
}) => {
  await openWeek(db, WEEK);
  const manager = await fanThere('fan');
  const leagueId = await arrangeSeason(db, manager, WEEK);
  await there.open(`/matchups?league=${leagueId}`);
  await there.text(/^(Upcoming|Live)$/).see();
  await publish(db, WEEK);
  const points = pointsOf(WEEK);
  const starters = MINE.slice(0, -1);
  const total = starters.reduce((sum, squad) => sum + (points.get(squad) ?? 0), 0);
  await there
    .css(`[data-manager="${manager.uid}"]`)
    .text((total / 100).toFixed(2))
    .see();
  await there.role('button', 'QB: scoring details').press();
  await there.text(/yds|yards/).see();
  await there.text(`Total ${((points.get('ALA-QB') ?? 0) / 100).toFixed(2)}`).see();
  await there.role('link', 'Standings').press();
  await there
    .role('row', new RegExp(manager.username))
    .text(/^(1–0|0–1)/)
    .see();
});
