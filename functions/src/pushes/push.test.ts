import { describe, expect, it } from 'vitest';
import { NOTICE_KINDS, noticeKind } from '@/domain/notices/kinds';
import type { Notice } from '@/domain/notices/notice';
import { devicesFor, isGone, messageTo, pushOf } from './push';

const NOW = 1_760_000_000_000;
const NOTICE: Notice = {
  key: 'trade t offered',
  kind: 'trade',
  at: NOW,
  leagueId: 'home',
  text: 'Aces offered you a trade.',
  href: '/trades?league=home',
  needsMe: true,
};
const device = (letter: string) => letter.repeat(22);

it('a notice becomes a notification with the same key and words as the page’s own', () => {
  expect(pushOf('ann', { ...NOTICE, detail: 'Quickly!', until: NOW + 1 }, { name: 'Home' })).toEqual({
    uid: 'ann',
    kind: 'trade',
    leagueId: 'home',
    tag: 'trade t offered',
    title: 'Aces offered you a trade.',
    body: 'Home\nQuickly!',
    href: '/trades?league=home',
    until: NOW + 1,
  });
  expect(pushOf('ann', NOTICE, null)).toMatchObject({ body: '', until: null });
  const long = pushOf('ann', { ...NOTICE, detail: 'x'.repeat(2000) }, null).body;
  expect(long).toHaveLength(240);
  expect(long.endsWith('…')).toBe(true);
  expect(pushOf('ann', { ...NOTICE, detail: 'x👍🏽'.repeat(2000) }, null).body).toMatch(/👍🏽x?…$/u);
});

describe('the devices of a push', () => {
  const record = {
    notices: { trade: 'browser', mention: 'browser', [device('a')]: NOW },

    mutedLeagues: ['quiet'],
  };
  const push = { kind: 'trade', leagueId: 'home' } as const;
  it('are those of people who chose the browser for its kind', () => {
    expect(devicesFor(record, push)).toEqual([device('a')]);
    for (const channel of ['app', 'off', 'loud'])
      expect(devicesFor({ ...record, notices: { ...record.notices, trade: channel } }, push)).toEqual([]);
    expect(devicesFor({ notices: { [device('a')]: NOW } }, push)).toEqual([]);
    expect(devicesFor(undefined, push)).toEqual([]);
  });
  it('are none for a mention in a muted league', () => {
    expect(devicesFor(record, { kind: 'mention', leagueId: 'quiet' })).toEqual([]);
    expect(devicesFor(record, { kind: 'mention', leagueId: 'home' })).toEqual([device('a')]);
  });
  it('are the latest five', () => {
    const devices = Object.fromEntries('abcdefg'.split('').map((letter, i) => [device(letter), NOW - i]));
    expect(devicesFor({ notices: { trade: 'browser', ...devices } }, push)).toEqual('abcde'.split('').map(device));
  });
});

// The sender finds people by what they chose (`usersToTell`), so a kind that is the browser's by default would reach
// only some.
it('no kind goes to the browser by default', () => {
  expect(NOTICE_KINDS.filter((kind) => noticeKind(kind).default === 'browser')).toEqual([]);
});

describe('the message to a device', () => {
  const push = pushOf('ann', NOTICE, { name: 'Home' });
  it('has only text, from which the service worker makes the notification', () => {
    expect(messageTo(device('a'), push, NOW)).toEqual({
      fid: device('a'),
      data: { title: NOTICE.text, body: 'Home', href: NOTICE.href, tag: NOTICE.key },
      webpush: { headers: { TTL: '86400', Urgency: 'normal' } },
    });
  });
  it('ends when it no longer matters', () => {
    const headers = (until: number) => messageTo(device('a'), { ...push, until }, NOW)?.webpush.headers;
    expect(headers(NOW + 90_500)).toEqual({ TTL: '90', Urgency: 'high' });
    expect(headers(NOW + 10 * 86_400_000)?.TTL).toBe('86400');
    expect(headers(NOW + 500)).toBeUndefined();
  });
});

it.each([
  ['messaging/installation-id-not-registered', true],
  ['messaging/registration-token-not-registered', true],
  ['messaging/server-unavailable', false],
  ['messaging/invalid-argument', false],
  [undefined, false],
])('an error %s means that the device is gone: %s', (code, gone) => expect(isGone(code)).toBe(gone));
