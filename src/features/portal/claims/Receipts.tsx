'use client';

import { useMemo } from 'react';
import { Badge, Card, FailureState, SkeletonRows } from '@/components';
import { claimReceipts } from '@/domain/moves/claims/claimReceipts';
import type { Claim } from '@/domain/moves/claims/claims';
import type { TeamId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { valueOr } from '@/domain/kernel/loadable';
import type { Week } from '@/domain/football/weeks';
import { useClaimAwards, useMyClaims } from '@/providers/moves/useClaims';
import { useOnline } from '@/providers/kernel/useOnline';
import { formatClaim, formatOutcome } from './claimsView';

/** What became of the user's claims for a week whose claims were opened, or will be. Nothing if they made none. */
export function Receipts({
  league,
  ledger,
  week,
  closed,
  me,
  nameOf,
  className,
}: {
  league: League;
  ledger: Ledger;
  week: Week;
  /** Whether the week's first kickoff has come, after which nothing more is awarded. */
  closed: boolean;
  me: TeamId;
  nameOf: (manager: TeamId) => string;
  className?: string;
}) {
  const stored = useMyClaims(league.id, week.id, me);
  const claims = valueOr(stored, NONE);
  const awards = useClaimAwards(league.id, claims.length === 0 ? null : week.id);
  const known = valueOr(awards, null);
  const receipts = useMemo(
    () =>
      known === null
        ? null
        : claimReceipts({ claims, manager: me, awards: known, league, ledger, week: week.id, closed }),
    [claims, me, known, league, ledger, week.id, closed],
  );
  // While offline, the page's notice is enough.
  const online = useOnline();
  const failed = online ? [stored, awards].find((one) => one.state === 'failed') : undefined;
  if (claims.length === 0 && failed === undefined) return null;
  return (
    <Card
      flush
      title={`Your claims ${week.isCurrent ? 'this week' : `for week ${String(week.week)}`}`}
      {...(className === undefined ? {} : { className })}
    >
      {failed !== undefined ? (
        <FailureState title="Couldn’t load your claims" message={failed.message} safe="Everything you saved is safe." />
      ) : receipts === null ? (
        <SkeletonRows rows={claims.length} label="Loading the results of your claims" />
      ) : (
        <ol className="divide-y divide-line">
          {receipts.map((receipt, index) => {
            const { label, tone, text } = formatOutcome(receipt, nameOf);
            return (
              <li key={index} className="flex items-start gap-3 px-4 py-2.5 sm:px-5">
                <span className="mt-0.5 w-4 shrink-0 text-right text-sm text-ink-muted figures">{index + 1}</span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{formatClaim(receipt.claim)}</span>
                  <span dir="auto" className="block text-sm wrap-anywhere text-ink-muted">
                    {text}
                  </span>
                </span>
                <Badge tone={tone}>{label}</Badge>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}

const NONE: readonly Claim[] = [];
