'use client';

import { Undo2 } from 'lucide-react';
import { Button, Notice, type MenuItem } from '@/components';
import { mayAskForUndo } from '@/domain/draft/undoRequest';
import { managerAt } from '@/domain/draft/order';
import { commissionersOf } from '@/domain/draft/draftCommissioners';
import type { Draft } from '@/domain/draft/types';
import { squadName, type SquadId } from '@/domain/football/squads';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { pickLabel } from '../shared/pickLabel';
import { useCommand } from '../shared/useCommand';
import { useManagerName } from '../shared/useManagerName';
import { useIsPhone } from '../shared/useWidth';

/** `pick 1.02, Alabama QB`. */
const formatLast = ({ picks, order }: Draft, squad: SquadId) =>
  `pick ${pickLabel(picks.length - 1, order.length)}, ${squadName(squad)}`;

/**
 * On a phone, the request to take back a pick of one's own as an item of the tools, so that no notice comes and goes
 * with each pick; none where it isn't possible or has been made.
 */
export function useUndoItem(draft: Draft): MenuItem[] {
  const { me, live } = useRoomState();
  const { askForUndo } = useRoomActions();
  const { busy, run } = useCommand();
  const last = draft.picks.length - 1;
  const squad = draft.picks[last];
  if (askForUndo === undefined || squad === undefined || draft.undoRequest === last) return [];
  if (draft.made[last] !== 'own' || !mayAskForUndo(draft, me)) return [];
  return [
    {
      key: 'askForUndo',
      label: `Ask to undo ${formatLast(draft, squad)}`,
      icon: <Undo2 aria-hidden />,
      disabled: !live || busy,
      onSelect: () => void run(() => askForUndo(true)),
    },
  ];
}

/**
 * The request to take back the last pick. The manager who made it can ask for this and withdraw the request; a
 * commissioner, who needs no one's leave for a pick of their own, decides. A request ends when the next pick is made.
 */
export function UndoRequest({ draft }: { draft: Draft }) {
  const { me, live } = useRoomState();
  const { undo, askForUndo } = useRoomActions();
  const call = useManagerName();
  const { busy, run } = useCommand();
  const phone = useIsPhone();
  const last = draft.picks.length - 1;
  const squad = draft.picks[last];
  if (askForUndo === undefined || squad === undefined || draft.status !== 'active') return null;
  const asked = draft.undoRequest === last;
  const own = draft.made[last] === 'own';
  const manager = managerAt(draft, last) ?? '';
  const what = formatLast(draft, squad);
  if (asked && undo !== undefined) {
    return (
      <Notice
        tone="warn"
        title={manager === me ? 'Undo your last pick?' : `${call(manager)} asks to undo a pick`}
        action={
          <>
            <Button size="small" variant="danger" busy={busy} disabled={!live} onClick={() => void run(undo)}>
              Undo pick
            </Button>
            {manager === me && (
              <Button size="small" variant="quiet" disabled={busy} onClick={() => void run(() => askForUndo(false))}>
                Keep the pick
              </Button>
            )}
          </>
        }
      >
        You can undo {what} until the next pick. The draft then pauses.
      </Notice>
    );
  }
  const keeper = draft.made[last] === 'keeper';
  if (undo !== undefined || !mayAskForUndo(draft, me) || keeper || (phone && own && !asked)) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button
          size="small"
          variant="quiet"
          busy={busy}
          disabled={!live}
          onClick={() => void run(() => askForUndo(!asked))}
        >
          {asked ? 'Keep the pick' : 'Ask to undo it'}
        </Button>
      }
    >
      {asked
        ? `You asked ${commissionersOf(draft).map(call).join(' or ')} to undo ${what}.`
        : `${own ? `You made ${what}` : `The automatic ${what}, was made for you`}. The commissioner can undo it until the next pick.`}
    </Notice>
  );
}
