import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { parseLeague } from '@/domain/league/league';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { parseWeek } from '@/domain/football/weeks';
import { claimTasks } from './ShellDriver';

const HOUR = 3_600_000;
const OPENS = 9 * HOUR;
const league = parseLeague('l', { members: ['ann', 'bob'], season: 2025, draftStatus: 'complete', waivers: 'claims' });
const week = parseWeek('2025-07', { season: 2025, week: 7, isCurrent: true, monday: 0, firstKickoff: 100 * HOUR });
const inLine = (turns: string[], weekId = week.id): Ledger => ({
  leagueId: 'l',
  settled: true,
  rosters: {},
  owned: [],
  step: 0,
  history: {},
  waivers: { week: weekId, priority: ['ann', 'bob'], turns },
});

beforeEach(() => {
  vi.useFakeTimers({ now: OPENS });
});
afterEach(() => void vi.useRealTimers());

describe('the awards of a league’s claims', () => {
  it('are due from the portal’s opening on, in the order in which the members joined, and anew with each turn', () => {
    const tasks = [inLine(['ann', 'bob']), inLine(['bob'])].flatMap((ledger) =>
      claimTasks(league, ledger, week, 'bob'),
    );
    expect(tasks.map(({ key, at, place }) => [key, at, place()])).toEqual([
      ['claims l 2025-07 2', OPENS, 1],
      ['claims l 2025-07 1', OPENS, 1],
    ]);
  });

  it('are made until the first kickoff', async () => {
    const ledger = documents.ledger({
      leagueId: 'l',
      settled: true,
      waivers: { week: week.id, priority: ['ann', 'bob'], turns: [] },
    });
    backend.start(
      { ...documents.people('ann', 'bob'), 'leagues/l': documents.league(['ann', 'bob']), 'ledgers/l': ledger },
      'ann',
    );
    const [task] = claimTasks(league, inLine(['ann']), week, 'ann');
    // Another client has been faster.
    expect(await task!.run()).toBe(true);
    expect(backend.sent().map(({ paths }) => paths)).toEqual([['ledgers/l']]);
    vi.setSystemTime(100 * HOUR);
    expect(await task!.run()).toBe(true);
    expect(backend.sent()).toHaveLength(1);
  });

  it.each([
    ['without a line', inLine([]), 'ann'],
    ['with the line of an earlier week', inLine(['ann'], '2025-06'), 'ann'],
    ['with another league’s ledger', { ...inLine(['ann']), leagueId: 'other' }, 'ann'],
    ['from an outsider’s client', inLine(['ann']), 'dan'],
  ])('aren’t made %s', (_, ledger, me) => {
    expect(claimTasks(league, ledger, week, me)).toEqual([]);
  });
});
