'use client';

import { useEffect } from 'react';
import { LoadError, lazyComponent } from '@/components';
import { useAuth } from '@/providers/account/AuthProvider';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Welcome } from './Welcome';

const Dashboard = lazyComponent(() => import('./Dashboard').then((module) => module.Dashboard), {
  waiting: DashboardSkeleton,
  failed: ({ retry }) => <LoadError as="page" title="Your home page didn’t load" retry={retry} />,
});

/** Home: the landing page when signed out, the dashboard when signed in. */
export function HomePage() {
  const { status } = useAuth();
  // Along with the account, not after it.
  useEffect(() => {
    if (document.documentElement.dataset.returning) void Dashboard.load();
  }, []);
  if (status === 'ready') return <Dashboard />;
  if (status !== 'loading') return <Welcome />;
  return (
    <>
      <div className="for-strangers">
        <Welcome />
      </div>
      <div className="for-returning">
        <DashboardSkeleton />
      </div>
    </>
  );
}
