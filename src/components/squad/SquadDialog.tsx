'use client';

import type { ReactNode } from 'react';
import { byeWeeks } from '@/domain/football/byes';
import type { Hundredths } from '@/domain/kernel/hundredths';
import type { League } from '@/domain/league/types';
import type { Loadable } from '@/domain/kernel/loadable';
import type { Projection } from '@/domain/projections/model';
import { DEFAULT_SCORING } from '@/domain/scoring/scoreSquad';
import { LAST_SEASON } from '@/domain/football/seasons';
import { schoolOf, squadName, type SquadId } from '@/domain/football/squads';
import { useSeasonWeeks } from '@/hooks/seasonWeeks';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/overlays/Dialog';
import { IntentLink } from '../ui/IntentLink';
import { lazyComponent } from '../ui/lazyComponent';
import { LoadError } from '../ui/LoadError';
import { FailureState, SkeletonRows } from '../ui/states';
import { VisuallyHidden } from '../ui/VisuallyHidden';

// It brings the tables of two seasons along.
const SquadSeason = lazyComponent(() => import('./SquadSeason').then((module) => module.SquadSeason), {
  waiting: () => <SkeletonRows rows={8} rowClass="h-9" label="Loading the season" />,
  failed: ({ retry }) => <LoadError as="panel" title="The season didn’t load" retry={retry} />,
});

export interface SquadDialogProps {
  squad: SquadId;
  /** Null in a practice draft. */
  league: Pick<League, 'id' | 'season' | 'scoring'> | null;
  /** The draft's ranking, in which the squad has a rank. */
  ranking?: readonly SquadId[] | undefined;
  /** What the squad scored this season, by week number; undefined before the season. */
  played?: Loadable<ReadonlyMap<number, Hundredths>> | undefined;
  /** The squad's projection for the week that is shown around the details. */
  projection?: { week: number; made: Projection } | undefined;
  /** Where the squad's page opens: `newTab` where leaving would cost something, null where it can't be opened. */
  page: 'here' | 'newTab' | null;
  actions?: ReactNode;
  onClose: () => void;
}

/**
 * A squad's details: its byes, this season or the last one, its schedule, its rank in a draft, and the way to its page.
 */
export function SquadDialog({ squad, league, ranking, played, projection, page, actions, onClose }: SquadDialogProps) {
  const season = league?.season ?? LAST_SEASON;
  const weeks = byeWeeks(season, schoolOf(squad), useSeasonWeeks(season));
  const byes =
    weeks.length === 0
      ? 'No bye'
      : weeks.length === 1
        ? `Bye: Week ${weeks.join()}`
        : `Byes: Weeks ${weeks.join(', ')}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={squadName(squad)}
      description={ranking === undefined ? byes : `No. ${String(ranking.indexOf(squad) + 1)} · ${byes}`}
      actions={
        (actions !== undefined || page !== null) && (
          <>
            {actions}
            {page !== null && (
              <Button asChild>
                <IntentLink
                  href={`/squad/${squad}${league === null ? '' : `?league=${league.id}`}`}
                  {...(page === 'newTab' ? { target: '_blank', rel: 'noreferrer' } : {})}
                >
                  Full squad page
                  {page === 'newTab' && <VisuallyHidden> in a new tab</VisuallyHidden>}
                </IntentLink>
              </Button>
            )}
          </>
        )
      }
      contentLabel="Season"
    >
      {played?.state === 'loading' ? (
        <SkeletonRows rows={8} rowClass="h-9" label="Loading the season so far" />
      ) : played?.state === 'failed' ? (
        <FailureState title="Couldn’t load the season so far" message={played.message} />
      ) : (
        <SquadSeason
          squad={squad}
          season={season}
          scoring={league?.scoring ?? DEFAULT_SCORING}
          played={played?.state === 'ready' ? played.value : undefined}
          projection={projection}
        />
      )}
    </Dialog>
  );
}
