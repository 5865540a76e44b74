'use client';

import { useMemo } from 'react';
import { shareBoard, unshareBoard } from '@/data/draftBoards';
import { changeClock, drawOrder, handOver, pauseDraft, resumeDraft, undoPick } from '@/data/draftCommands';
import { pickFor, stepAway } from '@/data/drafts';
import { planDraft } from '@/data/leagues';
import { serverClock } from '@/data/serverClock';
import type { Night } from '@/domain/draft/night';
import type { Draft, OrderWay } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/houseTeams';
import type { League } from '@/domain/league';
import { refuse, type Result } from '@/domain/result';
import type { SquadId } from '@/domain/squads';

/** The commands of a league's draft beside one's own picks. Each answers whether it was done, or the sentence why not. */
export interface DraftControls {
  /** Whether one is the commissioner, whose commands these are; all but `resume` (after a long pause) and `stepAway` are refused to others. */
  commissioner: boolean;
  drawOrder: (choice: { how: OrderWay; withHouseTeams: boolean; order?: ManagerId[] }) => Promise<Result<void>>;
  /** Says when the draft is meant to begin, in milliseconds of the server's clock; null takes it back. */
  plan: (at: number | null) => Promise<Result<void>>;
  pause: () => Promise<Result<void>>;
  resume: () => Promise<Result<void>>;
  undo: () => Promise<Result<void>>;
  /** Picks for the manager on the clock, who is absent. */
  pickFor: (squad: SquadId) => Promise<Result<void>>;
  changeClock: (clock: { clockSeconds: number; night: Night | null }) => Promise<Result<void>>;
  handOver: (to: string) => Promise<Result<void>>;
  /** Shares the finished board with everybody who has the link, or takes it back. */
  share: () => Promise<Result<void>>;
  unshare: () => Promise<Result<void>>;
  /** "Pick for me": one's own autopilot, until one comes back. */
  stepAway: () => Promise<Result<void>>;
}

const NOT_LOADED = refuse('not-loaded', 'The draft is still loading. Try again in a moment.');

/** The commands bound to the draft as it is watched. */
export function useControls(
  draft: Draft | null,
  league: League | null,
  me: string,
  nameOf: (manager: ManagerId) => string,
): DraftControls {
  return useMemo(() => {
    const on = (command: (draft: Draft) => Promise<Result<void>>) => () =>
      draft === null ? Promise.resolve(NOT_LOADED) : command(draft);
    const inLeague = (command: (league: League, draft: Draft) => Promise<Result<void>>) =>
      draft === null || league === null ? Promise.resolve(NOT_LOADED) : command(league, draft);
    return {
      commissioner: draft !== null && draft.commissioner === me,
      drawOrder: (choice) => inLeague((home, now) => drawOrder(home, now, me, choice, Math.random)),
      plan: (at) => (league === null ? Promise.resolve(NOT_LOADED) : planDraft(league, at, serverClock.now())),
      pause: on((now) => pauseDraft(now, me)),
      resume: on((now) => resumeDraft(now, me)),
      undo: on((now) => undoPick(now, me)),
      pickFor: (squad) => on((now) => pickFor(now, me, squad))(),
      changeClock: (clock) => on((now) => changeClock(now, me, clock))(),
      handOver: (to) => inLeague((home, now) => handOver(home, now, me, to)),
      share: on((now) => shareBoard(now, me, nameOf)),
      unshare: on((now) => unshareBoard(now.leagueId)),
      stepAway: on((now) => stepAway(now.leagueId, me)),
    };
  }, [draft, league, me, nameOf]);
}
