'use client';

import dynamic from 'next/dynamic';
import { useAuth } from '@/providers/AuthProvider';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Welcome } from './Welcome';

const Dashboard = dynamic(() => import('./Dashboard').then((module) => module.Dashboard), {
  ssr: false,
  loading: () => <DashboardSkeleton />,
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
