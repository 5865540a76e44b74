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

it('the moves are the team’s own and the corrections its manager made, no matter which client carried them out', async () => {
  const moves = {
    ...{ 1: { kind: 'add', by: 'ann', manager: 'ann' }, 2: { kind: 'claim', by: 'bob', manager: 'ann' } },
    ...{ 3: { kind: 'claim', by: 'ann', manager: 'bob' }, 4: { kind: 'trade', by: 'ann', from: 'bob', to: 'cat' } },
    ...{ 5: { kind: 'lineup', by: 'ann', manager: 'bob' }, 6: { kind: 'correction', by: 'bob', manager: 'ann' } },
  };
  const transactions = Object.entries(moves).map(([step, move]) => [
    `transactions/${documents.LEAGUE}_${step}`,
    { leagueId: documents.LEAGUE, step: Number(step), ...move },
  ]);
  const draft = documents.scheduledDraft(['ann', 'bob', 'cat'], {
    picks: ['ALA-QB', 'LSU-QB', 'UGA-QB', 'TEX-QB'],
    rosters: { ann: ['ALA-QB', 'TEX-QB'], bob: ['LSU-QB'], cat: ['UGA-QB'] },
    made: { 0: { kind: 'own', slot: 'QB' }, 3: { kind: 'missed', slot: 'BENCH' } },
  });
  const league = { ...documents.scheduledLeague(['ann', 'bob', 'cat']), [`drafts/${documents.LEAGUE}`]: draft };
  backend.start({ ...documents.people('ann'), ...league, ...Object.fromEntries(transactions) }, 'ann');
  const collected = await collect(0);
  const { leagues } = JSON.parse(collected.ok ? collected.value : '') as {
    leagues: { transactions: { step: number }[]; draftPicks: unknown }[];
  };
  expect(leagues[0]?.transactions.map(({ step }) => step).sort()).toEqual([1, 2, 5, 6]);
  expect(leagues[0]?.draftPicks).toEqual([
    { pick: 1, squad: 'ALA-QB', kind: 'own', slot: 'QB' },
    { pick: 4, squad: 'TEX-QB', kind: 'missed', slot: 'BENCH' },
  ]);
});
