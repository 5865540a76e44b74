'use client';

import dynamic from 'next/dynamic';
import { Notice, Skeleton } from '@/components';
import { OnboardingPage } from '@/features/onboarding';

const OwnPicture = dynamic(
  () =>
    import('@/features/profile').then(
      (module) => module.OwnPicture,
      () => PictureLater,
    ),
  { ssr: false, loading: () => <Skeleton className="h-32 w-full" /> },
);

/** Shown when the picture picker's code can't be loaded. The picture is optional. */
function PictureLater() {
  return <Notice tone="warn">You can’t add a picture right now. Continue, and add one in your profile later.</Notice>;
}

/** Onboarding, with the profile's picture picker as one of its steps. */
export function OnboardingRoute() {
  return <OnboardingPage picture={(user) => <OwnPicture user={user} />} />;
}
