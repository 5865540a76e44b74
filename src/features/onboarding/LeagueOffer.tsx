'use client';

import { Button, useVacantTeam, VacantTeamFields } from '@/components';
import type { Invitation } from '@/data/league/joining';
import type { LeagueId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import { canTakeOver } from '@/domain/league/joinCodes';
import type { Result } from '@/domain/kernel/result';
import type { AppUser } from '@/domain/account/user';
import { useSubmit } from '@/hooks/useSubmit';
import { StepFrame } from './StepFrame';

/** What can no longer be done with the invitation, so that another league must be found. */
const LOST = ['begun', 'full', 'claimed', 'unknown', 'retired', 'taken'];

/**
 * Offers one league to join or decline; in a drafted one, a vacant team to take over. `onJoined` is called after
 * joining; `onLost` with the error message when it can't be joined any more.
 */
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
  onJoined: (leagueId: LeagueId) => Promise<Result<void>>;
  onLost: (sentence: string) => void;
  onOther: () => void;
  onBack: () => void;
}) {
  const { busy, error, submit } = useSubmit();
  const { preview, seat } = invitation;
  const takesOver = seat === null && canTakeOver(preview);
  const choice = useVacantTeam(takesOver ? preview.vacant : {});

  const join = async () => {
    const joined = await submit(async (): Promise<Result<void>> => {
      const { joinLeague, takeOverTeam } = await import('@/data/league/joining');
      const { uid, username, displayName, profilePicUrl, favoriteTeam } = user;
      const person = { uid, username, displayName, profilePicUrl, favoriteTeam };
      const answer = takesOver
        ? await takeOverTeam(invitation, choice.team, choice.teamName, person)
        : await joinLeague(invitation, person);
      return answer.ok ? onJoined(answer.value.leagueId) : answer;
    });
    if (!joined.ok && LOST.includes(joined.error.code)) onLost(joined.error.message);
  };

  return (
    <StepFrame
      title={
        takesOver ? `Take over a team in ${isolated(preview.leagueName)}?` : `Join ${isolated(preview.leagueName)}?`
      }
      lead={
        takesOver
          ? `Commissioner: ${isolated(preview.managerName)} · the draft is over, and the team comes with its roster, record and open trades`
          : `Commissioner: ${isolated(preview.managerName)} · ${String(preview.seats)} of ${String(preview.capacity)} spots filled${seat === null ? '' : ` · your team: ${isolated(seat.teamName)}`}`
      }
      error={error?.message}
      busy={busy}
      next={takesOver ? `Take over ${choice.former}` : `Join ${isolated(preview.leagueName)}`}
      onNext={() => void join()}
      onBack={onBack}
      aside={
        <Button variant="quiet" disabled={busy} onClick={onOther}>
          Not this one
        </Button>
      }
    >
      {takesOver && <VacantTeamFields vacant={preview.vacant} choice={choice} />}
    </StepFrame>
  );
}
