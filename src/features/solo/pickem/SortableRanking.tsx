'use client';

import { SortableList, SortableRow } from '@/components/ui/forms/SortableList';
import { RankingRow, type RankingProps } from './RankingRow';

/** The draggable rows of the ranking. */
export function SortableRanking({ picks, nameOf, onMove }: RankingProps) {
  return (
    <SortableList ids={picks.map(({ school }) => school)} nameOf={nameOf} onMove={onMove}>
      {picks.map((pick, index) => (
        <SortableRow key={pick.school} id={pick.school}>
          {(drag) => (
            <RankingRow pick={pick} index={index} count={picks.length} nameOf={nameOf} onMove={onMove} drag={drag} />
          )}
        </SortableRow>
      ))}
    </SortableList>
  );
}
