'use client';

import { useState } from 'react';
import { SchoolPicker } from '@/components';
import type { AppUser } from '@/domain/user';
import { StepFrame } from './StepFrame';
import { useSaving } from './useSaving';

/** The favorite team, which is optional. */
export function TeamStep({ user, onDone, onBack }: { user: AppUser; onDone: () => void; onBack: () => void }) {
  const [team, setTeam] = useState(user.favoriteTeam);
  const { busy, error, save } = useSaving();

  const send = async () => {
    if (team === null || team === user.favoriteTeam) return onDone();
    const saved = await save(async () => {
      const { changeUser } = await import('@/data/users');
      return changeUser(user, { favoriteTeam: team });
    });
    if (saved.ok) onDone();
  };

  return (
    <StepFrame
      title="Your favorite team"
      lead="It shows next to your name. Your squads may come from anywhere."
      error={error}
      busy={busy}
      next={team === null ? 'Skip' : 'Continue'}
      onNext={() => void send()}
      onBack={onBack}
    >
      <SchoolPicker label="Your favorite team" value={team} onChange={setTeam} />
    </StepFrame>
  );
}
