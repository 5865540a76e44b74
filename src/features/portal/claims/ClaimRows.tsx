'use client';

import { lazyComponent } from '@/components';
import type { Claim } from '@/domain/moves/claims';
import type { SquadId } from '@/domain/football/squads';
import { ClaimRow, type ClaimActs, type ClaimRowProps } from './ClaimRow';

export type ClaimRowsProps = ClaimActs &
  Pick<ClaimRowProps, 'roster' | 'room'> & {
    claims: readonly Claim[];
    /** Why each claim wouldn't be awarded now; null if it would. */
    problems: readonly (string | null)[];
    /** Moves a claim that was dragged, which is announced already. */
    place: (add: SquadId, by: number) => void;
  };

/** The rows without dragging, shown until its code is loaded or if that fails. */
function PlainClaims({ claims, problems, place: _, ...row }: ClaimRowsProps) {
  return claims.map((claim, index) => (
    <ClaimRow
      key={claim.add}
      claim={claim}
      index={index}
      count={claims.length}
      problem={problems[index] ?? null}
      {...row}
    />
  ));
}

/** The claims in order, reordered with buttons or by dragging. */
export const ClaimRows = lazyComponent<ClaimRowsProps>(
  () => import('./SortableClaims').then((module) => module.SortableClaims),
  { waiting: PlainClaims, failed: PlainClaims },
);
