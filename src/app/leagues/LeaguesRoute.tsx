'use client';

import { LoadError, SkeletonCard, lazyComponent } from '@/components';
import { LeaguesPage } from '@/features/leagues';

const CorrectLineup = lazyComponent(() => import('@/features/lineup').then((module) => module.CorrectLineup), {
  waiting: () => <SkeletonCard rows={6} />,
  failed: ({ retry }) => <LoadError as="panel" title="The lineup didn’t load" retry={retry} />,
});

/** The leagues page, with the lineup editor for the commissioner's corrections. */
export function LeaguesRoute() {
  return <LeaguesPage correctLineup={(props) => <CorrectLineup {...props} />} />;
}
