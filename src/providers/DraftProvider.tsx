'use client';

import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { comeBack, pick as sendPick, startDraft, watchDraft, type DraftSight } from '@/data/drafts';
import { serverClock } from '@/data/serverClock';
import type { Draft } from '@/domain/draft/types';
import type { League } from '@/domain/league';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/loadable';
import { refuse, type Result } from '@/domain/result';
import type { SquadId } from '@/domain/squads';
import { useAuth } from './AuthProvider';
import { useAutomaticPicks } from './draft/useAutomaticPicks';
import { useOnline } from './draft/useOnline';
import { useQueue, type OwnQueue } from './draft/useQueue';
import { useSettlement } from './draft/useSettlement';
import { useLeagues } from './LeagueProvider';
import { useLoadable } from './useLoadable';

/** What the draft room knows and can do. */
export interface DraftRoomState {
  leagueId: string;
  draft: Loadable<Draft>;
  /** The league of the draft, once it is known. */
  league: League | null;
  /** One's own uid; empty while nobody is signed in. */
  me: string;
  /** Whether what is shown is the present: the line to the server is up. */
  live: boolean;
  /** The squad of a pick that is on its way and not confirmed. */
  unsent: SquadId | null;
  /** Why the last pick or command was refused, until it is dismissed. */
  refusal: string | null;
  dismissRefusal: () => void;
  queue: OwnQueue;
  pick: (squad: SquadId) => void;
  comeBack: () => Promise<void>;
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
  const [sent, setSent] = useState<SquadId | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const unsent = sent !== null && present?.picks.includes(sent) !== true ? sent : null;

  useEffect(() => {
    void serverClock.measure();
  }, []);
  useAutomaticPicks(present, me, live && unsent === null);
  useSettlement(present, league, me, live);

  const pick = useCallback(
    (squad: SquadId) => {
      if (present === null || unsent !== null) return;
      setSent(squad);
      setRefusal(null);
      sendPick(present, me, squad).then(
        (picked) => {
          setSent(null);
          if (!picked.ok) setRefusal(picked.refusal.message);
        },
        () => {
          setSent(null);
          setRefusal('The pick could not be sent. Look at the board, then try again.');
        },
      );
    },
    [present, unsent, me],
  );

  const back = useCallback(async () => {
    if (present === null) return;
    const done = await comeBack(present, me);
    setRefusal(done.ok ? null : done.refusal.message);
  }, [present, me]);

  const start = useCallback(
    (withHouseTeams: boolean): Promise<Result<void>> =>
      present === null || league === null
        ? Promise.resolve(refuse('not-loaded', 'The league is still loading. Try again in a moment.'))
        : startDraft(league, present, withHouseTeams, Math.random),
    [present, league],
  );

  const dismissRefusal = useCallback(() => setRefusal(null), []);

  const value = useMemo(
    (): DraftRoomState => ({
      leagueId,
      draft,
      league,
      me,
      live,
      unsent,
      refusal,
      dismissRefusal,
      queue,
      pick,
      comeBack: back,
      start,
    }),
    [leagueId, draft, league, me, live, unsent, refusal, dismissRefusal, queue, pick, back, start],
  );
  return <DraftContext value={value}>{children}</DraftContext>;
}

/** The draft of the room that one is in. */
export function useDraft(): DraftRoomState {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error('useDraft needs a DraftProvider above it');
  return draft;
}
