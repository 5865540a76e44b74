import { describe, expect, it } from 'vitest';
import { MISSES_TO_AUTOPILOT } from '../draft/autopilot';
import { parseDraft } from '../draft/parse';
import { parseLeague } from '../league/league';
import { clockNotices, draftSoonNotices } from './draftNotices';

const NOW = Date.parse('2025-08-20T19:00:00-04:00');
const MINUTE = 60_000;

describe('on the clock', () => {
  const draft = (changes: object = {}) =>
    parseDraft('home', {
      status: 'active',
      format: 'snake',
      rounds: 2,
      clockSeconds: 90,
      order: ['ann', 'me', 'bob'],
      picks: ['ALA-QB'],
      turn: { startedAt: NOW },
      ...changes,
    });

  it('is the manager whose pick it is, with the pick and the end of the clock', () => {
    expect(clockNotices(draft(), 'me')).toEqual([
      {
        key: `onTheClock home 1 ${String(NOW)}`,
        kind: 'onTheClock',
        at: NOW,
        leagueId: 'home',
        text: 'You’re on the clock.',
        detail: 'Round 1, pick 2 (2nd overall)',
        until: NOW + 90_000,
        href: '/draft/home',
        needsMe: true,
      },
    ]);
    expect(clockNotices(draft({ picks: ['ALA-QB', 'ALA-RB', 'ALA-WR', 'ALA-TE'] }), 'me')[0]).toMatchObject({
      key: `onTheClock home 4 ${String(NOW)}`,
      detail: 'Round 2, pick 2 (5th overall)',
    });
  });

  it.each([
    ['another manager', {}, 'bob'],
    ['a paused draft', { pausedAt: NOW }, 'me'],
    ['a manager on autopilot', { seats: { me: { misses: MISSES_TO_AUTOPILOT } } }, 'me'],
    ['a draft that hasn’t started', { status: 'scheduled' }, 'me'],
    ['a draft that is over', { status: 'complete' }, 'me'],
  ])('isn’t told to %s', (_, changes, manager) => expect(clockNotices(draft(changes), manager)).toEqual([]));
});

describe('draft soon', () => {
  const at = (minutes: number, changes: object = {}, uid = 'me') =>
    draftSoonNotices(
      parseLeague('home', { createdBy: 'ann', members: ['ann', 'me'], draftAt: NOW, ...changes }),
      uid,
      NOW + minutes * MINUTE,
    );

  it.each([
    [-61, null],
    [-60, 'Your draft starts within the hour.'],
    [-1, 'Your draft starts within the hour.'],
    [0, 'It’s time for your draft.'],
    [179, 'It’s time for your draft.'],
    [180, null],
  ])('%d minutes after its time is %j', (minutes, text) => expect(at(minutes)[0]?.text ?? null).toBe(text));

  it('has one key, so that it’s told once, until the time is moved', () => {
    expect(at(-30)[0]!.key).toBe(at(10)[0]!.key);
    expect(at(-30, { draftAt: NOW + MINUTE })[0]!.key).not.toBe(at(-30)[0]!.key);
  });

  it('says who starts it', () => {
    expect(at(5)[0]!.detail).toBe('The commissioner starts it.');
    expect(at(5, {}, 'ann')[0]!.detail).toBe('Start it when everyone’s here.');
  });

  it.each([[{ draftAt: null }], [{ draftStatus: 'active' }], [{ draftStatus: 'complete' }]])(
    'isn’t told of a league with %j',
    (changes) => expect(at(-30, changes)).toEqual([]),
  );
});
