'use client';

import { useState } from 'react';
import { Button, Dialog, RadioGroup } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { useDraft } from '@/providers/draft/room';
import { useCommand } from './useCommand';

/** Hands the league, and with it the draft, over to another member. */
export function HandOverDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { controls, nameOf } = useDraft();
  const { busy, run } = useCommand();
  const others = draft.members.filter((member) => member !== draft.commissioner);
  const [to, setTo] = useState(others[0] ?? '');
  if (controls === null) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title="Hand the league over"
      description="The new commissioner starts, pauses and takes back picks; you stay a manager. Only they can hand it back."
      actions={
        <>
          <Button
            variant="danger"
            busy={busy}
            disabled={to === ''}
            onClick={() => void run(() => controls.handOver(to)).then(onClose)}
          >
            Hand it over
          </Button>
          <Button onClick={onClose}>Keep it</Button>
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
