'use client';

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WeekId } from '@/domain/kernel/ids';
import { isSeasonOver, type Week } from '@/domain/football/weeks';
import { buttonClass } from '../ui/Button';
import { Select } from '../ui/forms/inputs';

/**
 * Selects the week that a page shows: from the list, where the current one is labeled, or the previous or next one by a
 * button. A phone has the list only.
 */
export function WeekSwitcher({
  weeks,
  value,
  onChange,
}: {
  weeks: readonly Week[];
  /** ID of the week shown. */
  value: string;
  onChange: (weekId: WeekId) => void;
}) {
  const place = weeks.findIndex(({ id }) => id === value);
  const step = (to: number, label: string, icon: ReactNode) => {
    const week = place < 0 ? undefined : weeks[to];
    return (
      <button
        type="button"
        aria-label={label}
        disabled={week === undefined}
        onClick={() => week !== undefined && onChange(week.id)}
        className={clsx(buttonClass('secondary', 'small'), 'max-sm:hidden')}
      >
        {icon}
      </button>
    );
  };
  return (
    <div role="group" aria-label="Week" className="flex min-w-0 items-center gap-1.5">
      {step(place - 1, 'Previous week', <ChevronLeft aria-hidden className="size-5" />)}
      <div className="min-w-0 sm:w-50">
        <Select aria-label="Week" value={value} onChange={(event) => onChange(event.target.value)}>
          {weeks.map((week) => (
            <option key={week.id} value={week.id}>
              {`Week ${String(week.week)}${week.isCurrent && !isSeasonOver(week.season ?? 0, week) ? ' (now)' : ''}`}
            </option>
          ))}
        </Select>
      </div>
      {step(place + 1, 'Next week', <ChevronRight aria-hidden className="size-5" />)}
    </div>
  );
}
