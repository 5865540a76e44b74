import { clsx } from 'clsx';
import type { GameProgress } from '@/domain/scoring/gameProgress';
import { schoolOf, squadName, type SquadId } from '@/domain/football/squads';
import { ShieldLogo } from './squadLabels';

const WORDS: Record<GameProgress, string> = {
  upcoming: 'to play',
  started: 'live',
  live: 'live',
  final: 'final',
  bye: 'bye',
};

/** The line under a mark: an outline before the game, which fills as it is played, solid after it, none on a bye. */
const BARS: Record<GameProgress, string> = {
  upcoming: 'border border-line-strong',
  started: 'border border-line-strong bg-linear-to-r from-live-from to-live-to bg-no-repeat',
  live: 'border border-line-strong bg-linear-to-r from-live-from to-live-to bg-no-repeat',
  final: 'bg-ink-muted',
  bye: '',
};

/** The least of a game that shows as played, so that one in its first minutes differs from one to come. */
const BEGUN = 0.15;

/**
 * A lineup's starters as the marks of their schools, in slot order, each with the state of its game. `played` is the
 * share of the game that is over, 0 to 1.
 */
export function StarterMarks({
  starters,
}: {
  starters: readonly { squad: SquadId; progress: GameProgress; played: number }[];
}) {
  return (
    <ul className="flex flex-wrap gap-1">
      {starters.map(({ squad, progress, played }) => (
        <li key={squad} title={`${squadName(squad)}, ${WORDS[progress]}`} className="grid justify-items-center gap-1">
          <ShieldLogo code={schoolOf(squad)} size={22} className={clsx(progress === 'bye' && 'opacity-50')} />
          <span
            aria-hidden
            className={clsx('h-1 w-5 rounded-full', BARS[progress])}
            style={{ backgroundSize: `${String(100 * Math.max(played, BEGUN))}% 100%` }}
          />
          <span className="sr-only">
            {squadName(squad)}, {WORDS[progress]}
          </span>
        </li>
      ))}
    </ul>
  );
}
