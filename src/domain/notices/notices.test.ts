import { describe, expect, it } from 'vitest';
import { parseFeedback } from '../messages/feedback';
import { parseLeague } from '../league/league';
import type { League } from '../league/types';
import { parseTransaction } from '../moves/ledger/transactions';
import { parseWeek } from '../football/weeks';
import {
  channelOf,
  KIND_TABLE,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  NOTICES_PATTERN,
  parseNoticeSettings,
  type NoticeKind,
} from './kinds';
import { answerNotices, correctionNotices, mentionNotices, resultNotices } from './leagueNotices';
import { isUnseen, LISTED_MS, listNotices, leagueTeamsOf, sortNotices, type Notice } from './notice';
import { MAX_PUSH_DEVICES, pushDevicesOf } from '../account/pushDevices';

const NOW = Date.parse('2025-10-18T12:00:00-04:00');
const HOUR = 3_600_000;
const league = parseLeague('home', {
  name: 'Home',
  season: 2025,
  firstWeek: 2,
  members: ['me', 'ann'],
  draftStatus: 'complete',
  schedule: { managers: ['me', 'ann'] },
  userInfo: { me: { displayName: 'Me', joinedAt: NOW - 48 * HOUR }, ann: { displayName: 'Ann' } },
});
const place = { league, team: 'me' };

function notice(kind: NoticeKind, changes: Partial<Notice> = {}): Notice {
  return { key: kind, kind, at: NOW - HOUR, leagueId: 'home', text: '', href: '/', needsMe: true, ...changes };
}
const listed = (notices: Notice[], settings = {}, leagues: League[] = [league]) =>
  listNotices(notices, { settings, leagues, uid: 'me', now: NOW }).map(({ key }) => key);

describe('the kinds', () => {
  it('each have words, and a default among the channels', () => {
    for (const kind of NOTICE_KINDS) {
      expect(KIND_TABLE[kind].label).not.toBe('');
      expect(NOTICE_CHANNELS).toContain(KIND_TABLE[kind].default);
    }
  });

  it('have the channel that was chosen, else their default', () => {
    expect(channelOf({ trade: 'off' }, 'trade')).toBe('off');
    expect(channelOf({ trade: 'off' }, 'mention')).toBe('app');
  });

  it.each([
    [
      { trade: 'browser', mention: 'off', seen: 1 },
      { trade: 'browser', mention: 'off' },
    ],
    [{ trade: 'loud', party: 'app' }, {}],
    [null, {}],
    ['off', {}],
  ])('are read from %j', (stored, settings) => expect(parseNoticeSettings(stored)).toEqual(settings));

  it('can all be stored at once, with the time of the last look and five devices', () => {
    const pattern = new RegExp(`^${NOTICES_PATTERN}$`);
    const all = [...NOTICE_KINDS.map(() => 'browser'), NOW, ...Array.from({ length: MAX_PUSH_DEVICES }, () => NOW)];
    expect(all.join(' ')).toMatch(pattern);
    expect([...all, 'app'].join(' ')).not.toMatch(pattern);
    expect('loud').not.toMatch(pattern);
  });
});

it('push devices are stored among the settings, the latest first', () => {
  const [one, other] = ['c'.repeat(22), 'd-_'.padEnd(22, '0')];
  const stored = { trade: 'browser', seen: NOW, [one]: NOW, [other]: NOW + 1, short: NOW, ['e'.repeat(22)]: 'off' };
  expect(pushDevicesOf(stored)).toEqual([other, one]);
  expect(pushDevicesOf(undefined)).toEqual([]);
});

describe('the list', () => {
  it('has what needs the user first, by urgency, and then the newest', () => {
    const notices = [
      notice('result', { needsMe: false, at: NOW }),
      notice('answer'),
      notice('mention'),
      notice('claims'),
      notice('trade', { key: 'older', at: NOW - 2 * HOUR }),
      notice('trade'),
      notice('lineup'),
      notice('award', { needsMe: false, at: NOW - 2 * HOUR }),
      notice('draftSoon'),
      notice('onTheClock'),
    ];
    const order = [
      'onTheClock',
      'draftSoon',
      'lineup',
      'trade',
      'older',
      'claims',
      'mention',
      'answer',
      'result',
      'award',
    ];
    expect(sortNotices(notices).map(({ key }) => key)).toEqual(order);
    expect(sortNotices([...notices].reverse()).map(({ key }) => key)).toEqual(order);
  });

  it('leaves out kinds that are off, and lists each notice once', () => {
    expect(listed([notice('trade'), notice('trade'), notice('mention')], { mention: 'off', trade: 'browser' })).toEqual(
      ['trade'],
    );
  });

  it.each([
    ['a week old', { at: NOW - LISTED_MS, leagueId: null }, false],
    ['almost a week old', { at: NOW - LISTED_MS + 1, leagueId: null }, true],
    ['from before the user joined the league', { at: NOW - 48 * HOUR - 1 }, false],
    ['from when the user joined the league', { at: NOW - 48 * HOUR }, true],
    ['an old one that still needs the user', { at: 1, needsMe: true }, true],
    ['one whose time isn’t known', { at: null }, true],
  ])('has one that is %s: %j', (_, changes, shown) =>
    expect(listed([notice('result', { needsMe: false, ...changes })])).toHaveLength(shown ? 1 : 0),
  );

  it.each([
    [NOW, null, true],
    [NOW, NOW - 1, true],
    [NOW, NOW, false],
    [null, NOW, true],
  ])('counts one of %j as new when it was last opened at %j: %s', (at, seenAt, unseen) =>
    expect(isUnseen({ at }, seenAt)).toBe(unseen),
  );
});

describe('results', () => {
  const final = (number: number, lastFinal: number | null, season = 2025) =>
    parseWeek(`${String(season)}-0${String(number)}`, { season, week: number, lastFinal });

  it('are the weeks of the league’s season that are final', () => {
    const weeks = [final(1, NOW), final(2, NOW), final(3, null), final(4, NOW, 2024)];
    expect(resultNotices(place, weeks)).toMatchObject([
      { key: 'result home 2025-02', at: NOW, text: 'Week 2 is final.', href: '/matchups?league=home&week=2' },
    ]);
  });

  it('are none before the league has a schedule', () =>
    expect(resultNotices({ ...place, league: { ...league, schedule: null } }, [final(2, NOW)])).toEqual([]));
});

describe('corrections', () => {
  const step = (kind: string, manager: string, by: string, reason = 'Wrong squad') =>
    parseTransaction({ leagueId: 'home', step: 3, kind, manager, by, at: NOW, reason, adds: [], drops: [] });
  const texts = (...steps: ReturnType<typeof step>[]) =>
    correctionNotices(place, steps, 'me').map(({ text, detail, href }) => [text, detail, href]);

  it('are of one’s own roster or lineup, with the reason', () => {
    expect(texts(step('correction', 'me', 'ann'))).toEqual([
      ['Ann (commissioner) edited your roster.', 'Wrong squad', '/leagues?league=home&tab=moves'],
    ]);
    expect(texts(step('lineup', 'me', 'ann', ''))).toEqual([
      ['Ann (commissioner) edited your lineup.', undefined, '/roster?league=home'],
    ]);
  });

  it('aren’t those of others, one’s own, and other moves', () =>
    expect(texts(step('correction', 'ann', 'ann'), step('lineup', 'me', 'me'), step('add', 'me', 'me'))).toEqual([]));
});

it('a mention has the league’s messages, and a newer one is another', () => {
  expect(mentionNotices(league, NOW)).toMatchObject([
    { kind: 'mention', at: NOW, href: '/messages?league=home', needsMe: true },
  ]);
  expect(mentionNotices(league, NOW)[0]!.key).not.toBe(mentionNotices(league, NOW + 1)[0]!.key);
});

it('an answer has its text, and no league', () => {
  const answered = { hasAdminResponse: true, adminResponse: 'Fixed.', adminResponseAt: NOW };
  expect(answerNotices([parseFeedback('f', answered), parseFeedback('g', { ...answered, adminResponse: '' })])).toEqual(
    [
      {
        key: `answer f ${String(NOW)}`,
        kind: 'answer',
        at: NOW,
        leagueId: null,
        text: 'We answered your feedback.',
        detail: 'Fixed.',
        href: '/messages',
        needsMe: true,
      },
      expect.not.objectContaining({ detail: expect.anything() as unknown }),
    ],
  );
});

it('a place is the team that the person runs, also one they took over', () => {
  const taken = parseLeague('l', { members: ['me'], userInfo: { me: { team: 'old' } } });
  expect(leagueTeamsOf([league, taken], 'me').map(({ team }) => team)).toEqual(['me', 'old']);
});
