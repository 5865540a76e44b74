import { Notice } from '@/components';
import { startersOf, type Lineup } from '@/domain/lineup/lineup';
import { formatSubstitution, type Substitution } from '@/domain/season/lineups/substitutions';

/** Says who comes in for whom after the week's last kickoff, or who came in. Nothing without a substitute. */
export function SubstitutesNotice({ subs, lineup }: { subs: readonly Substitution[]; lineup: Lineup }) {
  if (subs.length === 0) return null;
  const isIn = subs.every(({ squad }) => startersOf(lineup).includes(squad));
  return (
    <Notice title={isIn ? 'Substitutes came in' : 'Coming in after the last kickoff'}>
      <ul>
        {subs.map((one) => (
          <li key={one.squad}>{formatSubstitution(one)}</li>
        ))}
      </ul>
    </Notice>
  );
}
