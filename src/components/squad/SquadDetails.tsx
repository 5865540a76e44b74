'use client';

import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import type { SquadId } from '@/domain/football/squads';
import { lazyDialog } from '../ui/overlays/lazyDialog';
import type { SquadDialogProps } from './SquadDialog';

// Most users never open one, so the rows around it don't wait for its code.
const SquadDialog = lazyDialog<SquadDialogProps>(
  () => import('./SquadDialog').then((module) => module.SquadDialog),
  'The squad’s details didn’t load',
);

const OpenSquad = createContext<((squad: SquadId) => void) | null>(null);

export interface SquadDetailsProviderProps extends Pick<SquadDialogProps, 'league' | 'ranking'> {
  /** Where the squad's page opens; on this page unless told. */
  page?: SquadDialogProps['page'];
  /** Called when details are opened, to load what `playedBy` needs. */
  onOpen?: () => void;
  /** What a squad scored this season, by week number. Without it, the details show last season by week. */
  playedBy?: (squad: SquadId) => NonNullable<SquadDialogProps['played']>;
  /** A squad's projection for the week that is shown; undefined in a bye week. */
  projectionOf?: (squad: SquadId) => SquadDialogProps['projection'];
  /** The buttons of a squad's details. `close` closes them. */
  actions?: (squad: SquadId, close: () => void) => ReactNode;
  children: ReactNode;
}

/** Lets the rows inside open a squad's details: its season so far or its last season, its schedule and its byes. */
export function SquadDetailsProvider({
  league,
  ranking,
  page = 'here',
  playedBy,
  projectionOf,
  actions,
  onOpen,
  children,
}: SquadDetailsProviderProps) {
  const [squad, setSquad] = useState<SquadId | null>(null);
  const open = useCallback(
    (opened: SquadId) => {
      onOpen?.();
      setSquad(opened);
    },
    [onOpen],
  );
  const close = useCallback(() => setSquad(null), []);
  return (
    <OpenSquad value={open}>
      {children}
      {squad !== null && (
        <SquadDialog
          squad={squad}
          league={league}
          ranking={ranking}
          page={page}
          played={playedBy?.(squad)}
          projection={projectionOf?.(squad)}
          actions={actions?.(squad, close)}
          onClose={close}
        />
      )}
    </OpenSquad>
  );
}

/** Opens a squad's details. Null without a provider above. */
export function useOpenSquad(): ((squad: SquadId) => void) | null {
  return useContext(OpenSquad);
}
