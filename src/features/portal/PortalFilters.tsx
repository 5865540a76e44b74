'use client';

import { PositionFilter, Select, SquadSearch } from '@/components';
import { PORTAL_SORTS, type PortalFilter, type PortalSort } from './portalView';

const SORT_LABELS: Record<PortalSort, string> = {
  projected: 'Projected',
  gain: 'Best for you',
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
  return (
    <div className="grid gap-2 p-3">
      <SquadSearch filter={filter} placeholder="School or unit" onChange={onChange} />
      <PositionFilter filter={filter} onChange={onChange} />
    </div>
  );
}

/** The control for the order of the free squads. `gains`: whether what they add to the lineup is known. */
export function PortalSorting({
  sort,
  gains,
  onChange,
}: {
  sort: PortalSort;
  gains: boolean;
  onChange: (sort: PortalSort) => void;
}) {
  const sorts = PORTAL_SORTS.filter((one) => gains || one !== 'gain');
  return (
    <div className="w-40 sm:w-56">
      <Select
        aria-label="Sort by"
        className="truncate"
        value={sorts.includes(sort) ? sort : 'projected'}
        onChange={(event) => onChange(sorts.find((one) => one === event.target.value) ?? 'projected')}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {SORT_LABELS[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}
