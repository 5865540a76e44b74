'use client';

import { useMemo } from 'react';
import { cappedUnits } from '@/domain/draft/legalPicks';
import { nextKeeper } from '@/domain/draft/keepers';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { Unit } from '@/domain/football/squads';

const NONE: ReadonlyMap<Unit, string> = new Map();

/**
 * Whether the manager chooses a pick now: it's their turn, no keeper is due, and the draft isn't paused. During the
 * turn, `capped` has the capped positions with the reason for each.
 */
export function useTurn(draft: Draft, manager: ManagerId): { turn: boolean; capped: ReadonlyMap<Unit, string> } {
  const turn = onTheClock(draft) === manager && draft.pausedAt === null && nextKeeper(draft, manager) === null;
  const capped = useMemo(() => (turn ? cappedUnits(draft, manager) : NONE), [draft, manager, turn]);
  return { turn, capped };
}
