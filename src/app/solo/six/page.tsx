import type { Metadata } from 'next';
import { Suspense } from 'react';
import { SixPage } from '@/features/solo/six';

export const metadata: Metadata = { title: 'Saturday Six' };

export default function Page() {
  return (
    <Suspense>
      <SixPage />
    </Suspense>
  );
}
