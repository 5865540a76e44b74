'use client';

import { Button } from '@/components';
import type { Invitation } from '@/data/joining';
import type { Result } from '@/domain/result';
import type { AppUser } from '@/domain/user';
import { useSubmit } from '@/hooks/useSubmit';
import { StepFrame } from './StepFrame';

/** Offers one league to join or decline. `onJoined` is called after joining; `onLost` with the error message when it can't be joined any more. */
export function LeagueOffer({
  user,
  invitation,
  onJoined,
  onLost,
  onOther,
  onBack,
}: {
  user: AppUser;
  invitation: Invitation;
  onJoined: (leagueId: string) => Promise<Result<void>>;
  onLost: (sentence: string) => void;
  onOther: () => void;
  onBack: () => void;
}) {
  const { busy, error, submit } = useSubmit();
  const { preview, seat } = invitation;

  const join = async () => {
    const joined = await submit(async (): Promise<Result<void>> => {
      const { joinLeague } = await import('@/data/joining');
      const { uid, username, displayName, profilePicUrl, favoriteTeam } = user;
      const answer = await joinLeague(invitation, { uid, username, displayName, profilePicUrl, favoriteTeam });
      return answer.ok ? onJoined(answer.value.leagueId) : answer;
    });
    if (!joined.ok && ['begun', 'full', 'claimed', 'unknown'].includes(joined.error.code)) onLost(joined.error.message);
  };

  return (
    <StepFrame
      title={`Join ${preview.leagueName}?`}
      lead={`Managed by ${preview.managerName} · ${String(preview.seats)} of ${String(preview.capacity)} spots filled${seat === null ? '' : ` · your team: ${seat.teamName}`}`}
      error={error?.message}
      busy={busy}
      next={`Join ${preview.leagueName}`}
      onNext={() => void join()}
      onBack={onBack}
    >
      <Button variant="quiet" disabled={busy} onClick={onOther}>
        Not this one
      </Button>
    </StepFrame>
  );
}
