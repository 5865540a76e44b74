'use client';

import { useEffect, useState } from 'react';
import { deadline, GRACE_MS, mayPickAutomatically } from '@/domain/draft/clock';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { isHouseTeam, type ManagerId } from '@/domain/houseTeams';
import type { SquadId } from '@/domain/squads';
import { useDraft } from '@/providers/draft/room';
import type { Clock } from '@/providers/useClock';

/** A commissioner who picks for a manager whose time is up: for whom, and how. */
export interface PickingFor {
  manager: ManagerId;
  /** The pick is on its way. */
  sending: boolean;
  pick: (squad: SquadId) => void;
}

/**
 * The commissioner's picking for the manager on the clock, once that clock has run out or while the manager is on autopilot. It is switched on for
 * one pick and ends with it. `candidate` is for whom it could be switched on now.
 */
export function usePickingFor(draft: Draft): {
  pickingFor: PickingFor | null;
  candidate: ManagerId | null;
  toggle: () => void;
} {
  const { me, controls, clock, refuse } = useDraft();
  const due = useDue(draft, clock);
  const [on, setOn] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  const pick = draft.picks.length;
  const now = onTheClock(draft);
  const may = controls !== null && draft.commissioner === me && due;
  const candidate = may && now !== null && now !== me && !isHouseTeam(now) ? now : null;

  const send = async (squad: SquadId) => {
    setSending(true);
    const picked = await controls?.pickFor(squad);
    setSending(false);
    if (picked !== undefined && !picked.ok) refuse(picked.error.message);
  };
  const pickingFor =
    candidate !== null && on === pick
      ? { manager: candidate, sending, pick: (squad: SquadId) => void send(squad) }
      : null;
  return { pickingFor, candidate, toggle: () => setOn(on === pick ? null : pick) };
}

/** Whether another person may pick for the manager on the clock. A timer at the deadline tells, so that the room is not drawn again every second. */
function useDue(draft: Draft, clock: Clock): boolean {
  const [seen, setSeen] = useState<Draft | null>(null);
  useEffect(() => {
    const end = deadline(draft, GRACE_MS);
    if (end === null) return;
    const timer = setTimeout(() => setSeen(draft), Math.max(0, end - clock.now()) + 50);
    return () => clearTimeout(timer);
  }, [draft, clock]);
  return seen === draft || mayPickAutomatically(draft, clock.now());
}
