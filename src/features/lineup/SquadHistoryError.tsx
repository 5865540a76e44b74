'use client';

import { Button, Notice } from '@/components';

/** Shown in place of a squad's points by week when their code could not be fetched, so that the lineup beside it stays. */
export function SquadHistoryError({ open, onClose }: { open: boolean; onClose: () => void }) {
  if (!open) return null;
  return (
    <Notice
      tone="bad"
      title="Couldn’t load points by week"
      action={
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      }
    >
      Check your connection and reload the page. Save your lineup first.
    </Notice>
  );
}
