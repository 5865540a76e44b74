'use client';

import type { ReactNode } from 'react';
import { EmptyState, FailureState, SkeletonRows } from '@/components';
import { env } from '@/config/env';
import { NEWEST_SEASON } from '@/domain/football/seasons';
import type { Week } from '@/domain/football/weeks';
import { useSeason } from '@/providers/season/SeasonProvider';

/**
 * Shows its children once the season's weeks are known, and why they aren't. `children` gets the current week and all
 * weeks, in order.
 */
export function SeasonGate({ children }: { children: (current: Week, weeks: readonly Week[]) => ReactNode }) {
  const { week, weeks, weekFailure } = useSeason();
  if (weekFailure !== null) return <FailureState title="Couldn’t load the weeks" message={weekFailure} />;
  if (weeks.state === 'failed') return <FailureState title="Couldn’t load the weeks" message={weeks.message} />;
  if (week.state !== 'ready' || weeks.state !== 'ready') return <SkeletonRows rows={5} label="Loading the weeks" />;
  if (week.value.season === null)
    return (
      <EmptyState title="No week is open">
        A season’s calendar comes from the command line:{' '}
        <code className="font-semibold">
          npm run season -- open {NEWEST_SEASON} 1{env.useEmulators ? '' : ' --live'}
        </code>
        .
      </EmptyState>
    );
  return children(week.value, weeks.value);
}
