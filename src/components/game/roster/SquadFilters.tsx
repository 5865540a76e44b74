'use client';

import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { SLOTS, type Slot } from '@/domain/lineup/slots';
import { SearchInput } from '../../ui/forms/SearchInput';

/** What a list of squads is limited to by its search, its positions and its star. */
export interface SquadFilter {
  unit: Slot | 'all';
  search: string;
  /** Whether to show only the squads that the user watches. */
  watchedOnly: boolean;
}

/**
 * A search field for squads, and the star that shows only watched ones. `children` are further buttons in the same row.
 */
export function SquadSearch<Filter extends SquadFilter>({
  filter,
  placeholder,
  onChange,
  children,
}: {
  filter: Filter;
  placeholder: string;
  onChange: (filter: Filter) => void;
  children?: ReactNode;
}) {
  return (
    <div className="flex gap-2">
      <SearchInput
        className="min-w-0 flex-1"
        aria-label="Search squads"
        placeholder={placeholder}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
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
      {children}
    </div>
  );
}

const POSITIONS = ['all', ...SLOTS] as const;

/** The positions that a list of squads can be limited to, one at a time. */
export function PositionFilter<Filter extends SquadFilter>({
  filter,
  onChange,
}: {
  filter: Filter;
  onChange: (filter: Filter) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Unit</legend>
      <div className="flex [scrollbar-width:none] gap-1 overflow-x-auto rounded-control bg-sunken p-1">
        {POSITIONS.map((unit) => (
          <label
            key={unit}
            className={clsx(
              'relative grid min-h-9 flex-1 cursor-pointer place-items-center rounded-[0.25rem] px-1.5 text-xs font-bold max-lg:min-h-11',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus',
              filter.unit === unit ? 'bg-raised shadow-card ring-1 ring-line-strong' : 'text-ink-muted hover:text-ink',
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
  );
}
