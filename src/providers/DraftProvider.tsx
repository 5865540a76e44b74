'use client';

import { useCallback, useEffect, type ReactNode } from 'react';
import { startDraft, watchDraft, type DraftSnapshot } from '@/data/drafts';
import { serverClock } from '@/data/serverClock';
import type { Draft } from '@/domain/draft/types';
import { houseTeamName, isHouseTeam, type ManagerId } from '@/domain/houseTeams';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/loadable';
import { fail, type Result } from '@/domain/result';
import { useAuth } from './AuthProvider';
import { useAutomaticPicks } from './draft/useAutomaticPicks';
import { useOnline } from './useOnline';
import { DraftContext } from './draft/room';
import { useChat } from './draft/useChat';
import { useDrawnOrder } from './draft/useDrawnOrder';
import { useControls } from './draft/useControls';
import { usePick } from './draft/usePick';
import { usePresence } from './draft/usePresence';
import { useQueue } from './draft/useQueue';
import { useSettlement } from './draft/useSettlement';
import { useLeagues } from './LeagueProvider';
import { useLoadable } from './useLoadable';
import { SERVER_CLOCK } from './useServerNow';

const kindOf = (manager: ManagerId) => (isHouseTeam(manager) ? 'House team' : null);

/** One subscription to one draft, one's own queue, the commands of the room, and this client's part in keeping the clock honest. */
export function DraftProvider({ leagueId, children }: { leagueId: string; children: ReactNode }) {
  const { uid } = useAuth();
  const { leagues } = useLeagues();
  const me = uid ?? '';
  const online = useOnline();
  const sight = useLoadable<DraftSnapshot>(uid === null ? null : `${leagueId} ${uid}`, (next) =>
    Promise.resolve(watchDraft(leagueId, (seen) => next(ready(seen)))),
  );
  const draft: Loadable<Draft> = sight.state === 'ready' ? sight.value.draft : LOADING;
  const live = online && sight.state === 'ready' && sight.value.live;
  const present = valueOr(draft, null);
  const league = valueOr(leagues, []).find(({ id }) => id === leagueId) ?? null;
  const queue = useQueue(leagueId, uid, live);
  const own = usePick(present, me);

  useEffect(() => {
    void serverClock.measure();
  }, []);
  useAutomaticPicks(present, me, live && own.unsent === null);
  useSettlement(present, league, me, live);
  useDrawnOrder(present, me, live);

  const start = (): Promise<Result<void>> =>
    present === null || league === null
      ? Promise.resolve(fail('not-loaded', 'The league is still loading. Try again in a moment.'))
      : startDraft(league, present);

  const people = league?.userInfo;
  const nameOf = useCallback(
    (manager: ManagerId) => {
      if (isHouseTeam(manager)) return houseTeamName(manager);
      return people?.[manager]?.displayName || people?.[manager]?.username || 'Manager';
    },
    [people],
  );

  const controls = useControls(present, league, me);
  const seen = usePresence(present, me, live);
  const chat = useChat(league, leagueId, me);

  // Drawn again only when the draft, the queue or the line changes, never by a tick, so the value needs no memory.
  const room = {
    leagueId,
    draft,
    league,
    me,
    live,
    queue,
    start,
    controls,
    seen,
    chat,
    nameOf,
    kindOf,
    clock: SERVER_CLOCK,
    ...own,
  };
  return <DraftContext value={room}>{children}</DraftContext>;
}
