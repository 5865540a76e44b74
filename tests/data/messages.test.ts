import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin } from '../support/admin';
import { foundLeague, joinByCode, openFan, valueOf, type Fan } from '../support/leagues';
import { until } from '../support/suite';

const admin = openAdmin();
let ann: Fan;
let bob: Fan;
let leagueId: string;
let joinCode: string;

beforeAll(async () => {
  [ann, bob] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob')]);
  const league = await foundLeague(ann, { capacity: 3 });
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
  const unread = async () => (await bob.client.seen<{ value?: number }>('messages.watchUnread')).latest?.value;
  const shows = (count: number) => until(`${count} unread`, async () => (await unread()) === count);

  it('are counted up to ten, live, and not before one that the user has read or sent', async () => {
    await bob.client.watch('messages.watchUnread', leagueId, bob.uid);
    await shows(0);
    await write(30, ann, [bob]);
    const first = await write(1, ann, []);
    await shows(1);
    const more = await write(2, ann, []);
    await shows(3);
    valueOf(await bob.client.call('messages.markRead', [...first, ...more], bob.uid));
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
      const seen = () => cat.client.seen<{ value?: number } | null>('messages.watchUnread');
      await until('10 unread', async () => (await seen()).latest?.value === 10);
      expect((await seen()).times).toBe(1);
    } finally {
      cat.client.close();
    }
  });
});
