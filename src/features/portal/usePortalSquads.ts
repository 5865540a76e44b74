'use client';

import { useMemo } from 'react';
import type { LeagueSeason, LeagueWeek } from '@/domain/season/leagueSeason';
import { valueOr } from '@/domain/kernel/loadable';
import type { SquadId } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';
import { useComingWeek } from '@/providers/season/useLeagueSeason';
import { useLocks } from '@/providers/lineup/useLocks';
import { useSchedule } from '@/providers/season/useSchedule';
import { portalSquads, type PortalSquad } from './portalView';

/**
 * All squads as the portal shows them, by id: with the games and projections of `claimWeek` while claims for it can be
 * made, else of the current week. Null until the week and the schedule are known.
 */
export function usePortalSquads(
  season: LeagueSeason,
  present: Week | null,
  claimWeek: Week | null,
): Record<SquadId, PortalSquad> | null {
  const shown: LeagueWeek | null = season.weeks.find(({ week }) => week.id === (claimWeek ?? present)?.id) ?? null;
  const coming = useComingWeek(season, shown?.week ?? null, present);
  const locked = useLocks(shown?.week.kickoffs ?? null);
  const schedule = useSchedule(season.league.season);
  const games = schedule.state === 'loading' ? null : valueOr(schedule, NO_GAMES);
  return useMemo(
    () =>
      shown === null || games === null
        ? null
        : portalSquads({ season, week: shown.week, results: shown.results ?? coming, locked, games }),
    [season, shown, coming, locked, games],
  );
}

const NO_GAMES: readonly never[] = [];
