'use client';

import type { ReactNode } from 'react';
import type { AppUser } from '@/domain/account/user';
import { StepFrame } from './StepFrame';

/** The optional picture step. The page passes in the profile's picture picker, which uploads on its own. */
export function PictureStep({
  user,
  chooser,
  onDone,
  onBack,
}: {
  user: AppUser;
  chooser: ReactNode;
  onDone: () => void;
  onBack: () => void;
}) {
  return (
    <StepFrame
      title="Your picture"
      lead="It shows next to your name in your leagues. Without one, we show your initial."
      next={user.profilePicUrl === null ? 'Skip' : 'Continue'}
      onNext={onDone}
      onBack={onBack}
    >
      {chooser}
    </StepFrame>
  );
}
