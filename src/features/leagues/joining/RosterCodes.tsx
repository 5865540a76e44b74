'use client';

import { useState, type SubmitEvent } from 'react';
import { Badge, Button, Card, CopyButton, Field, Input, FailureNotice, notify } from '@/components';
import { createRosterCode, retireRosterCode } from '@/data/league/rosterCodes';
import type { Uid } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import { MAX_NAME_LENGTH } from '@/domain/league/leagueChecks';
import { useDoubleClickGuard } from '@/hooks/useDoubleClickGuard';
import { useSubmit } from '@/hooks/useSubmit';
import { useRosterCodes } from '@/providers/league/useRosterCodes';

/** Personal invitations: a commissioner (`me`) invites one person under a team name, with a code that works once. */
export function RosterCodes({ league, me }: { league: League; me: Uid }) {
  const codes = useRosterCodes(league.id);
  const [teamName, setTeamName] = useState('');
  const { busy, error, submit, clearError } = useSubmit();
  const cancelling = useSubmit();
  const guard = useDoubleClickGuard();

  const hold = async () => {
    const held = await submit(() => createRosterCode(league, me, teamName, Math.random));
    // What has been typed meanwhile stays.
    if (held.ok) setTeamName((now) => (now === teamName ? '' : now));
  };
  const cancel = async (code: string) => {
    if (!guard.mayAct()) return;
    const gone = await cancelling.submit(() => retireRosterCode(code));
    if (gone.ok) guard.acted();
    else notify.error(gone.error.message);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void hold();
  };

  return (
    <Card title="Personal invitations" flush>
      <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-x-3 gap-y-1 px-4 py-4 sm:px-5">
        <div className="min-w-56 flex-1">
          <Field
            label="Team name"
            hint="Invites one person under this team name. The code works once, while there’s a spot."
            error={error?.message}
          >
            {(control) => (
              <Input
                {...control}
                value={teamName}
                maxLength={MAX_NAME_LENGTH}
                autoComplete="off"
                onChange={(event) => {
                  setTeamName(event.target.value);
                  clearError();
                }}
              />
            )}
          </Field>
        </div>
        <Button type="submit" busy={busy} className="mb-1.5">
          Create code
        </Button>
      </form>
      {codes.state === 'failed' && (
        <div className="px-4 pb-4 sm:px-5">
          <FailureNotice>{codes.message}</FailureNotice>
        </div>
      )}
      {codes.state === 'ready' && codes.value.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {codes.value.map((seat) => (
            <li key={seat.rosterCode} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-5">
              <span className="min-w-0 flex-1">
                <b className="block truncate">{seat.teamName}</b>
                <span className="tracking-wider text-ink-muted">{seat.rosterCode}</span>
              </span>
              {seat.claimedBy === null || !league.members.includes(seat.claimedBy) ? (
                <>
                  {seat.claimedBy === null ? (
                    <CopyButton
                      size="small"
                      text={`${window.location.origin}/join/${seat.rosterCode}`}
                      label="Copy link"
                    />
                  ) : (
                    <Badge>Used by a manager who left</Badge>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Cancel the invitation for ${isolated(seat.teamName)}`}
                    onClick={() => void cancel(seat.rosterCode)}
                  >
                    Cancel
                  </Button>
                </>
              ) : (
                <Badge tone="good">
                  Used by {isolated(league.userInfo[seat.claimedBy]?.displayName ?? 'a manager')}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
