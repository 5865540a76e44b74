import { formatTime, formatTimeAndZone, formatZone } from '@/domain/kernel/times';
import { formatScore } from '@/domain/scoring/formatScores';
import { formatClock, type GameClock } from '@/domain/football/gameClock';
import type { SchoolGame } from '@/domain/scoring/results';
import { SCHOOLS, isSchoolCode } from '@/domain/football/schools';
import { Badge } from '../ui/Badge';

/**
 * A time in the user's time zone (see formatTime), with its zone if `zone` is set. AM and PM stay with their hour where
 * it wraps. The full date is the tooltip, and `dateTime` has it in machine-readable form.
 */
export function Moment({ at, zone = false }: { at: number; zone?: boolean }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatTimeAndZone(at)} className="whitespace-nowrap">
      {`${formatTime(at, new Date()).replace(/ (?=[AP]M$)/, '\u00a0')}${zone ? ` ${formatZone(at)}` : ''}`}
    </time>
  );
}

/** The zone of the kickoffs listed below it, of which the first to come is at `at`; nothing without one. */
export function ZoneOf({ at }: { at: number | null | undefined }) {
  return at == null ? null : <span className="text-sm text-ink-muted">Times in {formatZone(at)}</span>;
}

/** That a game is in play: its clock, such as `Q3 4:12`, or `Live` if none was published. */
export function LiveBadge({ clock, className }: { clock?: GameClock | undefined; className?: string }) {
  return (
    <Badge tone="live" {...(className === undefined ? {} : { className })}>
      {clock === undefined ? (
        'Live'
      ) : (
        <>
          <span className="sr-only">Live, </span>
          {formatClock(clock)}
        </>
      )}
    </Badge>
  );
}

/** `W 31–17`, and while the game is on the score from the school's side. */
function Score({ game }: { game: SchoolGame }) {
  const { pointsFor, pointsAgainst } = game;
  if (pointsFor === null || pointsAgainst === null) return game.state === 'final' ? 'Final' : null;
  if (game.state !== 'final')
    return <span className="whitespace-nowrap">{`${String(pointsFor)}–${String(pointsAgainst)}`}</span>;
  const spoken = pointsFor > pointsAgainst ? 'won' : pointsFor < pointsAgainst ? 'lost' : 'tied';
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden>{spoken.charAt(0).toUpperCase()} </span>
      <span className="sr-only">{spoken} </span>
      {formatScore(pointsFor, pointsAgainst)}
    </span>
  );
}

/**
 * A school's game of the week in one line: the opponent, and the kickoff or score. `kickoff` is from the calendar;
 * undefined means a bye. `kickedOff` means the game has started; until stats are published, the line says only that
 * it's live.
 */
export function GameLine({
  game,
  kickoff,
  kickedOff,
}: {
  game: SchoolGame | undefined;
  kickoff: number | undefined;
  kickedOff: boolean;
}) {
  if (kickoff === undefined && game === undefined) return <Badge tone="warn">Bye</Badge>;
  const at = kickoff ?? game?.kickoff ?? null;
  const opponent = game?.opponent ?? '';
  const name = isSchoolCode(opponent) ? SCHOOLS[opponent].name : opponent;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm text-ink-muted">
      {opponent !== '' && (
        <abbr
          title={`${game?.neutral ? 'neutral site, against' : game?.home ? 'at home against' : 'away at'} ${name}`}
          className="no-underline"
        >
          {game?.home || game?.neutral ? 'vs.' : 'at'} {opponent}
        </abbr>
      )}
      {game?.state === 'live' && <LiveBadge clock={game.clock} className="max-sm:px-1.5" />}
      {game?.state === 'live' || game?.state === 'final' ? (
        <Score game={game} />
      ) : kickedOff ? (
        <LiveBadge />
      ) : (
        at !== null && <Moment at={at} />
      )}
    </span>
  );
}
