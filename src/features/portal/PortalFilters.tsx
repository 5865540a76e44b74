'use client';

import { clsx } from 'clsx';
import { Search, Star } from 'lucide-react';
import { useId } from 'react';
import { Input, Select } from '@/components';
import { SLOTS } from '@/domain/slots';
import { PORTAL_SORTS, type PortalFilter, type PortalSort } from './portalView';

const POSITIONS = ['all', ...SLOTS] as const;

const SORT_LABELS: Record<PortalSort, string> = {
  projected: 'Projected',
  season: 'Season points',
  name: 'Name',
};

/** The controls for which free squads to show. */
export function PortalFilters({
  filter,
  onChange,
}: {
  filter: PortalFilter;
  onChange: (filter: PortalFilter) => void;
}) {
  const name = useId();
  return (
    <div className="grid gap-2 p-3">
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
          />
          <Input
            type="search"
            aria-label="Search squads"
            placeholder="School"
            className="pl-10"
            value={filter.search}
            onChange={(event) => onChange({ ...filter, search: event.target.value })}
          />
        </div>
        <button
          type="button"
          aria-pressed={filter.watchedOnly}
          aria-label="Watched squads only"
          className={clsx(
            'grid size-11 shrink-0 place-items-center rounded-control border',
            filter.watchedOnly ? 'border-accent bg-raised text-accent' : 'border-line-strong',
          )}
          onClick={() => onChange({ ...filter, watchedOnly: !filter.watchedOnly })}
        >
          <Star aria-hidden className={clsx('size-5', filter.watchedOnly && 'fill-current')} />
        </button>
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">Position</legend>
        <div className="flex [scrollbar-width:none] gap-1 overflow-x-auto rounded-control bg-sunken p-1">
          {POSITIONS.map((unit) => (
            <label
              key={unit}
              className={clsx(
                'relative grid min-h-11 flex-1 cursor-pointer place-items-center rounded-[0.25rem] px-1.5 text-xs font-bold',
                'has-focus-visible:outline-3 has-focus-visible:outline-focus',
                filter.unit === unit
                  ? 'bg-raised shadow-card ring-1 ring-line-strong'
                  : 'text-ink-muted hover:text-ink',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={filter.unit === unit}
                onChange={() => onChange({ ...filter, unit })}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              {unit === 'all' ? 'All' : unit}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** The control for the order of the free squads. */
export function PortalSorting({ sort, onChange }: { sort: PortalSort; onChange: (sort: PortalSort) => void }) {
  return (
    <div className="w-40 sm:w-56">
      <Select
        aria-label="Sort by"
        className="truncate"
        value={sort}
        onChange={(event) => onChange(PORTAL_SORTS.find((one) => one === event.target.value) ?? 'projected')}
      >
        {PORTAL_SORTS.map((one) => (
          <option key={one} value={one}>
            {SORT_LABELS[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}
