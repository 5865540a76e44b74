import { counted } from '@/domain/counted';

import type { League } from '@/domain/league';
import type { Scoring } from '@/domain/scoring';

/** Says by which league's scoring the points are. */
export function ScoringNote({ league, scoring }: { league: Pick<League, 'name'> | null; scoring: Scoring }) {
  const receptions = `${counted(scoring.reception, 'point')} per reception`;
  return (
    <p className="text-sm wrap-anywhere text-ink-muted">
      {league === null ? (
        `Points by the default scoring: ${receptions}.`
      ) : (
        <>
          Points by the scoring of <span dir="auto">{league.name}</span>: {receptions}.
        </>
      )}
    </p>
  );
}
