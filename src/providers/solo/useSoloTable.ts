import type { Loadable } from '@/domain/kernel/loadable';
import type { SoloGame } from '@/domain/solo/entries';
import type { SoloTable } from '@/domain/solo/tables';
import { useLoadable } from '@/hooks/useLoadable';

/** A week's or a season's table of a game, live; `missing` until one is published. Null: nothing is read. */
export function useSoloTable(game: SoloGame, scope: string | null): Loadable<SoloTable> {
  return useLoadable<SoloTable>('solo table', scope === null ? null : `${game} ${scope}`, async (next) => {
    const { watchSoloTable } = await import('@/data/solo/soloResults');
    return watchSoloTable(game, scope ?? '', next);
  });
}
