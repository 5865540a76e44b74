import { formatScoring } from '@/domain/scoring/formatScoring';
import type { League } from '@/domain/league/types';
import type { Scoring } from '@/domain/scoring/scoreSquad';

/** Says by which league's scoring the points are. */
export function ScoringNote({ league, scoring }: { league: Pick<League, 'name'> | null; scoring: Scoring }) {
  return (
    <p className="text-sm wrap-anywhere text-ink-muted">
      {league === null ? 'Default' : <span dir="auto">{league.name}</span>} scoring ({formatScoring(scoring)})
    </p>
  );
}
