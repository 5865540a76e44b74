import type { League } from '@/domain/league/types';
import { channelOf, noticeKind, parseNoticeSettings, type NoticeKind } from '@/domain/notices/kinds';
import type { Notice } from '@/domain/notices/notice';
import { MAX_PUSH_DEVICES, pushDevicesOf } from '@/domain/account/pushDevices';
import { longestPrefix } from '@/domain/kernel/longestPrefix';
import { asMap, asTexts } from '@/domain/kernel/parse';

/**
 * A notification for one person, on each of their devices. `until`: when it no longer matters, in milliseconds since
 * 1970; null if it always does.
 */
export type Push = {
  uid: string;
  kind: NoticeKind;
  /** Null for one that belongs to no league. */
  leagueId: string | null;
  /** The key of the notice, so that a device shows it once, whether the page or the sender tells it. */
  tag: string;
  title: string;
  body: string;
  href: string;
  until: number | null;
};

/**
 * A message for Firebase Cloud Messaging to one device. The service worker (public/sw.js) makes the notification from
 * its data.
 */
export type DeviceMessage = {
  fid: string;
  data: { title: string; body: string; href: string; tag: string };
  webpush: { headers: { TTL: string; Urgency: 'high' | 'normal' } };
};

/** How long a message waits for a device that can't be reached, in seconds. */
const WAIT_SECONDS = 86_400;

/** The longest text of a notification, in characters. Browsers cut it anyway, and a message has at most 4,000 bytes. */
const MAX_BODY_LENGTH = 240;

/** The push of a notice, in the words of the page's own notification (src/features/notices/useNoticeDelivery.ts). */
export function pushOf(uid: string, notice: Notice, league: Pick<League, 'name'> | null): Push {
  const { key, kind, leagueId, text, detail, href, until } = notice;
  const body = [league?.name, detail].filter(Boolean).join('\n');
  return {
    uid,
    kind,
    leagueId,
    tag: key,
    title: text,
    body: body.length > MAX_BODY_LENGTH ? `${longestPrefix(body, (start) => start.length < MAX_BODY_LENGTH)}…` : body,
    href,
    until: until ?? null,
  };
}

/**
 * The devices of a stored user that get a push; none unless the person chose the browser for its kind. As in the app,
 * mentions in a league that they muted aren't told.
 */
export function devicesFor(record: unknown, { kind, leagueId }: Pick<Push, 'kind' | 'leagueId'>): string[] {
  const { notices, mutedLeagues } = asMap(record);
  if (channelOf(parseNoticeSettings(notices), kind) !== 'browser') return [];
  if (noticeKind(kind).mutes && leagueId !== null && asTexts(mutedLeagues).includes(leagueId)) return [];
  return pushDevicesOf(notices).slice(0, MAX_PUSH_DEVICES);
}

/** The message of a push to a device; null if it no longer matters at `now`. */
export function messageTo(fid: string, { title, body, href, tag, until }: Push, now: number): DeviceMessage | null {
  const left = until === null ? WAIT_SECONDS : Math.floor((until - now) / 1000);
  if (left <= 0) return null;
  return {
    fid,
    data: { title, body, href, tag },
    webpush: {
      headers: { TTL: String(Math.min(left, WAIT_SECONDS)), Urgency: until === null ? 'normal' : 'high' },
    },
  };
}

/** Whether an error of Firebase Cloud Messaging says that a device will never be reached again. */
export function isGone(code: string | undefined): boolean {
  return code === 'messaging/installation-id-not-registered' || code === 'messaging/registration-token-not-registered';
}
