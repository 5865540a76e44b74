'use client';

import Link from 'next/link';
import { Button, EmptyState, FailureState, NoRosters } from '@/components';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { isWeekFinal } from '@/domain/scoring/results';
import { lastWeekOf } from '@/domain/football/seasons';
import { useLedger } from '@/providers/league/LeagueProvider';
import { useLeagueSeason } from '@/providers/season/useLeagueSeason';
import { useSchedule } from '@/providers/season/useSchedule';
import { useMyTeam } from '@/providers/league/useMyTeam';
import { PortalSkeleton } from './PortalSkeleton';
import { OpenPortal } from './OpenPortal';

/** One league's portal, once its season is loaded. */
export function LeaguePortal({ league }: { league: League }) {
  const team = useMyTeam(league);
  const ledger = useLedger(league);
  const season = useLeagueSeason(league);
  // The rows need it, and its code loads with the season.
  useSchedule(league.season);
  const trouble = season.state === 'failed' ? season : ledger.state === 'failed' ? ledger : null;
  if (trouble !== null) {
    return (
      <FailureState title="Couldn’t load the portal" message={trouble.message} safe="Everything you saved is safe." />
    );
  }
  if (league.waivers === 'closed') {
    return (
      <EmptyState
        title="No transfer portal"
        action={
          <Button asChild>
            <Link href={`/roster?league=${league.id}`}>Your lineup</Link>
          </Button>
        }
      >
        In {isolated(league.name)}, squads can’t be added or dropped.
      </EmptyState>
    );
  }
  if (season.state === 'missing') return <NoRosters league={league} />;
  if (season.state !== 'ready' || ledger.state !== 'ready' || team === null) return <PortalSkeleton />;
  if (isOver(season.value)) {
    return (
      <EmptyState
        title="Season over"
        action={
          <Button asChild variant="primary">
            <Link href={`/matchups?league=${league.id}&view=standings`}>Final standings</Link>
          </Button>
        }
      >
        The Transfer Portal is closed for the season.
      </EmptyState>
    );
  }
  return <OpenPortal league={league} season={season.value} ledger={ledger.value} me={team} />;
}

/** Whether the league's last week is final. */
function isOver({ league, weeks }: LeagueSeason): boolean {
  return weeks.some(
    ({ week, results }) => week.week === lastWeekOf(league.season) && results !== null && isWeekFinal(results),
  );
}
