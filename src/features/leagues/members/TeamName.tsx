'use client';

import { useState, type SubmitEvent } from 'react';
import { Button, Card, Field, Input, notify } from '@/components';
import { renameTeam } from '@/data/league/membership';
import { chosenTeamName } from '@/domain/league/teamNames';
import type { League } from '@/domain/league/types';
import { MAX_NAME_LENGTH } from '@/domain/league/leagueChecks';
import { teamOf } from '@/domain/league/teams';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';

/** The user's team name in the league. It can be changed at any time. */
export function TeamName({ league }: { league: League }) {
  const { uid } = useAuth();
  const [typed, setTyped] = useState<string | null>(null);
  const { busy, error, submit, clearError } = useSubmit();
  const stored = uid === null ? '' : chosenTeamName(league, teamOf(league, uid));
  const name = typed ?? stored;

  const save = async () => {
    if (uid === null) return;
    const renamed = await submit(() => renameTeam(league, uid, name));
    if (!renamed.ok) return;
    // What has been typed meanwhile stays.
    setTyped((now) => (now === name ? null : now));
    notify.success('Team name saved.');
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };

  return (
    <Card title="My team">
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <Field
          label="Team name"
          hint="Shown in matchups and standings. You can change it anytime."
          error={error?.message}
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              onChange={(event) => {
                setTyped(event.target.value);
                clearError();
              }}
            />
          )}
        </Field>
        <Button type="submit" busy={busy} disabled={typed === null || typed === stored}>
          Save name
        </Button>
      </form>
    </Card>
  );
}
