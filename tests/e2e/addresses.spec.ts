import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/persons';

test('an invitation that the host serves as the home page leads to the invitation, and once only', async ({
  visitor,
  fan,
  db,
}) => {
  const { code, name } = await arrangeLeague(db, [await fan('boss')]);
  const { page } = await visitor();
  let served = 0;
  await page.route(`**/join/${code}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    served += 1;
    await route.continue({ url: new URL('/', route.request().url()).href });
  });
  await page.goto(`/join/${code}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/join/${code}$`));
  expect(served).toBe(1);
});
