import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { minimalUser } from '@/domain/account/user';
import { collectMyData } from './myData';

const person = { uid: 'ann', email: documents.emailOf('ann'), displayName: null, google: false };
const ann = { ...minimalUser(person), key: documents.emailKeyOf('ann'), username: 'ann' };

/** Collects Ann's data, with every answer so many seconds away. */
async function collect(seconds: number) {
  backend.setFaults({ latency: () => seconds * 500 });
  const collected = collectMyData(ann, new Date());
  await vi.advanceTimersByTimeAsync(90_000);
  return collected;
}

beforeEach(() => {
  vi.useFakeTimers();
  backend.start({ ...documents.people('ann'), ...documents.scheduledLeague(['ann']) }, 'ann');
});
afterEach(() => void vi.useRealTimers());

it('each part of one’s data has its own time', async () => {
  const collected = await collect(6);
  expect(collected.ok && JSON.parse(collected.value)).toMatchObject({
    account: { uid: 'ann' },
    leagues: [{ id: documents.LEAGUE }],
    feedback: [],
  });
});

it('data that can’t be read is no change that may go through', async () => {
  expect(await collect(40)).toMatchObject({ error: { message: expect.stringContaining('took too long') as string } });
});
