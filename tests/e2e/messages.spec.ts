import { Timestamp } from 'firebase-admin/firestore';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

test(
  'two members talk: mention, reply, reaction, edit, report, removal and a poll',
  { tag: '@main' },
  async ({ fan, db }) => {
    const [ann, bob] = [await fan('ann'), await fan('bob')];
    const { leagueId } = await arrangeLeague(db, [ann, bob]);
    const address = `/messages?league=${leagueId}`;
    const say = async ({ page }: typeof ann, text: string) => {
      await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('');
    };

    await test.step('Ann mentions Bob with the keyboard, and Bob’s badge says so', async () => {
      await bob.page.goto('/');
      await ann.page.goto(address);
      const field = ann.page.getByRole('textbox', { name: 'Message', exact: true });
      await field.pressSequentially(`Ready, @${bob.username.slice(0, 3)}`);
      await expect(ann.page.getByRole('option').first()).toBeVisible();
      await field.press('Enter');
      await expect(field).toHaveValue(new RegExp(`Ready, @${bob.username} $`, 'i'));
      await field.press('Enter');
      await expect(ann.page.getByText(/^Ready, @/).first()).toBeVisible();
      await expect(bob.page.getByRole('link', { name: 'Messages, 1 unread, you’re mentioned' })).toBeVisible();
    });

    await test.step('Bob replies and reacts, and Ann sees both', async () => {
      await bob.page.goto(address);
      await bob.page.getByRole('button', { name: /^Actions for/ }).click();
      await bob.page.getByRole('menuitem', { name: 'Reply' }).click();
      await say(bob, 'Always.');
      await expect(ann.page.getByRole('button', { name: /^\S+.*: Ready, @/ })).toBeVisible();
      await bob.page.getByRole('button', { name: /^Actions for (?!your)/ }).click();
      await bob.page.getByRole('menuitem', { name: 'React' }).click();
      await bob.page.getByRole('button', { name: 'On fire' }).click();
      await expect(ann.page.getByRole('button', { name: /^On fire: / })).toBeVisible();
    });

    await test.step('Bob edits his, reports Ann’s, and Ann removes Bob’s as the commissioner', async () => {
      await bob.page.getByRole('button', { name: 'Actions for your message' }).click();
      await bob.page.getByRole('menuitem', { name: 'Edit' }).click();
      await bob.page.getByRole('textbox', { name: 'Edit message' }).fill('Nearly always.');
      await bob.page.getByRole('button', { name: 'Save' }).click();
      await expect(ann.page.getByText('Nearly always.', { exact: true })).toBeVisible();
      await expect(ann.page.getByText('· Edited')).toBeVisible();
      await bob.page.getByRole('button', { name: /^Actions for (?!your)/ }).click();
      await bob.page.getByRole('menuitem', { name: 'Report to the commissioner' }).click();
      await expect(ann.page.getByText('1 report')).toBeVisible();
      await ann.page.getByRole('button', { name: /^Actions for (?!your)/ }).click();
      await expect(ann.page.getByRole('menuitem', { name: 'Delete for everyone' })).toBeVisible();
      await ann.page.getByRole('menuitem', { name: 'Delete for everyone' }).click();
      await expect(bob.page.getByText(`Removed by ${ann.username} (commissioner)`)).toBeVisible();
    });

    await test.step('Ann asks a poll, Bob votes in it and changes his mind, and Ann sees who voted', async () => {
      await ann.page.getByRole('button', { name: 'New poll' }).click();
      const form = ann.page.getByRole('dialog', { name: 'New poll' });
      await form.getByRole('textbox', { name: 'Question' }).fill('Who buys the wings?');
      await form.getByRole('textbox', { name: 'Answer 1' }).fill('Last place');
      await form.getByRole('textbox', { name: 'Answer 2' }).fill('The champion');
      await form.getByRole('button', { name: 'Send poll' }).click();
      await expect(form).toHaveCount(0);
      await bob.page.getByRole('button', { name: 'Last place: 0 votes' }).click();
      await expect(ann.page.getByRole('button', { name: 'Last place: 1 vote' })).toBeVisible();
      await bob.page.getByRole('button', { name: 'The champion: 0 votes' }).click();
      await expect(ann.page.getByRole('button', { name: 'Last place: 0 votes' })).toBeVisible();
      const poll = ann.page.getByRole('group', { name: 'Poll: Who buys the wings?' });
      await poll.getByRole('button', { name: 'Who voted' }).click();
      await expect(poll.getByText(bob.username, { exact: true })).toBeVisible();
    });

    await test.step('without a network, a message waits, and goes once', async () => {
      await bob.page.context().setOffline(true);
      await say(bob, 'From the stands');
      await expect(bob.page.getByText('Waiting for a connection')).toBeVisible();
      await bob.page.context().setOffline(false);
      await expect(ann.page.getByText('From the stands', { exact: true })).toBeVisible();
      await expect(bob.page.getByText('Waiting for a connection')).toHaveCount(0);
      const sent = await db
        .collection('messages')
        .where('leagueId', '==', leagueId)
        .where('text', '==', 'From the stands')
        .get();
      expect(sent.size).toBe(1);
    });

    await test.step('Bob mutes the league, and its messages aren’t counted', async () => {
      await bob.page.getByRole('button', { name: 'Mute this league' }).click();
      await expect(bob.page.getByRole('button', { name: 'Mute this league' })).toHaveAttribute('aria-pressed', 'true');
      await bob.page.goto('/');
      await expect(bob.page.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible();
      await say(ann, 'Nobody hears this.');
      await expect(ann.page.getByText('Nobody hears this.', { exact: true })).toBeVisible();
      await expect(bob.page.getByRole('link', { name: /^Messages, / })).toHaveCount(0);
    });
  },
);

test('three hundred messages keep few of them on the page, and their place', async ({ fan, db }) => {
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId } = await arrangeLeague(db, [ann, bob]);
  const batch = db.batch();
  for (let i = 0; i < 300; i++) {
    batch.set(db.collection('messages').doc(), {
      leagueId,
      senderId: bob.uid,
      text: `Play ${String(i)}.${' And the crowd goes wild.'.repeat(i % 7)}`,
      timestamp: Timestamp.fromMillis(Date.UTC(2025, 8, 1) + i * 60_000),
      readBy: { [bob.uid]: true, [ann.uid]: true },
    });
  }
  await batch.commit();
  const { page } = ann;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/messages?league=${leagueId}`);
  const list = page.locator('section ol');
  await expect(page.getByText(/^Play 299\./)).toBeInViewport();
  const box = page.locator('[data-at-end]');
  const scrollToStart = () =>
    expect(async () => {
      await box.evaluate((element) => element.scrollTo({ top: 0 }));
      const older = page.getByRole('button', { name: 'Show older messages' });
      if (await older.isVisible()) await older.click({ timeout: 2_000 });
      await expect(page.getByText(/^Play 0\./)).toBeInViewport({ timeout: 200 });
    }).toPass({ intervals: [100] });
  // Until the server has answered, only what this device knew of the conversation is there.
  await expect(page.getByRole('button', { name: 'Show older messages' })).toBeAttached();
  await test.step('the composer stays at the bottom of the screen when a heading wraps, and when it no longer does', async () => {
    const bottom = () =>
      page.getByRole('button', { name: 'Send', exact: true }).evaluate((send) => send.getBoundingClientRect().bottom);
    const before = await bottom();
    const wrapped = await page.addStyleTag({ content: 'h1 { padding-bottom: 48px }' });
    await expect.poll(bottom).toBe(before);
    await wrapped.evaluate((style) => style.parentNode?.removeChild(style));
    await expect.poll(bottom).toBe(before);
  });
  await test.step('scrolling up, or a press where the list begins, leads to the oldest one', async () => {
    await scrollToStart();
    expect(await list.locator('> li').count()).toBeLessThan(40);
  });
  await test.step('a new one at the end doesn’t move the list, and a press leads there', async () => {
    const before = await box.evaluate((element) => element.scrollTop);
    await db.collection('messages').add({
      leagueId,
      senderId: bob.uid,
      text: 'Overtime!',
      timestamp: Timestamp.now(),
      readBy: { [bob.uid]: true },
    });
    const press = page.getByRole('button', { name: '1 new message' });
    await expect(press).toBeVisible();
    expect(Math.abs((await box.evaluate((element) => element.scrollTop)) - before)).toBeLessThan(100);
    await press.click();
    await expect(page.getByText('Overtime!', { exact: true })).toBeInViewport();
  });
  await test.step('before its code has run, the next visit shows the end, unless the last one had scrolled up', async () => {
    const scripts = /\/chunks\/.*\.js$/;
    const kept = () => page.evaluate(() => localStorage.getItem('lastPage./messages'));
    await page.addInitScript(() => {
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (init) {
        return attachShadow.call(this, { ...init, mode: 'open' });
      };
    });
    await page.goto('/clock.txt');
    await page.route(scripts, (route) => route.fulfill({ body: '' }));
    await page.goto(`/messages?league=${leagueId}`);
    await expect(page.locator('#last-page').getByText('Overtime!', { exact: true })).toBeInViewport();
    await page.unroute(scripts);
    await page.reload();
    await scrollToStart();
    await page.goto('/clock.txt');
    expect(await kept()).toBeNull();
  });
});
