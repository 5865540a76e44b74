'use client';

import { clsx } from 'clsx';
import { Search, SlidersHorizontal, Star } from 'lucide-react';
import { memo, useId } from 'react';
import { Input, Select } from '@/components';
import { SCHOOL_CODES, SCHOOLS, isSchoolCode } from '@/domain/schools';
import { SLOTS } from '@/domain/slots';
import { POOL_SORTS, type PoolFilter, type PoolSort } from './poolView';
import { usePersistedState } from '../shared/usePersistedState';

const POSITIONS = ['all', ...SLOTS] as const;

const SORT_WORDS: Record<PoolSort, string> = {
  rank: 'Rank',
  points: 'Projected points',
  school: 'School',
  bye: 'First bye',
};

const tool = 'grid size-11 shrink-0 place-items-center rounded-control border';

/** The controls for which squads of the pool to show, and in which order. On a phone, a button opens school and sort. */
export const PoolFilters = memo(function PoolFilters({
  filter,
  onChange,
}: {
  filter: PoolFilter;
  onChange: (filter: PoolFilter) => void;
}) {
  const more = useId();
  const [open, setOpen] = usePersistedState('pool.filtersOpen', false);
  const name = useId();
  return (
    <div className="grid gap-2 p-2 short:max-lg:sm:grid-cols-2 short:max-lg:sm:items-center">
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
          />
          <Input
            type="search"
            aria-label="Search squads"
            placeholder="School or position"
            className="pl-10"
            value={filter.search}
            onChange={(event) => onChange({ ...filter, search: event.target.value })}
          />
        </div>
        <button
          type="button"
          aria-pressed={filter.watchedOnly}
          aria-label="Watched squads only"
          className={clsx(tool, filter.watchedOnly ? 'border-accent bg-raised text-accent' : 'border-line-strong')}
          onClick={() => onChange({ ...filter, watchedOnly: !filter.watchedOnly })}
        >
          <Star aria-hidden className={clsx('size-5', filter.watchedOnly && 'fill-current')} />
        </button>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={more}
          aria-label="School and sort"
          className={clsx(tool, 'lg:hidden', open ? 'border-ink bg-sunken' : 'border-line-strong')}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden className="size-5" />
        </button>
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">Position</legend>
        <div className="flex [scrollbar-width:none] gap-1 overflow-x-auto rounded-control bg-sunken p-1">
          {POSITIONS.map((unit) => (
            <label
              key={unit}
              className={clsx(
                'relative grid min-h-9 flex-1 cursor-pointer place-items-center rounded-[0.25rem] px-1.5 text-xs font-bold max-lg:min-h-11',
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
      <div id={more} className={clsx('col-span-full grid grid-cols-2 gap-2', !open && 'max-lg:hidden')}>
        <Select
          aria-label="School"
          value={filter.school}
          onChange={(event) =>
            onChange({ ...filter, school: isSchoolCode(event.target.value) ? event.target.value : 'all' })
          }
        >
          <option value="all">All schools</option>
          {SCHOOL_CODES.map((code) => (
            <option key={code} value={code}>
              {SCHOOLS[code].name}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Sort by"
          value={filter.sort}
          onChange={(event) =>
            onChange({ ...filter, sort: POOL_SORTS.find((sort) => sort === event.target.value) ?? 'rank' })
          }
        >
          {POOL_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              By {SORT_WORDS[sort].toLowerCase()}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
});
