'use client';

import { lazyComponent } from '@/components';
import { ClaimRow, type ClaimRowsProps } from './ClaimRow';

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
