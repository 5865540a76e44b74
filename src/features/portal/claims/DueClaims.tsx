'use client';

import { Card, FailureNotice } from '@/components';
import type { TeamId } from '@/domain/kernel/ids';
import { valueOr } from '@/domain/kernel/loadable';
import type { League } from '@/domain/league/types';
import type { Week } from '@/domain/football/weeks';
import { useMyClaims } from '@/providers/moves/useClaims';
import { formatClaim } from './claimsView';

/** The user's claims for a week that isn't open yet though its claims are closed. Nothing if they made none. */
export function DueClaims({ league, week, me }: { league: League; week: Week; me: TeamId }) {
  const stored = useMyClaims(league.id, week.id, me);
  const claims = valueOr(stored, []);
  if (claims.length === 0 && stored.state !== 'failed') return null;
  return (
    <Card title={`Your claims for week ${String(week.week)}`}>
      {stored.state === 'failed' && <FailureNotice>{stored.message}</FailureNotice>}
      <ol className="list-inside list-decimal">
        {claims.map((claim) => (
          <li key={claim.add}>{formatClaim(claim)}</li>
        ))}
      </ol>
    </Card>
  );
}
