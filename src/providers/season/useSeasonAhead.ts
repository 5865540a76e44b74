'use client';

import { useMemo } from 'react';
import { nextToKickOff, seasonAhead, type Ahead } from '@/domain/season/seasonAhead';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { useNow } from '@/hooks/useNow';
import { SERVER_CLOCK } from '../kernel/serverClock';

/** What the weeks of a season that haven't kicked off say about squads; null once the last one has. */
export function useSeasonAhead(season: LeagueSeason): Ahead | null {
  const next = nextToKickOff(season, useNow(SERVER_CLOCK, 60_000));
  return useMemo(() => (next === null ? null : seasonAhead(season, next)), [season, next]);
}
