import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setReader } from '@/data/device/deviceData';
import { remember, noticeMemory } from '@/data/device/noticeMemory';
import type { Claim } from '@/domain/moves/claims';
import { parseDraft } from '@/domain/draft/parse';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger';
import { LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { parseTrade, type Trade } from '@/domain/moves/trades';
import { parseTransaction, type Transaction } from '@/domain/moves/transactions';
import { parseWeek, type Week } from '@/domain/football/weeks';
import { forgetPerson } from '@/hooks/subscriptions';
import { useNotices } from './useNotices';

const NOON = Date.parse('2025-10-18T16:00:00Z');
const HOUR = 3_600_000;

type Next = (seen: Loadable<unknown>) => void;
const world = vi.hoisted(() => ({
  now: 0,
  seen: null as number | null,
  settings: {} as object,
  leagues: [] as League[],
  step: 0,
  week: null as unknown,
  mentionedIn: [] as string[],
  pending: [] as Trade[],
  ended: { state: 'loading' } as unknown as Loadable<Trade[]>,
  endedWanted: false,
  reads: new Map<string, Next>(),
}));
vi.mock('../account/AuthProvider', () => ({
  useAuth: () => ({ uid: 'me', user: { notices: world.settings, noticesSeen: world.seen } }),
}));
vi.mock('../league/LeagueProvider', () => ({
  useLeagues: () => ({ leagues: ready(world.leagues), ledgers: ledgerOf }),
}));
vi.mock('../season/SeasonProvider', () => ({
  useSeason: () => ({ week: ready(world.week as Week), weeks: ready([world.week as Week]) }),
}));
vi.mock('../messages/UnreadProvider', () => ({
  useUnread: () => ({ mentionedIn: world.mentionedIn, mentionedAt: { home: world.now } }),
}));
vi.mock('../messages/useUnreadAnswers', () => ({ useUnreadAnswers: () => ready([]) }));
vi.mock('../kernel/serverClock', async () => {
  const { DEVICE_CLOCK } = await import('@/hooks/useNow');
  return { SERVER_CLOCK: { ...DEVICE_CLOCK, now: () => world.now } };
});
vi.mock('../moves/MyTradesProvider', () => ({
  useMyTrades: () => ready(world.pending),
  useMyEndedTrades: (wanted: boolean) => {
    world.endedWanted = wanted;
    return wanted ? world.ended : LOADING;
  },
}));
const read = vi.hoisted(() => (what: string, next: Next) => {
  world.reads.set(what, next);
  return () => world.reads.delete(what);
});
vi.mock('@/data/moves/transactions', () => ({
  watchTransactions: (id: string, _: number, next: Next) => read(`log ${id}`, next),
}));
vi.mock('@/data/draft/drafts', () => ({
  watchDraft: (id: string, next: (seen: unknown) => void) => read(`draft ${id}`, next),
}));
vi.mock('@/data/moves/claims', () => ({
  watchClaimAwards: (id: string, week: string, next: Next) => read(`awards ${id} ${week}`, next),
  watchMyClaims: (id: string, week: string, team: string, next: Next) => read(`claims ${id} ${week} ${team}`, next),
}));

const rosters: Ledger['rosters'] = { me: ['ALA-QB', 'TEX-K'], ann: ['LSU-QB'] };
let ledger: Loadable<Ledger> = LOADING;
function ledgerOf(): Loadable<Ledger> {
  return ledger;
}
function at(step: number) {
  ledger = ready({ leagueId: 'home', settled: true, rosters, owned: [], step, history: {} });
}
const league = (changes: object = {}) =>
  parseLeague('home', {
    season: 2025,
    members: ['me', 'ann'],
    draftStatus: 'complete',
    schedule: { managers: ['me', 'ann'] },
    userInfo: { me: { displayName: 'Me' }, ann: { displayName: 'Ann' } },
    waivers: 'open',
    ...changes,
  });
const tell = (what: string, value: unknown) => act(() => world.reads.get(what)?.(ready(value)));
const start = () => renderHook(({ open }) => useNotices(open, []), { initialProps: { open: false } });
const texts = (list: ReturnType<typeof useNotices>) =>
  list.notices.state === 'ready' ? list.notices.value.map(({ text }) => text) : [];
const correction = (step: number, manager = 'me'): Transaction =>
  parseTransaction({ leagueId: 'home', step, kind: 'correction', by: 'ann', manager, at: NOON, reason: 'Oops' });
const trade = (status: string) =>
  parseTrade('home_me_1', { leagueId: 'home', from: 'me', to: 'ann', status, offeredAt: NOON - HOUR, closedAt: NOON });

beforeEach(() => {
  localStorage.clear();
  setReader('me');
  world.reads.clear();
  Object.assign(world, {
    now: NOON,
    seen: NOON - 24 * HOUR,
    settings: {},
    leagues: [league()],
    mentionedIn: [],
    pending: [],
    ended: LOADING,
    week: parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, kickoffs: { ALA: NOON + 3 * HOUR } }),
  });
  at(4);
});

describe('on a quiet day', () => {
  it('reads nothing, and remembers how far the ledger was', () => {
    const { result } = start();
    forgetPerson();
    expect(world.reads.size).toBe(0);
    expect(world.endedWanted).toBe(false);
    expect(texts(result.current)).toEqual([]);
    expect(result.current).toMatchObject({ unseen: 0, loading: false, incomplete: false, lineupsDue: [] });
    expect(noticeMemory().steps).toEqual({ home: 4 });
  });

  it('reads nothing after a reload either', () => {
    remember({ steps: { home: 4 } });
    start();
    forgetPerson();
    expect(world.reads.size).toBe(0);
  });
});

describe('the log of a league', () => {
  it('is read once its ledger is further than the user was told, until they have seen what it has for them', async () => {
    remember({ steps: { home: 3 } });
    const { result, rerender } = start();
    await waitFor(() => expect([...world.reads.keys()]).toEqual(['log home']));
    tell('log home', [correction(4)]);
    expect(texts(result.current)).toEqual(['The commissioner edited your roster.']);
    expect(result.current.unseen).toBe(1);
    expect(noticeMemory().steps).toEqual({ home: 3 });
    world.seen = NOON;
    rerender({ open: false });
    expect(noticeMemory().steps).toEqual({ home: 4 });
    forgetPerson();
    expect(world.reads.size).toBe(0);
  });

  it('is done with at once if it has nothing for the user', async () => {
    remember({ steps: { home: 3 } });
    start();
    await waitFor(() => expect(world.reads.size).toBe(1));
    tell('log home', [correction(4, 'ann')]);
    expect(noticeMemory().steps).toEqual({ home: 4 });
    forgetPerson();
    expect(world.reads.size).toBe(0);
  });

  it('isn’t done with while it’s behind the ledger', async () => {
    remember({ steps: { home: 3 } });
    start();
    await waitFor(() => expect(world.reads.size).toBe(1));
    tell('log home', [correction(3, 'ann')]);
    expect(noticeMemory().steps).toEqual({ home: 3 });
  });

  it('is read while the list is open', async () => {
    const { result, rerender } = start();
    rerender({ open: true });
    await waitFor(() => expect(world.reads.size).toBe(1));
    tell('log home', [correction(4)]);
    expect(texts(result.current)).toHaveLength(1);
    rerender({ open: false });
    forgetPerson();
    expect(world.reads.size).toBe(0);
  });

  it('with an award has the week’s awards and the user’s claims read, too', async () => {
    remember({ steps: { home: 3 } });
    const award = parseTransaction({
      ...{ leagueId: 'home', step: 4, kind: 'claim', by: 'ann', manager: 'ann', week: '2025-08', at: NOON },
      ...{ adds: ['OK-QB'], turns: ['me', 'ann'] },
    });
    const { result } = start();
    await waitFor(() => expect(world.reads.size).toBe(1));
    tell('log home', [award]);
    await waitFor(() => expect(world.reads.size).toBe(3));
    tell('awards home 2025-08', [award]);
    tell('claims home 2025-08 me', [{ add: 'OK-QB', drop: 'ALA-QB' }] satisfies Claim[]);
    expect(texts(result.current)).toEqual(['You lost Oklahoma QB to Ann.']);
  });

  it('that couldn’t be read is said, and tried again next time', async () => {
    remember({ steps: { home: 3 } });
    const { result } = start();
    await waitFor(() => expect(world.reads.size).toBe(1));
    act(() => world.reads.get('log home')?.({ state: 'failed', message: 'No' }));
    expect(result.current.incomplete).toBe(true);
    expect(noticeMemory().steps).toEqual({ home: 3 });
  });
});

describe('a trade', () => {
  it('that is no longer pending is looked for among the ended ones, until it’s seen', () => {
    world.pending = [trade('offered')];
    const { result, rerender } = start();
    expect(world.endedWanted).toBe(false);
    expect(noticeMemory().trades).toEqual(['home_me_1']);
    world.pending = [];
    world.ended = ready([trade('declined')]);
    rerender({ open: false });
    expect(texts(result.current)).toEqual(['Ann declined your trade.']);
    expect(result.current.unseen).toBe(1);
    expect(noticeMemory().trades).toEqual(['home_me_1']);
    world.seen = NOON;
    rerender({ open: false });
    expect(noticeMemory().trades).toEqual([]);
    expect(world.endedWanted).toBe(false);
  });

  it('that ended days ago is forgotten', () => {
    remember({ trades: ['home_me_1'] });
    world.ended = ready([]);
    start();
    expect(noticeMemory().trades).toEqual([]);
    expect(world.endedWanted).toBe(false);
  });

  it('is looked for while the list is open', () => {
    start().rerender({ open: true });
    expect(world.endedWanted).toBe(true);
  });
});

it('a live draft is watched, and tells of the user’s picks only while the server is heard', async () => {
  world.leagues = [league({ draftStatus: 'active' })];
  const { result } = start();
  await waitFor(() => expect(world.reads.has('draft home')).toBe(true));
  const draft = ready(
    parseDraft('home', { status: 'active', order: ['me', 'ann'], rounds: 2, turn: { startedAt: NOON } }),
  );
  const hear = (live: boolean) =>
    act(() => (world.reads.get('draft home') as unknown as (s: object) => void)({ draft, live }));
  hear(true);
  expect(texts(result.current)).toEqual(['You’re on the clock.']);
  hear(false);
  expect(texts(result.current)).toEqual([]);
});

it('a lineup is due in the hour before a kickoff of the user’s squads', () => {
  world.now = NOON + 2.5 * HOUR;
  expect(start().result.current.lineupsDue.map(({ id }) => id)).toEqual(['home']);
});

it('a kind that is off isn’t listed', () => {
  Object.assign(world, { mentionedIn: ['home'], settings: { mention: 'off' } });
  expect(texts(start().result.current)).toEqual([]);
  world.settings = {};
  expect(texts(start().result.current)).toEqual(['A message mentions you.']);
});
