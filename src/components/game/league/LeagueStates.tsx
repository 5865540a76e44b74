import Link from 'next/link';
import type { ReactNode } from 'react';
import type { League } from '@/domain/league/types';
import type { Loadable } from '@/domain/kernel/loadable';
import { placeOfSeason, type Week } from '@/domain/football/weeks';
import { Button } from '../../ui/Button';
import { EmptyState, FailureState, SkeletonRows } from '../../ui/states';

/**
 * Shown in place of a league page when there is no drafted league: while leagues load, when they fail to load, for a
 * league that isn't the user's, when there are none, before the league's draft, or before its season. Each state tells
 * the user what to do next. `children` renders the page of a drafted league.
 */
export function LeagueStates({
  leagues,
  selected,
  present,
  failure = null,
  rowClass,
  sample,
  children,
}: {
  leagues: Loadable<League[]>;
  selected: League | null;
  /** The current week; null while it isn't known. */
  present: Week | null;
  /** Why the page can't be shown, and what it shows once it can. */
  failure?: { title: string; message: string } | null;
  /** Height of the skeleton rows. */
  rowClass?: string;
  /** What the page will look like, shown while there is no league or no draft yet. */
  sample?: ReactNode;
  children: (league: League) => ReactNode;
}) {
  if (failure !== null) return <FailureState {...failure} safe="Everything you saved is safe." />;
  if (leagues.state === 'failed') {
    return (
      <FailureState title="Couldn’t load your leagues" message={leagues.message} safe="Everything you saved is safe." />
    );
  }
  if (leagues.state === 'loading')
    return <SkeletonRows rows={8} {...(rowClass ? { rowClass } : {})} label="Loading your league" />;
  if (selected === null) {
    // The address names another league.
    const isForeign = leagues.state === 'ready' && leagues.value.length > 0;
    return (
      <>
        <EmptyState
          title={isForeign ? 'You’re not in this league' : 'You’re not in a league yet'}
          action={
            <Button asChild variant="primary">
              <Link href="/leagues">Find or create a league</Link>
            </Button>
          }
        >
          Your squads, lineups and matchups show up here once you’re in.
        </EmptyState>
        {!isForeign && sample}
      </>
    );
  }
  if (!selected.draftComplete) {
    const live = selected.draftStatus === 'active';
    return (
      <>
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
        {sample}
      </>
    );
  }
  if (placeOfSeason(selected.season, present) === 'later') {
    return (
      <EmptyState
        title={`The ${String(selected.season)} season hasn’t begun`}
        action={
          <Button asChild>
            <Link href={`/leagues?league=${selected.id}`}>Go to the league</Link>
          </Button>
        }
      >
        {selected.name} has drafted. Lineups, matchups and the portal open with the season’s first week.
      </EmptyState>
    );
  }
  return <>{children(selected)}</>;
}
