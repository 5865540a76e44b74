'use client';

import { useDeferredValue, useMemo, useRef } from 'react';
import { Button, Card, EmptyState, Origin } from '@/components';
import type { SquadId } from '@/domain/football/squads';
import { useRowKeys } from '@/hooks/useRowKeys';
import { FreeSquadRow } from './FreeSquadRow';
import { PortalFilters, PortalSorting } from './PortalFilters';
import { ALL_FREE, shownSquads, type Gains, type PortalFilter, type PortalSquad } from './portalView';

/** How many rows Page Up and Page Down move. */
const PAGE_ROWS = 8;

const NO_CLAIMS: ReadonlySet<SquadId> = new Set();

/** The squads that no manager owns, with search, filters, sort and watch stars. A press on one opens its details. */
export function FreeSquads({
  squads,
  owned,
  watched,
  filter,
  onFilter,
  onWatch,
  onAdd,
  action = 'Add',
  claimed = NO_CLAIMS,
  gains,
  className,
}: {
  squads: Readonly<Record<SquadId, PortalSquad>>;
  owned: readonly SquadId[];
  watched: ReadonlySet<SquadId>;
  filter: PortalFilter;
  onFilter: (filter: PortalFilter) => void;
  onWatch: (squad: SquadId) => void;
  /** Null while squads can't be added. */
  onAdd: ((squad: SquadId) => void) | null;
  /** What the button of a squad does. */
  action?: 'Add' | 'Claim';
  /** The squads that the user has claims on. */
  claimed?: ReadonlySet<SquadId>;
  /** What the squads add to the user's best lineup; null while squads can't be added. */
  gains: Gains | null;
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(filter);
  const rows = useMemo(
    () => shownSquads(squads, new Set(owned), wanted, watched, gains),
    [squads, owned, wanted, watched, gains],
  );
  const keys = useMemo(() => rows.map(({ squad }) => squad), [rows]);
  const { active, listeners } = useRowKeys({
    list,
    keys,
    rows: keys.map((_, index) => index),
    first: 0,
    reach: (row) => list.current?.querySelector(`[data-row="${String(row)}"]`)?.scrollIntoView({ block: 'nearest' }),
    page: () => PAGE_ROWS,
  });
  return (
    <Card
      flush
      title={
        <>
          Free squads <span className="text-sm text-ink-muted figures">{rows.length}</span>
        </>
      }
      aside={
        <PortalSorting sort={filter.sort} gains={gains !== null} onChange={(sort) => onFilter({ ...filter, sort })} />
      }
      {...(className === undefined ? {} : { className })}
    >
      <PortalFilters filter={filter} onChange={onFilter} />
      <div ref={list} tabIndex={-1} role="group" aria-label="Free squads" className="-outline-offset-3">
        {rows.length === 0 ? (
          <EmptyState
            title="No matches"
            action={
              <Button
                onClick={() => {
                  onFilter(ALL_FREE);
                  // The button disappears with the empty state, so the list takes the focus.
                  list.current?.focus();
                }}
              >
                Show all squads
              </Button>
            }
          >
            {wanted.watchedOnly && watched.size === 0
              ? 'You’re not watching any squads. Star one to add it.'
              : 'No free squad matches your search and filters.'}
          </EmptyState>
        ) : (
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">Free squads, {rows.length}. Use the arrow keys to move between rows.</caption>
            <thead>
              <tr className="border-y border-line-strong text-xs text-ink-muted sm:text-sm">
                <th scope="col" className="w-11 py-2">
                  <span className="sr-only">Watch</span>
                </th>
                <th scope="col" className="py-2 pl-10 font-semibold">
                  Squad
                </th>
                <th scope="col" className="hidden px-2 py-2 font-semibold xl:table-cell">
                  Next
                </th>
                <th scope="col" className="hidden px-2 py-2 text-right font-semibold sm:table-cell">
                  Season
                </th>
                <th scope="col" className="py-2 pr-3 pl-1 text-right font-semibold">
                  <Origin of="projection">Projected</Origin> <span className="block font-normal sm:hidden">Season</span>
                </th>
                {onAdd !== null && (
                  <th scope="col" className="w-16 py-2">
                    <span className="sr-only">{action}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody {...listeners}>
              {rows.map((row, index) => (
                <FreeSquadRow
                  key={row.squad}
                  row={row}
                  index={index}
                  watched={watched.has(row.squad)}
                  active={index === active}
                  action={action}
                  claimed={claimed.has(row.squad)}
                  gain={gains?.[row.squad]}
                  onWatch={onWatch}
                  onAdd={onAdd}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Card>
  );
}
