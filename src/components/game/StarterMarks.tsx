import { clsx } from 'clsx';
import type { GameProgress } from '@/domain/scoring/gameProgress';
import { schoolOf, squadName, type SquadId } from '@/domain/football/squads';
import { ShieldLogo } from './squads';

const WORDS: Record<GameProgress, string> = {
  upcoming: 'to play',
  started: 'live',
  live: 'live',
  final: 'final',
  bye: 'bye',
};

/** The line under a mark: an outline before the game, bright during it, solid after it, and none on a bye. */
const BARS: Record<GameProgress, string> = {
  upcoming: 'border border-line-strong',
  started: 'border border-line-strong bg-linear-to-r from-live-from to-live-to',
  live: 'border border-line-strong bg-linear-to-r from-live-from to-live-to',
  final: 'bg-ink-muted',
  bye: '',
};

/** A lineup's starters as the marks of their schools, in slot order, each with the state of its game. */
export function StarterMarks({ starters }: { starters: readonly { squad: SquadId; progress: GameProgress }[] }) {
  return (
    <ul className="flex flex-wrap gap-1">
      {starters.map(({ squad, progress }) => (
        <li key={squad} title={`${squadName(squad)}, ${WORDS[progress]}`} className="grid justify-items-center gap-1">
          <ShieldLogo code={schoolOf(squad)} size={22} className={clsx(progress === 'bye' && 'opacity-50')} />
          <span aria-hidden className={clsx('h-1 w-5 rounded-full', BARS[progress])} />
          <span className="sr-only">
            {squadName(squad)}, {WORDS[progress]}
          </span>
        </li>
      ))}
    </ul>
  );
}
