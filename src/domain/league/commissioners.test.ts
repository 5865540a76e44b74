import { describe, expect, it } from 'vitest';
import { commissionerTitle, isCommissioner } from './commissioners';
import { FORMER_MANAGER } from './formerManagers';
import { parseLeague } from './league';

const league = (changes: object = {}) =>
  parseLeague('l', {
    name: 'Tailgate',
    createdBy: 'ann',
    coCommissioner: 'bob',
    members: ['ann', 'bob', 'cat'],
    userInfo: { ann: { username: 'ann' }, bob: { username: 'bob' }, cat: { username: 'cat' } },
    ...changes,
  });
const whoRuns = (home = league()) => ['ann', 'bob', 'cat'].filter((uid) => isCommissioner(home, uid));

describe('the commissioner’s powers', () => {
  it('belong to the commissioner and the co-commissioner, and no one signed out', () => {
    expect(whoRuns()).toEqual(['ann', 'bob']);
    expect(isCommissioner(league({ createdBy: undefined }), null)).toBe(false);
  });

  it.each([
    ['has never had one', undefined],
    ['no longer has one', 'ann'],
  ])('are the commissioner’s alone in a league that %s', (_, coCommissioner) => {
    expect(league({ coCommissioner }).coCommissioner).toBeNull();
    expect(whoRuns(league({ coCommissioner }))).toEqual(['ann']);
  });
});

describe('the title of a commissioner', () => {
  it('says which of the two someone is', () => {
    expect(['ann', 'bob', 'cat'].map((uid) => commissionerTitle(league(), uid))).toEqual([
      'Commissioner',
      'Co-commissioner',
      null,
    ]);
  });

  it('isn’t that of a co-commissioner whose account was deleted', () => {
    const userInfo = { ann: { username: 'ann' }, bob: { displayName: FORMER_MANAGER } };
    expect(commissionerTitle(league({ userInfo }), 'bob')).toBeNull();
  });
});
