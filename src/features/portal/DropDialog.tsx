'use client';

import { notify } from '@/components';
import type { League } from '@/domain/league/types';
import type { Lineup } from '@/domain/lineup/lineup';
import { previewedLineup } from '@/domain/season/lineups/lineupOrigin';
import { valueOr } from '@/domain/kernel/loadable';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import type { SquadId } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';
import { useMyTeam } from '@/providers/league/useMyTeam';
import { useLedger } from '@/providers/league/LeagueProvider';
import { useOnline } from '@/providers/kernel/useOnline';
import { usePortalHours } from '@/providers/moves/usePortalHours';
import { useRestOfSeason } from '@/providers/season/useRestOfSeason';
import { MoveDialog } from './MoveDialog';

const NO_NAMES = {};

/** Confirms the drop of a squad from the user's roster in a league. */
export function DropDialog({
  league,
  week,
  lineup,
  season,
  squad,
  onClose,
}: {
  league: League;
  /** The current week. */
  week: Week;
  lineup: Lineup;
  season: LeagueSeason;
  squad: SquadId;
  onClose: () => void;
}) {
  const team = useMyTeam(league);
  const ledger = valueOr(useLedger(league), null);
  const hours = usePortalHours(league);
  const online = useOnline();
  const restOfSeason = useRestOfSeason(season);
  if (team === null || ledger === null) return null;
  return (
    <MoveDialog
      request={{ league, ledger, week, manager: team, names: NO_NAMES }}
      lineup={lineup}
      unset={previewedLineup(season, team, week).unset}
      restOfSeason={restOfSeason}
      move={{ add: null, drop: squad }}
      ready={online && hours?.state === 'open'}
      onClose={onClose}
      onDone={(said) => {
        notify.success(said);
        onClose();
      }}
    />
  );
}
