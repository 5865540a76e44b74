'use client';

import { formatRecord } from '@/domain/scoring/formatScores';
import Link from 'next/link';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Badge, Card, EmptyState, FailureState, Notice, SkeletonRows } from '@/components';
import type { AllTimeMark, AllTimeRecord, SeasonChampion } from '@/domain/season/history/allTime';
import { readHistory, type HistoryEntry } from '@/domain/season/history/enteredHistory';
import { formatCount } from '@/domain/kernel/formatCount';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { Uid } from '@/domain/kernel/ids';
import { isCommissioner } from '@/domain/league/commissioners';
import { senderName } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { useAuth } from '@/providers/account/AuthProvider';
import { useLeagueHistory } from '@/providers/season/useNextSeason';
import { EditHistory } from './EditHistory';
import { Rivalries } from './Rivalries';

/**
 * A league over all of its seasons: champions, records and every person's record, those entered from elsewhere too; or
 * who leads whom.
 */
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
  const { seasons, allTime, complete, entered } = history.value;
  const { champions, bestWeek, bestSeason, records } = allTime;
  const elsewhere = readHistory(entered.text, entered.before);
  const isEmpty = records.length === 0 && elsewhere.stored === '';
  return (
    <div className="grid grid-cols-1 gap-4">
      {!complete && (
        <Notice>Earlier seasons of this league were before your time. What’s here begins with your first one.</Notice>
      )}
      {show === 'rivalries' ? (
        <Rivalries seasons={seasons} people={records} me={uid} />
      ) : isEmpty ? (
        <EmptyState title="No records yet">They show up here after the first final week.</EmptyState>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {records.length > 0 && <Standings records={records} me={uid} />}
          <div className="grid grid-cols-1 gap-4">
            <Champions champions={champions} elsewhere={elsewhere.champions} me={uid} />
            {records.length > 0 && (
              <Card flush title="Best of all time">
                <dl className="divide-y divide-line">
                  <Best label="Best week" mark={bestWeek} />
                  <Best label="Most points in a season" mark={bestSeason} />
                </dl>
              </Card>
            )}
            {elsewhere.records.length > 0 && <RecordsElsewhere records={elsewhere.records} />}
          </div>
        </div>
      )}
      {show === 'records' && elsewhere.stored !== '' && league.historyBy !== null && (
        <p className="text-sm text-ink-muted">
          History from elsewhere entered by {senderName(league, league.historyBy)}
        </p>
      )}
      {show === 'records' && uid !== null && isCommissioner(league, uid) && (
        <div className={isEmpty ? 'text-center' : 'lg:text-right'}>
          <EditHistory league={league} me={uid} entered={entered} />
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
                <span className="block text-sm font-normal text-ink-muted">{formatCount(one.seasons, 'season')}</span>
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

function Champions({
  champions,
  elsewhere,
  me,
}: {
  champions: readonly SeasonChampion[];
  elsewhere: readonly HistoryEntry[];
  me: Uid | null;
}) {
  const id = useId();
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
      {elsewhere.length > 0 && (
        <>
          <p id={id} className="border-y border-line bg-sunken px-4 py-2 text-sm text-ink-muted sm:px-5">
            Played elsewhere, entered by hand
          </p>
          <ol aria-labelledby={id} className="divide-y divide-line">
            {elsewhere.map(({ season, team, value }) => (
              <li key={season} className="flex min-h-12 items-center gap-3 px-4 py-1.5 sm:px-5">
                <span className="w-14 shrink-0 font-bold figures">{season}</span>
                <span className="min-w-0">
                  <span dir="auto" className="font-semibold wrap-anywhere">
                    {team}
                  </span>
                  {!isShort(value) && (
                    <span dir="auto" className="block text-sm wrap-anywhere text-ink-muted">
                      {value}
                    </span>
                  )}
                </span>
                {isShort(value) && (
                  <span dir="auto" className="ml-auto whitespace-nowrap text-ink-muted figures">
                    {value}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

function RecordsElsewhere({ records }: { records: readonly HistoryEntry[] }) {
  return (
    <Card flush title="Records from elsewhere" aside={<span className="text-sm text-ink-muted">Entered by hand</span>}>
      <dl className="divide-y divide-line">
        {records.map(({ season, what, team, value }, index) => (
          <Mark key={index} label={what} figure={value} team={team} when={String(season)} />
        ))}
      </dl>
    </Card>
  );
}

function Best({ label, mark }: { label: string; mark: AllTimeMark | null }) {
  if (mark === null) return null;
  const when = mark.week === null ? String(mark.season) : `Week ${String(mark.week)}, ${String(mark.season)}`;
  return <Mark label={label} figure={formatPoints(mark.points)} team={mark.team} when={when} />;
}

/** Whether a figure has room on one line beside a team's name. */
function isShort(figure: string): boolean {
  return figure.length <= 10;
}

function Mark({ label, figure, team, when }: { label: string; figure: string; team: string; when: string }) {
  const isBeside = figure !== '' && isShort(figure);
  return (
    <div
      className={clsx('px-4 py-2.5 sm:px-5', isBeside && 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4')}
    >
      <dt dir="auto" className="text-sm font-semibold wrap-anywhere text-ink-muted">
        {label}
      </dt>
      {figure !== '' && (
        <dd
          dir="auto"
          className={clsx('font-bold figures', isBeside ? 'row-span-2 text-xl' : 'text-lg leading-tight wrap-anywhere')}
        >
          {figure}
        </dd>
      )}
      <dd className="min-w-0">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {team}
        </span>
        <span className="block text-sm text-ink-muted">{when}</span>
      </dd>
    </div>
  );
}
