import { useMemo, type ReactNode } from 'react';
import type { Draft } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/league/houseTeams';
import { ready } from '@/domain/kernel/loadable';
import { DEVICE_CLOCK } from '@/hooks/useNow';
import { RoomProvider, type RoomActions, type RoomState } from './room';

const NO_ACTIONS: RoomActions = {};

/** The draft room for a spectator: the board and its managers' names, without actions. `nameOf` must be memoized. */
export function SpectatorProvider({
  draft,
  nameOf,
  children,
}: {
  draft: Draft;
  nameOf: (manager: ManagerId) => string;
  children: ReactNode;
}) {
  const loaded = useMemo(() => ready(draft), [draft]);
  const state = useMemo(
    (): RoomState => ({
      leagueId: draft.leagueId,
      league: null,
      me: '',
      live: true,
      queue: null,
      seen: null,
      chat: null,
      nameOf,
      kindOf: () => null,
      clock: DEVICE_CLOCK,
      unsent: null,
      error: null,
    }),
    [draft.leagueId, nameOf],
  );
  return (
    <RoomProvider draft={loaded} state={state} actions={NO_ACTIONS}>
      {children}
    </RoomProvider>
  );
}
