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
      <p
        dir="auto"
        className="min-w-0 font-semibold wrap-anywhere text-ink-muted max-sm:line-clamp-2 max-sm:max-w-[45%] max-sm:text-right max-sm:text-sm"
      >
        {leagues[0]?.name}
      </p>
    );
  return (
    <div className="w-60 max-w-full max-sm:w-[45%] max-sm:shrink-0">
      <Select
        aria-label="League"
        value={value}
        className="truncate max-sm:pr-8 max-sm:pl-2.5"
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
