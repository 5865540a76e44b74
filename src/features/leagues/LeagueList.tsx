'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button, Card, CountBadge, ProgressBadge, Skeleton, VisuallyHidden, formatUnread } from '@/components';
import { formatPoints } from '@/domain/hundredths';
import { isDraftActive, type League } from '@/domain/league';
import { formatSeats } from '@/domain/leagueSeats';
import type { LeagueWeekView } from '@/domain/leagueWeekView';
import type { Loadable } from '@/domain/loadable';
import { ordinal } from '@/domain/ordinal';
import { tryAgain } from '@/hooks/subscriptions';
import { useAuth } from '@/providers/AuthProvider';
import { useUnread } from '@/providers/UnreadProvider';
import { useScoreboard } from '@/providers/useScoreboard';
import { useIsOver } from './StageBadge';

/** The user's leagues: a row each, with what it is about now. */
export function LeagueList({ leagues }: { leagues: readonly League[] }) {
  const { uid } = useAuth();
  const unread = useUnread();
  const weeks = new Map(useScoreboard(leagues, uid ?? '').map(({ league, view }) => [league.id, view]));
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {leagues.map((league) => (
          <LeagueRow
            key={league.id}
            league={league}
            week={weeks.get(league.id) ?? null}
            unread={unread.byLeague[league.id] ?? 0}
            mentioned={unread.mentionedIn.includes(league.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** A league's row, which leads to the league. `week` is null before the draft is over. */
function LeagueRow({
  league,
  week,
  unread,
  mentioned,
}: {
  league: League;
  week: Loadable<LeagueWeekView> | null;
  unread: number;
  mentioned: boolean;
}) {
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-sunken sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <Link
            href={`/leagues?league=${league.id}`}
            dir="auto"
            className="truncate font-semibold after:absolute after:inset-0"
          >
            {league.name}
          </Link>
          {unread > 0 && (
            <span className="shrink-0">
              <CountBadge count={unread} mentioned={mentioned} />
              <VisuallyHidden>{formatUnread(unread, mentioned).slice(2)}</VisuallyHidden>
            </span>
          )}
        </p>
        <div className="truncate text-sm text-ink-muted figures">{summary(league, week)}</div>
      </div>
      {week === null ? <DraftLink league={league} /> : <Now league={league} week={week} />}
    </li>
  );
}

/** Record, rank and opponent; before them, how full the league is. */
function summary(league: League, week: Loadable<LeagueWeekView> | null): ReactNode {
  if (week?.state === 'loading') return <Skeleton className="my-0.5 h-4 w-40" />;
  if (week?.state !== 'ready') return formatSeats(league);
  const { place, finished, opponent } = week.value;
  const rank = place && `${place.record}, ${ordinal(finished ?? place.rank)} of ${String(place.of)}`;
  if (finished !== null) return rank;
  return [rank, opponent && `vs. ${opponent.team}`].filter(Boolean).join(' · ') || formatSeats(league);
}

function DraftLink({ league }: { league: League }) {
  const active = isDraftActive(league);
  return (
    <Button asChild size="small" variant={active ? 'live' : 'secondary'} className="z-10">
      <Link href={`/draft/${league.id}`}>{active ? 'Join Draft' : 'Draft lobby'}</Link>
    </Button>
  );
}

/** The score or projection of this week's matchup, or why there is none. */
function Now({ league, week }: { league: League; week: Loadable<LeagueWeekView> }) {
  const over = useIsOver(league);
  if (week.state === 'loading') return <Skeleton className="h-10 w-28" />;
  if (week.state === 'failed') {
    return (
      <div className="z-10 flex items-center gap-2 text-sm">
        Couldn’t load this week
        <Button size="small" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    );
  }
  if (week.state === 'ready' && week.value.finished === null) return <Score view={week.value} league={league} />;
  const champion = week.state === 'ready' && week.value.finished === 1;
  return (
    <span className="text-sm text-ink-muted">
      {champion ? `${String(league.season)} champion` : over ? 'Season over' : `Season ${String(league.season)}`}
    </span>
  );
}

function Score({ view, league }: { view: LeagueWeekView; league: League }) {
  const { me, opponent, progress, counts, leader } = view;
  if (opponent === null) {
    const why = counts ? 'Off this week' : `Starts in week ${String(league.firstWeek)}`;
    return <span className="text-sm text-ink-muted">{why}</span>;
  }
  const begun = me.begun || opponent.begun;
  const [mine, theirs] = [me, opponent].map(({ score, outlook }) =>
    formatPoints(begun ? score.hundredths : outlook.projected),
  );
  const result = leader === null ? 'Tied' : leader === me.manager ? 'Won' : 'Lost';
  return (
    <div className="grid shrink-0 justify-items-end gap-0.5 figures">
      <span className={begun ? 'font-semibold' : 'text-ink-muted'}>
        {mine}–{theirs}
      </span>
      {progress === 'live' ? (
        <ProgressBadge progress="live" />
      ) : (
        <span className="text-sm text-ink-muted">{progress === 'final' ? result : 'Projected'}</span>
      )}
    </div>
  );
}
