import { clsx } from 'clsx';
import { Badge, Card, TeamLink } from '@/components';
import { squadName } from '@/domain/football/squads';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { TeamId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { teamName } from '@/domain/league/teamNames';
import { formatLuck, type PowerRow } from '@/domain/recap/powerRanking';
import type { ReportRow } from '@/domain/recap/weekRecap';
import { formatRecord } from '@/domain/scoring/formatScores';
import { Movement } from '../Movement';

const HEAD = 'py-2 font-semibold';

/** All teams by their rating, with the movement since the week before. */
export function PowerRanking({ rows, league, me }: { rows: readonly PowerRow[]; league: League; me: TeamId }) {
  return (
    <Card flush title="Power ranking">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Power ranking</caption>
        <thead>
          <tr className="border-b-2 border-line-strong text-sm text-ink-muted">
            <th scope="col" className={clsx(HEAD, 'pl-3')}>
              <span className="sr-only">Rank</span>
            </th>
            <th scope="col" className={clsx(HEAD, 'px-2')}>
              Team
            </th>
            <th scope="col" className={clsx(HEAD, 'px-2 text-right')}>
              All-play
            </th>
            <th scope="col" className={clsx(HEAD, 'px-2 text-right')}>
              Luck
            </th>
            <th scope="col" className={clsx(HEAD, 'pr-3 pl-2 text-right max-sm:hidden sm:pr-5')}>
              Rating
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.manager}
              className={clsx('h-13 border-b border-line last:border-b-0', row.manager === me && 'bg-warn-ground')}
            >
              <td className="pl-3 font-bold figures">
                <span className="flex items-center gap-1.5">
                  <span className="min-w-5">{row.rank}</span>
                  <Movement rank={row.rank} before={row.before} />
                </span>
              </td>
              <Team league={league} manager={row.manager} me={me} />
              <td className="px-2 text-right whitespace-nowrap figures">{formatRecord(row.allPlay)}</td>
              <td className="px-2 text-right whitespace-nowrap figures">{formatLuck(row.luck)}</td>
              <td className="pr-3 pl-2 text-right font-semibold figures max-sm:hidden sm:pr-5">
                {row.rating.toFixed(1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5">
        All-play is the record against everyone, every week. The rating is half all-play, three tenths all-play over the
        last three weeks, and two tenths games won. Luck is how many more games were won than all-play would win.
      </p>
    </Card>
  );
}

/** What each team scored, what its best lineup would have, and the grade. */
export function ReportCards({ rows, league, me }: { rows: readonly ReportRow[]; league: League; me: TeamId }) {
  const bestBall = league.lineups === 'best';
  return (
    <Card flush title="Report cards">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Report cards</caption>
        <thead>
          <tr className="border-b-2 border-line-strong text-sm text-ink-muted">
            <th scope="col" className={clsx(HEAD, 'pl-4 sm:pl-5')}>
              Team
            </th>
            <th scope="col" className={clsx(HEAD, 'px-2 text-right')}>
              Points
            </th>
            {!bestBall && (
              <th scope="col" className={clsx(HEAD, 'px-2 text-right')}>
                Best
              </th>
            )}
            <th scope="col" className={clsx(HEAD, 'pr-4 pl-2 text-right sm:pr-5')}>
              Grade
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ manager, points, best, missed, grade }) => (
            <tr
              key={manager}
              className={clsx('h-13 border-b border-line last:border-b-0', manager === me && 'bg-warn-ground')}
            >
              <Team
                league={league}
                manager={manager}
                me={me}
                className="pl-4 sm:pl-5"
                detail={missed === null ? '' : `Benched ${squadName(missed.squad)}, ${formatPoints(missed.points)}`}
              />
              <td className="px-2 text-right font-semibold figures">{formatPoints(points)}</td>
              {!bestBall && <td className="px-2 text-right text-ink-muted figures">{formatPoints(best)}</td>}
              <td className="pr-4 pl-2 text-right text-lg font-bold sm:pr-5">
                {grade ?? <span className="text-ink-muted">–</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5">
        {bestBall
          ? 'Every team’s best lineup counted. The grade is how many teams it outscored.'
          : 'Best is what the best lineup would have scored. Half of the grade is the teams outscored, half the share of the best lineup, from 70% on.'}
      </p>
    </Card>
  );
}

function Team({
  league,
  manager,
  me,
  detail = '',
  className = 'px-2',
}: {
  league: League;
  manager: TeamId;
  me: TeamId;
  detail?: string;
  className?: string;
}) {
  return (
    <th scope="row" className={clsx('w-full py-1.5 leading-tight font-semibold max-sm:max-w-0', className)}>
      <span className="flex items-center gap-2">
        <span className="line-clamp-2 min-w-0 wrap-anywhere">
          <TeamLink leagueId={league.id} manager={manager}>
            <bdi>{teamName(manager, league)}</bdi>
          </TeamLink>
        </span>
        {manager === me && <Badge>You</Badge>}
      </span>
      {detail !== '' && <span className="block text-sm font-normal text-ink-muted">{detail}</span>}
    </th>
  );
}
