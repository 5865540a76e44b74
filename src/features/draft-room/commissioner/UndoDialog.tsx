'use client';

import { useState } from 'react';
import { Button, Dialog } from '@/components';
import { managerAt } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { squadName } from '@/domain/football/squads';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { pickLabel } from '../shared/pickLabel';
import { useManagerName } from '../shared/useManagerName';
import { useCommand } from '../shared/useCommand';

/** Confirms taking back the last pick. Once another one has been made, there is nothing to confirm any more. */
export function UndoDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { me } = useRoomState();
  const { undo } = useRoomActions();
  const call = useManagerName();
  const { busy, run } = useCommand();
  const last = draft.picks.length - 1;
  const [asked] = useState({ pick: last, log: draft.log.length });
  const squad = draft.picks[asked.pick];
  if (undo === undefined || squad === undefined) return null;
  const manager = managerAt(draft, asked.pick) ?? '';
  const isOver = !busy && (last !== asked.pick || draft.log.length !== asked.log);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="small"
      title="Undo last pick?"
      actions={
        <>
          {!isOver && (
            <Button variant="danger" busy={busy} onClick={() => void run(undo).then(onClose)}>
              Undo pick
            </Button>
          )}
          <Button disabled={busy} onClick={onClose}>
            {isOver ? 'Close' : 'Cancel'}
          </Button>
        </>
      }
    >
      <p>
        Pick {pickLabel(asked.pick, draft.order.length)}: <b>{call(manager)}</b>, <b>{squadName(squad)}</b>.
      </p>
      <p className="mt-2 text-ink-muted">
        {isOver
          ? 'The draft has moved on, so this can’t be undone anymore.'
          : `${draft.undoRequest === last && manager !== me ? 'The manager asked for this. ' : ''}The squad goes back to the pool and the draft pauses. When you resume, the same manager gets a full clock.`}
      </p>
    </Dialog>
  );
}
