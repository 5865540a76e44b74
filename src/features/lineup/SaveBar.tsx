'use client';

import { clsx } from 'clsx';
import { Check, CircleAlert, CloudOff, Lock, Pencil } from 'lucide-react';
import { Button, Notice, Spinner } from '@/components';
import { errorTitle } from '@/domain/kernel/result';
import type { SquadId } from '@/domain/football/squads';
import { formatLocked } from './lineupMoves';
import type { LineupEditor, SaveState } from './useLineupEditor';

const WORDS: Record<SaveState, string> = {
  untouched: 'Lineup saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving …',
  saved: 'Lineup saved',
  refused: 'Not saved',
};

/** The state of the lineup in a few words. Never says that changes are saved before they are. */
export function SaveStatus({
  state,
  online,
  locked = null,
  className,
}: {
  state: SaveState;
  online: boolean;
  /** Says that nothing can change, because every squad is locked or has a bye; null if something can. */
  locked?: string | null;
  className?: string;
}) {
  const words = state === 'untouched' && locked !== null ? locked : formatSaveState(state, online);
  return (
    <p
      className={clsx('flex min-w-0 items-center gap-2 font-semibold', className)}
      data-testid="lineup-state"
      data-state={state}
    >
      <StateIcon state={state} online={online} locked={locked !== null} />
      <span>{words}</span>
    </p>
  );
}

/** The state of the user's changes in words. */
export function formatSaveState(state: SaveState, online: boolean): string {
  const open = state === 'unsaved' || state === 'refused' || state === 'saving';
  return !online && open ? 'You’re offline. Your changes are kept here until you can save.' : WORDS[state];
}

/**
 * Shown once something is selected or changed: what to do next, errors, and the buttons to save or discard. It sticks
 * to the bottom of the window, and has its own space below the lineup, so that it hides no row.
 */
export function SaveBar({
  editor,
  hint,
  online,
  onUndoLocked,
}: {
  editor: LineupEditor;
  /**
   * What to do next, or why something couldn't be done; empty for none. Visual only, because it is announced elsewhere.
   */
  hint: string;
  online: boolean;
  /** Takes back the moves of squads that have kicked off since. */
  onUndoLocked: () => void;
}) {
  const { state, error, stuck } = editor;
  const open = state === 'unsaved' || state === 'refused' || state === 'saving';
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-10 grid gap-2">
      {error !== null && (
        <Notice tone="bad" title={errorTitle(error, 'Your lineup wasn’t saved')}>
          {error.message} Your changes are still here.
        </Notice>
      )}
      {stuck.length > 0 && <LockedNotice stuck={stuck} onUndo={onUndoLocked} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line-strong bg-raised px-4 py-2.5 shadow-float">
        {hint === '' ? null : (
          <p aria-hidden className={clsx('min-w-0 font-semibold text-warn', open && 'w-full text-sm')}>
            {hint}
          </p>
        )}
        {state !== 'untouched' && <SaveStatus state={state} online={online} />}
        {open && (
          <div className="ml-auto flex gap-2">
            <Button size="small" onClick={editor.discard} disabled={state === 'saving'}>
              Discard
            </Button>
            <Button
              size="small"
              variant="primary"
              busy={state === 'saving'}
              disabled={stuck.length > 0}
              onClick={editor.save}
            >
              <span>
                Save <span className="max-xs:sr-only">lineup</span>
              </span>
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Names the squads that have kicked off since they were moved. */
export function LockedNotice({ stuck, onUndo }: { stuck: readonly SquadId[]; onUndo: () => void }) {
  return (
    <Notice
      tone="warn"
      title="Locked while you were editing"
      action={
        <Button size="small" onClick={onUndo}>
          Undo those moves
        </Button>
      }
    >
      {formatLocked(stuck)} Your other changes stay.
    </Notice>
  );
}

function StateIcon({ state, online, locked }: { state: SaveState; online: boolean; locked: boolean }) {
  const look = 'size-5 shrink-0';
  if (state === 'saving') return <Spinner label="Saving" />;
  if (!online) return <CloudOff aria-hidden className={`${look} text-warn`} />;
  if (state === 'refused') return <CircleAlert aria-hidden className={`${look} text-bad`} />;
  if (state === 'unsaved') return <Pencil aria-hidden className={`${look} text-warn`} />;
  if (locked) return <Lock aria-hidden className={`${look} text-ink-muted`} />;
  return <Check aria-hidden className={`${look} text-good`} />;
}
