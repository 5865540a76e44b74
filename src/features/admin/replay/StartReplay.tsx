'use client';

import { useState } from 'react';
import { Button, Card, Checkbox, Field, Notice, Select, notify } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import type { Week } from '@/domain/football/weeks';
import { useSubmit } from '@/hooks/useSubmit';
import { useDeskPerson } from '@/providers/admin/useDesk';
import { useOnline } from '@/providers/kernel/useOnline';
import { WeekSelect } from '../WeekSelect';

/** How long a replay may take, in minutes. */
const MINUTES = [1, 2, 3, 5, 10, 30, 60];

/** Chooses a week and its minutes, says what a replay changes, and starts it. */
export function StartReplay({ current, weeks }: { current: Week; weeks: readonly Week[] }) {
  const [chosen, setChosen] = useState(current.id);
  const [minutes, setMinutes] = useState(3);
  const [correct, setCorrect] = useState(false);
  const person = useDeskPerson();
  const online = useOnline();
  const { busy, error, submit } = useSubmit('Couldn’t start the replay. Look at the log for what was done of it.');
  const week = weeks.find(({ id }) => id === chosen) ?? current;
  const name = `week ${String(week.week)}`;
  const start = async () => {
    if (person === null) return;
    const started = await submit(async () => {
      const { beginReplay } = await import('@/data/admin/replayCommands');
      return beginReplay(person, { week: week.week, minutes, correct });
    });
    if (started.ok) notify.success(`The replay of ${name} has started.`);
  };
  return (
    <Card title="New replay">
      <div className="grid gap-4">
        <div className="grid max-w-md gap-x-3 sm:grid-cols-2">
          <WeekSelect weeks={weeks} value={week.id} onChange={setChosen} />
          <Field label="Length">
            {(control) => (
              <Select {...control} value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
                {MINUTES.map((one) => (
                  <option key={one} value={one}>
                    {formatCount(one, 'minute')}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Checkbox
          label="Publish a stat correction after the finals"
          checked={correct}
          onChange={({ target }) => setCorrect(target.checked)}
        />
        <Notice tone="warn" title="What changes when you start">
          <ul className="grid list-disc gap-1.5 pl-5">
            <li>
              {week.id === current.id
                ? `The games of ${name}, the current week, start over.`
                : `Every screen shows ${name} in place of week ${String(current.week)}.`}
            </li>
            <li>
              All results of {name} are removed, and with them its points in matchups, standings and solo leaderboards.
              They end with the real results.
            </li>
            <li>
              Its kickoffs move to the next {formatCount(minutes, 'minute')}, the first in 15 seconds. Squads lock at
              them.
            </li>
            <li>The log shows it, but it can’t be undone.</li>
          </ul>
        </Notice>
        {error && <Notice tone="bad">{error.message}</Notice>}
        <div>
          <Button variant="primary" busy={busy} disabled={!online} onClick={() => void start()}>
            Start the replay
          </Button>
        </div>
      </div>
    </Card>
  );
}
