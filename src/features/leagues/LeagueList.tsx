'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button, CountBadge, ProgressBadge, Skeleton, VisuallyHidden, formatUnread } from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { LeagueId } from '@/domain/kernel/ids';
import { isDraftActive } from '@/domain/league/draftActive';
import { leagueLabel } from '@/domain/league/leagueLabel';
import type { League } from '@/domain/league/types';
import { formatSeats } from '@/domain/league/leagueSeats';
import type { LeagueWeekView } from '@/domain/season/matchups/leagueWeekView';
import type { Loadable } from '@/domain/kernel/loadable';
import { ordinal } from '@/domain/kernel/ordinal';
import { tryAgain } from '@/hooks/tryAgain';
import { useAuth } from '@/providers/account/AuthProvider';
import { useUnread } from '@/providers/messages/UnreadProvider';
import { useScoreboard } from '@/providers/season/useScoreboard';
import { useIsOver } from './StageBadge';

/** What is known of a week that isn't loaded, or that a league doesn't play. */
const NOTHING = { me: null, opponent: null, place: null, finished: null };

interface LeagueListProps {
  leagues: readonly League[];
  /** The league that is shown now, among those to choose from. */
  shown?: LeagueId;
  /** Chooses a league; without it, a row leads to its league. */
  onChoose?: (leagueId: LeagueId) => void;
}

/** The user's leagues: a row each, with what it is about now. */
export function LeagueList({ leagues, shown, onChoose }: LeagueListProps) {
  const { uid } = useAuth();
  const unread = useUnread();
  const weeks = new Map(useScoreboard(leagues, uid ?? '').map(({ league, view }) => [league.id, view]));
  const naming = { dir: 'auto', className: 'truncate font-semibold after:absolute after:inset-0' } as const;
  return (
    <ul className="divide-y divide-line">
      {leagues.map((league) => (
        <LeagueRow
          key={league.id}
          league={league}
          week={weeks.get(league.id) ?? null}
          unread={unread.byLeague[league.id] ?? 0}
          mentioned={unread.mentionedIn.includes(league.id)}
        >
          {onChoose ? (
            <button {...naming} type="button" aria-current={league.id === shown} onClick={() => onChoose(league.id)}>
              {leagueLabel(league, leagues)}
            </button>
          ) : (
            <Link {...naming} href={`/leagues?league=${league.id}`}>
              {leagueLabel(league, leagues)}
            </Link>
          )}
        </LeagueRow>
      ))}
    </ul>
  );
}

/** A league's row, with its name's link or button as children. `week` is null before the draft is over. */
function LeagueRow({
  league,
  week,
  unread,
  mentioned,
  children,
}: {
  league: League;
  week: Loadable<LeagueWeekView> | null;
  unread: number;
  mentioned: boolean;
  children: ReactNode;
}) {
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-sunken has-aria-[current=true]:bg-raised sm:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          {children}
          {unread > 0 && (
            <span className="shrink-0">
              <CountBadge count={unread} mentioned={mentioned} />
              <VisuallyHidden>{formatUnread(unread, mentioned).slice(2)}</VisuallyHidden>
            </span>
          )}
          <Score week={week} />
        </div>
        <div className="flex items-center gap-3 text-sm text-ink-muted figures">
          <Summary league={league} week={week} />
          {week !== null && <Caption league={league} week={week} />}
        </div>
      </div>
      {week === null && <DraftLink league={league} />}
      {week?.state === 'failed' && (
        <Button size="small" className="z-10" onClick={tryAgain}>
          Try again
        </Button>
      )}
    </li>
  );
}

/** Record, rank and opponent; before them, how full the league is. */
function Summary({ league, week }: { league: League; week: Loadable<LeagueWeekView> | null }) {
  if (week?.state === 'loading') return <Skeleton className="my-0.5 h-4 w-40" />;
  const { place, finished, opponent } = week?.state === 'ready' ? week.value : NOTHING;
  const against = finished === null && opponent !== null && `vs. ${opponent.team}`;
  return (
    <p className="min-w-0 flex-1 truncate">
      {place !== null && (
        <>
          {place.record}, {ordinal(finished ?? place.rank)}
          <span className="max-sm:sr-only"> of {place.of}</span>
          {against && ' · '}
        </>
      )}
      {against || (place === null && formatSeats(league))}
    </p>
  );
}

function DraftLink({ league }: { league: League }) {
  const active = isDraftActive(league);
  return (
    <Button asChild size="small" variant={active ? 'live' : 'secondary'} className="z-10">
      <Link href={`/draft/${league.id}`}>{active ? 'Join Draft' : 'Draft lobby'}</Link>
    </Button>
  );
}

/** The score of this week's matchup, the user's points first; before the games, what is projected. */
function Score({ week }: { week: Loadable<LeagueWeekView> | null }) {
  if (week?.state === 'loading') return <Skeleton className="ml-auto h-5 w-28 shrink-0" />;
  const { me, opponent, finished } = week?.state === 'ready' ? week.value : NOTHING;
  if (me === null || opponent === null || finished !== null) return null;
  const begun = me.begun || opponent.begun;
  const [mine, theirs] = [me, opponent].map(({ projection }) =>
    formatPoints(begun ? projection.now : projection.projected),
  );
  return (
    <span className={clsx('ml-auto shrink-0 pl-1 figures', begun ? 'font-semibold' : 'text-ink-muted')}>
      {mine}–{theirs}
    </span>
  );
}

/** What the score is, or why there is none. */
function Caption({ league, week }: { league: League; week: Loadable<LeagueWeekView> }) {
  const over = useIsOver(league);
  if (week.state === 'loading') return null;
  if (week.state === 'failed') return <span>Couldn’t load this week</span>;
  if (week.state !== 'ready') return <span>{over ? 'Season over' : `Season ${String(league.season)}`}</span>;
  const { me, opponent, progress, counts, leader, finished } = week.value;
  if (finished !== null) return <span>{finished === 1 ? `${String(league.season)} champion` : 'Season over'}</span>;
  if (opponent === null) return <span>{counts ? 'Off this week' : `Starts in week ${String(league.firstWeek)}`}</span>;
  if (progress === 'live') return <ProgressBadge progress="live" />;
  if (progress === 'upcoming') return <span>{me.begun || opponent.begun ? 'Halfway' : 'Projected'}</span>;
  if (progress === 'halfway') return <span>Halfway</span>;
  return <span>{leader === null ? 'Tied' : leader === me.manager ? 'Won' : 'Lost'}</span>;
}
