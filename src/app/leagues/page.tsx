import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LeaguesPage } from '@/features/leagues';

export const metadata: Metadata = { title: 'Leagues' };

export default function Page() {
  return (
    <Suspense>
      <LeaguesPage />
    </Suspense>
  );
}
