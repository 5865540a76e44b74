'use client';

import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button, EmptyState, Notice } from '@/components';
import { cappedUnits } from '@/domain/draft/legal';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { valueOr } from '@/domain/loadable';
import { unitOf, type SquadId } from '@/domain/squads';
import { useDraft } from '@/providers/draft/room';
import { outlookIn } from './outlook';
import { capsInWords } from './capsInWords';
import { PoolFilters } from './PoolFilters';
import { PoolRowLine } from './PoolRow';
import { freeSquads, shownRows, WHOLE_POOL } from './poolView';
import { added, removed } from './queueView';
import { useSteadyFocus } from './useSteadyFocus';

/** How many rows are in the page at first; more come when asked for. */
const FIRST_ROWS = 32;

const NOTHING: SquadId[] = [];

/** Every squad that nobody has, to search, filter and sort; to queue at any time, to draft when on the clock. */
export function Pool({ draft }: { draft: Draft }) {
  const { me, league, queue, unsent, pick } = useDraft();
  const [filter, setFilter] = useState(WHOLE_POOL);
  const [all, setAll] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const wanted = useDeferredValue(filter);
  const outlook = useMemo(() => outlookIn(league), [league]);
  const rows = useMemo(
    () => shownRows(freeSquads(draft.ranking, draft.picks, outlook), wanted),
    [draft.ranking, draft.picks, outlook, wanted],
  );
  const seated = draft.order.includes(me);
  const capped = useMemo(() => cappedUnits(draft, me), [draft, me]);
  const queued = useMemo(() => valueOr(queue.squads, NOTHING), [queue.squads]);
  const shown = all ? rows : rows.slice(0, FIRST_ROWS);
  const myTurn = onTheClock(draft) === me;
  useSteadyFocus(table, shown.length);

  return (
    <div>
      <PoolFilters filter={filter} onChange={setFilter} />
      {seated && myTurn && capped.size > 0 && (
        <div className="px-3 pb-2">
          <Notice>{capsInWords(capped)}</Notice>
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title="No squad fits"
          action={<Button onClick={() => setFilter(WHOLE_POOL)}>Show the whole pool</Button>}
        >
          Nothing that is still free matches the search and filters.
        </EmptyState>
      ) : (
        <table ref={table} className="w-full border-collapse text-left">
          <caption className="sr-only">
            Free squads, {rows.length}. Queue them at any time; draft when you are on the clock.
          </caption>
          <thead className="border-b-2 border-line-strong text-xs text-ink-muted">
            <tr>
              <th scope="col" className="py-1.5 pl-3 font-semibold">
                <abbr title="Rank" className="no-underline">
                  #
                </abbr>
              </th>
              <th scope="col" className="px-2 py-1.5 font-semibold">
                Squad
              </th>
              <th scope="col" className="px-1 py-1.5 text-right font-semibold">
                Proj.
              </th>
              <th scope="col" className="py-1.5 pr-2 text-right font-semibold">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <PoolRowLine
                key={row.squad}
                row={row}
                reason={capped.get(unitOf(row.squad)) ?? null}
                canDraft={seated && myTurn && unsent === null}
                place={queued.indexOf(row.squad)}
                onDraft={pick}
                onQueue={() =>
                  queue.change(queued.includes(row.squad) ? removed(queued, row.squad) : added(queued, row.squad))
                }
              />
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shown.length && (
        <div className="p-3">
          <Button wide variant="quiet" onClick={() => setAll(true)}>
            Show all {rows.length} squads
          </Button>
        </div>
      )}
    </div>
  );
}
