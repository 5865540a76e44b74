'use client';

import { useState } from 'react';
import { Button, Dialog, Field, Notice, Select, Switch } from '@/components';
import type { QuietHours } from '@/domain/draft/clock/quietHours';
import { hoursInZone, quietHoursOf } from '@/domain/draft/clock/quietHoursInZone';
import type { Draft } from '@/domain/draft/types';
import { CLOCK_CHOICES, formatPickClock } from '@/domain/league/options/pickClock';
import { succeed, type Result } from '@/domain/kernel/result';
import { useSubmit } from '@/hooks/useSubmit';
import { useRoomActions, useRoomState } from '@/providers/draft/room';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60);

/** The default quiet hours in minutes of the day: 11 PM to 8 AM in the commissioner's time zone. */
const OFFERED = { from: 23 * 60, to: 8 * 60 };

/**
 * Changes the pick clock and its quiet hours. During the draft, a change takes effect with the next pick. Before it,
 * only quiet hours are shown.
 */
export function ClockDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { clock } = useRoomState();
  const { changeClock } = useRoomActions();
  const { busy, error, submit, showError } = useSubmit(
    'The clock wasn’t changed. Check your connection and try again.',
  );
  const begun = draft.status === 'active';
  const [seconds, setSeconds] = useState(draft.clockSeconds);
  const [hasQuietHours, setHasQuietHours] = useState(draft.quietHours !== null);
  const [hours, setHours] = useState(draft.quietHours === null ? OFFERED : hoursInZone(draft.quietHours, clock.now()));
  const zone = draft.quietHours?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (changeClock === undefined) return null;

  const onChange = async () => {
    const quietHours: Result<QuietHours | null> = hasQuietHours
      ? quietHoursOf(zone, hours.from, hours.to, clock.now())
      : succeed(null);
    if (!quietHours.ok) {
      showError(quietHours.error.message);
      return;
    }
    const changed = await submit(() => changeClock({ clockSeconds: seconds, quietHours: quietHours.value }));
    if (changed.ok) onClose();
  };
  const choices = [...new Set([...CLOCK_CHOICES, draft.clockSeconds])].sort((a, b) => a - b);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={begun ? 'The pick clock' : 'Overnight pause'}
      description={
        begun
          ? 'Takes effect with the next pick. The manager on the clock keeps their time. The log shows who changed it.'
          : 'The clock stops during these hours. Set the time per pick in the league settings.'
      }
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={() => void onChange()}>
            {begun ? 'Change the clock' : 'Set the overnight pause'}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {begun && (
          <Field label="Time per pick">
            {(control) => (
              <Select {...control} value={seconds} onChange={(event) => setSeconds(Number(event.target.value))}>
                {choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {formatPickClock(choice)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Switch
          label="Pause the clock overnight"
          hint={`For slow drafts. ${zone}.`}
          checked={hasQuietHours}
          onChange={(event) => setHasQuietHours(event.target.checked)}
        />
        {hasQuietHours && (
          <div className="grid grid-cols-2 gap-3">
            {(['from', 'to'] as const).map((end) => (
              <Field key={end} label={end === 'from' ? 'Pause at' : 'Resume at'}>
                {(control) => (
                  <Select
                    {...control}
                    value={hours[end]}
                    onChange={(event) => setHours({ ...hours, [end]: Number(event.target.value) })}
                  >
                    {HOURS.map((minute) => (
                      <option key={minute} value={minute}>
                        {String(minute / 60)}:00
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </div>
        )}
        {error !== null && <Notice tone="bad">{error.message}</Notice>}
      </div>
    </Dialog>
  );
}
