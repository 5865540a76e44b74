import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { formatPickClock } from '@/domain/league/options/pickClock';
import { DEFAULT_SLOTS, rosterSize, starterCount } from '@/domain/lineup/slots';
import { ALL_SQUADS } from '@/domain/football/squads';
import { freshName } from '../support/accounts';
import { playOut } from './support/leagues';
import { expect, test } from './support/people';
import { openWeek, pointsOf, publish, publishAt, weekIdOf } from './support/season';
import { signUp, type NewPerson } from './support/signUp';

const WEEK = 3;
const CLOCK_SECONDS = 3600;
const STARTERS = starterCount(DEFAULT_SLOTS);
/** The size of a roster with a bench of one. */
const ROUNDS = rosterSize(DEFAULT_SLOTS, 1);
const PICKS = 4 * ROUNDS;

function newPerson(name: string, team: string): NewPerson {
  const username = freshName(name);
  return {
    username,
    displayName: `${name} ${username.slice(-4)}`,
    email: `${username}@stories.test`,
    password: 'saturday',
    team,
  };
}

const board = (page: Page) => page.getByRole('region', { name: 'Draft board' });
const squares = (page: Page) => board(page).locator('td > [title]');
/** The first squad in the pool that can be drafted now. */
const openDraftButton = (page: Page) => page.locator('[data-act="draft"][aria-disabled="false"]').first();
const myTurn = (page: Page) => page.getByText('You’re on the clock', { exact: true });
const total = (hundredths: number): string => (hundredths / 100).toFixed(2);

test('a full Saturday works, from sign-up to the standings', { tag: '@main' }, async ({ visitor, db }) => {
  await openWeek(db, WEEK);
  const [ann, bob] = [await visitor(), await visitor()];
  const [a, b] = [newPerson('Ann', 'Alabama'), newPerson('Bob', 'LSU')];
  const name = `Saturday ${a.username}`;
  let code = '';
  let leagueId = '';

  await test.step('Ann signs up and creates a league', async () => {
    await ann.page.goto('/onboarding');
    await signUp(ann.page, a);
    await ann.page.getByRole('button', { name: 'Create a league' }).click();
    const form = ann.page.getByRole('dialog');
    await form.getByLabel('League name').fill(name);
    await form.getByLabel('Managers', { exact: true }).selectOption('4');
    await form.getByRole('combobox', { name: 'Bench' }).selectOption('1');
    await form.getByText('More settings').click();
    await form.getByLabel('Pick clock').selectOption({ label: formatPickClock(CLOCK_SECONDS) });
    await form.getByLabel('Draft order').selectOption('joined');
    await form.getByRole('group', { name: 'Median game' }).getByRole('radio', { name: /^On/ }).check();
    await expect(form.getByRole('list', { name: 'Squads needed' })).toContainText(`${PICKS} of ${ALL_SQUADS.length}`);
    await form.getByRole('button', { name: 'Create league' }).click();
    await expect(ann.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    leagueId = new URL(ann.page.url()).searchParams.get('league') ?? '';
    code =
      (await ann.page
        .getByText(/^[A-HJKMNP-Z2-9]{6}$/)
        .first()
        .textContent()) ?? '';
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
  });

  await test.step('Bob follows the link, signs up and joins', async () => {
    await bob.page.goto(`/join/${code}`);
    await expect(bob.page.getByRole('heading', { name })).toBeVisible();
    await bob.page.getByRole('link', { name: 'Create account and join' }).click();
    await signUp(bob.page, b);
    await bob.page.getByRole('button', { name: `Join ${name}` }).click();
    await expect(bob.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(ann.page.getByText(`${b.displayName} joined.`)).toBeVisible();
  });

  await test.step('the draft starts on both screens, with house teams in the empty spots', async () => {
    await ann.page.getByRole('link', { name: 'Go to the draft lobby' }).click();
    await bob.page.getByRole('link', { name: 'Go to the draft lobby' }).click();
    await expect(bob.page.getByText('Waiting to start')).toBeVisible();
    await ann.page.getByRole('button', { name: 'Set the order' }).click();
    await ann.page.getByRole('button', { name: 'Start the draft' }).click();
    await expect(myTurn(ann.page)).toBeVisible();
    await expect(board(bob.page)).toBeVisible();
  });

  await test.step('a pick shows on the other user’s board, and the house teams pick automatically', async () => {
    const button = openDraftButton(ann.page);
    const squad = (await button.getAttribute('aria-label'))!.replace('Draft ', '');
    await button.click();
    await expect(board(bob.page).getByTitle(squad)).toBeVisible();
    await expect(myTurn(bob.page)).toBeVisible();
    await openDraftButton(bob.page).click();
    // Third and fourth in the order, the house teams pick around the snake's turn: four picks in a row.
    await expect(squares(ann.page).nth(5)).toBeVisible();
  });

  await test.step('a clock that runs out makes an automatic pick, even after a reload', async () => {
    await expect(myTurn(bob.page)).toBeVisible();
    const made = await squares(ann.page).count();
    await bob.page.reload();
    await expect(squares(bob.page)).toHaveCount(made);
    const ran = Timestamp.fromMillis(Date.now() - CLOCK_SECONDS * 1000);
    await db.doc(`drafts/${leagueId}`).update({ 'turn.startedAt': ran });
    await expect(squares(bob.page).nth(made)).toBeVisible();
    await expect(bob.page.getByText('You missed your last clock')).toBeVisible();
  });

  await test.step('both make the last picks, and the rosters are stored', async () => {
    await playOut(db, leagueId, 2);
    for (const { page } of [bob, ann]) {
      await expect(myTurn(page)).toBeVisible();
      await openDraftButton(page).click();
    }
    await expect(ann.page.getByText(`The draft is over: 4 managers, ${PICKS} picks`)).toBeVisible();
    await expect(bob.page.getByText(`The draft is over: 4 managers, ${PICKS} picks`)).toBeVisible();
    await expect.poll(async () => (await db.doc(`leagues/${leagueId}`).get()).get('draftStatus')).toBe('complete');
    const ledger = (await db.doc(`ledgers/${leagueId}`).get()).data()!;
    expect(Object.values(ledger.rosters as Record<string, string[]>).map((roster) => roster.length)).toEqual(
      Array.from({ length: 4 }, () => ROUNDS),
    );
  });

  const uidOf = async ({ username }: NewPerson): Promise<string> =>
    (await db.doc(`usernames/${username.toLowerCase()}`).get()).get('originalUid') as string;
  const [annId, bobId] = [await uidOf(a), await uidOf(b)];
  const rosterOf = async (uid: string): Promise<string[]> =>
    ((await db.doc(`ledgers/${leagueId}`).get()).data()!.rosters as Record<string, string[]>)[uid]!;
  const starters = async (uid: string): Promise<string[]> => {
    const stored = (await db.doc(`weeklyRosters/${leagueId}_${weekIdOf(WEEK)}`).get()).data();
    const lineup = (stored?.users as Record<string, string[]> | undefined)?.[uid] ?? [];
    return lineup.filter((place) => !place.endsWith('_BENCH')).map((place) => place.split('_')[0]!);
  };

  await test.step('Ann sets her lineup', async () => {
    await ann.page.getByRole('link', { name: 'Set my lineup' }).click();
    await expect(ann.page.getByText('Lineup saved')).toBeVisible();
    // A starter goes to the bench; a bench squad takes the slot if it fits.
    const starter = ann.page.locator('tr[data-place="K"]');
    const benched = await starter.getAttribute('data-squad');
    await starter.getByRole('button', { name: /^Move/ }).click();
    await ann.page.getByRole('button', { name: /to bench|to the bench/i }).click();
    await ann.page.getByRole('button', { name: 'Save lineup' }).click();
    await expect(ann.page.getByTestId('lineup-state')).toHaveAttribute('data-state', /^(saved|untouched)$/);
    expect(await starters(annId)).not.toContain(benched);
    expect(await starters(annId)).toHaveLength(STARTERS - 1);
    // And back again.
    await ann.page.locator(`tr[data-squad="${benched}"]`).getByRole('button', { name: /^Move/ }).click();
    await ann.page.getByRole('button', { name: /to K$/ }).click();
    await ann.page.getByRole('button', { name: 'Save lineup' }).click();
    await expect(ann.page.getByTestId('lineup-state')).toHaveAttribute('data-state', /^(saved|untouched)$/);
    expect(await starters(annId)).toHaveLength(STARTERS);
  });

  await test.step('a squad whose school has kicked off becomes locked on an open page', async () => {
    await bob.page.getByRole('link', { name: 'Set my lineup' }).click();
    await expect(bob.page.getByText('Lineup saved')).toBeVisible();
    const row = bob.page.locator('tr[data-place="QB"]');
    const squad = (await row.getAttribute('data-squad'))!;
    await openWeek(db, WEEK, [squad.split('-')[0] as 'ALA']);
    await expect(row.getByText('Locked', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: /^(Move|Swap)/ })).toHaveCount(0);
    expect(await rosterOf(bobId)).toContain(squad);
  });

  await test.step('while the games are on, scores move with the reason, and the timeline keeps them', async () => {
    await ann.page.goto(`/matchups?league=${leagueId}`);
    await expect(ann.page.getByTestId('verdict')).not.toBeEmpty();
    await publishAt(db, WEEK, 0.3);
    await expect(ann.page.getByText('Q2 12:00').first()).toBeVisible();
    const half = ann.page.locator(`[data-manager="${annId}"]`);
    const before = await half.innerText();
    await publishAt(db, WEEK, 0.8);
    await expect(ann.page.getByText('Q4 12:00').first()).toBeVisible();
    expect(await half.innerText()).not.toBe(before);
    await expect(ann.page.getByTestId('latest-change')).toHaveText(/^[+-]\d+\.\d\d \S.*, \d+ /);
    await ann.page.getByRole('button', { name: 'Show timeline' }).click();
    await expect(ann.page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first()).toBeVisible();
    await ann.page.reload();
    await ann.page.getByRole('button', { name: 'Show timeline' }).click();
    await expect(ann.page.getByRole('list', { name: 'Timeline' }).locator('> li')).toHaveCount(2);
  });

  await test.step('the admin publishes the week, and both users see the points and stat lines', async () => {
    await bob.page.goto(`/matchups?league=${leagueId}`);
    await expect(ann.page.getByText('Live', { exact: true }).first()).toBeVisible();
    await publish(db, WEEK);
    const points = pointsOf(WEEK);
    const mine = (await starters(annId)).reduce((sum, squad) => sum + (points.get(squad) ?? 0), 0);
    await expect(ann.page.locator(`[data-manager="${annId}"]`).getByText(total(mine))).toBeVisible();
    await ann.page.getByRole('button', { name: 'QB: scoring details' }).first().click();
    await expect(ann.page.getByText(/yds|yards/).first()).toBeVisible();
    await expect(ann.page.getByTestId('verdict')).not.toBeEmpty();
    await expect(bob.page.getByTestId('verdict')).not.toBeEmpty();
  });

  await test.step('the standings include the week, which is a game against the median, too', async () => {
    await ann.page.getByRole('link', { name: 'Standings', exact: true }).click();
    const table = ann.page.getByRole('table').first();
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table.getByText(/^(2–0|1–1|0–2)$/).first()).toBeVisible();
  });

  await test.step('the recap tells of the week, from the league’s navigation, home and the messages', async () => {
    const recap = ({ page }: typeof ann) => page.getByRole('article', { name: `Recap of week ${String(WEEK)}` });
    await ann.page.getByRole('link', { name: 'Recap', exact: true }).click();
    await expect(recap(ann).getByRole('table', { name: 'Power ranking' }).getByRole('row')).toHaveCount(5);
    const points = pointsOf(WEEK);
    const mine = (await starters(annId)).reduce((sum, squad) => sum + (points.get(squad) ?? 0), 0);
    await expect(recap(ann).getByRole('table', { name: 'Report cards' }).getByText(total(mine)).first()).toBeVisible();
    await bob.page.goto('/');
    await bob.page.getByRole('link', { name: 'Read the recap' }).click();
    await expect(recap(bob)).toBeVisible();
    await bob.page.goto(`/messages?league=${leagueId}`);
    await bob.page.getByRole('link', { name: `Week ${String(WEEK)} is final. Read the recap.` }).click();
    await expect(recap(bob)).toBeVisible();
  });
});
