import type { Metadata } from 'next';
import { Suspense } from 'react';
import { SoloPage } from '@/features/solo';

export const metadata: Metadata = { title: 'Solo Games' };

export default function Page() {
  return (
    <Suspense>
      <SoloPage />
    </Suspense>
  );
}
