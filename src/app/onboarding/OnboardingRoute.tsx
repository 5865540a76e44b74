'use client';

import { LoadError, Skeleton, lazyComponent } from '@/components';
import { OnboardingPage } from '@/features/onboarding';

const OwnPicture = lazyComponent(() => import('@/features/profile').then((module) => module.OwnPicture), {
  waiting: () => <Skeleton className="h-32 w-full" />,
  failed: ({ retry }) => (
    <LoadError
      as="notice"
      title="The picture form didn’t load"
      safe="You can also add a picture in your profile later."
      retry={retry}
    />
  ),
});

/** Onboarding, with the profile's picture picker as one of its steps. */
export function OnboardingRoute() {
  return <OnboardingPage picture={(user) => <OwnPicture user={user} />} />;
}
