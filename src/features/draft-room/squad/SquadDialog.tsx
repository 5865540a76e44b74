'use client';

import { Dialog, LoadError, SkeletonRows, lazyComponent } from '@/components';
import { byeWeeks, formatByes } from '@/domain/byes';
import type { League } from '@/domain/league';
import { DEFAULT_SCORING } from '@/domain/scoring';
import { schoolOf, squadName, type SquadId } from '@/domain/squads';

// It brings the tables of two seasons along.
const SquadSeason = lazyComponent(() => import('./SquadSeason').then((module) => module.SquadSeason), {
  waiting: () => <SkeletonRows rows={8} rowClass="h-9" label="Loading the season" />,
  failed: ({ retry }) => <LoadError as="panel" title="The season didn’t load" retry={retry} />,
});

/** A squad's details: its rank and byes, its last season and its schedule. */
export function SquadDialog({
  squad,
  ranking,
  league,
  onClose,
}: {
  squad: SquadId;
  ranking: readonly SquadId[];
  /** Null in a practice draft. */
  league: League | null;
  onClose: () => void;
}) {
  const season = league?.season ?? 2025;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={squadName(squad)}
      description={`Ranked ${String(ranking.indexOf(squad) + 1)}, ${formatByes(byeWeeks(season, schoolOf(squad)))}`}
    >
      <SquadSeason squad={squad} season={season} scoring={league?.scoring ?? DEFAULT_SCORING} />
    </Dialog>
  );
}
