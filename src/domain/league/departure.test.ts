import { describe, expect, it } from 'vitest';
import { departureFrom, formatDeparture, successorsOf } from './departure';
import { FORMER_MANAGER } from './formerManagers';
import { parseLeague } from './league';
import type { League } from './types';

const profile = (name: string) => ({ username: name, displayName: name });
const league = (members: string[], changes: object = {}): League =>
  parseLeague('l', {
    name: 'Tailgate',
    createdBy: members[0],
    members,
    userInfo: Object.fromEntries(members.map((uid) => [uid, profile(uid)])),
    draftStatus: 'scheduled',
    ...changes,
  });

describe('departureFrom', () => {
  it.each([
    ['a member before the draft', league(['ann', 'bob']), 'bob', { kind: 'leave', successor: null }],
    ['the commissioner before the draft', league(['ann', 'bob', 'cat']), 'ann', { kind: 'leave', successor: 'bob' }],
    [
      'a commissioner with a co-commissioner',
      league(['ann', 'bob', 'cat'], { coCommissioner: 'cat' }),
      'ann',
      { kind: 'leave', successor: 'cat' },
    ],
    ['a commissioner without other members', league(['ann']), 'ann', { kind: 'dissolve' }],
    [
      'a member in a draft',
      league(['ann', 'bob'], { draftStatus: 'active' }),
      'bob',
      { kind: 'former', successor: null, autopilot: true },
    ],
    [
      'the commissioner in a draft',
      league(['ann', 'bob'], { draftStatus: 'active' }),
      'ann',
      { kind: 'former', successor: 'bob', autopilot: true },
    ],
    [
      'a member in season',
      league(['ann', 'bob'], { draftStatus: 'complete', draftComplete: true }),
      'bob',
      { kind: 'former', successor: null, autopilot: false },
    ],
    [
      'the commissioner in season',
      league(['ann', 'bob'], { draftStatus: 'complete', draftComplete: true }),
      'ann',
      { kind: 'former', successor: 'bob', autopilot: false },
    ],
    [
      'a commissioner among house teams',
      league(['ann'], { draftStatus: 'complete', draftComplete: true }),
      'ann',
      { kind: 'former', successor: null, autopilot: false },
    ],
  ])('handles the departure of %s', (_, home, uid, departure) => {
    expect(departureFrom(home, uid)).toEqual(departure);
    expect(formatDeparture(home, uid)).toMatch(/\.$/);
  });

  it('never hands a league to a former manager', () => {
    const home = league(['ann', 'old', 'cat'], {
      draftStatus: 'complete',
      draftComplete: true,
      userInfo: { ann: profile('ann'), old: { username: '', displayName: FORMER_MANAGER }, cat: profile('cat') },
    });
    expect(successorsOf(home, 'ann')).toEqual(['cat']);
    expect(departureFrom(home, 'ann')).toEqual({ kind: 'former', successor: 'cat', autopilot: false });
    expect(formatDeparture(home, 'ann')).toContain('cat becomes commissioner');
  });
});
