import { clsx } from 'clsx';
import { Origin } from '../origin/Origin';

/** The depth of an end zone in percent of the whole field: ten yards of a hundred and twenty. */
const END_ZONE = 100 / 12;

export interface GridironProps {
  /** The win probability of both sides in percent; null once all games are final. */
  chances: readonly [number, number] | null;
  /** Who has won, if `chances` is null: the left side, the right one, or neither. */
  winner: 'left' | 'right' | null;
  /**
   * The names of both sides, to say the chances in words. Without them the field is decorative: what is beside it says
   * who is ahead.
   */
  teams?: readonly [string, string];
  small?: boolean;
}

/**
 * A matchup as a football field: the left side drives to the right, and the ball is where its win probability has
 * brought it.
 */
export function Gridiron({ chances, winner, teams, small = false }: GridironProps) {
  const ball = placeOfBall(chances, winner);
  const strip = (
    <span aria-hidden className={clsx('gridiron block', small ? 'h-2' : 'h-7')}>
      <span className="gridiron-ball" style={{ left: `${ball.toFixed(2)}%` }} />
    </span>
  );
  if (chances === null || teams === undefined) return strip;
  const [one, other] = chances;
  return (
    <div role="group" aria-label={`Win probability: ${teams[0]} ${String(one)}%, ${teams[1]} ${String(other)}%`}>
      <div className="mb-1 flex items-baseline justify-between gap-2 text-sm">
        <span className={clsx('figures', one >= other ? 'font-bold' : 'text-ink-muted')}>{one}%</span>
        <span className="text-xs text-ink-muted">
          <Origin of="chances">Win probability</Origin>
        </span>
        <span className={clsx('figures', other >= one ? 'font-bold' : 'text-ink-muted')}>{other}%</span>
      </div>
      {strip}
    </div>
  );
}

/**
 * Where the ball is, in percent of the whole field: in the loser's end zone once the matchup is won, at midfield in a
 * tie.
 */
export function placeOfBall(chances: GridironProps['chances'], winner: GridironProps['winner']): number {
  if (chances !== null) return END_ZONE + (chances[0] / 100) * (100 - 2 * END_ZONE);
  if (winner === null) return 50;
  return winner === 'left' ? 100 - END_ZONE / 2 : END_ZONE / 2;
}

/** Which side a manager is on; null for neither. */
export function sideOf(manager: string | null, left: string, right: string): GridironProps['winner'] {
  return manager === left ? 'left' : manager === right ? 'right' : null;
}
