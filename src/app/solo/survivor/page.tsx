import type { Metadata } from 'next';
import { Suspense } from 'react';
import { SurvivorPage } from '@/features/solo/survivor';

export const metadata: Metadata = { title: 'Survivor' };

export default function Page() {
  return (
    <Suspense>
      <SurvivorPage />
    </Suspense>
  );
}
