import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PickemPage } from '@/features/solo/pickem';

export const metadata: Metadata = { title: 'Pick’em' };

export default function Page() {
  return (
    <Suspense>
      <PickemPage />
    </Suspense>
  );
}
