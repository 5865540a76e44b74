'use client';

import { useEffect, useState } from 'react';
import { deadline, GRACE_MS, mayPickAutomatically } from '@/domain/draft/clock/clock';
import { nextKeeper } from '@/domain/draft/keepers';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { isHouseTeam, type ManagerId } from '@/domain/league/houseTeams';
import type { SquadId } from '@/domain/football/squads';
import { watchTime, type Clock } from '@/hooks/useNow';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { useCommand } from '../shared/useCommand';

/** The state while the commissioner picks for another manager: which one, and how to pick. */
export interface PickingFor {
  manager: ManagerId;
  /** Whether the pick is being sent. */
  sending: boolean;
  pick: (squad: SquadId) => void;
}

/**
 * Lets the commissioner pick for the manager on the clock, once that clock has run out or while the manager is on
 * autopilot. `toggle` turns it on for one pick only. `candidate` is the manager for whom it could be turned on now, or
 * null.
 */
export function usePickingFor(draft: Draft): {
  pickingFor: PickingFor | null;
  candidate: ManagerId | null;
  toggle: () => void;
} {
  const { me, clock } = useRoomState();
  const { pickFor } = useRoomActions();
  const { busy, run } = useCommand();
  const due = useDue(draft, clock);
  const [on, setOn] = useState<number | null>(null);
  const pick = draft.picks.length;
  const now = onTheClock(draft);
  const absent = now !== null && now !== me && !isHouseTeam(now) && nextKeeper(draft, now) === null;
  const candidate = pickFor !== undefined && due && absent ? now : null;
  const pickingFor =
    pickFor !== undefined && candidate !== null && on === pick
      ? { manager: candidate, sending: busy, pick: (squad: SquadId) => void run(() => pickFor(squad)) }
      : null;
  return { pickingFor, candidate, toggle: () => setOn(on === pick ? null : pick) };
}

/**
 * Whether others may pick for the manager on the clock. A timer fires at the deadline, so that the room isn't rendered
 * every second.
 */
function useDue(draft: Draft, clock: Clock): boolean {
  const [seen, setSeen] = useState<Draft | null>(null);
  useEffect(() => {
    const end = deadline(draft, GRACE_MS);
    if (end === null) return;
    return watchTime(
      clock,
      (now) => (now > end ? Infinity : end),
      (now) => {
        if (now > end) setSeen(draft);
      },
    );
  }, [draft, clock]);
  return seen === draft || mayPickAutomatically(draft, clock.now());
}
