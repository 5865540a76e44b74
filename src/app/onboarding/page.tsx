import type { Metadata } from 'next';
import { Suspense } from 'react';
import { OnboardingSkeleton } from '@/features/onboarding';
import { OnboardingRoute } from './OnboardingRoute';

export const metadata: Metadata = { title: 'Create account' };

export default function Page() {
  return (
    <Suspense fallback={<OnboardingSkeleton />}>
      <OnboardingRoute />
    </Suspense>
  );
}
