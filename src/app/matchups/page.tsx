import type { Metadata } from 'next';
import { Suspense } from 'react';
import { MatchupsPage } from '@/features/matchups';

export const metadata: Metadata = { title: 'Matchups' };

export default function Page() {
  return (
    <Suspense>
      <MatchupsPage />
    </Suspense>
  );
}
