import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { askForUndo, startDraft, stepAway } from '@/data/draft/drafts';
import { serverClock } from '@/data/backend/serverClock';
import type { Draft } from '@/domain/draft/types';
import { runsDraft } from '@/domain/draft/draftCommissioners';
import type { League } from '@/domain/league/types';
import { fail, type Result } from '@/domain/kernel/result';
import type { CommissionerActions, HandOverAction, LeagueActions, SetupActions } from './room';

const NOT_LOADED = fail('not-loaded', 'The draft is still loading. Try again in a moment.');
const NOT_FETCHED = fail(
  'not-fetched',
  'You’re offline, so nothing was sent. Try again when you’re back online, or reload the page.',
);

const fetchCommands = () => import('@/data/draft/draftControls');
type Commands = Awaited<ReturnType<typeof fetchCommands>>;

/** Loads the commands' code and runs a command. Resolves to an error if the code can't be loaded. */
async function withCommands(command: (commands: Commands) => Promise<Result<void>>): Promise<Result<void>> {
  const commands = await fetchCommands().catch(() => null);
  return commands === null ? NOT_FETCHED : command(commands);
}

/**
 * The actions that the user has in a league's draft, as a member or as a commissioner; none until it's loaded. They
 * act on the draft that was rendered last, but stay the same functions.
 */
export function useLeagueActions(
  draft: Draft | null,
  league: League | null,
  me: string,
): Partial<LeagueActions & CommissionerActions & SetupActions & HandOverAction> {
  const member = draft?.members.includes(me) === true;
  const commissioner = member && runsDraft(draft, me);
  const head = member && draft.commissioner === me;
  const hasLeague = league !== null;
  const latest = useRef({ draft, league });
  useLayoutEffect(() => {
    latest.current = { draft, league };
  });
  useEffect(() => {
    // Before the first click, which loads them again if this fails, and says so if that fails, too.
    if (commissioner) fetchCommands().catch(() => undefined);
  }, [commissioner]);

  return useMemo(() => {
    const onDraft = async (command: (draft: Draft) => Promise<Result<void>>) =>
      latest.current.draft === null ? NOT_LOADED : command(latest.current.draft);
    const onLeague = async (command: (league: League, draft: Draft) => Promise<Result<void>>) =>
      onDraft(async (now) => (latest.current.league === null ? NOT_LOADED : command(latest.current.league, now)));
    const forMembers: LeagueActions = {
      stepAway: () => onDraft((now) => stepAway(now.leagueId, me)),
      askForUndo: (asks) => onDraft((now) => askForUndo(now, me, asks)),
      keep: (squads, limits) => onDraft((now) => withCommands(({ keepSquads }) => keepSquads(now, me, squads, limits))),
      resume: () => onDraft((now) => withCommands(({ resumeDraft }) => resumeDraft(now, me))),
    };
    const forCommissioner: CommissionerActions = {
      pause: () => onDraft((now) => withCommands(({ pauseDraft }) => pauseDraft(now, me))),
      undo: () => onDraft((now) => withCommands(({ undoPick }) => undoPick(now, me))),
      changeClock: (clock) => onDraft((now) => withCommands(({ changeClock }) => changeClock(now, me, clock))),
      share: () => onDraft((now) => withCommands(({ shareBoard }) => shareBoard(now, me))),
      unshare: () => onDraft((now) => withCommands(({ unshareBoard }) => unshareBoard(now.leagueId))),
    };
    const withLeague: SetupActions = {
      drawOrder: (withHouseTeams) =>
        onLeague((home, now) => withCommands(({ drawOrder }) => drawOrder(home, now, me, withHouseTeams))),
      setOrder: (choice) => onLeague((home, now) => withCommands(({ setOrder }) => setOrder(home, now, me, choice))),
      planDraft: (at) => onLeague((home) => withCommands(({ planDraft }) => planDraft(home, at, serverClock.now()))),
      start: () => onLeague((home, now) => startDraft(home, now)),
    };
    const forHead: HandOverAction = {
      handOver: (to) => onLeague((home, now) => withCommands(({ handOver }) => handOver(home, now, me, to))),
    };
    return {
      ...(member && forMembers),
      ...(commissioner && forCommissioner),
      ...(commissioner && hasLeague && withLeague),
      ...(head && hasLeague && forHead),
    };
  }, [me, member, commissioner, head, hasLeague]);
}
