import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LineupPage } from '@/features/lineup';

export const metadata: Metadata = { title: 'Roster' };

export default function Page() {
  return (
    <Suspense>
      <LineupPage />
    </Suspense>
  );
}
