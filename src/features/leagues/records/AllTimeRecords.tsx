'use client';

import { formatRecord } from '@/domain/scoring/scores';
import Link from 'next/link';
import { clsx } from 'clsx';
import { Badge, Card, EmptyState, FailureState, Notice, SkeletonRows } from '@/components';
import type { AllTimeMark, AllTimeRecord, SeasonChampion } from '@/domain/season/allTime';
import { counted } from '@/domain/kernel/counted';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { useAuth } from '@/providers/account/AuthProvider';
import { useLeagueHistory } from '@/providers/season/useNextSeason';
import { Rivalries } from './Rivalries';

/** A league over all of its seasons: champions, records and every person's record, or who leads whom. */
export function AllTimeRecords({ league, show }: { league: League; show: 'records' | 'rivalries' }) {
  const { uid } = useAuth();
  const history = useLeagueHistory(league);
  if (history.state === 'failed') {
    return (
      <FailureState
        title="Couldn’t load earlier seasons"
        message={history.message}
        safe="Everything you saved is safe."
      />
    );
  }
  if (history.state !== 'ready') return <SkeletonRows rows={8} label="Loading earlier seasons" />;
  const { seasons, allTime, complete } = history.value;
  const { champions, bestWeek, bestSeason, records } = allTime;
  return (
    <div className="grid grid-cols-1 gap-4">
      {!complete && (
        <Notice>Earlier seasons of this league were before your time. What’s here begins with your first one.</Notice>
      )}
      {show === 'rivalries' ? (
        <Rivalries seasons={seasons} people={records} me={uid} />
      ) : records.length === 0 ? (
        <EmptyState title="No records yet">They show up here after the first final week.</EmptyState>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Standings records={records} me={uid} />
          <div className="grid grid-cols-1 gap-4">
            <Champions champions={champions} me={uid} />
            <Card flush title="Best of all time">
              <dl className="divide-y divide-line">
                <Mark label="Best week" mark={bestWeek} />
                <Mark label="Most points in a season" mark={bestSeason} />
              </dl>
            </Card>
          </div>
        </div>
      )}
    </div>
  );
}

function Standings({ records, me }: { records: readonly AllTimeRecord[]; me: Uid | null }) {
  return (
    <Card flush title="All-time standings">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">All-time standings</caption>
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-muted sm:text-sm">
            <th scope="col" className="py-2 pl-4 font-semibold sm:pl-5">
              Team
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              Record
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              Titles
            </th>
            <th scope="col" className="py-2 pr-4 pl-2 text-right font-semibold sm:pr-5">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((one) => (
            <tr
              key={one.manager}
              className={clsx('h-12 border-b border-line last:border-b-0', one.manager === me && 'bg-warn-ground')}
            >
              <th scope="row" className="w-full py-1.5 pl-4 font-semibold sm:pl-5">
                <span className="flex min-w-0 flex-wrap items-center gap-x-2 leading-tight">
                  <span dir="auto" className="wrap-anywhere">
                    {one.team}
                  </span>
                  {one.manager === me && <Badge>You</Badge>}
                </span>
                <span className="block text-sm font-normal text-ink-muted">{counted(one.seasons, 'season')}</span>
              </th>
              <td className="px-2 py-1.5 text-right whitespace-nowrap figures">{formatRecord(one)}</td>
              <td className="px-2 py-1.5 text-right figures">{one.titles}</td>
              <td className="py-1.5 pr-4 pl-2 text-right text-ink-muted figures sm:pr-5">{formatPoints(one.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Champions({ champions, me }: { champions: readonly SeasonChampion[]; me: Uid | null }) {
  return (
    <Card flush title="Champions">
      <ol className="divide-y divide-line">
        {champions.map(({ season, leagueId, manager, team, record }) => (
          <li key={leagueId} className="flex min-h-12 items-center gap-3 px-4 py-1.5 sm:px-5">
            <Link
              href={`/leagues?league=${leagueId}`}
              className="inline-flex min-h-(--target) w-14 shrink-0 items-center font-bold figures underline"
            >
              {season}
            </Link>
            <span
              dir="auto"
              className={clsx('min-w-0 wrap-anywhere', team === null ? 'text-ink-muted' : 'font-semibold')}
            >
              {team ?? 'To be decided'}
            </span>
            {manager !== null && manager === me && <Badge>You</Badge>}
            <span className="ml-auto whitespace-nowrap text-ink-muted figures">{record}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Mark({ label, mark }: { label: string; mark: AllTimeMark | null }) {
  if (mark === null) return null;
  const when = mark.week === null ? String(mark.season) : `Week ${String(mark.week)}, ${String(mark.season)}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 sm:px-5">
      <dt className="text-sm font-semibold text-ink-muted">{label}</dt>
      <dd className="row-span-2 text-xl font-bold figures">{formatPoints(mark.points)}</dd>
      <dd className="min-w-0">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {mark.team}
        </span>
        <span className="block text-sm text-ink-muted">{when}</span>
      </dd>
    </div>
  );
}
