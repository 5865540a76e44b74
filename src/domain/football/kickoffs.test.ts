import { describe, expect, it } from 'vitest';
import { kickoffOrder } from './kickoffs';
import { lockedSchools } from './locks';

describe('lockedSchools', () => {
  it('returns the schools whose kickoff is now or earlier', () => {
    expect([...lockedSchools({ ALA: 10, UGA: 11, LSU: 12 }, 11)]).toEqual(['ALA', 'UGA']);
  });
});

describe('kickoffOrder', () => {
  it('lists the schools that play, earliest kickoff first', () => {
    expect(kickoffOrder({ ALA: 10, UGA: 3, LSU: 12 })).toEqual(['UGA', 'ALA', 'LSU']);
    expect(kickoffOrder({})).toEqual([]);
  });
});
