'use client';

import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { LoadError, lazyComponent } from '@/components';
import type { SquadId } from '@/domain/squads';
import { useRoomState } from '@/providers/draft/room';

// Most managers never open one, and no other dialog is in the room's code.
const SquadDialog = lazyComponent(() => import('./SquadDialog').then((module) => module.SquadDialog), {
  failed: ({ retry, onClose }) => (
    <LoadError as="floating" title="The squad’s details didn’t load" retry={retry} onClose={onClose} />
  ),
});

const OpenSquad = createContext<((squad: SquadId) => void) | null>(null);

/** Lets the rows inside open a squad's details: its last season, its schedule and its byes. `ranking` is the draft's. */
export function SquadDetailsProvider({ ranking, children }: { ranking: readonly SquadId[]; children: ReactNode }) {
  const { league } = useRoomState();
  const [squad, setSquad] = useState<SquadId | null>(null);
  const open = useCallback((opened: SquadId) => setSquad(opened), []);
  return (
    <OpenSquad value={open}>
      {children}
      {squad !== null && <SquadDialog squad={squad} ranking={ranking} league={league} onClose={() => setSquad(null)} />}
    </OpenSquad>
  );
}

/** Opens a squad's details. Null without a provider above. */
export function useOpenSquad(): ((squad: SquadId) => void) | null {
  return useContext(OpenSquad);
}
