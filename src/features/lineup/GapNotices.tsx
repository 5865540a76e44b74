import { Notice } from '@/components';
import type { LineupGap } from '@/domain/season/lineups/lineupGaps';
import { squadName } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';

/**
 * Flags the starters of a week that have a bye, and the slots that are empty though a squad on the bench could fill
 * them.
 */
export function GapNotices({ gaps, week }: { gaps: readonly LineupGap[]; week: Week }) {
  const byes = gaps.flatMap(({ starter }) => (starter === null ? [] : [starter]));
  const open = [...new Set(gaps.filter((gap) => gap.starter === null && gap.replacement).map(({ slot }) => slot))];
  const when = week.isCurrent ? 'this week' : `in week ${String(week.week)}`;
  return (
    <>
      {byes.length > 0 && (
        <Notice tone="warn" title={byes.length === 1 ? 'A starter has a bye' : 'Starters have a bye'}>
          {byes.map(squadName).join(', ')} {byes.length === 1 ? 'does' : 'do'} not play {when} and will score nothing.
        </Notice>
      )}
      {open.length > 0 && (
        <Notice tone="warn" title={`No starter at ${open.join(', ')}`}>
          A squad on your bench could fill {open.length === 1 ? 'it' : 'them'}.
        </Notice>
      )}
    </>
  );
}
