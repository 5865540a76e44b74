import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { watchDraft, type DraftSnapshot } from '@/data/draft/watchDraft';
import { serverClock } from '@/data/backend/serverClock';
import type { Draft } from '@/domain/draft/types';
import { houseTeamName, isHouseTeam, type ManagerId } from '@/domain/league/houseTeams';
import type { LeagueId } from '@/domain/kernel/ids';
import { personName } from '@/domain/league/teamNames';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { useAuth } from '../account/AuthProvider';
import { draftTasks } from './draftTasks';
import { RoomProvider, type RoomActions, type RoomState } from './room';
import { useChat, useChatActions } from './useChat';
import { useLeagueActions } from './useLeagueActions';
import { usePick } from './usePick';
import { usePresence } from './usePresence';
import { useQueue } from './useQueue';
import { useLeagues } from '../league/LeagueProvider';
import { useLoadable } from '@/hooks/useLoadable';
import { useDriver } from '../kernel/useDriver';
import { useOnline } from '../kernel/useOnline';
import { SERVER_CLOCK } from '../kernel/serverClock';

const kindOf = (manager: ManagerId) => (isHouseTeam(manager) ? 'House team' : null);

/**
 * The draft room of a league: the draft, the signed-in manager's queue, the room's actions, and this client's part in
 * automatic picks. Members get a manager's actions, and a commissioner's if they are one; administrators only watch.
 */
export function DraftProvider({ leagueId, children }: { leagueId: LeagueId; children: ReactNode }) {
  const { uid } = useAuth();
  const { leagues } = useLeagues();
  const me = uid ?? '';
  const online = useOnline();
  const snapshot = useLoadable<DraftSnapshot>('draft room', uid === null ? null : `${leagueId} ${uid}`, (next) =>
    Promise.resolve(watchDraft(leagueId, (seen) => next(ready(seen)))),
  );
  const league = valueOr(leagues, []).find(({ id }) => id === leagueId) ?? null;
  const coCommissioner = league?.coCommissioner ?? null;
  const stored: Loadable<Draft> = snapshot.state === 'ready' ? snapshot.value.draft : LOADING;
  const alone = valueOr(stored, null);
  // The same object while neither changes, so that nothing rerenders or restarts its timer.
  const present = useMemo(() => alone && { ...alone, coCommissioner }, [alone, coCommissioner]);
  const draft = useMemo(() => (present === null ? stored : ready(present)), [present, stored]);
  const live = online && snapshot.state === 'ready' && snapshot.value.live;
  const member = present?.members.includes(me) === true;
  const { state: queue, changeQueue } = useQueue(leagueId, uid, live);
  const { unsent, error, actions: ownActions } = usePick(present, me);

  useEffect(() => {
    void serverClock.measure();
  }, []);
  const [made] = useState(() => new Set<number>());
  const driving = live && unsent === null;
  const tasks = useMemo(
    () => (present === null || !driving ? [] : draftTasks(present, league, me, made)),
    [present, league, me, driving, made],
  );
  useDriver(tasks);

  const nameOf = useCallback(
    (manager: ManagerId) => {
      if (isHouseTeam(manager)) return houseTeamName(manager);
      return league === null ? 'Manager' : personName(manager, league);
    },
    [league],
  );

  const seen = usePresence(present, me, live);
  const chat = useChat(leagueId, me, member);
  const leagueActions = useLeagueActions(present, league, me);
  const chatActions = useChatActions(league, me);

  const state = useMemo(
    (): RoomState => ({
      leagueId,
      league,
      me,
      live,
      queue: member ? queue : null,
      seen,
      chat: member ? chat : null,
      nameOf,
      kindOf,
      clock: SERVER_CLOCK,
      unsent,
      error,
    }),
    [leagueId, league, me, live, member, queue, seen, chat, nameOf, unsent, error],
  );
  const actions = useMemo(
    (): RoomActions => (member ? { ...ownActions, changeQueue, ...leagueActions, ...chatActions } : {}),
    [member, ownActions, changeQueue, leagueActions, chatActions],
  );
  return (
    <RoomProvider draft={draft} state={state} actions={actions}>
      {children}
    </RoomProvider>
  );
}
