'use client';

import { useState } from 'react';
import { Field, FormDialog, Textarea, notify } from '@/components';
import { changeNote } from '@/data/league/leagueCommands';
import { MAX_NOTE_LENGTH } from '@/domain/league/leagueChecks';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { useSubmit } from '@/hooks/useSubmit';

/** Changes a league's note, or takes it away. */
export function NoteDialog({ league, me, onClose }: { league: League; me: Uid; onClose: () => void }) {
  const [text, setText] = useState(league.note);
  const { busy, error, submit, clearError } = useSubmit('The note wasn’t saved. Check your connection and try again.');
  const save = async () => {
    const saved = await submit(() => changeNote(league, me, text));
    if (!saved.ok) return;
    notify.success(text.trim() === '' ? 'Note removed.' : 'Note pinned.');
    onClose();
  };
  return (
    <FormDialog
      title="League note"
      send="Save note"
      busy={busy}
      disabled={text === league.note}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field
        label="Note"
        hint="Everyone in the league sees it at the top of the league’s page: house rules, dates, what’s at stake. Clear it to remove the note."
        error={error?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            value={text}
            maxLength={MAX_NOTE_LENGTH}
            onChange={(event) => {
              setText(event.target.value);
              clearError();
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
