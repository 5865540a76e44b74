'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { formatPoints } from '@/domain/kernel/hundredths';

/** The scoreboard's font is for large sizes: in small ones its numerals close up. */
const figureSizes = {
  small: 'text-base font-bold figures',
  medium: 'display text-2xl',
  large: 'display text-4xl sm:text-5xl',
};

/**
 * Points, given in hundredths, shown with two decimals in tabular figures; when they change, the new ones roll in. Null
 * (no points yet) shows a dash.
 */
export function PointsFigure({
  hundredths,
  size = 'medium',
  className,
}: {
  hundredths: number | null;
  size?: keyof typeof figureSizes;
  className?: string;
}) {
  const points = hundredths === null ? null : formatPoints(hundredths);
  const [first] = useState(points);
  return (
    <span className={clsx('whitespace-nowrap', figureSizes[size], className)}>
      {points === null ? (
        <span aria-label="no points yet">–</span>
      ) : points === first ? (
        points
      ) : (
        <span key={points} className="inline-block animate-roll">
          {points}
        </span>
      )}
    </span>
  );
}
