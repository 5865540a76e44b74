'use client';

import { LoadError, lazyComponent } from '@/components';
import { LineupPage } from '@/features/lineup';

const DropDialog = lazyComponent(() => import('@/features/portal').then((module) => module.DropDialog), {
  failed: ({ retry, onClose }) => (
    <LoadError
      as="floating"
      title="The drop didn’t load"
      safe="Everything you saved is safe."
      retry={retry}
      onClose={onClose}
    />
  ),
});

/** The roster page, with the portal's dialog to drop a squad. */
export function RosterRoute() {
  return <LineupPage drop={(props) => <DropDialog {...props} />} />;
}
