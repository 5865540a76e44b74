'use client';

import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { memo, useId } from 'react';
import { PositionFilter, Select, SquadSearch } from '@/components';
import { SCHOOL_CODES, SCHOOLS, isSchoolCode } from '@/domain/football/schools';
import { POOL_SORTS, type PoolFilter, type PoolSort } from './poolView';
import { usePersistedState } from '../shared/usePersistedState';

const SORT_WORDS: Record<PoolSort, string> = {
  rank: 'Rank',
  points: 'Projected points',
  school: 'School',
  bye: 'First bye',
};

/**
 * The controls for which squads of the pool to show, and in which order. On a phone, a button opens school and sort.
 */
export const PoolFilters = memo(function PoolFilters({
  filter,
  onChange,
}: {
  filter: PoolFilter;
  onChange: (filter: PoolFilter) => void;
}) {
  const more = useId();
  const [open, setOpen] = usePersistedState('pool.filtersOpen', false);
  return (
    <div className="grid gap-2 p-2 short:max-lg:sm:grid-cols-2 short:max-lg:sm:items-center">
      <SquadSearch filter={filter} placeholder="School or unit" onChange={onChange}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={more}
          aria-label="School and sort"
          className={clsx(
            'grid size-11 shrink-0 place-items-center rounded-control border lg:hidden',
            open ? 'border-ink bg-sunken' : 'border-line-strong',
          )}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden className="size-5" />
        </button>
      </SquadSearch>
      <PositionFilter filter={filter} onChange={onChange} />
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
