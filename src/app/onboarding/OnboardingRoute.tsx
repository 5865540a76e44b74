'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components';
import { OnboardingPage } from '@/features/onboarding';

const PictureCard = dynamic(() => import('@/features/profile').then((module) => module.PictureCard), {
  ssr: false,
  loading: () => <Skeleton className="h-48 w-full" />,
});

/** Onboarding with the profile's chooser of a picture as one of its steps. */
export function OnboardingRoute() {
  return <OnboardingPage picture={(user) => <PictureCard user={user} />} />;
}
