'use client';

import { clsx } from 'clsx';
import { createContext, memo, useContext } from 'react';
import { squadName, type SquadId } from '@/domain/football/squads';

/**
 * Whether the signed-in user can draft now. It changes for all rows at once when a turn begins or ends, so the buttons
 * read it from a context and the rows around them don't render again.
 */
export const CanDraft = createContext(false);

interface Props {
  squad: SquadId;
  /** Why the user can't draft this unit (it's capped), or null. */
  reason: string | null;
  onDraft: (squad: SquadId) => void;
  tabIndex?: number;
}

/** The button that drafts a squad. It's `aria-disabled` while that isn't possible. */
export const DraftButton = memo(function DraftButton({ squad, reason, onDraft, tabIndex }: Props) {
  const canDraft = useContext(CanDraft);
  const ready = canDraft && reason === null;
  return (
    <button
      type="button"
      data-act="draft"
      tabIndex={tabIndex}
      aria-disabled={!ready}
      aria-label={`Draft ${squadName(squad)}`}
      title={canDraft && reason !== null ? reason : undefined}
      className={clsx(
        'h-11 rounded-control px-2.5 text-sm font-semibold',
        ready
          ? 'bg-primary text-on-primary hover:bg-primary-strong'
          : 'cursor-not-allowed border border-line text-ink-muted',
      )}
      onClick={() => ready && onDraft(squad)}
    >
      Draft
    </button>
  );
});
