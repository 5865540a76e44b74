import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import {
  answerPush,
  awardedWeek,
  awardPushes,
  clockPush,
  correctionPushes,
  mentioned,
  mentionPushes,
  tradePushes,
} from './changes';

const MINUTE = 60_000;
const NOW = Date.UTC(2025, 8, 3, 12);
const HOME = parseLeague('home', {
  name: 'Home',
  members: ['ann', 'bob', 'cat'],
  createdBy: 'cat',
  userInfo: {
    ann: { username: 'ann', teamName: 'Aces', team: 'ann' },
    // Bob runs the team that another person drafted.
    bob: { username: 'bob', teamName: 'Bees', team: 'old' },
    cat: { username: 'cat', teamName: 'Cats', team: 'cat' },
  },
});
/** Whom a change tells, with the notice's key and text. */
const said = (told: readonly { uid: string; notice: { key: string; text: string } }[]) =>
  told.map(({ uid, notice: { key, text } }) => [uid, key, text]);

describe('a draft', () => {
  const draft = {
    leagueName: 'Home',
    status: 'active',
    format: 'snake',
    rounds: 2,
    order: ['ann', 'house-1', 'bob'],
    members: ['ann', 'bob'],
    turn: { startedAt: new Date(NOW), usedMs: 0, clockSeconds: 60, quietHours: null },
    picks: [] as string[],
  };
  const bobsTurn = { ...draft, picks: ['ALA-QB', 'UK-K'] };
  it.each([
    ['starts', { ...draft, status: 'scheduled' }, draft, 'ann', `onTheClock home 0 ${String(NOW)}`],
    ['gets a pick', { ...draft, picks: ['ALA-QB'] }, bobsTurn, 'bob', `onTheClock home 2 ${String(NOW)}`],
    [
      'goes on after a pause',
      { ...bobsTurn, pausedAt: new Date(NOW) },
      bobsTurn,
      'bob',
      `onTheClock home 2 ${String(NOW)}`,
    ],
  ])('that %s tells the manager on the clock', (_, before, after, uid, key) => {
    expect(clockPush('home', before, after)).toMatchObject({ uid, notice: { key, text: 'You’re on the clock.' } });
  });
  it.each([
    ['that changes while the same manager is on the clock', bobsTurn, { ...bobsTurn, undoRequest: 1 }],
    ['in which a house team is on the clock', draft, { ...draft, picks: ['ALA-QB'] }],
    ['in which the manager is on autopilot', draft, { ...bobsTurn, seats: { bob: { misses: 2 } } }],
    ['that is paused', bobsTurn, { ...bobsTurn, pausedAt: new Date(NOW) }],
    ['that is complete', bobsTurn, { ...bobsTurn, status: 'complete' }],
    ['that hasn’t started', { ...draft, status: 'scheduled' }, { ...draft, status: 'scheduled', order: ['bob'] }],
  ])('%s tells no one', (_, before, after) => expect(clockPush('home', before, after)).toBeNull());
});

describe('a trade', () => {
  const offer = { leagueId: 'home', number: 1, from: 'ann', to: 'old', gives: ['ALA-QB'], gets: ['UK-K'] };
  const offered = { ...offer, status: 'offered', offeredAt: new Date(NOW - MINUTE) };
  const accepted = { ...offered, status: 'accepted', acceptedAt: new Date(NOW) };
  const pushes = (before: unknown, after: unknown) => said(tradePushes('t', before, after, HOME, NOW));
  it.each([
    ['offered', undefined, offered, [['bob', 'trade t offered', 'Aces offered you a trade.']]],
    ['accepted', offered, accepted, [['ann', 'trade t accepted', 'Bees accepted your trade.']]],
    [
      'declined',
      offered,
      { ...offered, status: 'declined', closedAt: new Date(NOW) },
      [['ann', 'trade t declined', 'Bees declined your trade.']],
    ],
    [
      'withdrawn',
      offered,
      { ...offered, status: 'withdrawn', closedAt: new Date(NOW) },
      [['bob', 'trade t withdrawn', 'Aces withdrew an offer.']],
    ],
    [
      'found to have expired',
      { ...offered, offeredAt: new Date(NOW - 73 * 60 * MINUTE) },
      { ...offered, status: 'expired', closedAt: new Date(NOW) },
      [['ann', 'trade t expired', 'Your offer to Bees expired.']],
    ],
    [
      'carried out',
      accepted,
      { ...accepted, status: 'done', closedAt: new Date(NOW) },
      [
        ['ann', 'trade t done', 'Your trade with Bees went through.'],
        ['bob', 'trade t done', 'Your trade with Aces went through.'],
      ],
    ],
  ])('that is %s tells those it concerns, under any manager', (_, before, after, told) =>
    expect(pushes(before, after)).toEqual(told),
  );
  it('that is written again tells nothing', () => expect(pushes(offered, offered)).toEqual([]));
  it('of a team without a manager tells only the other side', () => {
    const gone = { ...offered, to: 'noone', status: 'failed', closedAt: new Date(NOW) };
    expect(pushes(offered, gone).map(([uid]) => uid)).toEqual(['ann']);
  });
});

describe('a correction', () => {
  const step = { leagueId: 'home', step: 4, kind: 'correction', by: 'cat', manager: 'old', at: new Date(NOW) };
  it('tells the manager of the team', () => {
    expect(said(correctionPushes({ ...step, reason: 'Typo' }, HOME))).toEqual([
      ['bob', 'correction home 4', 'cat (commissioner) edited your roster.'],
    ]);
  });
  it.each([
    ['an add', { ...step, kind: 'add' }],
    ['the manager’s own correction', { ...step, manager: 'cat' }],
    ['a team without a manager', { ...step, manager: 'house-1' }],
  ])('%s tells no one', (_, transaction) => expect(correctionPushes(transaction, HOME)).toEqual([]));
});

describe('a message', () => {
  const message = { leagueId: 'home', senderId: 'ann', text: '<@bob> and <@ann>, <@eve>?', timestamp: new Date(NOW) };
  it('tells the members whom it mentions, but not its sender', () => {
    expect(said(mentionPushes(message, HOME))).toEqual([
      ['bob', `mention home ${String(NOW)}`, 'A message mentions you.'],
    ]);
  });
  it('without a mention of someone else needs no league', () => {
    expect(mentioned({ ...message, text: 'I’m <@ann>' })).toEqual([]);
    expect(mentioned(undefined)).toEqual([]);
  });
});

describe('feedback', () => {
  const asked = { userId: 'ann', text: 'Why?', hasAdminResponse: false, adminResponse: null, adminResponseAt: null };
  const answered = { ...asked, hasAdminResponse: true, adminResponse: 'So.', adminResponseAt: new Date(NOW) };
  it('that is answered tells its writer, and again when the answer changes', () => {
    const later = { ...answered, adminResponse: 'Or so.', adminResponseAt: new Date(NOW + MINUTE) };
    const [first, second] = [answerPush('f', asked, answered), answerPush('f', answered, later)];
    expect(first).toMatchObject({ uid: 'ann', notice: { detail: 'So.' } });
    expect(second).toMatchObject({ notice: { detail: 'Or so.' } });
    expect(second?.notice.key).not.toBe(first?.notice.key);
  });
  it('that is read tells nothing', () => {
    expect(answerPush('f', answered, { ...answered, adminResponseRead: true })).toBeNull();
    expect(answerPush('f', undefined, asked)).toBeNull();
  });
});

describe('the awards of a week', () => {
  const waivers = { week: '2025-03', priority: ['cat', 'old', 'ann'], turns: ['old', 'ann'] };
  const before = { rosters: { ann: ['UK-K'], old: [], cat: [] }, owned: ['UK-K'], step: 3, waivers };
  const after = {
    ...before,
    rosters: { ann: ['ALA-QB'], old: [], cat: [] },
    owned: ['ALA-QB'],
    step: 4,
    waivers: { ...waivers, turns: [] },
  };
  const award = { leagueId: 'home', step: 4, kind: 'claim', by: 'cat', at: new Date(NOW), week: '2025-03' };
  const awards = [{ ...award, manager: 'ann', adds: ['ALA-QB'], drops: ['UK-K'], turns: ['old', 'ann'] }];
  const claims = [
    { leagueId: 'home', weekId: '2025-03', uid: 'ann', claims: ['ALA-QB_UK-K'] },
    { leagueId: 'home', weekId: '2025-03', uid: 'old', claims: ['ALA-QB_NONE'] },
  ];

  it('are over with the last turn', () => {
    expect(awardedWeek('home', before, after)).toBe('2025-03');
  });
  it.each([
    ['turns are left', before, { ...after, waivers: { ...waivers, turns: ['old'] } }],
    ['there were none', after, { ...after, step: 5 }],
    [
      'managers get in line for the next week',
      before,
      { ...after, waivers: { ...waivers, week: '2025-04', turns: [] } },
    ],
  ])('aren’t while %s', (_, was, is) => expect(awardedWeek('home', was, is)).toBeNull());

  it('tell every manager what became of their claims', () => {
    expect(said(awardPushes({ league: HOME, ledger: after, weekId: '2025-03' }, claims, awards))).toEqual([
      ['ann', 'award home 2025-03 ALA-QB_UK-K', 'You won Alabama QB.'],
      ['bob', 'award home 2025-03 ALA-QB_NONE', 'You lost Alabama QB to Aces.'],
    ]);
  });
});
