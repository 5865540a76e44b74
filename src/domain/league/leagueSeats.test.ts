import { describe, expect, it } from 'vitest';
import { formatSeats, hasRoom, managersOf } from './leagueSeats';

const league = (changes: object = {}) => ({
  members: ['ann', 'bob'],
  capacity: 3,
  draftStatus: 'scheduled' as const,
  schedule: null,
  userInfo: {},
  vacant: {},
  ...changes,
});
const drafted = { draftStatus: 'complete' as const, schedule: { managers: ['house-1', 'bob', 'ann'] } };

describe('the spots of a league', () => {
  it('are counted against its capacity before the draft', () => {
    expect(formatSeats(league())).toBe('2 of 3 spots filled');
  });
  it('are managers and house teams after the draft', () => {
    expect(formatSeats(league(drafted))).toBe('2 managers and 1 house team');
    expect(formatSeats(league({ ...drafted, schedule: { managers: ['bob', 'ann'] } }))).toBe('2 managers');
    expect(managersOf(league(drafted))).toEqual(['ann', 'bob', 'house-1']);
    const vacant = league({ ...drafted, members: ['ann'], vacant: { bob: 'Bob’s Best' } });
    expect(formatSeats(vacant)).toBe('1 manager, 1 vacant team and 1 house team');
    expect(managersOf(vacant)).toEqual(['ann', 'bob', 'house-1']);
  });
  it('are open until the league is full or its draft begins', () => {
    expect(hasRoom(league())).toBe(true);
    expect(hasRoom(league({ capacity: 2 }))).toBe(false);
    expect(hasRoom(league({ draftStatus: 'active' }))).toBe(false);
  });
});
