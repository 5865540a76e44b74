'use client';

import { useState } from 'react';
import { Button, Card, Checkbox, Field, Input, Notice, Segmented, Select, notify } from '@/components';
import type { DeskGame } from '@/domain/admin/deskGames';
import { PERIODS, isSameGame, type Cells, type CheckedEntry } from '@/domain/admin/liveEntry';
import { fail } from '@/domain/kernel/result';
import type { WeekResults } from '@/domain/scoring/results';
import { UNITS, squadId } from '@/domain/football/squads';
import { useSubmit } from '@/hooks/useSubmit';
import { useDeskPerson } from '@/providers/admin/useDesk';
import type { EntryEditor } from '@/providers/admin/useLiveEntry';
import { useOnline } from '@/providers/kernel/useOnline';
import { Affected } from '../results/Affected';
import { Problems } from '../results/Problems';

/** Whether the game is in play or over, and its clock. */
export function GameStatus({ editor: { cells, type } }: { editor: EntryEditor }) {
  const final = cells.state === 'final';
  return (
    <div className="grid content-start gap-4">
      <Segmented
        label="The game is"
        showLabel
        value={final ? 'final' : 'live'}
        options={[
          { value: 'live', label: 'Live' },
          { value: 'final', label: 'Final' },
        ]}
        onChange={(state) => type({ state })}
      />
      {!final && (
        <div className="grid grid-cols-2 gap-3">
          <Field label="Quarter">
            {(control) => (
              <Select {...control} value={cells.period ?? ''} onChange={({ target }) => type({ period: target.value })}>
                <option value="">Not known</option>
                {PERIODS.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Time left">
            {(control) => (
              <Input
                {...control}
                placeholder="15:00"
                maxLength={5}
                autoComplete="off"
                disabled={['', '5'].includes(cells.period ?? '')}
                value={cells.clock ?? ''}
                onChange={({ target }) => type({ clock: target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}

export type PublishGameProps = {
  id: string;
  game: DeskGame;
  standing: WeekResults;
  published: Cells;
  editor: EntryEditor;
  checked: CheckedEntry;
  /** The week as it will be published. */
  after: WeekResults;
};

/** What is wrong with the game, how much it changes, whether it's saved, and the button that publishes it. */
export function PublishGame({ id, game, standing, published, editor, checked, after }: PublishGameProps) {
  const { cells, conflicts, unsaved, error: saveError, save } = editor;
  // What was looked at: another doubt needs another look.
  const [looked, setLooked] = useState('');
  const person = useDeskPerson();
  const online = useOnline();
  const { busy, error, submit } = useSubmit('Couldn’t publish. The results are as they were.');
  const doubts = checked.problems.map(({ message }) => message).join(' ');
  const same = isSameGame(after, standing, game);
  const blocked = Object.keys(conflicts).length > 0 || saveError !== null;
  const ready = checked.results.length > 0 && !same && !blocked && (doubts === '' || looked === doubts);

  const publish = async () => {
    if (person === null) return;
    const done = await submit(async () => {
      const saved = await save();
      if (!saved.ok) return saved;
      if (saved.value) return fail('conflict', 'Another person changed this game too. Choose above what to keep.');
      const { publishGame } = await import('@/data/admin/liveEntry');
      return publishGame(person, id, { ...checked, game, standing, cells, published });
    });
    if (done.ok) notify.success(`${game.title} published.`);
  };
  return (
    <Card title="Publish">
      <div className="grid gap-3">
        <p role="status" className="text-sm text-ink-muted">
          {unsaved ? (online ? 'Saving…' : 'Not saved: you’re offline.') : 'Everything typed in is saved.'}
        </p>
        {saveError !== null && (
          <Notice
            tone="bad"
            action={
              <Button size="small" onClick={() => void save()}>
                Try again
              </Button>
            }
          >
            {saveError}
          </Notice>
        )}
        <Problems problems={checked.problems} refused="This can’t be published yet" />
        {same && checked.results.length > 0 && <Notice>Everything here is published already.</Notice>}
        {!same && (
          <Affected
            week={{ ...standing, id: standing.weekId }}
            squads={game.schools.flatMap((code) => UNITS.map((unit) => squadId(code, unit)))}
          />
        )}
        {checked.results.length > 0 && doubts !== '' && !same && (
          <Checkbox
            label="I’ve checked these and they’re right"
            checked={looked === doubts}
            onChange={({ target }) => setLooked(target.checked ? doubts : '')}
          />
        )}
        {error && <Notice tone="bad">{error.message}</Notice>}
        <div>
          <Button variant="primary" busy={busy} disabled={!ready || !online} onClick={() => void publish()}>
            {checked.play.state === 'final' ? 'Publish as final' : 'Publish'}
          </Button>
        </div>
      </div>
    </Card>
  );
}
