'use client';

import { useState } from 'react';
import { SchoolPicker } from '@/components';
import type { AppUser } from '@/domain/user';
import { StepFrame } from './StepFrame';

/** The favourite team; nobody must have one. */
export function TeamStep({ user, onDone, onBack }: { user: AppUser; onDone: () => void; onBack: () => void }) {
  const [team, setTeam] = useState(user.favoriteTeam);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const save = async () => {
    if (team === null || team === user.favoriteTeam) return onDone();
    setBusy(true);
    setError('');
    const { changeUser } = await import('@/data/users');
    const saved = await changeUser(user, { favoriteTeam: team });
    setBusy(false);
    if (saved.ok) onDone();
    else setError(saved.refusal.message);
  };

  return (
    <StepFrame
      title="Your favorite team"
      lead="It stands beside your name. Your squads may come from anywhere."
      error={error}
      busy={busy}
      next={team === null ? 'Skip' : 'Continue'}
      onNext={() => void save()}
      onBack={onBack}
    >
      <SchoolPicker label="Your favorite team" value={team} onChange={setTeam} />
    </StepFrame>
  );
}
