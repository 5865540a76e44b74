'use client';

import { SortableList, SortableRow } from '@/components/ui/forms/SortableList';
import { squadName } from '@/domain/football/squads';
import { ClaimRow, type ClaimRowsProps } from './ClaimRow';

/** The draggable claims. */
export function SortableClaims({ claims, problems, place, ...row }: ClaimRowsProps) {
  return (
    <SortableList ids={claims.map(({ add }) => add)} nameOf={squadName} onMove={place}>
      {claims.map((claim, index) => (
        <SortableRow key={claim.add} id={claim.add}>
          {(drag) => (
            <ClaimRow
              claim={claim}
              index={index}
              count={claims.length}
              problem={problems[index] ?? null}
              drag={drag}
              {...row}
            />
          )}
        </SortableRow>
      ))}
    </SortableList>
  );
}
