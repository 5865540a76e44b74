'use client';

import type { League } from '@/domain/league';
import { Select } from '../ui/inputs';

/** Selects the league that a page shows. With only one league, shows its name and no control. */
export function LeagueSwitcher({
  leagues,
  value,
  onChange,
}: {
  leagues: readonly Pick<League, 'id' | 'name'>[];
  /** ID of the league shown. */
  value: string;
  onChange: (leagueId: string) => void;
}) {
  if (leagues.length < 2) return <span className="font-semibold">{leagues[0]?.name}</span>;
  return (
    <div className="mt-1 w-60 max-w-full">
      <Select aria-label="League" value={value} onChange={(event) => onChange(event.target.value)}>
        {leagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
