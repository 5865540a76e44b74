'use client';

import type { ReactNode } from 'react';
import { byeWeeks, formatByes } from '@/domain/byes';
import type { Hundredths } from '@/domain/hundredths';
import type { League } from '@/domain/league';
import { DEFAULT_SCORING } from '@/domain/scoring';
import { schoolOf, squadName, type SquadId } from '@/domain/squads';
import { Dialog } from '../ui/Dialog';
import { lazyComponent } from '../ui/lazyComponent';
import { LoadError } from '../ui/LoadError';
import { SkeletonRows } from '../ui/states';

// It brings the tables of two seasons along.
const SquadSeason = lazyComponent(() => import('./SquadSeason').then((module) => module.SquadSeason), {
  waiting: () => <SkeletonRows rows={8} rowClass="h-9" label="Loading the season" />,
  failed: ({ retry }) => <LoadError as="panel" title="The season didn’t load" retry={retry} />,
});

export interface SquadDialogProps {
  squad: SquadId;
  /** Null in a practice draft. */
  league: Pick<League, 'season' | 'scoring'> | null;
  /** The draft's ranking, in which the squad has a rank. */
  ranking?: readonly SquadId[] | undefined;
  /** What the squad scored this season, by week number; undefined before the season. */
  played?: ReadonlyMap<number, Hundredths> | undefined;
  actions?: ReactNode;
  onClose: () => void;
}

/** A squad's details: its byes, this season or the last one, its schedule, and its rank in a draft. */
export function SquadDialog({ squad, league, ranking, played, actions, onClose }: SquadDialogProps) {
  const season = league?.season ?? 2025;
  const byes = formatByes(byeWeeks(season, schoolOf(squad)));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={squadName(squad)}
      description={
        ranking === undefined
          ? byes.charAt(0).toUpperCase() + byes.slice(1)
          : `Ranked ${String(ranking.indexOf(squad) + 1)}, ${byes}`
      }
      actions={actions}
      contentLabel="Season"
    >
      <SquadSeason squad={squad} season={season} scoring={league?.scoring ?? DEFAULT_SCORING} played={played} />
    </Dialog>
  );
}
