'use client';

import { CareerCard, FailureNotice, Skeleton } from '@/components';
import { valueOr } from '@/domain/kernel/loadable';
import { useLeagues } from '@/providers/league/LeagueProvider';
import { useCareer } from '@/providers/season/useCareer';

/** The user's record, trophies and best week over all of their leagues. */
export function Career() {
  const { leagues } = useLeagues();
  const career = useCareer();
  if (career.state === 'failed') {
    return <FailureNotice title="Couldn’t load your record">{career.message}</FailureNotice>;
  }
  if (career.state !== 'ready') {
    return (
      <div role="status" aria-label="Loading your record">
        <Skeleton className="h-52 w-full" />
      </div>
    );
  }
  return (
    <CareerCard
      title="Record"
      career={career.value}
      count={valueOr(leagues, []).length}
      href={({ id }) => `/leagues?league=${id}`}
    >
      <p className="px-4 py-4 text-ink-muted sm:px-5">Your results show up here after your first draft.</p>
    </CareerCard>
  );
}
