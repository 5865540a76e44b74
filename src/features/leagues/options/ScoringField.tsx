'use client';

import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent, LoadError, Segmented, SkeletonRows } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import { customValues } from '@/domain/scoring/customValues';
import { RECEPTION_POINTS, type Scoring } from '@/domain/scoring/scoreSquad';

const RECEPTION_NAMES: Record<(typeof RECEPTION_POINTS)[number], string> = {
  0: 'None',
  0.5: 'Half a point',
  1: 'One point',
};

const CustomScoring = lazyComponent(() => import('./CustomScoring').then((module) => module.CustomScoring), {
  waiting: () => <SkeletonRows rows={6} />,
  failed: ({ retry }) => <LoadError as="panel" title="Custom scoring didn’t load" retry={retry} />,
});

interface Props {
  label: string;
  scoring: Scoring;
  onChange: (scoring: Scoring) => void;
}

/** A league's points per reception, and folded, the values of everything else. */
export function ScoringField({ label, scoring, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const changes = customValues(scoring.custom).size;
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <div className="grid grid-cols-1 gap-2">
      <Segmented
        label={label}
        showLabel
        value={String(scoring.reception)}
        options={RECEPTION_POINTS.map((points) => ({ value: String(points), label: RECEPTION_NAMES[points] }))}
        onChange={(value) => {
          const reception = RECEPTION_POINTS.find((points) => String(points) === value);
          if (reception !== undefined) onChange({ ...scoring, reception });
        }}
      />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-(--target) items-center gap-1 font-semibold">
          <Chevron aria-hidden className="size-4 text-ink-muted" />
          Custom scoring{changes > 0 && `: ${formatCount(changes, 'change')}`}
        </summary>
        {open && <CustomScoring scoring={scoring} onChange={onChange} />}
      </details>
    </div>
  );
}
