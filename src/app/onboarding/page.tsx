import type { Metadata } from 'next';
import { Suspense } from 'react';
import { OnboardingPage, OnboardingSkeleton } from '@/features/onboarding';

export const metadata: Metadata = { title: 'Create account' };

export default function Page() {
  return (
    <Suspense fallback={<OnboardingSkeleton />}>
      <OnboardingPage />
    </Suspense>
  );
}
