'use client';

import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { LineupGain, Select, ShieldLogo, SquadButton, SquadTitle } from '@/components';
import { DragGrip, RowButton } from '@/components/ui/forms/MovableRow';
import type { RowDrag } from '@/components/ui/forms/SortableList';
import type { Hundredths } from '@/domain/kernel/hundredths';
import type { Claim } from '@/domain/moves/claims/claims';
import { isSquadId, schoolOf, squadName, type SquadId } from '@/domain/football/squads';

/** What can be done with a claim in the list. */
export interface ClaimActs {
  move: (add: SquadId, by: number) => void;
  remove: (add: SquadId) => void;
  setDrop: (add: SquadId, drop: SquadId | null) => void;
}

interface ClaimRowProps extends ClaimActs {
  claim: Claim;
  index: number;
  count: number;
  /** The squads that can be dropped. */
  roster: readonly SquadId[];
  /** Whether the roster has an open spot, so that no drop is needed. */
  room: boolean;
  /** What a claim adds to the best lineup a week, in hundredths; null if that isn't known. */
  gainOf: (claim: Claim) => Hundredths | null;
  /** Why the claim wouldn't be awarded now; null if it would. */
  problem: string | null;
  /** What makes the row draggable; without it the grip is only an icon. */
  drag?: RowDrag;
}

/** What the list of claims needs, with or without dragging. */
export type ClaimRowsProps = ClaimActs &
  Pick<ClaimRowProps, 'roster' | 'room' | 'gainOf'> & {
    claims: readonly Claim[];
    /** Why each claim wouldn't be awarded now; null if it would. */
    problems: readonly (string | null)[];
    /** Moves a claim that was dragged, which is announced already. */
    place: (add: SquadId, by: number) => void;
  };

/** One claim: its place, the squad to add, the squad to drop, and the controls to move and remove it. */
export function ClaimRow(props: ClaimRowProps) {
  const { claim, index, count, roster, room, gainOf, problem, drag, move, remove, setDrop } = props;
  const { add, drop } = claim;
  const gain = problem === null ? gainOf(claim) : null;
  const name = squadName(add);
  return (
    <li
      ref={drag?.ref}
      style={drag?.style}
      data-claim={add}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={clsx(
        'grid grid-cols-1 gap-1 rounded-control border bg-raised px-1 py-1',
        drag?.lifted ? 'relative z-10 border-ink shadow-float' : 'border-line',
      )}
    >
      <div className="flex items-center">
        <DragGrip name={name} drag={drag} />
        <span className="mr-1 w-5 shrink-0 text-right text-sm text-ink-muted figures">{index + 1}</span>
        <ShieldLogo code={schoolOf(add)} size={26} />
        <SquadButton
          squad={add}
          className="mx-1 min-h-11 min-w-0 flex-1 rounded-control text-sm leading-tight font-semibold"
        >
          <SquadTitle squad={add} />
        </SquadButton>
        <RowButton aria-label={`Move ${name} up`} off={index === 0} onClick={() => move(add, -1)}>
          <ArrowUp aria-hidden className="size-4" />
        </RowButton>
        <RowButton aria-label={`Move ${name} down`} off={index === count - 1} onClick={() => move(add, 1)}>
          <ArrowDown aria-hidden className="size-4" />
        </RowButton>
        <RowButton data-act="remove" aria-label={`Remove the claim on ${name}`} onClick={() => remove(add)}>
          <X aria-hidden className="size-4" />
        </RowButton>
      </div>
      <div className="px-2 pb-1">
        <Select
          aria-label={`Drop for ${name}`}
          className="truncate"
          value={drop ?? ''}
          aria-invalid={problem !== null}
          onChange={({ target }) => setDrop(add, isSquadId(target.value) ? target.value : null)}
        >
          <option value="">{room ? 'No drop: you have an empty slot' : 'Pick a squad to drop'}</option>
          {(drop === null || roster.includes(drop) ? roster : [drop, ...roster]).map((squad) => (
            <option key={squad} value={squad}>
              Drop {squadName(squad)}
            </option>
          ))}
        </Select>
        {problem !== null && <p className="mt-1 text-sm text-bad">{problem}</p>}
        {gain !== null && (
          <p className="mt-1">
            <LineupGain gain={gain} />
          </p>
        )}
      </div>
    </li>
  );
}
