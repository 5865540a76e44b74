'use client';

import { Clock, Handshake, Pause, Play, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, Menu, type MenuItem } from '@/components';
import { mayAskForUndo, mayUndo } from '@/domain/draft/undoRequest';
import type { Draft } from '@/domain/draft/types';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { useSoundItem } from '../sound/SoundButton';
import { useAwayItem } from '../shared/useAway';
import { RoomMenu, ToolsButton } from '../shared/RoomMenu';
import { useIsPhone } from '../shared/useWidth';
import { ClockDialog } from './ClockDialog';
import { HandOverDialog } from './HandOverDialog';
import { UndoDialog } from './UndoDialog';
import { useCommand } from '../shared/useCommand';

/**
 * The commissioners' tools: a button to pause and resume, and a menu for the rest; on a phone, all in the menu. Every
 * action is logged.
 */
export function CommissionerTools({ draft }: { draft: Draft }) {
  const { me, live } = useRoomState();
  const { pause, resume, handOver } = useRoomActions();
  const { busy, run } = useCommand();
  const phone = useIsPhone();
  const away = useAwayItem(draft);
  const sounds = useSoundItem();
  const [open, setOpen] = useState<'undo' | 'clock' | 'handOver' | null>(null);
  if (pause === undefined || resume === undefined) return null;
  const mayUndoLast = mayUndo(draft) || mayAskForUndo(draft, me);
  const paused = draft.pausedAt !== null;
  const PauseIcon = paused ? Play : Pause;
  const pauseLabel = paused ? 'Resume' : 'Pause';
  const togglePause = () => void run(paused ? resume : pause);
  const shared: MenuItem[] = [
    {
      key: 'undo',
      label: mayUndoLast ? 'Undo last pick' : 'Undo last pick (if requested)',
      icon: <Undo2 aria-hidden />,
      disabled: !mayUndoLast,
      onSelect: () => setOpen('undo'),
    },
    { key: 'clock', label: 'Change the clock', icon: <Clock aria-hidden />, onSelect: () => setOpen('clock') },
    ...(draft.commissioner === me
      ? [
          {
            key: 'handOver',
            label: 'Change commissioner',
            icon: <Handshake aria-hidden />,
            disabled: handOver === undefined || draft.members.length < 2,
            onSelect: () => setOpen('handOver'),
          },
        ]
      : []),
  ];
  const pauseItem: MenuItem = {
    key: 'pause',
    label: pauseLabel,
    icon: <PauseIcon aria-hidden />,
    disabled: !live || busy,
    onSelect: togglePause,
  };
  const label = 'Commissioner’s tools';
  return (
    <>
      {phone ? (
        <RoomMenu label={label} items={[pauseItem, ...shared, ...away, sounds]} />
      ) : (
        <>
          <Button
            size="small"
            variant={paused ? 'primary' : 'secondary'}
            className="min-h-9 min-w-25"
            busy={busy}
            disabled={!live}
            onClick={togglePause}
          >
            <PauseIcon aria-hidden className="size-4" />
            {pauseLabel}
          </Button>
          <Menu trigger={<ToolsButton aria-label={label} />} items={shared} />
        </>
      )}
      {open === 'undo' && <UndoDialog draft={draft} onClose={() => setOpen(null)} />}
      {open === 'clock' && <ClockDialog draft={draft} onClose={() => setOpen(null)} />}
      {open === 'handOver' && <HandOverDialog draft={draft} onClose={() => setOpen(null)} />}
    </>
  );
}
