'use client';

import { Button, Notice } from '@/components';

/** Shown when the code for a squad's points by week fails to load, so that the lineup stays on the page. */
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
