'use client';

import { clsx } from 'clsx';
import { Check, CircleAlert, CloudOff, Pencil } from 'lucide-react';
import { Button, LiveRegion, Spinner } from '@/components';
import type { LineupEditor, SaveState } from './useLineupEditor';

const WORDS: Record<SaveState, string> = {
  untouched: 'Lineup saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving …',
  saved: 'Saved.',
  refused: 'Not saved',
};

/** The state of the user's changes, and the buttons to save or discard them. Never shows changes as saved before they are. */
export function SaveBar({
  editor,
  hint,
  online,
  onBest,
}: {
  editor: LineupEditor;
  /** What to do next, or why something couldn't be done; empty for none. Visual only, because it is announced elsewhere. */
  hint: string;
  online: boolean;
  /** Null when every squad is locked. */
  onBest: (() => void) | null;
}) {
  const { state } = editor;
  const open = state === 'unsaved' || state === 'refused' || state === 'saving';
  const words = !online && open ? 'You’re offline. Your changes are kept here until you can save.' : WORDS[state];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2.5 shadow-card max-lg:border-line-strong max-lg:shadow-float">
      <p className="flex items-center gap-2 font-semibold" data-testid="lineup-state" data-state={state}>
        <StateIcon state={state} online={online} />
        <span>{words}</span>
      </p>
      {hint !== '' && (
        <p aria-hidden className="order-first w-full text-sm font-semibold text-warn">
          {hint}
        </p>
      )}
      <LiveRegion message={state === 'untouched' ? '' : words} />
      <div className={clsx('flex gap-2', open && 'max-sm:w-full')}>
        <Button
          size="small"
          className={clsx(open && 'max-sm:flex-1')}
          onClick={() => onBest?.()}
          disabled={onBest === null || state === 'saving'}
        >
          {open ? <span className="max-sm:sr-only">Set best lineup</span> : 'Set best lineup'}
          {open && (
            <span aria-hidden className="sm:hidden">
              Best
            </span>
          )}
        </Button>
        {open && (
          <>
            <Button size="small" className="max-sm:flex-1" onClick={editor.discard} disabled={state === 'saving'}>
              Discard
            </Button>
            <Button
              size="small"
              variant="primary"
              className="max-sm:flex-1"
              busy={state === 'saving'}
              disabled={editor.stuck.length > 0}
              onClick={editor.save}
            >
              Save<span className="max-sm:sr-only"> lineup</span>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function StateIcon({ state, online }: { state: SaveState; online: boolean }) {
  const look = 'size-5 shrink-0';
  if (state === 'saving') return <Spinner label="Saving" />;
  if (!online) return <CloudOff aria-hidden className={`${look} text-warn`} />;
  if (state === 'refused') return <CircleAlert aria-hidden className={`${look} text-bad`} />;
  if (state === 'unsaved') return <Pencil aria-hidden className={`${look} text-warn`} />;
  return <Check aria-hidden className={`${look} text-good`} />;
}
