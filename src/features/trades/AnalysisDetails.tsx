'use client';

import { useState } from 'react';
import { LoadError, SkeletonRows, lazyComponent } from '@/components';
import type { TradeAnalysisProps } from './TradeAnalysis';

/** The analysis of a trade, whose code is loaded when it's first shown. */
export const LazyTradeAnalysis = lazyComponent<TradeAnalysisProps>(
  () => import('./TradeAnalysis').then((module) => module.TradeAnalysis),
  {
    waiting: ({ season, from }) => (
      <SkeletonRows
        rows={season.weeks.filter(({ week }) => week.week >= from).length + 3}
        rowClass="h-9"
        label="Loading the analysis"
      />
    ),
    failed: ({ retry }) => <LoadError as="notice" title="The analysis didn’t load" retry={retry} />,
  },
);

/** The analysis of a trade, which opens when it's pressed. */
export function AnalysisDetails(props: TradeAnalysisProps) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-(--target) cursor-pointer items-center text-sm font-semibold underline">
        Trade analysis
      </summary>
      {open && <LazyTradeAnalysis {...props} />}
    </details>
  );
}
