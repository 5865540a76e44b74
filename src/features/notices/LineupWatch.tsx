'use client';

import { useEffect } from 'react';
import type { League } from '@/domain/league/types';
import type { Notice } from '@/domain/notices/notice';
import { useLineupNotices } from '@/providers/notices/useLineupNotices';

export interface LineupWatchProps {
  leagues: readonly League[];
  onGaps: (gaps: readonly Notice[]) => void;
}

/**
 * Looks for gaps in the lineups of these leagues, in the hour before a kickoff. It's mounted only then, because it
 * reads the leagues' seasons.
 */
export function LineupWatch({ leagues, onGaps }: LineupWatchProps) {
  const gaps = useLineupNotices(leagues);
  useEffect(() => {
    onGaps(gaps);
  }, [gaps, onGaps]);
  useEffect(() => () => onGaps([]), [onGaps]);
  return null;
}
