'use client';

import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { DragGrip, RowButton } from '@/components/ui/forms/MovableRow';
import type { RowDrag } from '@/components/ui/forms/SortableList';
import type { SchoolCode } from '@/domain/football/schools';
import type { PickemPick } from '@/domain/solo/entries';

/** The picks to rank, the most confident first. */
export interface RankingProps {
  picks: readonly PickemPick[];
  /** The team that is picked in a school's game. */
  nameOf: (school: SchoolCode) => string;
  onMove: (school: SchoolCode, by: number) => void;
}

/** The ranking without dragging, shown until its code is loaded or if that fails. */
export function PlainRanking({ picks, ...rest }: RankingProps): ReactNode {
  return picks.map((pick, index) => (
    <RankingRow key={pick.school} pick={pick} index={index} count={picks.length} {...rest} />
  ));
}

/** One pick of the ranking, moved by dragging its grip or with its buttons. */
export function RankingRow({
  pick: { school, confidence },
  index,
  count,
  nameOf,
  onMove,
  drag,
}: Omit<RankingProps, 'picks'> & { pick: PickemPick; index: number; count: number; drag?: RowDrag }) {
  const name = nameOf(school);
  return (
    <li
      ref={drag?.ref}
      style={drag?.style}
      className={clsx(
        'flex h-11.5 items-center rounded-control border bg-raised',
        drag?.lifted ? 'relative z-10 border-ink shadow-float' : 'border-line',
      )}
    >
      <DragGrip name={name} drag={drag} className="lg:w-6" />
      <b className="mr-1 w-5 shrink-0 text-right text-sm figures">{confidence}</b>
      <span className="mx-1 min-w-0 flex-1 truncate text-sm font-semibold">{name}</span>
      <RowButton aria-label={`Move ${name} up`} off={index === 0} className="lg:w-7" onClick={() => onMove(school, -1)}>
        <ArrowUp aria-hidden className="size-4" />
      </RowButton>
      <RowButton
        aria-label={`Move ${name} down`}
        off={index === count - 1}
        className="lg:w-7"
        onClick={() => onMove(school, 1)}
      >
        <ArrowDown aria-hidden className="size-4" />
      </RowButton>
    </li>
  );
}
