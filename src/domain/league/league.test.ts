import { describe, expect, it } from 'vitest';
import { isDraftActive } from './draftActive';
import { managerName, parseLeague } from './league';
import type { LeaguePreview } from './types';
import { checkName, checkNewLeague, checkNote, parseNewLeague, type NewLeague } from './leagueChecks';
import { checkJoin, checkRosterCode, newJoinCode, newRosterCode, tidyCode } from './joinCodes';
import { DEFAULT_OPTIONS } from './options/leagueOptions';
import { succeed, type Result } from '../kernel/result';
import { DEFAULT_BENCH, DEFAULT_SLOTS, rosterSize } from '../lineup/slots';
import { ALL_SQUADS } from '../football/squads';

const say = (result: Result<unknown>) => (result.ok ? 'accepted' : result.error.message);

describe('parseLeague', () => {
  it('gives an empty document the default options', () => {
    const league = parseLeague('x', {});
    expect(league).toMatchObject({
      name: 'Fantasy League',
      draftStatus: 'scheduled',
      slots: DEFAULT_SLOTS,
      schedule: null,
    });
    expect(league.options).toEqual({ portalResumeDay: 'monday', portalResumeHour: 9 });
    expect(managerName(league)).toBe('Manager');
  });
  it.each([
    [{ draftStatus: 'complete' }],
    [{ draftComplete: true, draftStatus: 'active' }],
    [{ draft: { completed: true } }],
  ])('treats the draft as complete with %o', (stored) => {
    expect(parseLeague('x', stored)).toMatchObject({ draftStatus: 'complete', draftComplete: true });
    expect(isDraftActive(parseLeague('x', stored))).toBe(false);
  });
  it('reads the older field names', () => {
    expect(parseLeague('x', { leagueName: 'Old', options: { joinCode: 'ABC123' } })).toMatchObject({
      name: 'Old',
      joinCode: 'ABC123',
    });
    expect(isDraftActive(parseLeague('x', { draftStatus: 'active' }))).toBe(true);
  });
  it('finds the commissioner’s name in userInfo', () => {
    const league = parseLeague('x', { createdBy: 'a', members: ['a', 'b'], userInfo: { a: { username: 'ann' } } });
    expect(managerName(league)).toBe('ann');
  });
});

describe('the league checks', () => {
  const size = rosterSize(DEFAULT_SLOTS, DEFAULT_BENCH);
  const [squads, most] = [ALL_SQUADS.length, Math.floor(ALL_SQUADS.length / 16)];
  const league: NewLeague = { ...DEFAULT_OPTIONS, name: '  Bama   Boys ' };
  it('restore a stored form, and use the defaults for malformed values', () => {
    const begun = { ...league, name: '', capacity: 12, draftFormat: 'linear' };
    expect(parseNewLeague(JSON.parse(JSON.stringify(begun)), league)).toEqual({ ...begun, name: league.name });
    expect(parseNewLeague({ ...begun, name: 'Half' }, league)).toEqual({ ...begun, name: 'Half' });
    expect(parseNewLeague(null, league)).toEqual(league);
    expect(parseNewLeague({ name: 7, capacity: 'x', draftFormat: '<b>' }, league)).toMatchObject({
      name: league.name,
      draftFormat: 'snake',
    });
  });

  it('normalize the spaces in the name', () =>
    expect(checkNewLeague(league)).toMatchObject({ ok: true, value: { name: 'Bama Boys' } }));
  it.each<[Partial<NewLeague>, string]>([
    [{ name: '   ' }, 'Name your league.'],
    [{ name: 'x'.repeat(41) }, 'A league name can be up to 40 characters; this one has 41.'],
    [{ name: '👨‍👩‍👧‍👦'.repeat(41) }, 'A league name can be up to 40 characters; this one has 41.'],
    [{ name: '👨‍👩‍👧‍👦'.repeat(4) }, 'A league name can be up to 40 characters, and some emoji count as several.'],
    [{ capacity: 1 }, 'A league needs 2 to 16 managers.'],
    [{ capacity: 2.5 }, 'A league needs 2 to 16 managers.'],
    [{ clockSeconds: 14 }, 'Set the pick clock between 15 seconds and 24 hours.'],
    [{ clockSeconds: 86_401 }, 'Set the pick clock between 15 seconds and 24 hours.'],
    [{ benchSize: -1 }, 'Roster slots must be whole numbers, 0 or more.'],
    [
      { capacity: 16 },
      `16 managers with ${size} squads each need ${16 * size}, but there are only ${squads}. With 16 managers, rosters can have up to ${most}.`,
    ],
  ])('check %o: %s', (change, sentence) => expect(say(checkNewLeague({ ...league, ...change }))).toBe(sentence));

  it('refuse a league the name of the product or its staff', () => {
    expect(say(checkName('league', 'Saturday Squads Official'))).toBe('That name is reserved. Try another.');
    expect(checkName('league', 'The Saturday Squad').ok).toBe(true);
  });

  it('count an emoji as two characters, as the rules do', () => {
    expect(say(checkName('team', ' \u202e'))).toBe('Name your team.');
    expect(say(checkName('team', '\u202eAnn'))).toMatch(/hidden characters/);
    expect(checkName('team', '🏈'.repeat(20)).ok).toBe(true);
    expect(checkName('team', '🏈'.repeat(21)).ok).toBe(false);
  });

  it('keep the lines of a note, and refuse one that is too long', () => {
    expect(checkNote('  No tanking.\r\nDues: $20.\u202e ')).toEqual(succeed('No tanking.\nDues: $20.'));
    expect(checkNote(' \n ')).toEqual(succeed(''));
    expect(say(checkNote('x'.repeat(1001)))).toBe('Keep it to 1,000 characters; this has 1,001.');
    expect(say(checkNote('x\n'.repeat(150) + 'x'))).toBe('That’s more than 150 lines.');
  });

  it('generate codes without ambiguous characters', () => {
    for (let i = 0; i < 200; i++) {
      expect(newJoinCode(Math.random)).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
      expect(newRosterCode(Math.random)).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    }
    expect(newJoinCode(() => 0.999_999)).toBe('999999');
    expect(tidyCode(' ab-c 12 ')).toBe('ABC12');
  });

  const preview: LeaguePreview = {
    code: 'ABCDEF',
    leagueId: 'x',
    leagueName: 'Bama Boys',
    managerName: 'Ann',
    seats: 7,
    capacity: 8,
    vacant: {},
    visibility: 'private',
    draftStatus: 'scheduled',
    details: null,
  };
  it.each<[Partial<LeaguePreview>, string]>([
    [{}, 'accepted'],
    [{ seats: 8 }, 'Bama Boys is full: all 8 spots are taken. Ask Ann about another league.'],
    [{ draftStatus: 'active' }, 'Bama Boys has already started its draft.'],
  ])('check joining with %o: %s', (change, sentence) =>
    expect(say(checkJoin({ ...preview, ...change }))).toBe(sentence),
  );

  it('accept a roster code only once', () => {
    const code = {
      rosterCode: 'X',
      leagueId: 'x',
      joinCode: 'ABCDEF',
      teamName: 'T',
      claimedBy: null,
      createdAt: null,
    };
    expect(say(checkRosterCode(code, 'Ann'))).toBe('accepted');
    expect(say(checkRosterCode({ ...code, claimedBy: 'b' }, 'Ann'))).toBe(
      'This code has already been used. Ask Ann for a new one.',
    );
  });
});
