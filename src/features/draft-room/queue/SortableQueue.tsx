'use client';

import { SortableList, SortableRow } from '@/components/ui/forms/SortableList';
import { squadName, type SquadId } from '@/domain/football/squads';
import { QueueRow, type QueueActs, type QueueState } from './QueueRow';

/** The draggable rows of the queue. */
export function SortableQueue({
  squads,
  rows,
  onLift,
  place,
  ...row
}: QueueActs &
  QueueState & {
    squads: readonly SquadId[];
    rows: readonly number[];
    onLift: (squad: SquadId | null) => void;
    place: (squad: SquadId, by: number) => void;
  }) {
  return (
    <SortableList ids={squads} nameOf={squadName} onMove={place} onLift={onLift}>
      {rows.map((index) => {
        const squad = squads[index];
        return (
          squad !== undefined && (
            <SortableRow key={squad} id={squad}>
              {(drag) => <QueueRow squad={squad} index={index} count={squads.length} drag={drag} {...row} />}
            </SortableRow>
          )
        );
      })}
    </SortableList>
  );
}
