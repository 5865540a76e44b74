import { formatClock, type GameClock } from '@/domain/gameClock';
import type { SchoolGame } from '@/domain/results';
import { SCHOOLS, isSchoolCode } from '@/domain/schools';
import { Badge } from '../ui/Badge';

const SHORT = new Intl.DateTimeFormat(undefined, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
const LONG = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });
const DATE = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A kickoff in the user's time zone: `Sat 3:30 PM`. The full date is the tooltip, and `dateTime` has it in machine-readable form. */
export function KickoffTime({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={LONG.format(at)} className="whitespace-nowrap">
      {SHORT.format(at).replace(',', '')}
    </time>
  );
}

/** A date and time in the user's time zone: `Sat, Oct 18, 7:00 PM`. */
export function KickoffDate({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
      {DATE.format(at)}
    </time>
  );
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

/** `31–17 won`: the score from the school's side, and the result. */
function Score({ game }: { game: SchoolGame }) {
  const { pointsFor, pointsAgainst } = game;
  if (pointsFor === null || pointsAgainst === null) return game.state === 'final' ? 'Final' : null;
  const outcome = pointsFor > pointsAgainst ? 'W' : pointsFor < pointsAgainst ? 'L' : 'T';
  const spoken = { W: 'won', L: 'lost', T: 'tied' }[outcome];
  return (
    <span className="whitespace-nowrap">
      {game.state === 'final' && (
        <>
          <span aria-hidden>{outcome} </span>
          <span className="sr-only">{spoken} </span>
        </>
      )}
      {pointsFor}–{pointsAgainst}
    </span>
  );
}

/**
 * A school's game of the week in one line: the opponent, and the kickoff or score. `kickoff` is from the calendar; undefined means a bye.
 * `kickedOff` means the game has started; until stats are published, the line says only that it's live.
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
        at !== null && <KickoffTime at={at} />
      )}
    </span>
  );
}
