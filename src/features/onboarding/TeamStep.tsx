'use client';

import { useState } from 'react';
import { SchoolPicker } from '@/components';
import type { AppUser } from '@/domain/account/user';
import { useSubmit } from '@/hooks/useSubmit';
import { StepFrame } from './StepFrame';

/** The favorite team, which is optional. */
export function TeamStep({ user, onDone, onBack }: { user: AppUser; onDone: () => void; onBack: () => void }) {
  const [team, setTeam] = useState(user.favoriteTeam);
  const { busy, error, submit } = useSubmit();

  const send = async () => {
    if (team === null || team === user.favoriteTeam) return onDone();
    const saved = await submit(async () => {
      const { changeUser } = await import('@/data/account/users');
      return changeUser(user, { favoriteTeam: team });
    });
    if (saved.ok) onDone();
  };

  return (
    <StepFrame
      title="Your favorite school"
      lead="It shows next to your name. You can still draft from any school."
      error={error?.message}
      busy={busy}
      next={team === null ? 'Skip' : 'Continue'}
      onNext={() => void send()}
      onBack={onBack}
    >
      <SchoolPicker label="Your favorite school" value={team} onChange={setTeam} />
    </StepFrame>
  );
}
