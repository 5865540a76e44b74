'use client';

import { clsx } from 'clsx';
import { memo } from 'react';
import { Badge, IntentLink, Origin, ShieldLogo, SquadTitle } from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { TeamId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { personName } from '@/domain/league/teamNames';
import { figureOf, type PoolSort, type PoolSquad } from '@/domain/moves/portal/squadPool';
import { schoolOf, squadName } from '@/domain/football/squads';
import { SORT_LABELS } from './PoolFilters';
import { formatTrend } from './SeasonFigures';

const COLUMNS = ['projected', 'season', 'perGame', 'last', 'trend'] as const;
type Column = (typeof COLUMNS)[number];

/**
 * The squads of the pool. A phone shows the projection and one more column: the one that the list is sorted by, else
 * the season's points.
 */
export function PoolTable({
  rows,
  sort,
  league,
  me,
}: {
  rows: readonly PoolSquad[];
  sort: PoolSort;
  /** The league whose owners are shown; null without rosters. */
  league: League | null;
  me: TeamId | null;
}) {
  const second: Column = sort === 'name' || sort === 'projected' ? 'season' : sort;
  const isOnPhone = (column: Column) => column === 'projected' || column === second;
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Squads, {rows.length}</caption>
      <thead>
        <tr className="border-y border-line-strong text-xs text-ink-muted sm:text-sm">
          <th scope="col" className="py-2 pl-14 font-semibold">
            Squad <span className="font-normal figures">{rows.length}</span>
          </th>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={column === sort ? 'descending' : undefined}
              className={clsx(
                'px-2 py-2 text-right font-semibold last:pr-4',
                column === sort && 'text-ink',
                !isOnPhone(column) && 'max-sm:hidden',
              )}
            >
              {column === 'projected' ? <Origin of="projection">{SORT_LABELS[column]}</Origin> : SORT_LABELS[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.squad}
            row={row}
            second={second}
            href={`/squad/${row.squad}${league === null ? '' : `?league=${league.id}`}`}
            owner={
              league === null
                ? null
                : row.owner === null
                  ? 'Free'
                  : row.owner === me
                    ? 'You'
                    : personName(row.owner, league)
            }
          />
        ))}
      </tbody>
    </table>
  );
}

const Row = memo(function Row({
  row,
  second,
  href,
  owner,
}: {
  row: PoolSquad;
  second: Column;
  href: string;
  owner: string | null;
}) {
  const { squad, owner: manager } = row;
  return (
    <tr data-squad={squad} className="h-15 border-b border-line last:border-b-0">
      <th scope="row" className="w-full font-normal">
        <IntentLink
          href={href}
          aria-label={owner === null ? squadName(squad) : `${squadName(squad)}, ${owner}`}
          className="flex min-h-14 w-full min-w-0 items-center gap-2 rounded-control py-1 pl-3 -outline-offset-3"
        >
          <ShieldLogo code={schoolOf(squad)} size={32} lazy />
          <span className="min-w-0">
            <span className="block leading-tight font-semibold">
              <SquadTitle squad={squad} />
            </span>
            {owner !== null && (
              <span className="flex text-sm leading-tight text-ink-muted">
                {manager === null ? (
                  <Badge tone="good" className="px-1.5">
                    {owner}
                  </Badge>
                ) : (
                  <span dir="auto" className="line-clamp-1 wrap-anywhere">
                    {owner}
                  </span>
                )}
              </span>
            )}
          </span>
        </IntentLink>
      </th>
      {COLUMNS.map((column) => {
        const figure = figureOf(row, column);
        return (
          <td
            key={column}
            className={clsx(
              'px-2 text-right whitespace-nowrap figures last:pr-4',
              column === 'projected' ? 'font-semibold' : 'text-ink-muted',
              column !== 'projected' && column !== second && 'max-sm:hidden',
            )}
          >
            {column === 'trend' ? formatTrend(figure) : figure === null ? '–' : formatPoints(figure)}
          </td>
        );
      })}
    </tr>
  );
});
