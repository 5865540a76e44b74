'use client';

import { formatAgo } from '@/domain/kernel/times';
import {
  ArrowLeftRight,
  AtSign,
  BellRing,
  CalendarClock,
  ClipboardList,
  ClipboardPen,
  Inbox,
  ListChecks,
  Megaphone,
  Tag,
  Timer,
  TriangleAlert,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import {
  Badge,
  Countdown,
  EmptyState,
  FailureState,
  IntentLink,
  Moment,
  Notice as Message,
  SkeletonRows,
  FailureNotice,
} from '@/components';
import { valueOr } from '@/domain/kernel/loadable';
import { KIND_TABLE, type NoticeKind } from '@/domain/notices/kinds';
import { isUnseen, LEAD_MS, type Notice } from '@/domain/notices/notice';
import { useNow } from '@/hooks/useNow';
import { useLeagues } from '@/providers/league/LeagueProvider';
import type { NoticeList as Notices } from '@/providers/notices/useNotices';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useOnline } from '@/providers/kernel/useOnline';

const ICONS: Readonly<Record<NoticeKind, LucideIcon>> = {
  onTheClock: Timer,
  draftSoon: CalendarClock,
  lineup: TriangleAlert,
  trade: ArrowLeftRight,
  block: Tag,
  claims: ClipboardList,
  mention: AtSign,
  answer: Megaphone,
  award: ListChecks,
  correction: ClipboardPen,
  result: Trophy,
};

export interface NoticeListProps {
  list: Notices;
  newSince: number | null;
  unmarked: string | null;
  /** A notice's page was chosen. */
  onFollow: () => void;
}

/** The notices in two groups, what needs the user first. */
export function NoticeList({ list, newSince, unmarked, onFollow }: NoticeListProps) {
  const { notices, loading, incomplete } = list;
  const online = useOnline();
  const leagues = valueOr(useLeagues().leagues, []);
  if (notices.state === 'failed') {
    return (
      <FailureState
        title="Couldn’t load your notifications"
        message={notices.message}
        safe="Everything you saved is safe."
      />
    );
  }
  if (notices.state !== 'ready') return <SkeletonRows rows={4} label="Loading your notifications" />;
  const names = new Map(leagues.length > 1 ? leagues.map(({ id, name }) => [id, name]) : []);
  const mine = notices.value.filter(({ needsMe }) => needsMe);
  const earlier = notices.value.filter(({ needsMe }) => !needsMe);
  const group = { names, newSince, onFollow };
  return (
    <div className="grid grid-cols-1 gap-5">
      {!online && <Message tone="warn">You’re offline. This list may be out of date.</Message>}
      {unmarked !== null && (
        <Message tone="bad" title="These couldn’t be marked as seen">
          {unmarked}
        </Message>
      )}
      {incomplete && online && <FailureNotice title="Some notifications didn’t load" />}
      <Group title="Your move" notices={mine} {...group} />
      <Group title="Earlier" notices={earlier} {...group} />
      {notices.value.length === 0 &&
        (loading ? (
          <SkeletonRows rows={4} label="Loading your notifications" />
        ) : (
          <EmptyState title="You’re all caught up" icon={<Inbox />}>
            Your picks, trades, claims and lineups show up here when they need you.
          </EmptyState>
        ))}
    </div>
  );
}

interface GroupProps {
  title: string;
  notices: readonly Notice[];
  names: ReadonlyMap<string, string>;
  newSince: number | null;
  onFollow: () => void;
}

function Group({ title, notices, names, newSince, onFollow }: GroupProps) {
  const heading = useId();
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="flex items-center gap-2 pb-1 text-base">
        {title === 'Your move' && <BellRing aria-hidden className="size-4 text-ink-muted" />}
        {title}
      </h3>
      <ul className="-mx-3 divide-y divide-line border-y border-line">
        {notices.map((notice) => (
          <li key={notice.key}>
            <Row
              notice={notice}
              league={notice.leagueId === null ? undefined : names.get(notice.leagueId)}
              isNew={isUnseen(notice, newSince)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({
  notice: { kind, text, detail, until, at, href, needsMe },
  league,
  isNew,
  onFollow,
}: {
  notice: Notice;
  league: string | undefined;
  isNew: boolean;
  onFollow: () => void;
}) {
  const now = useNow(SERVER_CLOCK, 60_000);
  const Icon = ICONS[kind];
  return (
    <IntentLink
      href={href}
      onClick={onFollow}
      className="flex min-h-(--target) items-start gap-3 px-3 py-3 -outline-offset-3 hover:bg-sunken"
    >
      <span
        className={`grid size-9 shrink-0 place-items-center rounded-full ${needsMe ? 'bg-warn-ground text-warn' : 'bg-sunken text-ink-muted'}`}
      >
        <Icon aria-hidden className="size-5" />
        <span className="sr-only">{KIND_TABLE[kind].label}:</span>
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className={`block leading-snug wrap-anywhere ${isNew ? 'font-semibold' : ''}`}>
          {text}
        </span>
        {detail !== undefined && (
          <span dir="auto" className="line-clamp-2 text-sm leading-snug wrap-anywhere text-ink-muted">
            {detail}
          </span>
        )}
        <span className="flex flex-wrap gap-x-1.5 text-sm text-ink-muted">
          {league !== undefined && (
            <>
              <span dir="auto" className="max-w-full truncate">
                {league}
              </span>
              <span aria-hidden>·</span>
            </>
          )}
          <Time at={at} until={until} now={now} />
        </span>
      </span>
      {isNew && <Badge tone="info">New</Badge>}
    </IntentLink>
  );
}

/** How long there is to act, or how long ago it came up. */
function Time({ at, until, now }: Pick<Notice, 'at'> & { until: number | undefined; now: number }) {
  if (until === undefined || until <= now)
    return at === null ? null : <time dateTime={new Date(at).toISOString()}>{formatAgo(at, now)}</time>;
  return until - now < LEAD_MS ? (
    <span>
      <Countdown until={until} clock={SERVER_CLOCK} /> left
    </span>
  ) : (
    <span>
      Expires <Moment at={until} />
    </span>
  );
}
