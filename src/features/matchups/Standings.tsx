'use client';

import { formatRecord } from '@/domain/scoring/formatScores';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { Badge, Card, LoadError, TeamCrest, TeamLink, lazyComponent } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import { formatWeeks } from '@/domain/football/weeks';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { TeamId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { formatGamesBehind } from '@/domain/season/standings';
import { Divisions } from './Divisions';
import { Movement } from './Movement';
import { formatRace, formatTiebreaker, standingsView, streakText, type StandingLine } from './standingsView';

// It plays whole seasons; the standings don't wait for its code.
const PlayoffOdds = lazyComponent(() => import('./PlayoffOdds').then((module) => module.PlayoffOdds), {
  failed: ({ retry }) => <LoadError as="panel" title="The playoff odds didn’t load" retry={retry} />,
});

// There are few, and in most weeks none.
const Corrections = lazyComponent(() => import('./Corrections').then((module) => module.Corrections), {
  failed: ({ retry }) => <LoadError as="panel" title="The stat corrections didn’t load" retry={retry} />,
});

/**
 * The league standings: record, games back, points for and against, streak, what decided ties, and the playoff race.
 */
export function Standings({ season, me }: { season: LeagueSeason; me: TeamId }) {
  const { lines, divisions, decidedWeeks, playoffs } = useMemo(() => standingsView(season), [season]);
  const isCorrected = season.weeks.some(({ results }) =>
    Object.values(results?.squads ?? {}).some(({ was }) => was !== undefined),
  );
  const race = lines.filter(({ race }) => race !== null && formatRace(race) !== null);
  const begun = decidedWeeks > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <Card
        flush
        title="Standings"
        aside={
          <span className="text-sm text-ink-muted">
            {begun ? `after ${formatCount(decidedWeeks, 'week')}` : 'no weeks played yet'}
          </span>
        }
      >
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Standings of {isolated(season.league.name)}</caption>
          <thead>
            <tr className="border-b-2 border-line-strong text-sm text-ink-muted">
              <th scope="col" className="py-2 pl-3 font-semibold">
                <span className="sr-only">Rank</span>
              </th>
              <th scope="col" className="px-2 py-2 font-semibold">
                Team
              </th>
              <th scope="col" className="px-1.5 py-2 text-right font-semibold sm:px-2">
                Record
              </th>
              <th scope="col" className="px-2 py-2 text-right font-semibold max-sm:hidden">
                <abbr title="Games back" className="no-underline">
                  GB
                </abbr>
              </th>
              <th scope="col" className="px-1.5 py-2 text-right font-semibold max-sm:pr-3 sm:px-2">
                <abbr title="Points for" className="no-underline">
                  PF
                </abbr>
              </th>
              <th scope="col" className="px-2 py-2 text-right font-semibold max-sm:hidden">
                <abbr title="Points against" className="no-underline">
                  PA
                </abbr>
              </th>
              <th scope="col" className="py-2 pr-3 pl-1 text-right font-semibold max-sm:hidden sm:pr-5">
                Streak
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, i) => (
              <Line
                key={line.manager}
                line={line}
                league={season.league}
                isMe={line.manager === me}
                cut={line.inPlayoffs && lines[i + 1]?.inPlayoffs === false}
              />
            ))}
          </tbody>
        </table>
      </Card>
      <div className="grid grid-cols-1 gap-5">
        {isCorrected && <Corrections season={season} />}
        {divisions.length > 0 && <Divisions divisions={divisions} me={me} />}
        {race.length > 0 && <PlayoffRace lines={race} me={me} />}
        {playoffs !== null && <PlayoffOdds season={season} teams={lines} me={me} />}
        <Card title="How teams are ranked">
          <div className="grid grid-cols-1 gap-3 text-sm">
            {season.league.median === 'on' && (
              <p>Each week is also a game against the median of all scores: a win above it, a loss below it.</p>
            )}
            <p>
              {divisions.length > 0 && 'Division winners are ranked first. '}
              {divisions.length > 0 ? 'Then by' : 'Ranked by'} winning percentage; a tie is half a win. Tiebreakers:
              points for, then head-to-head, then fewest points against.
            </p>
            {playoffs !== null && (
              <p>
                {playoffs.size === lines.length
                  ? 'Every team makes the playoffs'
                  : `The first ${String(playoffs.size)}, above the heavy line, make the playoffs`}{' '}
                in {formatWeeks(playoffs.from, playoffs.to).toLowerCase()}.
                {playoffs.size === 6 && ' The first two have a bye in the first round.'}
                {playoffs.size < lines.length - 1 && ' The other teams play for the places after them.'} The higher seed
                wins a tie.
              </p>
            )}
          </div>
        </Card>
      </div>
    </div>
  );
}

/** What each manager still needs to make the playoffs. */
function PlayoffRace({ lines, me }: { lines: readonly StandingLine[]; me: TeamId }) {
  return (
    <Card title="Playoff race" flush>
      <ul className="divide-y divide-line">
        {lines.map(({ manager, team, race }) => (
          <li key={manager} className={clsx('px-4 py-2 sm:px-5', manager === me && 'bg-warn-ground')}>
            <span dir="auto" className="block leading-tight font-semibold wrap-anywhere">
              {team}
            </span>
            <span className="block text-sm text-ink-muted figures">{race !== null && formatRace(race)}</span>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5">
        Worst case: every other result and every tie goes against you.
      </p>
    </Card>
  );
}

function Line({ line, league, isMe, cut }: { line: StandingLine; league: League; isMe: boolean; cut: boolean }) {
  const cell = 'py-2.5 align-top max-sm:py-1.5 max-sm:align-middle';
  const tiebreaker = formatTiebreaker(line);
  return (
    <tr
      className={clsx(
        'max-sm:h-13',
        cut ? 'border-b-4 border-line-strong' : 'border-b border-line',
        isMe && 'bg-warn-ground',
      )}
    >
      <td className={clsx(cell, 'pl-3 font-bold figures')}>
        <span className="flex items-center gap-1.5 sm:gap-2.5">
          <span className="flex min-w-6 items-center max-sm:flex-col max-sm:leading-tight sm:min-w-9 sm:gap-0.5">
            {line.rank}
            <Movement rank={line.rank} before={line.before} />
          </span>
          <TeamCrest league={league} team={line.manager} size={24} />
        </span>
      </td>
      <th scope="row" className={clsx(cell, 'w-full px-2 font-normal wrap-anywhere max-sm:max-w-0')}>
        <span className="flex flex-wrap items-center gap-x-2 leading-tight font-semibold">
          <TeamLink leagueId={league.id} manager={line.manager} className="min-w-0">
            <span dir="auto">{line.team}</span>
          </TeamLink>
          {isMe && <Badge className="max-sm:sr-only">You</Badge>}
          <RaceBadge line={line} />
        </span>
        {line.person !== line.team && <span className="block text-sm text-ink-muted max-sm:hidden">{line.person}</span>}
        {(line.divisionName ?? tiebreaker) !== null && (
          <span className="block text-xs text-ink-muted sm:text-sm">
            {line.divisionName}
            {line.divisionName !== null && tiebreaker !== null && ' · '}
            {tiebreaker !== null && (
              <span className="italic">
                <span className="sm:hidden">On </span>
                <span className="max-sm:hidden">Tiebreaker: </span>
                {tiebreaker}
              </span>
            )}
          </span>
        )}
      </th>
      <td className={clsx(cell, 'px-1.5 text-right font-semibold whitespace-nowrap figures sm:px-2')}>
        {formatRecord(line)}
      </td>
      <td className={clsx(cell, 'px-2 text-right figures max-sm:hidden')}>{formatGamesBehind(line.behind)}</td>
      <td className={clsx(cell, 'px-1.5 text-right figures max-sm:pr-3 sm:px-2')}>{formatPoints(line.pointsFor)}</td>
      <td className={clsx(cell, 'px-2 text-right figures max-sm:hidden')}>{formatPoints(line.pointsAgainst)}</td>
      <td className={clsx(cell, 'pr-3 pl-1 text-right figures max-sm:hidden sm:pr-5')}>{streakText(line)}</td>
    </tr>
  );
}

/** Marks a team that is certainly in or out. */
function RaceBadge({ line: { race } }: { line: StandingLine }) {
  switch (race?.kind) {
    case 'topSeed':
      return <Badge tone="good">Top seed</Badge>;
    case 'clinched':
      return <Badge tone="good">Clinched</Badge>;
    case 'eliminated':
      return <Badge>Eliminated</Badge>;
    default:
      return null;
  }
}
