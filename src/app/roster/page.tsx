import type { Metadata } from 'next';
import { Suspense } from 'react';
import { RosterRoute } from './RosterRoute';

export const metadata: Metadata = { title: 'Roster' };

export default function Page() {
  return (
    <Suspense>
      <RosterRoute />
    </Suspense>
  );
}
