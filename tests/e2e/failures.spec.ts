import { expect, test } from './support/people';
import { arrangeLeague, freshCode } from './support/leagues';
import { makeFan, freshName } from '../support/accounts';
import { rosterCode } from '../support/documents';

/** A commissioner without a browser in the story. */
async function makeManager(db: Parameters<typeof makeFan>[0]) {
  const username = freshName('boss');
  return { username, ...(await makeFan(db, username)) };
}

test.describe('a join code', () => {
  test('that is unknown shows “Code not found”', async ({ visitor }) => {
    const { page } = await visitor();
    await page.goto('/join/ZZZZZZ');
    await expect(page.getByRole('alert').getByText('Code not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See public leagues' })).toBeVisible();
  });

  test('mistyped on the leagues page shows an error and stays on the page', async ({ fan }) => {
    const { page } = await fan('ann');
    await page.goto('/leagues');
    await page.getByLabel('Code').fill('zzzzzz');
    await page.getByRole('button', { name: 'Find league' }).click();
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/no league|leads|code/i);
    await expect(page).toHaveURL(/\/leagues$/);
  });

  test('of a full league shows that the league is full', async ({ fan, db }) => {
    const league = await arrangeLeague(db, [await makeManager(db), await makeManager(db)], {
      league: { capacity: 2 },
      preview: { capacity: 2 },
    });
    const { page } = await fan('ann');
    await page.goto(`/join/${league.code}`);
    await expect(page.getByRole('heading', { name: league.name })).toBeVisible();
    await expect(page.getByText('This code is closed')).toBeVisible();
    await expect(page.getByText(/full/i)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join the league' })).toHaveCount(0);
  });

  test('of a league that fills up while the page is open is denied, and changes nothing', async ({ fan, db }) => {
    const league = await arrangeLeague(db, [await makeManager(db)], {
      league: { capacity: 2 },
      preview: { capacity: 2 },
    });
    const { page } = await fan('ann');
    await page.goto(`/join/${league.code}`);
    await expect(page.getByRole('button', { name: 'Join the league' })).toBeEnabled();
    const other = await makeManager(db);
    const stored = (await db.doc(`leagues/${league.leagueId}`).get()).data()!;
    await db.doc(`leagues/${league.leagueId}`).update({ members: [...stored.members, other.uid] });
    await db.doc(`joinCodes/${league.code}`).update({ seats: 2 });
    await page.getByRole('button', { name: 'Join the league' }).click();
    await expect(page.getByText(/full/i)).toBeVisible();
    expect((await db.doc(`leagues/${league.leagueId}`).get()).get('members')).toEqual([...stored.members, other.uid]);
  });

  test('of a league whose draft has begun shows that', async ({ fan, db }) => {
    const league = await arrangeLeague(db, [await makeManager(db), await makeManager(db)], { active: true });
    const { page } = await fan('ann');
    await page.goto(`/join/${league.code}`);
    await expect(page.getByText('This code is closed')).toBeVisible();
    await expect(page.getByText(/draft .*(begun|started)/i)).toBeVisible();
  });

  test('of a held spot that is taken shows that', async ({ fan, db }) => {
    const boss = await makeManager(db);
    const league = await arrangeLeague(db, [boss]);
    const seat = freshCode(8);
    await db.doc(`rosterCodes/${seat}`).set({
      ...rosterCode({
        rosterCode: seat,
        leagueId: league.leagueId,
        leagueName: league.name,
        joinCode: league.code,
        claimedBy: 'another',
      }),
      createdAt: new Date(),
    });
    const { page } = await fan('ann');
    await page.goto(`/join/${seat}`);
    await expect(page.getByText('This code is closed')).toBeVisible();
    await expect(page.getByText(/used|taken|claimed/i).first()).toBeVisible();
  });
});

test.describe('a draft', () => {
  test('that does not exist shows “Draft not found”', async ({ fan }) => {
    const { page } = await fan('ann');
    await page.goto('/draft/nosuchleague');
    await expect(page.getByRole('alert').getByText('Draft not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to my leagues' })).toBeVisible();
  });

  test('of another league is hidden, with the reason', async ({ fan, db }) => {
    const league = await arrangeLeague(db, [await makeManager(db), await makeManager(db)], { active: true });
    const { page } = await fan('ann');
    await page.goto(`/draft/${league.leagueId}`);
    await expect(page.getByRole('alert').getByText('Couldn’t load the draft')).toBeVisible();
    await expect(page.getByText(/only members/i)).toBeVisible();
  });
});

test.describe('a league', () => {
  test('of which the user is not a member is hidden, with a message', async ({ fan, db }) => {
    const league = await arrangeLeague(db, [await makeManager(db)]);
    const { page } = await fan('ann');
    await page.goto(`/leagues?league=${league.leagueId}`);
    await expect(page.getByText(/you’re not in this league/i)).toBeVisible();
  });
});
