import type { Metadata } from 'next';
import { Suspense } from 'react';
import { SquadsPage } from '@/features/squads';

export const metadata: Metadata = { title: 'Squads' };

export default function Page() {
  return (
    <Suspense>
      <SquadsPage />
    </Suspense>
  );
}
