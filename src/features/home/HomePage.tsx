'use client';

import dynamic from 'next/dynamic';
import { useAuth } from '@/providers/AuthProvider';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Welcome } from './Welcome';

const Dashboard = dynamic(() => import('./Dashboard').then((module) => module.Dashboard), {
  ssr: false,
  loading: () => <DashboardSkeleton />,
});

/** Home: what the game is, for strangers; what is on, for members. */
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
