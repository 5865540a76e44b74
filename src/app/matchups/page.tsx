import type { Metadata } from 'next';
import { Suspense } from 'react';
import { MatchupsRoute } from './MatchupsRoute';

export const metadata: Metadata = { title: 'Matchups' };

export default function Page() {
  return (
    <Suspense>
      <MatchupsRoute />
    </Suspense>
  );
}
