'use client';

import { useState } from 'react';
import { Button, ChangedSpots, Dialog, LineupGain, Notice, describeProjection } from '@/components';
import type { PortalRequest } from '@/data/moves/portal';
import { formatCount } from '@/domain/kernel/formatCount';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import { fullMessage } from '@/domain/moves/ledger/rosterLimit';
import { isRosterFull, ownerOf, type PortalMove } from '@/domain/moves/portal/portal';
import { errorTitle, fail } from '@/domain/kernel/result';
import { rosterSize } from '@/domain/lineup/slots';
import { schoolOf, squadName, type SquadId } from '@/domain/football/squads';
import { hasBye } from '@/domain/football/weeks';
import { useSubmit } from '@/hooks/useSubmit';
import { DropTable } from './DropTable';
import { movePreview, type PreviewedLineup } from '@/domain/moves/portal/movePreview';

/** `lineup`: the manager's lineup of the week, as it is now. */
export interface MoveDialogProps extends PreviewedLineup {
  request: PortalRequest;
  /** What is projected; null once the season's last week has kicked off. */
  restOfSeason: RestOfSeason | null;
  move: PortalMove;
  /** Whether the portal is open and the device online. */
  ready: boolean;
  /** Chooses the squad to drop; null clears the choice. Undefined where only a given squad is dropped. */
  onDrop?: (squad: SquadId | null) => void;
  onClose: () => void;
  /** Called once the server has accepted the move, with what to tell the user. */
  onDone: (said: string) => void;
}

/**
 * Confirms an add or a drop: the roster before and after, the open spots and byes it leaves, and for a full roster the
 * squad to drop.
 */
export function MoveDialog({ restOfSeason, move, ready, onDrop, onClose, onDone, ...live }: MoveDialogProps) {
  const { busy, error, submit, clearError } = useSubmit('Your move wasn’t sent. Check your connection and try again.');
  // While the move is being sent, the ledger may already show it as done.
  const [sent, setSent] = useState(live);
  const { request, lineup, unset } = busy ? sent : live;
  const { league, ledger, week, manager, names } = request;
  const { add } = move;
  const roster = ledger.rosters[manager] ?? [];
  // The squad may have left the roster since it was chosen, in another tab.
  const drop = move.drop !== null && roster.includes(move.drop) ? move.drop : null;
  const preview = movePreview({ league, lineup, unset, week, add, drop });
  const moved = { adds: add === null ? [] : [add], drops: drop === null ? [] : [drop] };
  const owner = add === null ? null : ownerOf(ledger, add);
  const taken = owner !== null && owner !== manager && add !== null;
  const full = add !== null && isRosterFull(league, ledger, manager);
  // A full roster's move is only known once a drop is picked.
  const warns = drop !== null || !full;
  const open = rosterSize(league.slots, league.benchSize) - roster.length;

  const send = async () => {
    setSent(live);
    const done = await submit(async () => {
      const { addSquad, dropSquad } = await import('@/data/moves/portal');
      if (add !== null) return addSquad(request, add, drop);
      return drop === null ? fail('nothing', 'Choose a squad to drop.') : dropSquad(request, drop);
    });
    if (done.ok) onDone(describeDone(add, drop));
  };

  const title = add === null ? `Drop ${drop === null ? 'a squad' : squadName(drop)}?` : `Add ${squadName(add)}`;
  const description =
    add === null
      ? 'Any manager can add it as soon as you drop it.'
      : full
        ? fullMessage(league, ledger, manager)
        : `You have ${formatCount(open, 'empty roster slot')}, so a drop is optional.`;

  return (
    <Dialog
      open
      onOpenChange={(opens) => !opens && !busy && onClose()}
      title={title}
      description={
        taken ? undefined : (
          <>
            {description}
            {add !== null && restOfSeason !== null && (
              <span className="block">{describeProjection(restOfSeason, add)}.</span>
            )}
          </>
        )
      }
      contentLabel={add === null ? 'Roster before and after' : undefined}
      actions={
        taken ? (
          // Without a key React would reuse the confirm button, and a press meant for that one would land here.
          <Button key="taken" variant="primary" onClick={onClose}>
            Pick another squad
          </Button>
        ) : (
          <>
            <Button
              variant={add === null ? 'danger' : 'primary'}
              busy={busy}
              disabled={!ready || (drop === null && (full || add === null))}
              onClick={() => void send()}
            >
              {formatConfirm(add, drop)}
            </Button>
            <Button onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            {warns && (
              <p className="flex flex-wrap items-baseline gap-x-4 text-sm max-sm:order-first sm:mr-auto sm:self-center">
                {restOfSeason !== null && <LineupGain gain={restOfSeason.gain(roster, moved)} />}
                {preview.holes.length > 0 && (
                  // What the notice below the table says, where it is on the screen without scrolling.
                  <span aria-hidden className="font-semibold text-warn">
                    Leaves {preview.holes.join(', ')} open
                  </span>
                )}
              </p>
            )}
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {taken ? (
          <Notice tone="warn" title={`${names[owner] ?? 'Another manager'} got ${squadName(add)} first`}>
            It’s on their roster now, and yours hasn’t changed.
            {drop !== null && ` ${squadName(drop)} stays picked as your drop for the next squad you choose.`}
          </Notice>
        ) : (
          <>
            {error !== null && (
              <Notice tone="bad" title={errorTitle(error, 'Your roster hasn’t changed')}>
                {error.message}
              </Notice>
            )}
            {!ready && error === null && (
              <Notice tone="warn">You can’t make this move right now: you’re offline, or the portal has closed.</Notice>
            )}
            {add === null || onDrop === undefined ? (
              <ChangedSpots
                caption="Your roster before and after the move"
                lines={preview.lines}
                restOfSeason={restOfSeason}
              />
            ) : (
              <DropTable
                lines={preview.lines}
                add={add}
                drop={drop}
                restOfSeason={restOfSeason}
                onDrop={(squad) => {
                  clearError();
                  // Without a full roster, a second press takes the choice back.
                  onDrop(squad === drop && !full ? null : squad);
                }}
              />
            )}
            <div aria-live="polite" className="grid gap-2">
              {warns && preview.holes.length > 0 && (
                <Notice tone="warn" title={`Empty in your lineup: ${preview.holes.join(', ')}`}>
                  {preview.fillsHole === null || add === null
                    ? 'An empty slot scores nothing.'
                    : `${squadName(add)} goes to your bench and can start at ${preview.fillsHole}. Set your lineup after the move.`}
                </Notice>
              )}
              {preview.byes.length > 0 && (
                <Notice tone="warn" title="Starters on a bye this week">
                  {preview.byes.map(squadName).join(', ')}
                </Notice>
              )}
              {add !== null && hasBye(week, schoolOf(add)) && (
                <Notice tone="warn">{squadName(add)} has a bye this week.</Notice>
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function formatConfirm(add: SquadId | null, drop: SquadId | null): string {
  if (add === null) return `Drop ${drop === null ? 'squad' : squadName(drop)}`;
  return drop === null ? `Add ${squadName(add)}` : `Add ${squadName(add)}, drop ${squadName(drop)}`;
}

function describeDone(add: SquadId | null, drop: SquadId | null): string {
  if (add === null) return drop === null ? 'Done.' : `${squadName(drop)} dropped.`;
  return drop === null ? `${squadName(add)} added.` : `${squadName(add)} added, ${squadName(drop)} dropped.`;
}
