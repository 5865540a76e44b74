import type { Page } from '@playwright/test';
import { fileOf } from '@/domain/admin/resultsFile';
import { storedResults } from '@/domain/admin/storedWeeks';
import { publishedWeek } from '@/domain/replay/replayedWeek';
import { parseWeekResults } from '@/domain/scoring/results';
import { schoolOf, type SquadId } from '@/domain/football/squads';
import { emailKey } from '@/domain/account/user';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { DESK, PHONE, faults } from './support/faults';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { SEASON, pointsOf, weekIdOf } from './support/season';
import { arrangeSeason, clearSeason, startersWithoutLineup } from './support/wholeSeason';

// Oklahoma plays at South Carolina this week, and both have a bye in week 11.
const WEEK = 8;
const LATER = 11;
const MOVED = 'Oklahoma at South Carolina';
const LIVE = 'Tennessee at Alabama';

/** The week's file with its real results. */
const FILE = fileOf(
  parseWeekResults(
    weekIdOf(WEEK),
    storedResults(
      publishedWeek({ table: loadSeason(SEASON), games: loadGames(SEASON), week: WEEK, kickoffs: {} }),
      null,
    ),
  ),
);
const [HEAD = '', ...ROWS] = FILE.trim().split('\n');
const COLUMNS = HEAD.split(',');
const codeOf = (row: string) => row.split(',')[0]!;

/** The rows of these schools, with another number in one cell of the first school's. */
function fileWith(keeps: (code: string) => boolean, column = '', change: (count: number) => number = (count) => count) {
  const rows = ROWS.filter((row) => keeps(codeOf(row))).map((row, index) =>
    row.split(',').map((cell, at) => (index === 0 && COLUMNS[at] === column ? String(change(Number(cell))) : cell)),
  );
  return [HEAD, ...rows.map((cells) => cells.join(','))].join('\n');
}
const staysInWeek = (code: string) => !['OK', 'SC'].includes(code);

const toPage = async (page: Page, label: string) => {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: label }).click();
  // Pages have controls of the same name.
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
};
const upload = (page: Page, name: string, text: string) =>
  page.getByLabel('Results file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
/** Publishes the file on the page, after a second look at its doubts if it has some. */
async function publish(page: Page): Promise<void> {
  await expect(page.getByText(/^Changes up to \d+ matchups? in \d+ leagues?\.$/)).toBeVisible();
  const looked = page.getByRole('checkbox', { name: 'I’ve checked these and they’re right' });
  if (await looked.isVisible()) await looked.check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`Results of week ${WEEK} published.`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
}
/** What axe finds, and whether the page scrolls sideways, on a phone in dark mode and on a desktop in light mode. */
async function faultsInBothSizes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { viewport, colorScheme } of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    found.push(...(await faults(page)));
  }
  return found;
}
const points = (hundredths: number) => (hundredths / 100).toFixed(2);

test.afterEach(({ db }) => clearSeason(db));

test('an administrator runs a whole Saturday from the browser, and corrects it on Monday', async ({ fan, db }) => {
  const [root, ann, bob] = [await fan('root', DESK), await fan('ann', PHONE), await fan('bob', DESK)];
  await db.doc(`users/${emailKey(root.email)}`).update({ admin: true });
  const weeks = await arrangeSeason(db, WEEK - 1);
  const { leagueId, rosters } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: WEEK });
  const startersOf = ({ uid }: { uid: string }) => startersWithoutLineup(rosters[uid]!);
  const scored = pointsOf(WEEK);
  const totalOf = (person: { uid: string }) =>
    startersOf(person)
      .filter((squad) => staysInWeek(schoolOf(squad)))
      .reduce((sum, squad) => sum + (scored.get(squad) ?? 0), 0);
  const desk = root.page;
  const kickoff = (title: string) => desk.getByLabel(title, { exact: true });
  const changed = desk.getByText('What changes when you save');
  const save = async () => {
    await desk.getByRole('button', { name: 'Save kickoffs' }).click();
    await expect(changed).toHaveCount(0);
  };

  await test.step('opens the week, after a look at what it means', async () => {
    await desk.goto('/admin');
    await desk.getByRole('button', { name: `Open week ${WEEK}` }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toContainText(`Lineups of week ${WEEK - 1} can’t be changed any more`);
    await dialog.getByRole('button', { name: `Open week ${WEEK}` }).click();
    await expect(desk.getByRole('heading', { name: `Week ${WEEK} of ${SEASON}` })).toBeVisible();
  });

  await test.step('moves a kickoff, and calls a game off and puts it back on', async () => {
    const before = await kickoff(LIVE).inputValue();
    const later = `${before.slice(0, 14)}${before.endsWith('45') ? '15' : '45'}`;
    await kickoff(LIVE).fill(later);
    await expect(changed).toBeVisible();
    expect(await faultsInBothSizes(desk)).toEqual([]);
    await save();
    await expect(kickoff(LIVE)).toHaveValue(later);
    const off = 'Texas at Kentucky';
    const time = await kickoff(off).inputValue();
    await desk.getByRole('checkbox', { name: `Called off ${off}` }).check();
    await expect(desk.getByText(`${off} can’t be made up`)).toBeVisible();
    await save();
    await kickoff(off).fill(time);
    await save();
  });

  await test.step('moves a game to a later week in which both schools have a bye', async () => {
    await desk.getByRole('button', { name: `Move to another week ${MOVED}` }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByLabel('To week')).toHaveText(`Week ${LATER}`);
    await expect(dialog).toContainText('Oklahoma and South Carolina have a bye');
    const friday = weeks[LATER - 1]!.startDate! + 4 * 86_400_000;
    await dialog.getByLabel('Kickoff').fill(new Date(friday).toISOString().slice(0, 16));
    expect(await faultsInBothSizes(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Move the game' }).click();
    await expect(desk.getByText(`${MOVED}: moved to week ${LATER}.`, { exact: false })).toBeVisible();
    await desk.getByLabel('Week', { exact: true }).selectOption({ label: `Week ${LATER}` });
    await expect(desk.getByText(`Moved here from week ${WEEK}.`).first()).toBeVisible();
    await ann.page.goto(`/squad/OK-QB`);
    const later = ann.page.getByRole('rowheader', { name: String(LATER), exact: true });
    await expect(ann.page.getByRole('row').filter({ has: later })).toContainText('at South Carolina');
  });

  await test.step('types in a game while it’s played, and the league shows it', async () => {
    await toPage(desk, 'Live');
    await desk.getByRole('combobox', { name: 'Game' }).selectOption({ label: `${LIVE} (upcoming)` });
    const cell = (name: string) => desk.getByRole('textbox', { name, exact: true });
    await cell('Alabama, score').fill('6');
    await cell('Tennessee, score').fill('0');
    await cell('Alabama K, field goals to 39 yards').fill('2');
    await desk.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(desk.getByText(`${LIVE} published.`)).toBeVisible();
    await ann.page.goto(`/matchups?league=${leagueId}`);
    await expect(ann.page.locator('tr[data-slot="K"]').first()).toContainText('6.00');
  });

  await test.step('uploads the first finals, after a file that’s refused by row', async () => {
    await toPage(desk, 'Results');
    const early = (code: string) => ['UGA', 'MISS', 'LSU', 'VAN'].includes(code);
    await upload(
      desk,
      'bad.csv',
      fileWith(early, 'QB.pass_td', () => -1),
    );
    await expect(desk.getByText('This file can’t be published')).toBeVisible();
    await expect(desk.getByText(/^Row 2: .*“QB.pass_td” is negative \(-1\)\.$/)).toBeVisible();
    expect(await faultsInBothSizes(desk)).toEqual([]);
    await upload(desk, 'early.csv', fileWith(early));
    await publish(desk);
    expect((await db.doc(`currentWeek/${weekIdOf(WEEK)}`).get()).get('lastFinal')).toBeNull();
  });

  await test.step('uploads all of them, and the week is over', async () => {
    await upload(desk, 'all.csv', fileWith(staysInWeek));
    await publish(desk);
    expect((await db.doc(`currentWeek/${weekIdOf(WEEK)}`).get()).get('lastFinal')).not.toBeNull();
    await ann.page.reload();
    const total = ann.page.locator(`[data-manager="${ann.uid}"]`);
    await expect(total.getByText(points(totalOf(ann))).first()).toBeVisible();
    await toPage(desk, 'Week');
    await desk.getByRole('button', { name: `Open week ${WEEK + 1}` }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: `Open week ${WEEK + 1}` })
      .click();
    await expect(desk.getByRole('heading', { name: `Week ${WEEK + 1} of ${SEASON}` })).toBeVisible();
  });

  await test.step('corrects it on Monday, with the old numbers next to the new', async () => {
    await toPage(desk, 'Results');
    await desk.getByLabel('Week', { exact: true }).selectOption({ label: `Week ${WEEK}` });
    // Twenty-five more passing yards are worth a point.
    await upload(
      desk,
      'monday.csv',
      fileWith(staysInWeek, 'QB.pass_yds', (yards) => yards + 25),
    );
    await expect(desk.getByText('Correction', { exact: true }).first()).toBeVisible();
    expect(await faultsInBothSizes(desk)).toEqual([]);
    await publish(desk);
    await toPage(desk, 'Log');
    await expect(desk.getByText(`Results of week ${WEEK} of ${SEASON}`).first()).toBeVisible();
    expect(await faultsInBothSizes(desk)).toEqual([]);
  });

  await test.step('the league shows the correction in the past matchup and in the standings', async () => {
    const corrected = `${codeOf(ROWS.find((row) => staysInWeek(codeOf(row)))!)}-QB` as SquadId;
    const [owner, opponent] = startersOf(ann).includes(corrected) ? [ann, bob] : [bob, ann];
    const [before, other] = [totalOf(owner), totalOf(opponent)];
    const { page } = owner;
    await page.goto(`/matchups?league=${leagueId}&week=${WEEK}`);
    await expect(page.getByTestId('corrected')).toHaveText(
      `Corrected after the finals: ${points(before)}–${points(other)} → ${points(before + 100)}–${points(other)}.`,
    );
    await expect(page.getByText(`was ${points(scored.get(corrected)!)}`)).toBeVisible();
    await page.goto(`/matchups?league=${leagueId}&view=standings`);
    await expect(page.getByText(`Week ${WEEK}: ${points(before)} → ${points(before + 100)}`)).toBeVisible();
    expect(await faultsInBothSizes(page)).toEqual([]);
  });
});
