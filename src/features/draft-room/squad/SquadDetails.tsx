'use client';

import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { Dialog, LoadError, SkeletonRows, lazyComponent } from '@/components';
import { byeWeeks, formatByes } from '@/domain/byes';
import { DEFAULT_SCORING } from '@/domain/scoring';
import { schoolOf, squadName, type SquadId } from '@/domain/squads';
import { useRoomState } from '@/providers/draft/room';

// It brings the tables of two seasons along, so it's loaded when a squad is first opened.
const SquadSeason = lazyComponent(() => import('./SquadSeason').then((module) => module.SquadSeason), {
  waiting: () => <SkeletonRows rows={8} rowClass="h-9" label="Loading the season" />,
  failed: ({ retry }) => <LoadError as="panel" title="The season didn’t load" retry={retry} />,
});

const OpenSquad = createContext<((squad: SquadId) => void) | null>(null);

/** Lets the rows inside open a squad's details: its last season, its schedule and its byes. `ranking` is the draft's. */
export function SquadDetailsProvider({ ranking, children }: { ranking: readonly SquadId[]; children: ReactNode }) {
  const { league } = useRoomState();
  const [squad, setSquad] = useState<SquadId | null>(null);
  const open = useCallback((opened: SquadId) => setSquad(opened), []);
  const season = league?.season ?? 2025;
  return (
    <OpenSquad value={open}>
      {children}
      {squad !== null && (
        <Dialog
          open
          onOpenChange={() => setSquad(null)}
          title={squadName(squad)}
          description={`Ranked ${String(ranking.indexOf(squad) + 1)}, ${formatByes(byeWeeks(season, schoolOf(squad)))}`}
        >
          <SquadSeason squad={squad} season={season} scoring={league?.scoring ?? DEFAULT_SCORING} />
        </Dialog>
      )}
    </OpenSquad>
  );
}

/** Opens a squad's details. Null without a provider above. */
export function useOpenSquad(): ((squad: SquadId) => void) | null {
  return useContext(OpenSquad);
}
