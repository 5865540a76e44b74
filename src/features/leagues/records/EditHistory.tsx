'use client';

import { useState } from 'react';
import { Button, Field, FormDialog, Textarea, notify } from '@/components';
import { changeHistory } from '@/data/league/history';
import { formatCount } from '@/domain/kernel/formatCount';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { readHistory, type EnteredHistory } from '@/domain/season/history/enteredHistory';
import { useSubmit } from '@/hooks/useSubmit';
import type { LeagueHistory } from '@/providers/season/useNextSeason';

/** How many problems are listed at once. */
const SHOWN = 5;

type EditHistoryProps = { league: League; me: Uid; entered: LeagueHistory['entered'] };

/** The commissioner's button that opens the history from elsewhere. */
export function EditHistory(props: EditHistoryProps) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setEditing(true)}>
        {props.entered.text === '' ? 'Add history from elsewhere' : 'Edit history from elsewhere'}
      </Button>
      {editing && <HistoryDialog {...props} onClose={() => setEditing(false)} />}
    </>
  );
}

function HistoryDialog({ league, me, entered, onClose }: EditHistoryProps & { onClose: () => void }) {
  const [text, setText] = useState(entered.text);
  const { busy, error, submit, clearError } = useSubmit(
    'The history wasn’t saved. Check your connection and try again.',
  );
  const read = readHistory(text, entered.before);
  // An earlier season's can be saved for this one as it is, for those who can't read that season.
  const saved = league.history ?? (entered.text === '' ? '' : null);
  const save = async () => {
    const done = await submit(() => changeHistory(league, me, text, entered.before));
    if (!done.ok) return;
    notify.success(read.stored === '' ? 'History removed.' : 'History saved.');
    onClose();
  };
  const lastSeason = String(entered.before - 1);
  return (
    <FormDialog
      title="History from elsewhere"
      description="Champions and records from where your league played before. Everyone sees them here, marked as entered by hand."
      send="Save history"
      busy={busy}
      disabled={text === saved || read.problems.length > 0}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-1.5 text-sm">
        <p>One line each: season, what it’s for, team and, if there is one, the record or points. For example:</p>
        <pre className="rounded-control bg-sunken px-3 py-2 whitespace-pre-wrap">
          {`${lastSeason},Champion,Dawg Pound,11–3\n${lastSeason},Best week,The Swamp Things,201.4`}
        </pre>
      </div>
      <Field
        label="Champions and records"
        hint="Type it, or paste lines of a CSV file or cells of a spreadsheet. Clear it to remove the history."
        error={error?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            aria-invalid={control['aria-invalid'] ?? (read.problems.length > 0 || undefined)}
            rows={6}
            wrap="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              clearError();
            }}
          />
        )}
      </Field>
      <div aria-live="polite">
        <Findings {...read} />
      </div>
    </FormDialog>
  );
}

/** What was found in the text: what is wrong, else how much there is. */
function Findings({ champions, records, problems }: EnteredHistory) {
  if (problems.length === 0) {
    if (champions.length + records.length === 0) return null;
    return (
      <p className="text-sm text-ink-muted">
        {formatCount(champions.length, 'champion')}, {formatCount(records.length, 'record')}
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-sm text-bad">
      {problems.slice(0, SHOWN).map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
      {problems.length > SHOWN && <li>And {problems.length - SHOWN} more.</li>}
    </ul>
  );
}
