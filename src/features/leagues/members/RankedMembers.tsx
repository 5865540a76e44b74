'use client';

import { useMemo } from 'react';
import { valueOr } from '@/domain/kernel/loadable';
import type { InSeasonProps } from '../season/InSeason';
import { recordsOf } from '../season/leagueOverview';
import { Members } from './Members';

/** The members of a league in season, with their records. */
export function RankedMembers({ league, season }: InSeasonProps) {
  const records = useMemo(() => recordsOf(valueOr(season, null)), [season]);
  return <Members league={league} records={records} />;
}
