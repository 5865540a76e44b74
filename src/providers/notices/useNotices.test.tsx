import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { renderHook, signIn, tell, tellLeagues, tellLedger, tellWeek } from '../../../tests/support/page';
import { setReader } from '@/data/device/deviceData';
import { remember, noticeMemory } from '@/data/device/noticeMemory';
import { parseLeague } from '@/domain/league/league';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { ready } from '@/domain/kernel/loadable';
import { parseTrade } from '@/domain/moves/trades/trades';
import { parseWeek } from '@/domain/football/weeks';
import { forgetPerson } from '@/hooks/subscriptions';
import { useNotices } from './useNotices';

const NOON = Date.parse('2025-10-18T16:00:00Z');
const HOUR = 3_600_000;

const rosters: Ledger['rosters'] = { ann: ['ALA-QB', 'TEX-K'], bob: ['LSU-QB'] };
const at = (step: number) => tellLedger('home', rosters, { step });
const LEAGUE = {
  season: 2025,
  members: ['ann', 'bob'],
  draftStatus: 'complete',
  schedule: { managers: ['ann', 'bob'] },
  userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
  waivers: 'open',
};
const league = (changes: object = {}) => parseLeague('home', { ...LEAGUE, ...changes });
const start = () => renderHook(({ open }) => useNotices(open, []), { initialProps: { open: false } });
const texts = (list: ReturnType<typeof useNotices>) =>
  list.notices.state === 'ready' ? list.notices.value.map(({ text }) => text) : [];
/** The collections that the bell has watched beside what every page does. */
const watched = () => backend.watched().map((target) => /collectionId:(\w+)/.exec(target)?.[1] ?? target);
const mention = (mentioned: boolean) =>
  tell('unread', 'home ann', ready({ count: 1, mentioned, mentionedAt: mentioned ? NOON : null }));
const log = (step: number, transaction: object) =>
  backend.put({
    [`transactions/home_${String(step)}`]: { leagueId: 'home', step, by: 'bob', at: new Date(NOON), ...transaction },
  });
const correction = (step: number, manager = 'ann') => log(step, { kind: 'correction', manager, reason: 'Oops' });
const TRADE = { leagueId: 'home', from: 'ann', to: 'bob', parties: ['ann', 'bob'], offeredAt: new Date(NOON - HOUR) };
const pending = (...statuses: string[]) =>
  tell('pending trades', 'home ann', ready(statuses.map((status) => parseTrade('home_ann_1', { ...TRADE, status }))));
/** Ann has opened the list at this time, with these settings. */
const seen = (noticesSeen: number, notices: Record<string, unknown> = {}) =>
  void signIn('ann', { noticesSeen, notices });

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  localStorage.clear();
  backend.start({ ...documents.people('ann', 'bob'), 'leagues/home': LEAGUE }, 'ann');
  setReader('ann');
  seen(NOON - 24 * HOUR);
  tellLeagues(ready([league()]));
  tellWeek(ready(parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, kickoffs: { ALA: NOON + 3 * HOUR } })));
  at(4);
});
afterEach(() => void vi.useRealTimers());

describe('on a quiet day', () => {
  it('reads nothing, and remembers how far the ledger was', () => {
    const { result } = start();
    forgetPerson();
    expect(watched()).toEqual([]);
    expect(texts(result.current)).toEqual([]);
    expect(result.current).toMatchObject({ unseen: 0, loading: false, incomplete: false, lineupsDue: [] });
    expect(noticeMemory().steps).toEqual({ home: 4 });
  });

  it('reads nothing after a reload either', () => {
    remember({ steps: { home: 4 } });
    start();
    forgetPerson();
    expect(watched()).toEqual([]);
  });
});

describe('the log of a league', () => {
  it('is read once its ledger is further than the user was told, until they have seen what it has for them', async () => {
    remember({ steps: { home: 3 } });
    correction(4);
    const { result } = start();
    await waitFor(() => expect(texts(result.current)).toEqual(['Bob (commissioner) edited your roster.']));
    expect(watched()).toEqual(['transactions']);
    expect(result.current.unseen).toBe(1);
    expect(noticeMemory().steps).toEqual({ home: 3 });
    seen(NOON);
    expect(noticeMemory().steps).toEqual({ home: 4 });
    forgetPerson();
    expect(watched()).toEqual([]);
  });

  it('is done with at once if it has nothing for the user', async () => {
    remember({ steps: { home: 3 } });
    correction(4, 'bob');
    start();
    await waitFor(() => expect(noticeMemory().steps).toEqual({ home: 4 }));
    forgetPerson();
    expect(watched()).toEqual([]);
  });

  it('isn’t done with while it’s behind the ledger', async () => {
    remember({ steps: { home: 3 } });
    correction(3);
    const { result } = start();
    await waitFor(() => expect(texts(result.current)).toHaveLength(1));
    seen(NOON);
    expect(noticeMemory().steps).toEqual({ home: 3 });
  });

  it('is read while the list is open', async () => {
    correction(4);
    const { result, rerender } = start();
    rerender({ open: true });
    await waitFor(() => expect(texts(result.current)).toHaveLength(1));
    rerender({ open: false });
    forgetPerson();
    expect(watched()).toEqual([]);
  });

  it('of a league with claims has the user’s claims and the week’s awards read, too, however many moves followed', async () => {
    remember({ steps: { home: 3 } });
    tellLedger('home', rosters, { step: 10, waivers: { week: '2025-08', priority: ['ann', 'bob'], turns: [] } });
    for (const step of [5, 6, 7, 8, 9, 10]) log(step, { kind: 'add', manager: 'bob', adds: ['MIZ-K'] });
    log(4, { kind: 'claim', manager: 'bob', week: '2025-08', adds: ['OK-QB'], turns: ['ann', 'bob'] });
    backend.put({
      'claims/home_2025-08_ann': { leagueId: 'home', weekId: '2025-08', uid: 'ann', claims: ['OK-QB_ALA-QB'] },
    });
    const { result } = start();
    await waitFor(() => expect(texts(result.current)).toEqual(['You lost Oklahoma QB to Bob.']));
    expect(watched().sort()).toEqual(['claims/home_2025-08_ann', 'transactions', 'transactions']);
  });

  it('of a league with others’ claims has no awards read', async () => {
    remember({ steps: { home: 3 } });
    tellLedger('home', rosters, { step: 4, waivers: { week: '2025-08', priority: ['ann', 'bob'], turns: [] } });
    log(4, { kind: 'claim', manager: 'bob', week: '2025-08', adds: ['OK-QB'], turns: ['bob'] });
    start();
    await waitFor(() => expect(noticeMemory().steps).toEqual({ home: 4 }));
    expect(watched().filter((one) => one === 'transactions').length).toBeLessThan(2);
  });

  it('that couldn’t be read is said, and tried again next time', async () => {
    remember({ steps: { home: 3 } });
    backend.setFaults({ fault: () => 'permission-denied' });
    const { result } = start();
    await waitFor(() => expect(result.current.incomplete).toBe(true));
    expect(noticeMemory().steps).toEqual({ home: 3 });
  });
});

describe('a trade', () => {
  it('that is no longer pending is looked for among the ended ones, until it’s seen', async () => {
    pending('offered');
    const { result } = start();
    expect(noticeMemory().trades).toEqual(['home_ann_1']);
    expect(watched()).toEqual([]);
    backend.put({ 'trades/home_ann_1': { ...TRADE, status: 'declined', closedAt: new Date(NOON) } });
    pending();
    await waitFor(() => expect(texts(result.current)).toEqual(['Bob declined your trade.']));
    expect(result.current.unseen).toBe(1);
    expect(noticeMemory().trades).toEqual(['home_ann_1']);
    seen(NOON);
    expect(noticeMemory().trades).toEqual([]);
    forgetPerson();
    expect(watched()).toEqual([]);
  });

  it('that ended days ago is forgotten', async () => {
    remember({ trades: ['home_ann_1'] });
    start();
    await waitFor(() => expect(noticeMemory().trades).toEqual([]));
    forgetPerson();
    expect(watched()).toEqual([]);
  });

  it('is looked for while the list is open', async () => {
    start().rerender({ open: true });
    await waitFor(() => expect(watched()).toContain('trades'));
  });
});

it('a live draft is watched, and tells of the user’s picks only while the server is heard', async () => {
  tellLeagues(ready([league({ draftStatus: 'active' })]));
  backend.put({ 'drafts/home': documents.activeDraft(['ann', 'bob'], { leagueId: 'home' }) });
  const { result } = start();
  await waitFor(() => expect(texts(result.current)).toEqual(['You’re on the clock.']));
  backend.setOnline(false);
  await waitFor(() => expect(texts(result.current)).toEqual([]));
});

it('a lineup is due in the hour before a kickoff of the user’s squads', () => {
  vi.setSystemTime(NOON + 2.5 * HOUR);
  expect(start().result.current.lineupsDue.map(({ id }) => id)).toEqual(['home']);
});

it('a kind that is off isn’t listed', () => {
  mention(true);
  seen(NOON - HOUR, { mention: 'off' });
  const { result } = start();
  expect(texts(result.current)).toEqual([]);
  seen(NOON - HOUR);
  expect(texts(result.current)).toEqual(['A message mentions you.']);
});

describe('a trade block', () => {
  it('is told from the league and its ledger, which every page has', () => {
    const block = { bob: { 'LSU-QB': new Date(NOON), 'ALA-QB': new Date(NOON) }, ann: { 'TEX-K': new Date(NOON) } };
    tellLeagues(ready([league({ block })]));
    const { result } = start();
    expect(texts(result.current)).toEqual(['Bob has 1 squad on the trade block.']);
    expect(result.current.unseen).toBe(1);
    tellLedger('home', { ...rosters, bob: [] });
    expect(texts(result.current)).toEqual([]);
    forgetPerson();
    expect(watched()).toEqual([]);
  });
});
