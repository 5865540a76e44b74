import type { Metadata } from 'next';
import { Suspense } from 'react';
import { TradesPage } from '@/features/trades';

export const metadata: Metadata = { title: 'Trades' };

export default function Page() {
  return (
    <Suspense>
      <TradesPage />
    </Suspense>
  );
}
