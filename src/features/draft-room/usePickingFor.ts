'use client';

import { useState } from 'react';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { isHouseTeam, type ManagerId } from '@/domain/houseTeams';
import type { SquadId } from '@/domain/squads';
import { useDraft } from '@/providers/draft/room';

/** A commissioner who picks for an absent manager: for whom, and how. */
export interface PickingFor {
  manager: ManagerId;
  /** The pick is on its way. */
  sending: boolean;
  pick: (squad: SquadId) => void;
}

/**
 * The commissioner's picking for whoever is on the clock. It is switched on for one pick, and ends with it: nobody picks for two by mistake.
 * `candidate` is for whom it could be switched on now.
 */
export function usePickingFor(draft: Draft): {
  pickingFor: PickingFor | null;
  candidate: ManagerId | null;
  toggle: () => void;
} {
  const { me, controls, refuse } = useDraft();
  const [on, setOn] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  const pick = draft.picks.length;
  const now = onTheClock(draft);
  const may = controls !== null && draft.commissioner === me && draft.pausedAt === null;
  const candidate = may && now !== null && now !== me && !isHouseTeam(now) ? now : null;

  const send = async (squad: SquadId) => {
    setSending(true);
    const picked = await controls?.pickFor(squad);
    setSending(false);
    if (picked !== undefined && !picked.ok) refuse(picked.refusal.message);
  };
  const pickingFor =
    candidate !== null && on === pick
      ? { manager: candidate, sending, pick: (squad: SquadId) => void send(squad) }
      : null;
  return { pickingFor, candidate, toggle: () => setOn(on === pick ? null : pick) };
}
