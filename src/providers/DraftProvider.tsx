'use client';

import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { startDraft, watchDraft, type DraftSight } from '@/data/drafts';
import { serverClock } from '@/data/serverClock';
import type { Draft } from '@/domain/draft/types';
import type { League } from '@/domain/league';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/loadable';
import { refuse, type Result } from '@/domain/result';
import { useAuth } from './AuthProvider';
import { useAutomaticPicks } from './draft/useAutomaticPicks';
import { useOnline } from './draft/useOnline';
import { usePick, type OwnPick } from './draft/usePick';
import { useQueue, type OwnQueue } from './draft/useQueue';
import { useSettlement } from './draft/useSettlement';
import { useLeagues } from './LeagueProvider';
import { useLoadable } from './useLoadable';

/** What the draft room knows and can do. */
export interface DraftRoomState extends OwnPick {
  leagueId: string;
  draft: Loadable<Draft>;
  /** The league of the draft, once it is known. */
  league: League | null;
  /** One's own uid; empty while nobody is signed in. */
  me: string;
  /** Whether what is shown is the present: the line to the server is up. */
  live: boolean;
  queue: OwnQueue;
  start: (withHouseTeams: boolean) => Promise<Result<void>>;
}

const DraftContext = createContext<DraftRoomState | null>(null);

/** One subscription to one draft, one's own queue, the commands of the room, and this client's part in keeping the clock honest. */
export function DraftProvider({ leagueId, children }: { leagueId: string; children: ReactNode }) {
  const { uid } = useAuth();
  const { leagues } = useLeagues();
  const me = uid ?? '';
  const online = useOnline();
  const sight = useLoadable<DraftSight>(uid === null ? null : `${leagueId} ${uid}`, (next) =>
    Promise.resolve(watchDraft(leagueId, (seen) => next(ready(seen)))),
  );
  const draft: Loadable<Draft> = sight.state === 'ready' ? sight.value.draft : LOADING;
  const live = online && sight.state === 'ready' && sight.value.live;
  const present = valueOr(draft, null);
  const league = valueOr(leagues, []).find(({ id }) => id === leagueId) ?? null;
  const queue = useQueue(leagueId, uid);
  const own = usePick(present, me);

  useEffect(() => {
    void serverClock.measure();
  }, []);
  useAutomaticPicks(present, me, live && own.unsent === null);
  useSettlement(present, league, me, live);

  const start = (withHouseTeams: boolean): Promise<Result<void>> =>
    present === null || league === null
      ? Promise.resolve(refuse('not-loaded', 'The league is still loading. Try again in a moment.'))
      : startDraft(league, present, withHouseTeams, Math.random);

  // Drawn again only when the draft, the queue or the line changes, never by a tick, so the value needs no memory of its own.
  return <DraftContext value={{ leagueId, draft, league, me, live, queue, start, ...own }}>{children}</DraftContext>;
}

/** The draft of the room that one is in. */
export function useDraft(): DraftRoomState {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error('useDraft needs a DraftProvider above it');
  return draft;
}
