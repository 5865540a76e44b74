import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '@/domain/kernel/result';
import { emailKey } from '@/domain/account/user';
import { openAdmin } from '../support/admin';
import { openFan, valueOf, type Fan } from '../support/leagues';

const admin = openAdmin();
let ann: Fan;
let bob: Fan;
beforeAll(async () => {
  [ann, bob] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob')]);
}, 60_000);
afterAll(async () => {
  ann.client.close();
  bob.client.close();
  await admin.close();
});

const record = async ({ email }: Fan) => (await admin.db.doc(`users/${emailKey(email)}`).get()).data() ?? {};
const user = async (fan: Fan) => ({
  ...(await record(fan)),
  key: emailKey(fan.email),
  uid: fan.uid,
  lastRead: ((await record(fan)).lastRead ?? {}) as Record<string, number>,
});

describe('a user’s record', () => {
  it('says that they have sent feedback, which stays so', async () => {
    expect(await bob.client.call('feedback.hasSentFeedback', bob.uid)).toBe(false);
    valueOf(await bob.client.call<Result<void>>('users.saveSentFeedback', await user(bob), false));
    expect((await record(bob)).sentFeedback).toBe(false);
    valueOf(
      await bob.client.call<Result<void>>(
        'feedback.sendFeedback',
        await user(bob),
        { category: 'idea', text: 'A darker dark.' },
        '/roster',
      ),
    );
    expect((await record(bob)).sentFeedback).toBe(true);
    expect(await bob.client.call('feedback.hasSentFeedback', bob.uid)).toBe(true);
    valueOf(await bob.client.call<Result<void>>('users.saveSentFeedback', await user(bob), false));
    expect((await record(bob)).sentFeedback).toBe(true);
  });

  it('says how far each league’s conversation was read', async () => {
    valueOf(await ann.client.call<Result<void>>('users.saveLastRead', await user(ann), 'league1', 1000));
    valueOf(await ann.client.call<Result<void>>('users.saveLastRead', await user(ann), 'league2', 2000));
    valueOf(await ann.client.call<Result<void>>('users.saveLastRead', await user(ann), 'league1', 3000));
    expect((await record(ann)).lastRead).toEqual({ league1: 3000, league2: 2000 });
  });

  it('keeps those read last, as many as fit', async () => {
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`league${'x'.repeat(14)}${String(i)}`, i]));
    valueOf(
      await ann.client.call<Result<void>>('users.saveLastRead', { ...(await user(ann)), lastRead: many }, 'last', 9000),
    );
    const kept = (await record(ann)).lastRead as Record<string, number>;
    expect(kept.last).toBe(9000);
    expect(Object.keys(kept)).toContain(`league${'x'.repeat(14)}79`);
    expect(Object.keys(kept)).not.toContain(`league${'x'.repeat(14)}0`);
  });
});
