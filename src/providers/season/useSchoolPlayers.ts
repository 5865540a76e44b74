import { failed, ready, type Loadable } from '@/domain/kernel/loadable';
import type { SchoolPlayers } from '@/domain/scoring/players';
import type { SchoolCode } from '@/domain/football/schools';
import { useLoadable } from '@/hooks/useLoadable';

/** Who made a school's stat lines in a season; null for a season without players. Loaded when it's `wanted`. */
export function useSchoolPlayers(season: number, school: SchoolCode, wanted: boolean): Loadable<SchoolPlayers | null> {
  return useLoadable<SchoolPlayers | null>('players', wanted ? `${String(season)} ${school}` : null, async (next) => {
    const { loadPlayers } = await import('@/domain/scoring/players');
    await loadPlayers(season, school).then(
      (table) => next(ready(table)),
      () => next(failed('The players didn’t load. Check your connection and try again.')),
    );
    return null;
  });
}
