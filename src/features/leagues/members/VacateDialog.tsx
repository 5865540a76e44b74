'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, FormDialog, Notice, Textarea, notify } from '@/components';
import { vacateTeam } from '@/data/league/membership';
import { tidyText } from '@/domain/kernel/writtenText';
import { MAX_REASON_LENGTH } from '@/domain/moves/ledger/corrections';
import type { Uid } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import { teamName } from '@/domain/league/teamNames';
import { teamOf } from '@/domain/league/teams';
import { useSubmit } from '@/hooks/useSubmit';

/**
 * Removes a manager after the draft (commissioner), or leaves the league (the manager): the team stays, vacant. Asks
 * for the reason first.
 */
export function VacateDialog({
  league,
  member,
  me,
  onClose,
}: {
  league: League;
  /** Who leaves. */
  member: string;
  /** The signed-in user. */
  me: Uid;
  onClose: () => void;
}) {
  const router = useRouter();
  const [reason, setReason] = useState('');
  const { busy, error, submit, clearError } = useSubmit('That didn’t work. Check your connection and try again.');
  const leaving = member === me;
  const name = isolated(league.userInfo[member]?.displayName ?? 'This manager');
  const team = teamName(teamOf(league, member), league);
  const open = [
    ...(league.tradeDeadline === 'draft' ? [] : ['offers']),
    ...(league.waivers === 'claims' ? ['claims'] : []),
  ].join(' and ');

  const send = async () => {
    const done = await submit(() => vacateTeam(league, { uid: member, by: me, reason: tidyText(reason) }));
    if (!done.ok) return;
    notify.success(leaving ? `You left ${isolated(league.name)}.` : `${name} was removed from the league.`);
    if (leaving) router.replace('/leagues');
    onClose();
  };

  return (
    <FormDialog
      size="small"
      title={leaving ? `Leave ${isolated(league.name)}?` : `Remove ${name}?`}
      send={leaving ? 'Leave' : 'Remove'}
      danger
      busy={busy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>
        {leaving ? 'Your team' : <span dir="auto">{team}</span>} stays in the league with its roster and record. It
        plays as a house team until another person takes it over with the league’s code.
      </p>
      <p>{leaving ? 'You can’t come back this season.' : `${name} can’t come back this season.`}</p>
      <Field label="Reason" hint="Everyone in the league sees it under Activity." error={error?.message}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={reason}
            maxLength={MAX_REASON_LENGTH}
            onChange={(event) => {
              setReason(event.target.value);
              clearError();
            }}
          />
        )}
      </Field>
      {!leaving && open !== '' && <Notice>{`Open ${open} pass to the next manager.`}</Notice>}
    </FormDialog>
  );
}
