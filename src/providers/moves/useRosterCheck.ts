import { useState } from 'react';
import type { RosterReport } from '@/domain/moves/ledger/verifyRosters';
import type { LeagueId } from '@/domain/kernel/ids';
import { useSubmit } from '@/hooks/useSubmit';

/** `check` recomputes every roster of a league from the draft and the log. `report`: what it found, null before. */
export function useRosterCheck(leagueId: LeagueId) {
  const [report, setReport] = useState<RosterReport | null>(null);
  const { busy, error, submit } = useSubmit('The rosters couldn’t be verified. Check your connection and try again.');
  const check = async () => {
    setReport(null);
    const done = await submit(async () => {
      const { verifyLeagueRosters } = await import('@/data/moves/verifyRosters');
      return verifyLeagueRosters(leagueId);
    });
    if (done.ok) setReport(done.value);
  };
  return { report, busy, error, check };
}
