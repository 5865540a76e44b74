'use client';

import { formatTimeAndZone } from '@/domain/kernel/times';
import { useId, useState } from 'react';
import { Button, Card, Countdown, Input, Notice } from '@/components';
import { managerName } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { useNow } from '@/hooks/useNow';
import { useSubmit } from '@/hooks/useSubmit';

/** The planned draft time with a countdown. The commissioner sets it; the draft doesn't start automatically. */
export function PlannedTime({ league, mine }: { league: League; mine: boolean }) {
  const { clock } = useRoomState();
  const passed = useNow(clock) >= (league.draftAt ?? Infinity);
  if (league.draftAt === null && !mine) return null;
  return (
    <Card title="Draft time">
      <div className="grid gap-4">
        {league.draftAt !== null && (
          <div>
            <p className="text-ink-muted">{formatTimeAndZone(league.draftAt)}</p>
            <p aria-live="polite" className="display text-2xl empty:hidden">
              {passed && `It’s time: ${mine ? 'start the draft' : `waiting for ${managerName(league)} to start`}`}
            </p>
            {!passed && <Countdown until={league.draftAt} clock={clock} className="display text-5xl" />}
          </div>
        )}
        {mine && <SetTime at={league.draftAt} />}
      </div>
    </Card>
  );
}

function SetTime({ at }: { at: number | null }) {
  const { live } = useRoomState();
  const { planDraft } = useRoomActions();
  const id = useId();
  const [text, setText] = useState(at === null ? '' : localText(at));
  const { busy, error, submit } = useSubmit('The time wasn’t saved. Check your connection and try again.');
  if (planDraft === undefined) return null;
  const plan = async (to: number | null) => {
    const planned = await submit(() => planDraft(to));
    if (planned.ok && to === null) setText('');
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {at === null ? 'Tell managers when the draft starts' : 'Change the time'}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          type="datetime-local"
          value={text}
          className="max-w-64"
          onChange={(event) => setText(event.target.value)}
        />
        <Button busy={busy} disabled={!live || text === ''} onClick={() => void plan(new Date(text).getTime())}>
          Save time
        </Button>
        {at !== null && (
          <Button variant="quiet" disabled={!live || busy} onClick={() => void plan(null)}>
            Remove time
          </Button>
        )}
      </div>
      {error !== null && <Notice tone="bad">{error.message}</Notice>}
    </div>
  );
}

/** Formats a time (in milliseconds) for a `datetime-local` input, in the user's time zone. */
function localText(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
