'use client';

import { PositionFilter, SearchInput, Segmented, Select } from '@/components';
import { isSchoolCode, SCHOOL_CODES, SCHOOLS } from '@/domain/football/schools';
import { POOL_SORTS, type PoolFilter, type PoolOwner, type PoolSort } from '@/domain/moves/portal/squadPool';

/** The columns' names, as in the table. */
export const SORT_LABELS: Record<PoolSort, string> = {
  projected: 'Projected',
  season: 'Season',
  perGame: 'Per game',
  last: 'Last game',
  trend: 'Trend',
  name: 'Name',
};

const OWNER_LABELS: Record<PoolOwner, string> = { all: 'All', free: 'Free', owned: 'Owned', mine: 'Mine' };

/** The controls for which squads the pool shows, and in which order. */
export function PoolFilters({
  filter,
  owners,
  onChange,
}: {
  filter: PoolFilter;
  /** Whether the selected league has rosters to filter by. */
  owners: boolean;
  onChange: (filter: PoolFilter) => void;
}) {
  return (
    <div className="grid grid-cols-1 gap-2 p-3">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_12rem_11rem]">
        <SearchInput
          className="min-w-0 max-sm:col-span-2"

          aria-label="Search squads"
          placeholder="School or unit"

          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
        <Select
          aria-label="School"
          className="truncate"
          value={filter.school}
          onChange={({ target: { value } }) => onChange({ ...filter, school: isSchoolCode(value) ? value : 'all' })}
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
          className="truncate"
          value={filter.sort}
          onChange={(event) =>
            onChange({ ...filter, sort: POOL_SORTS.find((one) => one === event.target.value) ?? 'projected' })
          }
        >
          {POOL_SORTS.map((one) => (
            <option key={one} value={one}>
              {SORT_LABELS[one]}
            </option>
          ))}
        </Select>
      </div>
      <PositionFilter
        filter={{ ...filter, watchedOnly: false }}
        onChange={({ unit }) => onChange({ ...filter, unit })}
      />
      {owners && (
        <Segmented<PoolOwner>
          label="Owner"
          value={filter.owner}
          onChange={(owner) => onChange({ ...filter, owner })}
          options={(['all', 'free', 'owned', 'mine'] as const).map((value) => ({ value, label: OWNER_LABELS[value] }))}
        />
      )}
    </div>
  );
}
