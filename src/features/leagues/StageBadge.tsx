'use client';

import { Badge } from '@/components';
import { isDraftActive } from '@/domain/league/draftActive';
import type { League } from '@/domain/league/types';
import { valueOr } from '@/domain/kernel/loadable';
import { isSeasonOver } from '@/domain/football/weeks';
import { useSeason } from '@/providers/season/SeasonProvider';

/** Where a league is in its year, as a badge. */
export function StageBadge({ league }: { league: League }) {
  const over = useIsOver(league);
  if (isDraftActive(league)) return <Badge tone="live">Draft is live</Badge>;
  if (!league.draftComplete) return <Badge>Before the draft</Badge>;
  return over ? <Badge>Season over</Badge> : <Badge tone="good">In season</Badge>;
}

/** Whether all games of a league's season are over. */
export function useIsOver({ season }: League): boolean {
  return isSeasonOver(season, valueOr(useSeason().week, null));
}
