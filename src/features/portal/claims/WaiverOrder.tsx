'use client';

import { clsx } from 'clsx';
import { Badge, Card } from '@/components';
import type { TeamId, WeekId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { isAwarding, waiverPriority } from '@/domain/moves/claims/waivers';
import { formatPlace } from './claimsView';

/**
 * The league's managers by waiver priority. A manager who has made claims for the week is marked; during the awards,
 * one whose turn is still to come.
 */
export function WaiverOrder({
  league,
  ledger,
  weekId,
  me,
  claimless,
  nameOf,
  className,
}: {
  league: League;
  ledger: Ledger;
  /** The week of the claims. */
  weekId: WeekId | null;
  me: TeamId;
  /** The user has no claims any more, which the ledger doesn't tell: they keep their turn. */
  claimless: boolean;
  nameOf: (manager: TeamId) => string;
  className?: string;
}) {
  const priority = waiverPriority(ledger, league);
  const waiting = weekId !== null && isAwarding(ledger, weekId) ? (ledger.waivers?.turns ?? []) : [];
  const place = formatPlace(priority, me);
  return (
    <Card
      flush
      title="Waiver order"
      aside={place !== null && <span className="text-sm text-ink-muted">You’re {place}</span>}
      {...(className === undefined ? {} : { className })}
    >
      <ol className="divide-y divide-line">
        {priority.map((manager, index) => (
          <li
            key={manager}
            className={clsx('flex min-h-11 items-center gap-3 px-4 py-1 sm:px-5', manager === me && 'bg-sunken')}
          >
            <span className="w-5 shrink-0 text-right text-sm text-ink-muted figures">{index + 1}</span>
            <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
              {nameOf(manager)}
            </span>
            {waiting.includes(manager) && !(claimless && manager === me) && <Badge tone="info">Made claims</Badge>}
          </li>
        ))}
      </ol>
      <p className="border-t border-line px-4 py-2.5 text-sm text-ink-muted sm:px-5">
        The first manager in this order gets a squad that several claim, and moves to the end. The season began with the
        draft order in reverse.
      </p>
    </Card>
  );
}
