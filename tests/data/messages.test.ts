import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin } from '../support/admin';
import { foundLeague, joinByCode, openFan, valueOf, type Fan } from '../support/leagues';
import type { Result } from '@/domain/kernel/result';
import { until } from '../support/suite';

const admin = openAdmin();
let ann: Fan;
let bob: Fan;
let leagueId: string;
let joinCode: string;

beforeAll(async () => {
  [ann, bob] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob')]);
  const league = await foundLeague(ann, { capacity: 4 });
  ({ leagueId, joinCode } = league);
  valueOf(await joinByCode(bob, joinCode));
}, 60_000);
afterAll(async () => {
  ann.client.close();
  bob.client.close();
  await admin.close();
});

/** Adds messages of one sender, one a second, that these users have read. Returns their ids. */
async function write(count: number, sender: Fan, readers: readonly Fan[]): Promise<string[]> {
  const readBy = Object.fromEntries([sender, ...readers].map(({ uid }) => [uid, true]));
  const places = Array.from({ length: count }, () => admin.db.collection('messages').doc());
  const { docs } = await admin.db.collection('messages').where('leagueId', '==', leagueId).get();
  const batch = admin.db.batch();
  places.forEach((place, i) => {
    const timestamp = Timestamp.fromMillis((docs.length + i) * 1000);
    batch.set(place, { leagueId, senderId: sender.uid, text: `Message ${i}`, timestamp, readBy });
  });
  await batch.commit();
  return places.map(({ id }) => id);
}

describe('unread messages of a league', () => {
  const unread = async () =>
    (await bob.client.seen<{ value?: { count: number } }>('messages.watchUnread')).latest?.value?.count;
  const shows = (count: number) => until(`${count} unread`, async () => (await unread()) === count);

  it('are counted up to ten, live, and not before one that the user has read or sent', async () => {
    await bob.client.watch('messages.watchUnread', leagueId, bob.uid);
    await shows(0);
    await write(30, ann, [bob]);
    const first = await write(1, ann, []);
    await shows(1);
    const more = await write(2, ann, []);
    await shows(3);
    valueOf(await bob.client.call('messageCommands.markRead', [...first, ...more], bob.uid));
    await shows(0);
    await write(12, ann, []);
    await shows(10);
    await write(10, bob, []);
    await shows(0);
  });

  it('are all counted for a client that opens while there are some', async () => {
    await write(4, ann, []);
    await bob.client.watch('messages.watchUnread', leagueId, bob.uid);
    await shows(4);
  });

  it('are never counted from the newest alone', async () => {
    const cat = await openFan(admin.db, 'cat');
    try {
      valueOf(await joinByCode(cat, joinCode));
      await cat.client.watch('messages.watchUnread', leagueId, cat.uid);
      const seen = () => cat.client.seen<{ value?: { count: number } } | null>('messages.watchUnread');
      await until('10 unread', async () => (await seen()).latest?.value?.count === 10);
      expect((await seen()).times).toBe(1);
    } finally {
      cat.client.close();
    }
  });
});

describe('unread messages since a time', () => {
  it('are only those sent later', async () => {
    const { docs } = await admin.db.collection('messages').where('leagueId', '==', leagueId).get();
    const readAt = Math.max(...docs.map((message) => (message.get('timestamp') as Timestamp).toMillis()));
    await ann.client.watch('messages.watchUnreadSince', leagueId, ann.uid, readAt);
    const count = async () =>
      (await ann.client.seen<{ value?: { count: number } }>('messages.watchUnreadSince')).latest?.value?.count;
    await until('none', async () => (await count()) === 0);
    await write(2, bob, []);
    await write(1, ann, []);
    await until('2 unread', async () => (await count()) === 2);
  });
});

describe('a message', () => {
  type Stored = { text: string; edited: boolean; removedBy: string | null; replyTo: string | null; reactions: object };
  const newest = async (fan: Fan) =>
    (await fan.client.seen<{ value?: Stored[] }>('messages.watchMessages')).latest?.value?.[0];
  const send = (fan: Fan, id: string, text: string, replyTo: string | null = null) =>
    fan.client.call<Result<void>>('messageCommands.sendMessage', fan.uid, { id, leagueId, text, replyTo });

  it('is sent once, however often it is tried', async () => {
    valueOf(await send(ann, 'once', 'Only once.'));
    valueOf(await send(ann, 'once', 'Only once.'));
    const stored = await admin.db.doc('messages/once').get();
    expect(stored.get('text')).toBe('Only once.');
    const league = await admin.db.doc(`leagues/${leagueId}`).get();
    expect(league.get('lastMessageAt')).toEqual(stored.get('timestamp'));
    expect(await send(bob, 'once', 'Not mine.')).toMatchObject({ ok: false });
  }, 30_000);

  it('is answered, edited, reacted to, reported and removed, which other members see', async () => {
    // Google's emulator can mix up two listeners of a client on the same collection, and miss what changes while it
    // still answers a new one.
    const dan = await openFan(admin.db, 'dan');
    try {
      valueOf(await joinByCode(dan, joinCode));
      await dan.client.watch('messages.watchMessages', leagueId, 4);
      await until('the conversation', async () => (await newest(dan))?.text === 'Only once.');
      valueOf(await send(ann, 'talk', 'See you Friday.', 'once'));
      valueOf(
        await ann.client.call('messageCommands.editMessage', 'talk', ann.uid, `See you Saturday, <@${dan.uid}>.`),
      );
      await until('the edit', async () => (await newest(dan))?.edited === true);
      expect(await newest(dan)).toMatchObject({ text: `See you Saturday, <@${dan.uid}>.`, replyTo: 'once' });
      valueOf(await dan.client.call('messageCommands.react', 'talk', dan.uid, 'fire'));
      // The second one in a row waits for its turn.
      valueOf(await dan.client.call('messageCommands.react', 'talk', dan.uid, 'love'));
      await until('the reaction', async () => JSON.stringify((await newest(dan))?.reactions).includes('love'));
      valueOf(await dan.client.call('messageCommands.reportMessage', 'talk', dan.uid));
      expect(await dan.client.call('messageCommands.removeMessage', 'talk', dan.uid)).toMatchObject({ ok: false });
      valueOf(await ann.client.call('messageCommands.removeMessage', 'talk', ann.uid));
      await until('the removal', async () => (await newest(dan))?.removedBy === ann.uid);
      expect((await newest(dan))?.text).toBe('');
    } finally {
      dan.client.close();
    }
  }, 60_000);

  it('is a poll, whose votes other members see until it closes', async () => {
    const ask = (id: string, closesAt: number) =>
      ann.client.call<Result<void>>('messageCommands.sendMessage', ann.uid, {
        id,
        leagueId,
        text: 'Who wins?\nAlabama\nGeorgia',
        replyTo: null,
        closesAt,
      });
    const vote = (id: string, index: number | null) =>
      bob.client.call<Result<void>>('messageCommands.vote', id, bob.uid, index);
    valueOf(await ask('poll', Date.now() + 60_000));
    expect((await admin.db.doc('messages/poll').get()).get('closesAt')).toBeInstanceOf(Timestamp);
    valueOf(await vote('poll', 1));
    expect((await admin.db.doc('messages/poll').get()).get('votes')).toEqual({ [bob.uid]: '2' });
    valueOf(await vote('poll', null));
    expect((await admin.db.doc('messages/poll').get()).get('votes')).toEqual({});
    await admin.db.doc('messages/poll').update({ closesAt: Timestamp.fromMillis(Date.now() - 1000) });
    expect(await vote('poll', 0)).toMatchObject({ ok: false, error: { message: 'This poll has closed.' } });
  }, 30_000);
});
