'use client';

import { useMemo } from 'react';
import type { CorrectionRequest } from '@/data/corrections';
import type { Uid } from '@/domain/ids';
import type { League } from '@/domain/league';
import { type LeagueSeason, type LeagueWeek } from '@/domain/leagueSeason';
import { teamName } from '@/domain/teamNames';
import { managersOf } from '@/domain/leagueSeats';
import { valueOr } from '@/domain/loadable';
import { useLedger } from './LeagueProvider';
import { useSeason } from './SeasonProvider';

/** What a correction by the commissioner `me` needs, and the current week of the league's season. Null until it has loaded. */
export function useCorrectionRequest(
  league: League,
  season: LeagueSeason,
  me: Uid,
): { request: CorrectionRequest; row: LeagueWeek } | null {
  const ledger = valueOr(useLedger(league), null);
  const week = valueOr(useSeason().week, null);
  const names = useMemo(
    () => Object.fromEntries(managersOf(league).map((one) => [one, teamName(one, league)])),
    [league],
  );
  const row = season.weeks.find((one) => one.week.id === week?.id) ?? null;
  return ledger === null || row === null ? null : { request: { league, ledger, week: row.week, me, names }, row };
}
