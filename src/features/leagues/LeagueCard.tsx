'use client';

import Link from 'next/link';
import { Badge, Button } from '@/components';
import { isDraftActive, type League } from '@/domain/league';
import { formatSeats, hasRoom } from '@/domain/leagueSeats';
import { valueOr } from '@/domain/loadable';
import { isSeasonOver } from '@/domain/weeks';
import { useAuth } from '@/providers/AuthProvider';
import { useSeason } from '@/providers/SeasonProvider';

/** One of the user's leagues in the list: its state, the user's role, its code, and the next action. */
export function LeagueCard({ league }: { league: League }) {
  const { uid } = useAuth();
  const active = isDraftActive(league);
  return (
    <article className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-5">
      <div className="min-w-0">
        <h2 className="text-xl">
          <Link href={`/leagues?league=${league.id}`} className="hover:underline">
            {league.name}
          </Link>
        </h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-2">
          <StageBadge league={league} />
          {league.createdBy === uid && <Badge tone="info">Commissioner</Badge>}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span className="whitespace-nowrap figures">{formatSeats(league)}</span>
          {hasRoom(league) && (
            <span>
              Code <b className="tracking-wider text-ink">{league.joinCode}</b>
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {league.draftComplete ? (
          <Button asChild>
            <Link href={`/matchups?league=${league.id}`}>Matchups</Link>
          </Button>
        ) : (
          <Button asChild variant={active ? 'live' : 'secondary'}>
            <Link href={`/draft/${league.id}`}>{active ? 'Join Draft' : 'Draft lobby'}</Link>
          </Button>
        )}
        <Button asChild variant="quiet">
          <Link href={`/leagues?league=${league.id}`}>Details</Link>
        </Button>
      </div>
    </article>
  );
}

/** Where a league is in its year, as a badge. */
export function StageBadge({ league }: { league: League }) {
  const over = useIsOver(league);
  if (isDraftActive(league)) return <Badge tone="live">Draft is live</Badge>;
  if (!league.draftComplete) return <Badge>Before the draft</Badge>;
  return over ? <Badge>Season over</Badge> : <Badge tone="good">In season</Badge>;
}

/** Whether all games of a league's season are over. */
export function useIsOver({ season }: League): boolean {
  return isSeasonOver(season, valueOr(useSeason().week, null));
}
