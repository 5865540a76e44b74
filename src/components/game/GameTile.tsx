import { clsx } from 'clsx';
import type { GameTeam, WeekGame } from '@/domain/weekGames';
import { Badge } from '../ui/Badge';
import { KickoffTime } from './GameLine';
import { ShieldLogo } from './squads';

/** A school's game as a tile of a scoreboard: its state, and both teams with their scores; the winner in bold. `mine`: schools to mark as the user's. */
export function GameTile({ game, mine }: { game: WeekGame; mine: ReadonlySet<string> }) {
  const { state, kickoff, teams } = game;
  const [one, other] = teams;
  const loser = state !== 'final' ? null : loserOf(one, other);
  return (
    <li className="grid min-w-0 content-start gap-1.5 rounded-control border border-line bg-surface px-2.5 py-2">
      <p className="flex min-h-6 items-center justify-between gap-1 text-xs text-ink-muted">
        {state === 'live' || state === 'started' ? (
          <Badge tone="live">Live</Badge>
        ) : state === 'final' ? (
          <span className="font-bold text-ink">Final</span>
        ) : (
          <span className="font-semibold">{kickoff === null ? 'Upcoming' : <KickoffTime at={kickoff} />}</span>
        )}
        {teams.some(({ code }) => code !== null && mine.has(code)) && <span className="font-semibold">Yours</span>}
      </p>
      <div className="grid min-w-0 gap-1">
        {teams.map((team) => (
          <Team key={team.code ?? team.name} team={team} lost={team === loser} shown={state !== 'upcoming'} />
        ))}
      </div>
    </li>
  );
}

function Team({ team: { code, name, points }, lost, shown }: { team: GameTeam; lost: boolean; shown: boolean }) {
  return (
    <p className={clsx('flex min-w-0 items-center gap-1.5', lost ? 'text-ink-muted' : 'font-semibold')}>
      {code === null ? (
        <span aria-hidden className="size-5 shrink-0 rounded-full border border-line-strong" />
      ) : (
        <ShieldLogo code={code} size={22} />
      )}
      <span title={name} className="min-w-0 flex-1 truncate text-sm">
        {name}
      </span>
      {shown && points !== null && <span className="display text-base">{points}</span>}
    </p>
  );
}

function loserOf(one: GameTeam, other: GameTeam): GameTeam | null {
  if (one.points === null || other.points === null || one.points === other.points) return null;
  return one.points < other.points ? one : other;
}
