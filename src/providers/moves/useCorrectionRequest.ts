import { useMemo } from 'react';
import type { CorrectionRequest } from '@/data/moves/corrections';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { type LeagueSeason, type LeagueWeek } from '@/domain/season/leagueSeason';
import { teamName } from '@/domain/league/teamNames';
import { managersOf } from '@/domain/league/leagueSeats';
import { valueOr } from '@/domain/kernel/loadable';
import { useLedger } from '../league/LeagueProvider';
import { useSeason } from '../season/SeasonProvider';

/** What a correction by the commissioner `me` needs, and the season's current week. Null until it has loaded. */
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
