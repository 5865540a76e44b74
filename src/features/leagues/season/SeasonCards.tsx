import { clsx } from 'clsx';
import Link from 'next/link';
import { Badge, Button, Card, Origin, PointsFigure, ProgressBadge, TeamCrest, TeamLink } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { TeamId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import { ordinal } from '@/domain/kernel/ordinal';
import type { Week } from '@/domain/football/weeks';
import type { LeagueEnd, LeagueOverview, ScoredTeam } from './leagueOverview';

/** The standings of a league in one line for each team. */
export function ShortStandings({ league, view }: { league: League; view: LeagueOverview }) {
  const { weeksPlayed } = view;
  return (
    <Card
      flush
      title={view.end === null ? 'Standings' : 'Regular season'}
      aside={
        <span className="text-sm text-ink-muted">
          {weeksPlayed === 0 ? 'no weeks played yet' : `after ${formatCount(weeksPlayed, 'week')}`}
        </span>
      }
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Standings of {isolated(league.name)}</caption>
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-muted sm:text-sm">
            <th scope="col" className="py-2 pl-4 font-semibold sm:pl-5">
              <span className="sr-only">Rank</span>
            </th>
            <th scope="col" className="py-2 font-semibold">
              Team
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              Record
            </th>
            <th scope="col" className="py-2 pr-4 pl-2 text-right font-semibold sm:pr-5">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {view.standings.map(({ rank, manager, team, person, record, pointsFor, isMe, inPlayoffs }, i) => (
            <tr
              key={manager}
              className={clsx(
                'h-14 last:border-b-0',
                inPlayoffs && view.standings[i + 1]?.inPlayoffs === false
                  ? 'border-b-2 border-line-strong'
                  : 'border-b border-line',
                isMe && 'bg-warn-ground',
              )}
            >
              <td className="py-1.5 pr-2.5 pl-4 text-lg leading-none font-bold figures sm:pl-5">
                <span className="flex items-center gap-1.5 sm:gap-2.5">
                  {rank}
                  <TeamCrest league={league} team={manager} size={24} />
                </span>
              </td>
              <th scope="row" className="w-full py-1.5 font-normal">
                <span className="flex min-w-0 items-center gap-2 leading-tight font-semibold">
                  <span dir="auto" className="line-clamp-2 wrap-anywhere">
                    <TeamLink leagueId={league.id} manager={manager}>
                      {team}
                    </TeamLink>
                  </span>
                  {isMe && <Badge>You</Badge>}
                </span>
                {person !== team && (
                  <span dir="auto" className="line-clamp-1 text-sm wrap-anywhere text-ink-muted">
                    {person}
                  </span>
                )}
              </th>
              <td className="px-2 py-1.5 text-right whitespace-nowrap figures">{record}</td>
              <td className="py-1.5 pr-4 pl-2 text-right text-ink-muted figures sm:pr-5">{formatPoints(pointsFor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="border-t border-line px-2 py-1">
        <Button asChild variant="quiet" size="small" wide>
          <Link href={`/matchups?league=${league.id}&view=standings`}>Full standings</Link>
        </Button>
      </div>
    </Card>
  );
}

/** Every team by its place at the end of the season. */
export function FinalPlaces({ league, end, me }: { league: League; end: LeagueEnd; me: TeamId }) {
  return (
    <Card
      flush
      title="Final standings"
      aside={
        end.champion.final !== null && (
          <Link
            href={`/matchups?league=${league.id}&view=playoffs`}
            className="inline-flex min-h-(--target) items-center text-sm underline"
          >
            Bracket
          </Link>
        )
      }
    >
      <ol className="divide-y divide-line">
        {end.places.map(({ manager, team, record }, i) => (
          <li
            key={manager}
            className={clsx('flex min-h-11 items-center gap-3 px-4 py-1.5 sm:px-5', manager === me && 'bg-warn-ground')}
          >
            <span className="w-10 shrink-0 font-bold figures">{ordinal(i + 1)}</span>
            <TeamCrest league={league} team={manager} size={28} />
            <span dir="auto" className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
              <TeamLink leagueId={league.id} manager={manager}>
                {team}
              </TeamLink>
            </span>
            {manager === me && <Badge>You</Badge>}
            <span className="ml-auto whitespace-nowrap text-ink-muted figures">{record}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** This week's matchups of a league, each in two lines. */
export function WeekMatchups({ league, week, view }: { league: League; week: Week | null; view: LeagueOverview }) {
  return (
    <Card
      flush
      title={week === null ? 'Matchups' : `Week ${String(week.week)} matchups`}
      aside={view.matchups.length > 0 && <ProgressBadge progress={view.progress} />}
    >
      {view.matchups.length === 0 ? (
        <p className="px-4 py-4 text-ink-muted sm:px-5">
          {week !== null && week.week < league.firstWeek
            ? `The league starts in week ${String(league.firstWeek)}.`
            : (view.awaited ?? 'No matchups this week.')}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {view.matchups.map(({ id, stage, left, right }) => {
            const scores = [left, right].map(({ points }) => points ?? 0);
            return (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-2.5 sm:px-5">
                {stage !== null && <p className="text-sm font-semibold text-ink-muted">{stage}</p>}
                <Side side={left} ahead={scores[0]! > scores[1]!} />
                <Side side={right} ahead={scores[1]! > scores[0]!} />
              </li>
            );
          })}
        </ul>
      )}
      <div className="border-t border-line px-2 py-1">
        <Button asChild variant="quiet" size="small" wide>
          <Link href={`/matchups?league=${league.id}`}>All matchups</Link>
        </Button>
      </div>
    </Card>
  );
}

function Side({ side, ahead }: { side: ScoredTeam; ahead: boolean }) {
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="flex min-w-0 items-center gap-2">
        <span dir="auto" className={clsx('truncate', (ahead || side.isMe) && 'font-semibold')}>
          {side.team}
        </span>
        {side.isMe && <Badge>You</Badge>}
      </span>
      {side.points === null ? (
        <span className="text-sm whitespace-nowrap text-ink-muted figures">
          <Origin of="total">{`Projected ${formatPoints(side.projected)}`}</Origin>
        </span>
      ) : (
        <PointsFigure hundredths={side.points} size="small" className={ahead ? '' : 'text-ink-muted'} />
      )}
    </span>
  );
}
