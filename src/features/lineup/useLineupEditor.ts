'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { startersOf, type Lineup } from '@/domain/lineup/lineup';
import type { Result, ResultError } from '@/domain/kernel/result';
import type { SchoolCode } from '@/domain/football/schools';
import type { SquadId } from '@/domain/football/squads';
import { useSubmit } from '@/hooks/useSubmit';
import { lineupKey, lockedMoves, formatLocked } from './lineupMoves';

/** The state of the user's changes. `saved` only after the server has accepted them. */
export type SaveState = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'refused';

/** A lineup being edited. */
export interface LineupEditor {
  /** The lineup to show: with the user's changes, or as stored. */
  lineup: Lineup;
  state: SaveState;
  /** Why the last save was rejected; the changes aren't lost. */
  error: ResultError | null;
  /** Squads the user moved that have kicked off since: the server would reject them. */
  stuck: SquadId[];
  /** Whether the stored lineup has changed during the edit, because another tab or device saved it. */
  overtaken: boolean;
  change: (lineup: Lineup) => void;
  discard: () => void;
  save: () => void;
}

/** Unsaved changes to a lineup: the lineup with them, and the stored one that they began from. */
export type LineupEdit = { lineup: Lineup; from: Lineup };

/** Keeps an edit while the editor isn't shown. */
export type EditMemory = { edit: LineupEdit | null; keep: (edit: LineupEdit | null) => void };

/**
 * Edits a copy of the stored lineup. `stored` is the lineup on the server (or, while a save is pending, the lineup
 * sent). `send` saves a lineup and resolves to the server's result; `locked` are the schools that have kicked off.
 * `memory` keeps unsaved changes for when the editor is shown again. `failure` is shown when a save fails without
 * saying why.
 */
export function useLineupEditor(
  stored: Lineup,
  locked: ReadonlySet<SchoolCode>,
  send: (lineup: Lineup) => Promise<Result<void>>,
  memory?: EditMemory,
  failure = 'Your lineup wasn’t saved. Your changes are still here; try again.',
): LineupEditor {
  const [edit, setEdit] = useState<LineupEdit | null>(() => {
    const kept = memory?.edit ?? null;
    // A squad that came or went meanwhile would make the lineup illegal.
    return kept !== null && squadsKey(kept.lineup) === squadsKey(stored) ? kept : null;
  });
  const keep = memory?.keep;
  useEffect(() => {
    keep?.(edit);
  }, [keep, edit]);
  const [saved, setSaved] = useState(false);
  const { busy: saving, error, submit, showError, clearError } = useSubmit(failure);

  // While a save is pending, `stored` may already be the lineup that was sent, so compare with the lineup the edit
  // started from.
  const before = edit !== null && saving ? edit.from : stored;
  const lineup = edit?.lineup ?? stored;
  const changed = edit !== null && lineupKey(edit.lineup) !== lineupKey(before);
  const stuck = useMemo(
    () => (changed && !saving ? lockedMoves(before, lineup, locked) : []),
    [changed, saving, before, lineup, locked],
  );
  const overtaken = edit !== null && !saving && changed && lineupKey(stored) !== lineupKey(edit.from);

  const change = useCallback(
    (next: Lineup) => {
      if (saving) return;
      setEdit((now) => ({ lineup: next, from: now?.from ?? stored }));
      setSaved(false);
      clearError();
    },
    [saving, stored, clearError],
  );

  const discard = useCallback(() => {
    setEdit(null);
    setSaved(false);
    clearError();
  }, [clearError]);

  const save = useCallback(() => {
    if (edit === null || saving) return;
    const late = lockedMoves(stored, edit.lineup, locked);
    if (late.length > 0) {
      showError(formatLocked(late));
      return;
    }
    setEdit({ lineup: edit.lineup, from: stored });
    void submit(async () => {
      const answer = await send(edit.lineup);
      if (answer.ok) {
        setEdit(null);
        setSaved(true);
      }
      return answer;
    });
  }, [edit, saving, stored, locked, send, submit, showError]);

  const state: SaveState = saving
    ? 'saving'
    : error !== null && changed
      ? 'refused'
      : changed
        ? 'unsaved'
        : saved
          ? 'saved'
          : 'untouched';
  return {
    lineup,
    state,
    error: state === 'refused' ? error : null,
    stuck,
    overtaken,
    change,
    discard,
    save,
  };
}

function squadsKey(lineup: Lineup): string {
  return [...startersOf(lineup), ...lineup.bench].sort().join(' ');
}
