'use client';

import type { ReactNode } from 'react';
import { EmptyState, FailureState, SkeletonRows } from '@/components';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { WeekResults } from '@/domain/scoring/results';

/** Shows the picks once the week's games and the entry are there; until then a skeleton, or what went wrong. */
export function PicksGate({
  results,
  picks,
  children,
}: {
  results: Loadable<WeekResults>;
  picks: Loadable<readonly string[]>;
  children: (results: WeekResults | null, picks: readonly string[]) => ReactNode;
}) {
  const failure = [results, picks].find((one) => one.state === 'failed');
  if (failure?.state === 'failed') {
    return (
      <FailureState title="Couldn’t load your picks" message={failure.message} safe="Everything you saved is safe." />
    );
  }
  if (results.state === 'loading' || picks.state !== 'ready')
    return <SkeletonRows rows={6} label="Loading your picks" />;
  return children(valueOr(results, null), picks.value);
}

/** Shown in place of an earlier week's picks that weren't made. */
export function NotEntered({ week }: { week: number }) {
  return <EmptyState title="You sat this one out">You made no picks in week {week}.</EmptyState>;
}
