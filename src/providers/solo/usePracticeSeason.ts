import type { SeasonLines } from '@/domain/scoring/seasonLines';
import type { SoloSeason } from '@/domain/solo/soloSeason';
import { useLoadable } from '@/hooks/useLoadable';

/** A person's practice season on these lines, live; `key` is of their record, null while it isn't known. */
export function usePracticeSeason(key: string | null, table: SeasonLines) {
  return useLoadable<SoloSeason>('practice season', key, async (next) => {
    const { watchPracticeSeason } = await import('@/data/solo/practiceSeason');
    return watchPracticeSeason(key ?? '', table, next);
  });
}
