'use client';

import { useState } from 'react';
import { Button, Card, Notice, RadioGroup } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { houseTeamName } from '@/domain/houseTeams';
import { houseTeamsFor } from '@/domain/draft/engine';
import type { League } from '@/domain/league';
import { clockWords } from '@/domain/clockWords';
import { useDraft } from '@/providers/draft/room';

/** The commissioner's start: with house teams on the empty seats, or the members among themselves. */
export function StartDraft({
  draft,
  league,
  withHouse,
  onWithHouse,
  whoIsHere,
}: {
  draft: Draft;
  league: League;
  withHouse: boolean;
  onWithHouse: (withHouse: boolean) => void;
  /** Who of the members has come, in a sentence. */
  whoIsHere: string;
}) {
  const { start, live } = useDraft();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const houseTeams = houseTeamsFor(draft.members.length, league.capacity);
  const alone = draft.members.length < 2;

  const onStart = async () => {
    setBusy(true);
    setRefusal(null);
    const started = await start(withHouse);
    setBusy(false);
    if (!started.ok) setRefusal(started.refusal.message);
  };

  return (
    <Card title="Start the draft">
      <div className="grid gap-4">
        {houseTeams.length > 0 && (
          <RadioGroup
            label={houseTeams.length === 1 ? 'One seat is empty' : `${String(houseTeams.length)} seats are empty`}
            value={withHouse ? 'house' : 'members'}
            onChange={(filled: 'house' | 'members') => onWithHouse(filled === 'house')}
            options={[
              {
                value: 'house',
                label: 'Fill them with house teams',
                hint: `They pick by themselves, the best of the ranking: ${houseTeams.slice(0, 3).map(houseTeamName).join(', ')}${houseTeams.length > 3 ? ' and others' : ''}.`,
              },
              {
                value: 'members',
                label: 'Play with the members only',
                hint: alone
                  ? 'This takes at least two members.'
                  : `${String(draft.members.length)} managers draft; the empty seats are closed.`,
                disabled: alone,
              },
            ]}
          />
        )}
        <p className="text-sm text-ink-muted">
          Starting closes the league to newcomers and freezes its options. The first clock of{' '}
          {clockWords(league.clockSeconds)} begins at once.
        </p>
        <p>{whoIsHere}</p>
        {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
        <Button variant="live" size="large" busy={busy} disabled={!live} onClick={() => void onStart()}>
          Start the draft
        </Button>
      </div>
    </Card>
  );
}
