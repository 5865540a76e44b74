import type { Metadata } from 'next';
import { Suspense } from 'react';
import { SeasonProvider } from '@/providers/SeasonProvider';
import { MatchupsRoute } from './MatchupsRoute';

export const metadata: Metadata = { title: 'Matchups' };

export default function Page() {
  return (
    <SeasonProvider>
      <Suspense>
        <MatchupsRoute />
      </Suspense>
    </SeasonProvider>
  );
}
