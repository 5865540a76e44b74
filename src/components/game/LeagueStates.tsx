import Link from 'next/link';
import type { ReactNode } from 'react';
import type { League } from '@/domain/league';
import type { Loadable } from '@/domain/loadable';
import { Button } from '../ui/Button';
import { EmptyState, FailureState, SkeletonRows } from '../ui/states';

/**
 * Stands in for a daily page while there is no league with a season to show, and says what to do: leagues on their way or not to be had,
 * none, or one whose draft is still ahead. `children` is the page of a league that has been drafted.
 */
export function LeagueStates({
  leagues,
  selected,
  rowClass,
  children,
}: {
  leagues: Loadable<League[]>;
  selected: League | null;
  /** Height of the rows that are to come, for the skeleton. */
  rowClass?: string;
  children: (league: League) => ReactNode;
}) {
  if (leagues.state === 'failed') {
    return (
      <FailureState
        title="Couldn’t load your leagues"
        message={leagues.message}
        safe="Nothing in your leagues has changed."
        onRetry={() => window.location.reload()}
      />
    );
  }
  if (leagues.state === 'loading')
    return <SkeletonRows rows={8} {...(rowClass ? { rowClass } : {})} label="Loading your league" />;
  if (selected === null) {
    return (
      <EmptyState
        title="You’re not in a league yet"
        action={
          <Button asChild variant="primary">
            <Link href="/leagues">Find or create a league</Link>
          </Button>
        }
      >
        Your squads, lineups and matchups show up here once you join one.
      </EmptyState>
    );
  }
  if (!selected.draftComplete) {
    const live = selected.draftStatus === 'active';
    return (
      <EmptyState
        title={live ? 'The draft is on' : 'The draft hasn’t started'}
        action={
          <Button asChild variant={live ? 'live' : 'primary'}>
            <Link href={`/draft/${selected.id}`}>{live ? 'Join Draft' : 'Go to the draft lobby'}</Link>
          </Button>
        }
      >
        {selected.name} has no rosters yet. They show up here when the draft ends.
      </EmptyState>
    );
  }
  return <>{children(selected)}</>;
}
