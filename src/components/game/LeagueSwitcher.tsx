'use client';

import type { LeagueId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { Select } from '../ui/inputs';

/**
 * Selects the league that a page shows: the `switcher` of its header. Seasons of one league are told apart by their
 * year. With only one league, shows its name and no control.
 */
export function LeagueSwitcher({
  leagues,
  value,
  onChange,
}: {
  leagues: readonly Pick<League, 'id' | 'name' | 'season'>[];
  /** ID of the league shown. */
  value: string;
  onChange: (leagueId: LeagueId) => void;
}) {
  if (leagues.length < 2)
    return (
      <p dir="auto" className="line-clamp-2 font-semibold wrap-anywhere max-sm:text-lg sm:text-ink-muted">
        {leagues[0]?.name}
      </p>
    );
  return (
    <div className="w-fit max-w-full sm:w-60">
      <Select
        aria-label="League"
        value={value}
        className="truncate max-sm:field-sizing-content max-sm:max-w-full max-sm:border-transparent max-sm:bg-transparent max-sm:pl-0 max-sm:text-lg max-sm:font-semibold"
        onChange={(event) => onChange(event.target.value)}
      >
        {leagues.map(({ id, name, season }) => (
          <option key={id} value={id}>
            {isShared(name, leagues) ? `${name}, ${String(season)}` : name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Whether more leagues have this name, as the seasons of one do. */
function isShared(name: string, leagues: readonly Pick<League, 'name'>[]): boolean {
  return leagues.filter((league) => league.name === name).length > 1;
}
