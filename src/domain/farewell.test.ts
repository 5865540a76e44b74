import { describe, expect, it } from 'vitest';
import { FORMER_MANAGER, farewellTo, farewellWords, heirsOf } from './farewell';
import { parseLeague, type League } from './league';

const face = (name: string) => ({ username: name, displayName: name });
const league = (members: string[], changes: object = {}): League =>
  parseLeague('l', {
    name: 'Tailgate',
    createdBy: members[0],
    members,
    userInfo: Object.fromEntries(members.map((uid) => [uid, face(uid)])),
    draftStatus: 'scheduled',
    ...changes,
  });

describe('farewellTo', () => {
  it.each([
    ['a member before the draft', league(['ann', 'bob']), 'bob', { kind: 'leave', heir: null }],
    ['the commissioner before the draft', league(['ann', 'bob', 'cat']), 'ann', { kind: 'leave', heir: 'bob' }],
    ['a commissioner alone', league(['ann']), 'ann', { kind: 'dissolve' }],
    ['anybody in a draft', league(['ann', 'bob'], { draftStatus: 'active' }), 'bob', { kind: 'wait' }],
    ['a member in season', league(['ann', 'bob'], { draftStatus: 'complete' }), 'bob', { kind: 'former', heir: null }],
    [
      'the commissioner in season',
      league(['ann', 'bob'], { draftStatus: 'complete' }),
      'ann',
      { kind: 'former', heir: 'bob' },
    ],
    [
      'a commissioner among house teams',
      league(['ann'], { draftStatus: 'complete' }),
      'ann',
      { kind: 'former', heir: null },
    ],
  ])('%s', (_, home, uid, farewell) => {
    expect(farewellTo(home, uid)).toEqual(farewell);
    expect(farewellWords(home, uid)).toMatch(/\.$/);
  });

  it('never hands a league to somebody who is gone', () => {
    const home = league(['ann', 'old', 'cat'], {
      draftStatus: 'complete',
      userInfo: { ann: face('ann'), old: { username: '', displayName: FORMER_MANAGER }, cat: face('cat') },
    });
    expect(heirsOf(home, 'ann')).toEqual(['cat']);
    expect(farewellTo(home, 'ann')).toEqual({ kind: 'former', heir: 'cat' });
    expect(farewellWords(home, 'ann')).toContain('cat becomes commissioner');
  });
});
