import { useMemo } from 'react';
import { recapOf, type ManagerRecap } from '@/domain/draft/review/recap';
import type { Draft } from '@/domain/draft/types';
import { LAST_SEASON } from '@/domain/football/seasons';
import { draftProjections } from '@/domain/projections/preseason';
import { DEFAULT_SCORING } from '@/domain/scoring/scoreSquad';
import { useRoomState } from '@/providers/draft/room';

/** Every manager's recap, by the same projections that were shown during the draft. */
export function useRecaps(draft: Draft): ManagerRecap[] {
  const { league } = useRoomState();
  return useMemo(
    () => recapOf(draft, draftProjections(league?.season ?? LAST_SEASON, league?.scoring ?? DEFAULT_SCORING)),
    [draft, league?.season, league?.scoring],
  );
}
