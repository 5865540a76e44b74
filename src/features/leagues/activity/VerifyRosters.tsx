'use client';

import { RosterReportNotice, Button, Card, Notice } from '@/components';
import type { TeamId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { useRosterCheck } from '@/providers/moves/useRosterCheck';

/**
 * Lets any member recompute every roster from the draft and the log, and says whether they are what the league shows.
 */
export function VerifyRosters({ league, nameOf }: { league: League; nameOf: (manager: TeamId) => string }) {
  const { report, busy, error, check } = useRosterCheck(league.id);
  return (
    <Card title="Roster check">
      <div className="grid gap-3">
        <p className="text-ink-muted">
          Your browser can rebuild every roster from the draft and all activity since, and compare it with what the
          league shows.
        </p>
        <Button busy={busy} onClick={() => void check()} className="justify-self-start">
          Verify rosters
        </Button>
        <div aria-live="polite" className="grid gap-2">
          {error !== null && <Notice tone="bad">{error.message}</Notice>}
          {report !== null && <RosterReportNotice report={report} nameOf={nameOf} />}
        </div>
      </div>
    </Card>
  );
}
