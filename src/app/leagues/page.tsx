import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LeaguesRoute } from './LeaguesRoute';

export const metadata: Metadata = { title: 'Leagues' };

export default function Page() {
  return (
    <Suspense>
      <LeaguesRoute />
    </Suspense>
  );
}
