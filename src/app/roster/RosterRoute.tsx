'use client';

import { lazyDialog } from '@/components';
import { LineupPage } from '@/features/lineup';

const DropDialog = lazyDialog(
  () => import('@/features/portal').then((module) => module.DropDialog),
  'The drop didn’t load',
  'Everything you saved is safe.',
);

/** The roster page, with the portal's dialog to drop a squad. */
export function RosterRoute() {
  return <LineupPage drop={(props) => <DropDialog {...props} />} />;
}
