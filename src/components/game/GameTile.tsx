import { clsx } from 'clsx';
import { SCHOOLS } from '@/domain/football/schools';
import { UNITS, squadId, type SquadId } from '@/domain/football/squads';
import type { GameTeam, WeekGame } from '@/domain/scoring/weekGames';
import { Moment, LiveBadge } from './GameLine';
import { OpponentLogo } from './OpponentLogo';

/** The squads that a user has in any league: those that start somewhere, and the others. */
export type MySquads = { starters: ReadonlySet<SquadId>; bench: ReadonlySet<SquadId> };

/**
 * A school's game as a tile of a scoreboard: its state, and both teams with their scores and the user's squads; the
 * winner in bold.
 */
export function GameTile({ game, mine }: { game: WeekGame; mine: MySquads }) {
  const { state, kickoff, teams } = game;
  const [one, other] = teams;
  const loser = state !== 'final' ? null : loserOf(one, other);
  return (
    <li className="grid min-w-0 content-start gap-1.5 rounded-control border border-line bg-surface px-2.5 py-2">
      <p className="flex min-h-6 items-center justify-between gap-1 text-xs text-ink-muted">
        {state === 'live' || state === 'started' ? (
          <LiveBadge clock={game.clock} />
        ) : state === 'final' ? (
          <span className="font-bold text-ink">Final</span>
        ) : (
          <span className="font-semibold">{kickoff === null ? 'Upcoming' : <Moment at={kickoff} />}</span>
        )}
      </p>
      <div className="grid min-w-0 gap-1">
        {teams.map((team) => (
          <Team
            key={team.code ?? team.name}
            team={team}
            lost={team === loser}
            shown={state !== 'upcoming'}
            squads={formatMine(team.code, mine)}
          />
        ))}
      </div>
    </li>
  );
}

function Team({
  team: { code, name, points },
  lost,
  shown,
  squads,
}: {
  team: GameTeam;
  lost: boolean;
  shown: boolean;
  /** The user's squads of it, in words. */
  squads: string;
}) {
  return (
    <p className={clsx('flex min-w-0 items-center gap-1.5', lost ? 'text-ink-muted' : 'font-semibold')}>
      <OpponentLogo code={code} size={22} />
      <span className="grid min-w-0 flex-1 text-sm leading-tight">
        <span title={name} className="truncate">
          {code === null ? name : SCHOOLS[code].shortName}
        </span>
        {squads !== '' && <span className="text-xs font-normal text-ink-muted">{squads}</span>}
      </span>
      {shown && points !== null && <span className="text-base font-bold figures">{points}</span>}
    </p>
  );
}

function loserOf(one: GameTeam, other: GameTeam): GameTeam | null {
  if (one.points === null || other.points === null || one.points === other.points) return null;
  return one.points < other.points ? one : other;
}

/** The units of a school that are the user's: `Yours: RB, K · Bench: TE`. */
function formatMine(code: GameTeam['code'], { starters, bench }: MySquads): string {
  if (code === null) return '';
  const starting = UNITS.filter((unit) => starters.has(squadId(code, unit)));
  const sitting = UNITS.filter((unit) => bench.has(squadId(code, unit)) && !starting.includes(unit));
  return [
    ...(starting.length === 0 ? [] : [`Yours: ${starting.join(', ')}`]),
    ...(sitting.length === 0 ? [] : [`Bench: ${sitting.join(', ')}`]),
  ].join(' · ');
}
