import { formatCount } from '@/domain/kernel/formatCount';

import type { SquadId } from '@/domain/football/squads';
import { useAffected } from '@/providers/admin/useDesk';

/** How many leagues and matchups a publish of these squads can change. */
export function Affected({
  week,
  squads,
}: {
  week: { id: string; season: number | null; week: number };
  squads: readonly SquadId[];
}) {
  const affected = useAffected(week, squads);
  return (
    <p role="status">
      {affected.state === 'ready'
        ? `Changes up to ${formatCount(affected.value.matchups, 'matchup')} in ${formatCount(affected.value.leagues, 'league')}.`
        : affected.state === 'failed'
          ? 'The leagues couldn’t be counted. You can still publish.'
          : 'Counting the leagues…'}
    </p>
  );
}
