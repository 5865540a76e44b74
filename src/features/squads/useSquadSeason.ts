'use client';

import { useMemo } from 'react';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import { projectionsFor } from '@/domain/projections/inSeason';
import type { WeekProjections } from '@/domain/projections/model';
import type { WeekResults } from '@/domain/scoring/results';
import { DEFAULT_SCORING, type Scoring } from '@/domain/scoring/scoreSquad';
import { seasonLines, type SeasonLine } from '@/domain/scoring/squadLog';
import { LAST_SEASON } from '@/domain/football/seasons';
import type { SquadId } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';
import { usePageLeague } from '@/providers/league/usePageLeague';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useSeasonResults } from '@/providers/season/useSeasonResults';

/**
 * The season that the pages of squads show: its published weeks, by the selected league's scoring, or by the default
 * without a league.
 */
export interface SquadSeasonView {
  season: number;
  /** The current week; null for the fallback week, which has no season. */
  present: Week | null;
  scoring: Scoring;
  results: Loadable<readonly WeekResults[]>;
  lines: Readonly<Record<SquadId, SeasonLine>> | null;
  /** The projections of the current week, or of the first one before the season. */
  projected: WeekProjections;
}

/** The season that the pages of squads show. */
export function useSquadSeason(): SquadSeasonView {
  const { selected } = usePageLeague();
  const week = valueOr(useSeason().week, null);
  const present = week?.season == null ? null : week;
  const results = useSeasonResults();
  const season = present?.season ?? selected?.season ?? LAST_SEASON;
  const { reception, custom } = selected?.scoring ?? DEFAULT_SCORING;
  const scoring = useMemo((): Scoring => ({ reception, custom }), [reception, custom]);
  const lines = useMemo(
    () => (results.state === 'ready' ? seasonLines(results.value, scoring) : null),
    [results, scoring],
  );
  const published = valueOr(results, NO_RESULTS);
  const projected = useMemo(
    () => projectionsFor({ league: { season, scoring }, played: published }, present?.week ?? 1),
    [season, scoring, published, present],
  );
  return { season, present, scoring, results, lines, projected };
}

const NO_RESULTS: readonly never[] = [];
