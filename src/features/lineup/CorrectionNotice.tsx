import { Notice } from '@/components';
import { senderName } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { startersOf, type Lineup } from '@/domain/lineup/lineup';
import { squadName, type SquadId } from '@/domain/football/squads';
import type { Transaction } from '@/domain/moves/ledger/transactions';

/** Tells a manager which commissioner changed their lineup, and why, until they change who starts themselves. */
export function CorrectionNotice({
  correction,
  league,
  lineup,
}: {
  correction: Transaction;
  league: League;
  lineup: Lineup;
}) {
  const { starts, sits } = correction.lineup ?? { starts: [], sits: [] };
  const starters = startersOf(lineup);
  if (!starts.every((squad) => starters.includes(squad)) || sits.some((squad) => starters.includes(squad))) return null;
  const said = [
    ...(starts.length > 0 ? [`${names(starts)} ${starts.length === 1 ? 'starts' : 'start'}`] : []),
    ...(sits.length > 0 ? [`${names(sits)} ${sits.length === 1 ? 'sits' : 'sit'}`] : []),
  ].join(', ');
  return (
    <Notice tone="warn" title={`${senderName(league, correction.by)} (commissioner) changed your lineup`}>
      {said}. <span dir="auto">Reason: “{correction.reason}”</span>
    </Notice>
  );
}

function names(squads: readonly SquadId[]): string {
  return squads.map(squadName).join(', ');
}
