'use client';

import { Button, Dialog } from '@/components';
import { managerAt } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { squadName } from '@/domain/squads';
import { useRoomActions } from '@/providers/draft/room';
import { pickLabel } from '../shared/pickLabel';
import { useManagerName } from '../shared/useManagerName';
import { useCommand } from '../shared/useCommand';

/** Confirms taking back the last pick. It names the pick, because another one may have been made since the menu was opened. */
export function UndoDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { undo } = useRoomActions();
  const call = useManagerName();
  const { busy, run } = useCommand();
  const last = draft.picks.length - 1;
  const squad = draft.picks[last];
  if (undo === undefined || squad === undefined) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title="Take back the last pick?"
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => void run(undo).then(onClose)}>
            Take it back
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <p>
        Pick {pickLabel(last, draft.order.length)}: <b>{call(managerAt(draft, last) ?? '')}</b>,{' '}
        <b>{squadName(squad)}</b>.
      </p>
      <p className="mt-2 text-ink-muted">
        {draft.undoRequest === last && 'The manager asked for this. '}The squad goes back to the pool and the draft
        pauses. When you resume, the same manager gets a full clock.
      </p>
    </Dialog>
  );
}
