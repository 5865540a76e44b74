'use client';

import { Search } from 'lucide-react';
import { Input, Segmented, Select } from '@/components';
import { SCHOOL_CODES, SCHOOLS, isSchoolCode } from '@/domain/schools';
import { UNITS } from '@/domain/squads';
import { POOL_SORTS, type PoolFilter, type PoolSort } from './poolView';

const UNIT_OPTIONS = [
  { value: 'all' as const, label: 'All' },
  ...UNITS.slice(0, 4).map((unit) => ({ value: unit, label: unit })),
  { value: 'FLEX' as const, label: 'FLEX' },
  ...UNITS.slice(4).map((unit) => ({ value: unit, label: unit })),
];

const SORT_WORDS: Record<PoolSort, string> = {
  rank: 'Rank',
  points: 'Projected points',
  school: 'School',
  bye: 'First bye',
};

/** What part of the pool to show, and in which order. */
export function PoolFilters({ filter, onChange }: { filter: PoolFilter; onChange: (filter: PoolFilter) => void }) {
  return (
    <div className="grid gap-2 p-3">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
        />
        <Input
          type="search"
          aria-label="Search the pool"
          placeholder="Search a school or position"
          className="pl-10"
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </div>
      <Segmented
        label="Position"
        className="[&_label]:min-w-0 [&_label]:px-0.5 max-sm:[&_label]:text-xs"
        value={filter.unit}
        options={UNIT_OPTIONS}
        onChange={(unit) => onChange({ ...filter, unit })}
      />
      <div className="grid grid-cols-2 gap-2">
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
}
