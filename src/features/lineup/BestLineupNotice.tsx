import { Notice, Origin } from '@/components';
import { formatSigned, type Hundredths } from '@/domain/kernel/hundredths';
import type { StarterChange } from '@/domain/lineup/starterChanges';
import { schoolOf, squadName, type SquadId } from '@/domain/football/squads';
import { hasBye, type Week } from '@/domain/football/weeks';

/** Says why the best lineup is better: who comes in for whom, and the projected points that each change gains. */
export function BestLineupNotice({ changes, week }: { changes: readonly StarterChange[]; week: Week }) {
  return (
    <Notice title={`Best lineup: ${formatSigned(totalGain(changes))} projected`}>
      <ul>
        {changes.map((change) => (
          <li key={`${change.start ?? ''} ${change.sit ?? ''}`}>
            {formatChange(change, week)}: <span className="figures">{formatSigned(change.gain)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Origin of="bestLineup">Why these starters</Origin>
      </p>
    </Notice>
  );
}

/** The projected points that all changes gain together. */
export function totalGain(changes: readonly StarterChange[]): Hundredths {
  return changes.reduce((sum, { gain }) => sum + gain, 0);
}

/** `Texas QB for Alabama QB (bye)`, `Texas K fills an empty slot`, `Texas K to the bench`. */
function formatChange({ start, sit }: StarterChange, week: Week): string {
  const name = (squad: SquadId) => `${squadName(squad)}${hasBye(week, schoolOf(squad)) ? ' (bye)' : ''}`;
  if (start === null) return sit === null ? '' : `${name(sit)} to the bench`;
  return sit === null ? `${name(start)} fills an empty slot` : `${name(start)} for ${name(sit)}`;
}
