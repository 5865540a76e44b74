'use client';

import { useRouter } from 'next/navigation';
import type { SubmitEvent } from 'react';
import { Button, Notice, notify, useVacantTeam, VacantTeamFields } from '@/components';
import { takeOverTeam, type Invitation } from '@/data/league/joining';
import { setPendingLeagueId } from '@/data/device/localFlags';
import type { Submit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';
import { publicPersonOf } from '../members/publicPerson';
import { isolated } from '@/domain/kernel/isolated';

/** Takes over a vacant team of a drafted league, under its name or another one. `onLost`: another person was faster. */
export function TakeOver({
  invitation,
  command,
  onLost,
}: {
  invitation: Invitation;
  command: Submit;
  onLost: () => void;
}) {
  const { user } = useAuth();
  const router = useRouter();
  const { vacant } = invitation.preview;
  const choice = useVacantTeam(vacant);
  const { busy, error, submit, clearError } = command;

  const take = async () => {
    if (user === null) return;
    const taken = await submit(() => takeOverTeam(invitation, choice.team, choice.teamName, publicPersonOf(user)));
    if (!taken.ok) {
      if (taken.error.code === 'taken') onLost();
      return;
    }
    setPendingLeagueId(null);
    if (!taken.value.already) notify.success(`${isolated(choice.teamName)} is yours.`);
    router.push(`/leagues?league=${taken.value.leagueId}`);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void take();
  };

  return (
    <form noValidate onSubmit={onSubmit} onChange={clearError} className="grid grid-cols-1 gap-3 text-left">
      <p className="text-center text-ink-muted">
        The draft is over. You take over the team as it is, with its roster, record and open trades.
      </p>
      <VacantTeamFields vacant={vacant} choice={choice} />
      <Button type="submit" variant="primary" size="large" wide busy={busy || user === null}>
        <span dir="auto" className="wrap-anywhere">
          Take over {choice.former}
        </span>
      </Button>
      {error && <Notice tone="bad">{error.message}</Notice>}
    </form>
  );
}
