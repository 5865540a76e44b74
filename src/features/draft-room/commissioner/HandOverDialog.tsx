'use client';

import { useState } from 'react';
import { Button, Dialog, RadioGroup } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { useCommand } from '../shared/useCommand';

/** Makes another member the commissioner of the league and its draft. */
export function HandOverDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { nameOf } = useRoomState();
  const { handOver } = useRoomActions();
  const { busy, run } = useCommand();
  const others = draft.members.filter((member) => member !== draft.commissioner);
  const [to, setTo] = useState(others[0] ?? '');
  if (handOver === undefined) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="small"
      title="Change commissioner"
      description="The new commissioner runs the draft and the league. You stay a manager, and only they can hand it back."
      actions={
        <>
          <Button
            variant="danger"
            busy={busy}
            disabled={to === ''}
            onClick={() => void run(() => handOver(to)).then(onClose)}
          >
            Change commissioner
          </Button>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <RadioGroup
        label="New commissioner"
        value={to}
        onChange={setTo}
        options={others.map((member) => ({ value: member, label: nameOf(member) }))}
      />
    </Dialog>
  );
}
