import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import { parseTrade } from '@/domain/moves/trades/trades';
import { parseWeek } from '@/domain/football/weeks';
import { isParty, placeInLine, tradeTasks } from './tradeTasks';

const HOUR = 3_600_000;
const NOW = 1_760_000_000_000;
const league = parseLeague('home', { season: 2025, members: ['ann', 'bob', 'cat'], tradeReview: 'day' });
const week = parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, firstKickoff: NOW + 48 * HOUR });
const accepted = (acceptedAt: number) =>
  parseTrade('home_ann_1', { leagueId: 'home', from: 'ann', to: 'bob', status: 'accepted', acceptedAt });
const offered = (offeredAt: number) =>
  parseTrade('home_ann_1', { leagueId: 'home', from: 'ann', to: 'bob', status: 'offered', offeredAt });

describe('the tasks of a client', () => {
  const tasks = (trade: ReturnType<typeof offered>, me: string, present = week) =>
    tradeTasks([trade], [league], present, me, NOW).map(({ key, at, place }) => [key, at - NOW, place()]);

  it('are to carry out a trade once its review is over, the parties’ clients first', () => {
    expect(tasks(accepted(NOW), 'bob')).toEqual([['accepted home_ann_1', 24 * HOUR + 80, 0]]);
    expect(tasks(accepted(NOW), 'cat')).toEqual([['accepted home_ann_1', 24 * HOUR + 80, 2]]);
    expect(tasks(accepted(NOW - 30 * HOUR), 'bob')).toEqual([['accepted home_ann_1', -6 * HOUR + 80, 0]]);
  });

  it('wait for a week whose games haven’t begun', () => {
    expect(tasks(accepted(NOW), 'bob', parseWeek(week.id, { ...week, firstKickoff: NOW + HOUR }))).toEqual([]);
    expect(tasks(accepted(NOW), 'bob', parseWeek(week.id, { ...week, isCurrent: false }))).toEqual([]);
  });

  it('are to close an expired offer, of its parties only', () => {
    expect(tasks(offered(NOW - 71 * HOUR), 'ann')).toEqual([['offered home_ann_1', HOUR + 80, 1]]);
    expect(tasks(offered(NOW - 71 * HOUR), 'bob')).toEqual([['offered home_ann_1', HOUR + 80, 0]]);
    expect(tasks(offered(NOW), 'cat')).toEqual([]);
  });

  it('are none for other trades, and for leagues that aren’t the user’s', () => {
    expect(tasks(parseTrade('x', { leagueId: 'home', status: 'done' }), 'ann')).toEqual([]);
    expect(tradeTasks([accepted(NOW)], [], week, 'ann', NOW)).toEqual([]);
  });
});

describe('the line of clients', () => {
  it('is the receiver, the sender, then the other members', () => {
    expect(['bob', 'ann', 'cat', 'dan'].map((me) => placeInLine(accepted(NOW), league, me))).toEqual([0, 1, 2, 3]);
  });

  it('has the parties’ own trades apart from those of others', () => {
    expect(['bob', 'ann', 'cat'].map((me) => isParty(accepted(NOW), league, me))).toEqual([true, true, false]);
  });
});
