'use client';

import { LoadError, lazyComponent } from '@/components';
import { useAuth } from '@/providers/AuthProvider';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Welcome } from './Welcome';

const Dashboard = lazyComponent(() => import('./Dashboard').then((module) => module.Dashboard), {
  waiting: DashboardSkeleton,
  forReturning: true,
  failed: ({ retry }) => <LoadError as="page" title="Your home page didn’t load" retry={retry} />,
});

/** Home: the landing page when signed out, the dashboard when signed in. */
export function HomePage() {
  const { status } = useAuth();
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
