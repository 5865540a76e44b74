import type { Metadata } from 'next';
import { Suspense } from 'react';
import { SharedInvitation } from '@/features/shortcuts';

export const metadata: Metadata = { title: 'Invitation' };

export default function Page() {
  return (
    <Suspense>
      <SharedInvitation />
    </Suspense>
  );
}
