import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLeague, type Ledger } from '@/domain/league';
import { parseWeek } from '@/domain/weeks';
import { startAwards } from './claimAwards';

const world = vi.hoisted(() => ({ answers: [] as boolean[], award: vi.fn() }));
vi.mock('@/data/claims', () => ({ awardClaims: world.award }));
vi.mock('@/data/serverClock', () => ({ serverClock: { now: () => Date.now() } }));

const HOUR = 3_600_000;
const OPENS = 9 * HOUR;
const league = parseLeague('l', { members: ['ann', 'bob'], season: 2025, draftStatus: 'complete', waivers: 'claims' });
const week = parseWeek('2025-07', { season: 2025, week: 7, isCurrent: true, monday: 0, firstKickoff: 100 * HOUR });
const ledger: Ledger = {
  leagueId: 'l',
  settled: true,
  rosters: {},
  owned: [],
  step: 0,
  history: {},
  waivers: { week: week.id, priority: ['ann', 'bob'], turns: ['ann'] },
};
const start = (me: string, books = ledger) => startAwards({ league, ledger: books, week, me });

beforeEach(() => {
  vi.useFakeTimers();
  world.award.mockReset().mockImplementation(() => Promise.resolve(world.answers.shift() ?? true));
  world.answers = [];
});
afterEach(() => void vi.useRealTimers());

describe('the awards from this client', () => {
  it('begin at the portal’s opening, and once', async () => {
    vi.setSystemTime(OPENS - HOUR);
    start('ann');
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(world.award).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(world.award).toHaveBeenCalledExactlyOnceWith(league, week.id, 'ann');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(world.award).toHaveBeenCalledTimes(1);
  });

  it('leave the first try to the members before, and end when the ledger changes', async () => {
    vi.setSystemTime(OPENS + HOUR);
    const stop = start('bob');
    await vi.advanceTimersByTimeAsync(600);
    expect(world.award).not.toHaveBeenCalled();
    stop();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(world.award).not.toHaveBeenCalled();
    start('bob');
    await vi.advanceTimersByTimeAsync(700);
    expect(world.award).toHaveBeenCalledTimes(1);
  });

  it('are tried again after a failure, with longer waits', async () => {
    vi.setSystemTime(OPENS);
    world.answers = [false, false, true];
    start('ann');
    await vi.advanceTimersByTimeAsync(0);
    expect(world.award).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1400);
    expect(world.award).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2799);
    expect(world.award).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(world.award).toHaveBeenCalledTimes(3);
  });

  it('don’t run twice at a time in one client', async () => {
    vi.setSystemTime(OPENS);
    let end: (all: boolean) => void = () => undefined;
    world.award.mockReturnValue(new Promise<boolean>((resolve) => (end = resolve)));
    const stop = start('ann');
    await vi.advanceTimersByTimeAsync(0);
    stop();
    start('ann');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(world.award).toHaveBeenCalledTimes(1);
    end(false);
    world.award.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(world.award).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['after the first kickoff', 100 * HOUR, 'ann', ledger],
    ['without a line', OPENS, 'ann', { ...ledger, waivers: { ...ledger.waivers!, turns: [] } }],
    ['from an outsider’s client', OPENS, 'dan', ledger],
  ])('don’t happen %s', async (_, now, me, books) => {
    vi.setSystemTime(now);
    start(me, books);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(world.award).not.toHaveBeenCalled();
  });
});
