'use client';

import { useEffect, useMemo } from 'react';
import { askForUndo, pickFor, stepAway } from '@/data/drafts';
import { serverClock } from '@/data/serverClock';
import type { QuietHours } from '@/domain/draft/quietHours';
import type { Draft, OrderWay } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/houseTeams';
import type { League } from '@/domain/league';
import { fail, type Result } from '@/domain/result';
import type { SquadId } from '@/domain/squads';

/** The commands of a league's draft beside one's own picks. Each answers whether it was done, or the sentence why not. */
export interface DraftControls {
  /** Whether one is the commissioner, whose commands these are; all but `resume` (after a long pause), `askForUndo` and `stepAway` are refused to others. */
  commissioner: boolean;
  /** Draws the order by the server's time. */
  drawLots: (withHouseTeams: boolean) => Promise<Result<void>>;
  /** Sets the order as it was drawn, as they joined, or by hand. */
  setOrder: (choice: { how: OrderWay; withHouseTeams: boolean; order?: ManagerId[] }) => Promise<Result<void>>;
  /** Sets the planned draft time, in milliseconds of the server's clock; null clears it. */
  plan: (at: number | null) => Promise<Result<void>>;
  pause: () => Promise<Result<void>>;
  resume: () => Promise<Result<void>>;
  undo: () => Promise<Result<void>>;
  /** Asks the commissioner to take back one's own pick, the last one, or asks no longer. */
  askForUndo: (asks: boolean) => Promise<Result<void>>;
  /** Picks for the manager on the clock, who is absent. */
  pickFor: (squad: SquadId) => Promise<Result<void>>;
  changeClock: (clock: { clockSeconds: number; quietHours: QuietHours | null }) => Promise<Result<void>>;
  handOver: (to: string) => Promise<Result<void>>;
  /** Shares the finished board with everyone who has the link, or takes it back. */
  share: () => Promise<Result<void>>;
  unshare: () => Promise<Result<void>>;
  /** Corrects the name of one's own team on the shared board. */
  nameSeat: (name: string) => Promise<Result<void>>;
  /** "Pick for me": one's own autopilot, until one comes back. */
  stepAway: () => Promise<Result<void>>;
}

const NOT_LOADED = fail('not-loaded', 'The draft is still loading. Try again in a moment.');
const NOT_FETCHED = fail(
  'not-fetched',
  'You’re offline, so nothing was sent. Try again when you’re back online, or reload the page.',
);

const fetchCommands = () => import('@/data/draftControls');
type Commands = Awaited<ReturnType<typeof fetchCommands>>;

/** Gives a command once the commands are here; refuses when they cannot be fetched. */
async function give(command: (commands: Commands) => Promise<Result<void>>): Promise<Result<void>> {
  const commands = await fetchCommands().catch(() => null);
  return commands === null ? NOT_FETCHED : command(commands);
}

/** The commands bound to the draft as it is watched. */
export function useControls(draft: Draft | null, league: League | null, me: string): DraftControls {
  const commissioner = draft !== null && draft.commissioner === me;
  useEffect(() => {
    // Ahead of the first press. If it fails, the press fetches them again, and says so if it cannot either.
    if (commissioner) fetchCommands().catch(() => undefined);
  }, [commissioner]);

  return useMemo(() => {
    const on = (command: (draft: Draft, commands: Commands) => Promise<Result<void>>) => () =>
      draft === null ? Promise.resolve(NOT_LOADED) : give((commands) => command(draft, commands));
    const inLeague = (command: (league: League, draft: Draft, commands: Commands) => Promise<Result<void>>) =>
      draft === null || league === null
        ? Promise.resolve(NOT_LOADED)
        : give((commands) => command(league, draft, commands));
    return {
      commissioner,
      drawLots: (withHouseTeams) => inLeague((home, now, { drawOrder }) => drawOrder(home, now, me, withHouseTeams)),
      setOrder: (choice) => inLeague((home, now, { setOrder }) => setOrder(home, now, me, choice)),
      plan: (at) =>
        league === null
          ? Promise.resolve(NOT_LOADED)
          : give(({ planDraft }) => planDraft(league, at, serverClock.now())),
      pause: on((now, { pauseDraft }) => pauseDraft(now, me)),
      resume: on((now, { resumeDraft }) => resumeDraft(now, me)),
      undo: on((now, { undoPick }) => undoPick(now, me)),
      askForUndo: (asks) => (draft === null ? Promise.resolve(NOT_LOADED) : askForUndo(draft, me, asks)),
      pickFor: (squad) => (draft === null ? Promise.resolve(NOT_LOADED) : pickFor(draft, me, squad)),
      changeClock: (clock) => on((now, { changeClock }) => changeClock(now, me, clock))(),
      handOver: (to) => inLeague((home, now, { handOver }) => handOver(home, now, me, to)),
      share: on((now, { shareBoard }) => shareBoard(now, me)),
      unshare: on((now, { unshareBoard }) => unshareBoard(now.leagueId)),
      nameSeat: (name) => on((now, { nameOwnSeat }) => nameOwnSeat(now, me, name))(),
      stepAway: () => (draft === null ? Promise.resolve(NOT_LOADED) : stepAway(draft.leagueId, me)),
    };
  }, [commissioner, draft, league, me]);
}
