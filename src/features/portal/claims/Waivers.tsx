'use client';

import { clsx } from 'clsx';
import type { ClaimsHours } from '@/domain/moves/claims/claims';
import type { TeamId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import type { PortalHours } from '@/domain/moves/portal/nextPortalTimes';
import type { Week } from '@/domain/football/weeks';
import type { EditableClaims } from '@/providers/moves/useClaims';
import { ClaimList } from './ClaimList';
import { Receipts } from './Receipts';
import { WaiverOrder } from './WaiverOrder';

/**
 * A league's waivers: the user's claims while they can be made, else what became of this week's, and the waiver order.
 */
export function Waivers({
  league,
  ledger,
  week,
  hours,
  portal,
  edit,
  restOfSeason,
  me,
  nameOf,
  className,
}: {
  league: League;
  ledger: Ledger;
  /** The current week. */
  week: Week;
  hours: ClaimsHours | null;
  /** The portal's hours; null until they're known. */
  portal: PortalHours | null;
  edit: EditableClaims;
  /** What is projected; null once the season's last week has kicked off. */
  restOfSeason: RestOfSeason | null;
  me: TeamId;
  nameOf: (manager: TeamId) => string;
  className?: string;
}) {
  const due = portal?.due ?? null;
  const claimWeek = hours?.week ?? due;
  const state = portal?.state;
  return (
    <div className={clsx('grid grid-cols-1 gap-4', className)}>
      {claimWeek !== null && hours?.closesAt != null ? (
        <ClaimList
          league={league}
          ledger={ledger}
          me={me}
          edit={edit}
          restOfSeason={restOfSeason}
          closesAt={hours.closesAt}
        />
      ) : (
        (state === 'open' || state === 'closed') && (
          <Receipts
            league={league}
            ledger={ledger}
            week={due ?? week}
            closed={due === null && state === 'closed'}
            me={me}
            nameOf={nameOf}
          />
        )
      )}
      <WaiverOrder
        league={league}
        ledger={ledger}
        weekId={claimWeek?.id ?? week.id}
        me={me}
        claimless={edit.claims.state === 'ready' && edit.claims.value.length === 0}
        nameOf={nameOf}
      />
    </div>
  );
}
