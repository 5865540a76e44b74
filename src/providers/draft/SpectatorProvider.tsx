'use client';

import { useMemo, type ReactNode } from 'react';
import type { Draft } from '@/domain/draft/types';
import { ready } from '@/domain/loadable';
import { fail } from '@/domain/result';
import type { ManagerId } from '@/domain/houseTeams';
import { DEVICE_CLOCK } from '../useClock';
import { DraftContext, type DraftRoomState } from './room';

const nothing = () => undefined;
const LOOKING = fail('looking', 'You’re watching this board.');

/** A room of which nothing but the board may be seen: no one's seat, nothing to do. */
export function SpectatorProvider({
  draft,
  nameOf,
  children,
}: {
  draft: Draft;
  /** The same function while the names are the same. */
  nameOf: (manager: ManagerId) => string;
  children: ReactNode;
}) {
  const room = useMemo(
    (): DraftRoomState => ({
      leagueId: draft.leagueId,
      draft: ready(draft),
      league: null,
      me: '',
      live: true,
      queue: { squads: ready([]), saving: false, error: null, change: nothing },
      start: () => Promise.resolve(LOOKING),
      controls: null,
      seen: {},
      chat: null,
      nameOf,
      kindOf: () => null,
      clock: DEVICE_CLOCK,
      unsent: null,
      error: null,
      dismissError: nothing,
      refuse: nothing,
      pick: nothing,
      comeBack: () => Promise.resolve(),
    }),
    [draft, nameOf],
  );
  return <DraftContext value={room}>{children}</DraftContext>;
}
