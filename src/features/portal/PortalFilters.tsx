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
