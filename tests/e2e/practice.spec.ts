import { expect, test } from './support/people';
import { changesBesideTheClock } from './support/rest';

test(
  'a mock draft needs no account and no database, survives a reload, and ends with a roster',
  { tag: '@main' },
  async ({ visitor }) => {
    const { page } = await visitor();
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(response.url()));
    await page.goto('/practice');
    const free = page.getByRole('table', { name: /Available squads/ });
    await expect(free).toHaveAttribute('aria-rowcount', '97');

    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Mock draft settings' });
    await settings.getByLabel('Managers', { exact: true }).selectOption('4');
    await settings.getByLabel('Draft position').selectOption('2');
    await settings.getByLabel('Bench').selectOption('0');
    await settings.getByRole('radio', { name: 'Instant' }).check();
    await settings.getByRole('button', { name: 'Use these settings' }).click();
    await expect(page.getByText('4 managers, you pick 2nd, snake, 7 rounds, no clock')).toBeVisible();
    await page.getByRole('button', { name: 'Start the draft' }).click();

    const squares = page.getByRole('region', { name: 'Draft board' }).locator('td > [title]');
    const open = page.locator('[data-act="draft"][aria-disabled="false"]').first();
    await expect(page.getByText('You’re on the clock', { exact: true })).toBeVisible();
    await expect(squares).toHaveCount(1);
    await page
      .getByRole('button', { name: /^Queue / })
      .first()
      .click();
    await open.click();
    // Two bots pick on either side of the snake's turn.
    await expect(squares).toHaveCount(6);

    await page.reload();
    await expect(squares).toHaveCount(6);

    for (const made of [9, 14, 17, 22, 25]) {
      await open.click();
      await expect(squares).toHaveCount(made);
    }
    await open.click();
    await expect(page.getByText(/The draft is over/).first()).toBeVisible();
    expect(fetched.filter((url) => /firestore/i.test(url))).toEqual([]);
    // The database's code contains its service's name. The scripts are fetched again, because a reload discards the
    // bodies of responses.
    const scripts = [...new Set(fetched)].filter((url) => url.endsWith('.js'));
    expect(scripts).not.toEqual([]);
    for (const url of scripts) {
      const code = await (await page.request.get(url)).text();
      expect(code.includes('google.firestore.v1.Firestore'), url).toBe(false);
    }
  },
);

test('only the clock changes in the practice room while the clock runs', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Mock draft settings' });
  await settings.getByLabel('Draft position').selectOption('1');
  await settings.getByRole('radio', { name: /^90/ }).check();
  await settings.getByRole('button', { name: 'Use these settings' }).click();
  await page.getByRole('button', { name: 'Start the draft' }).click();
  await expect(page.getByText('You’re on the clock', { exact: true })).toBeVisible();
  await expect.poll(() => changesBesideTheClock(page, 2), { timeout: 30_000 }).toEqual([[], []]);
});
