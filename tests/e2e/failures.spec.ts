import { freshName, makeFan } from '../support/accounts';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

test(
  'a league that fills up while its invitation is open is denied, and changes nothing',
  { tag: '@main' },
  async ({ fan, db }) => {
    const { leagueId, code } = await arrangeLeague(db, [await fan('boss')], {
      league: { capacity: 2 },
      preview: { capacity: 2 },
    });
    const { page } = await fan('ann');
    await page.goto(`/join/${code}`);
    await expect(page.getByRole('button', { name: 'Join the league' })).toBeEnabled();
    const other = await makeFan(db, freshName('other'));
    const league = db.doc(`leagues/${leagueId}`);
    const members = [...((await league.get()).get('members') as string[]), other.uid];
    await league.update({ members });
    await db.doc(`joinCodes/${code}`).update({ seats: 2 });
    await page.getByRole('button', { name: 'Join the league' }).click();
    await expect(page.getByText(/full/i)).toBeVisible();
    expect((await league.get()).get('members')).toEqual(members);
  },
);

test('a command whose code is gone since a deploy isn’t sent, and offers to reload the page', async ({ fan, db }) => {
  const { page, uid } = await fan('ann');
  await page.goto('/profile');
  const name = page.getByLabel('Display name');
  await name.fill('Ann Arbor');
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(
    page.getByText(/Part of this page didn’t load, so nothing was sent\..* reload the page\./),
  ).toBeVisible();
  await expect(name).toHaveValue('Ann Arbor');
  const stored = await db.collection('users').where('uid', '==', uid).get();
  expect(stored.docs[0]!.get('displayName')).not.toBe('Ann Arbor');
});
