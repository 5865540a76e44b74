'use client';

import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { Button, EmptyState, Notice } from '@/components';
import { takenSquads } from '@/domain/draft/keepers';
import type { Draft } from '@/domain/draft/types';
import { LOADING, valueOr } from '@/domain/kernel/loadable';
import { isSquadId, unitOf, type SquadId, type Unit } from '@/domain/football/squads';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { useWatchedSquads } from '@/providers/moves/useWatchedSquads';
import { formatCaps } from '../shared/formatCaps';
import { projectionsIn } from './squadProjections';
import { Needs } from './Needs';
import { PoolFilters } from './PoolFilters';
import { PoolTable } from './PoolTable';
import { byesOf, freeRows, rankedRows, shownRows, WHOLE_POOL } from './poolView';
import { added, removed } from '../queue/queueView';
import { usePersistedState } from '../shared/usePersistedState';
import { useTurn } from '../shared/useTurn';

const NOTHING: SquadId[] = [];
const NONE: ReadonlyMap<Unit, string> = new Map();

/**
 * The squads not picked yet. They can be searched, filtered, sorted, watched and queued at any time, and drafted when
 * on the clock.
 */
export const Pool = memo(function Pool({ draft }: { draft: Draft }) {
  const { me, league, queue, unsent } = useRoomState();
  const { pick, changeQueue } = useRoomActions();
  const list = useRef<HTMLDivElement>(null);
  const [cappedToo, setCappedToo] = usePersistedState('pool.showCapped', false);
  const [filter, setFilter] = usePersistedState('pool.filter', WHOLE_POOL);
  const wanted = useDeferredValue(filter);
  const { watched, toggle } = useWatchedSquads(`${draft.leagueId}.draft.${me}`);
  const projectionOf = useMemo(() => projectionsIn(league), [league]);
  // Every snapshot has the ranking as a new array. Comparing its text avoids building the rows again when nothing in it
  // has changed.
  const ranking = draft.ranking.join(' ');
  const all = useMemo(() => rankedRows(ranking.split(' ') as SquadId[], projectionOf), [ranking, projectionOf]);
  const { turn, capped } = useTurn(draft, me);
  const roster = (draft.rosters[me] ?? NOTHING).join(' ');
  const byes = useMemo(() => byesOf(roster.split(' ').filter(isSquadId), projectionOf), [roster, projectionOf]);
  const hidden = cappedToo ? NONE : capped;
  const taken = useMemo(() => takenSquads(draft), [draft]);
  const rows = useMemo(
    () => shownRows(freeRows(all, taken), wanted, watched).filter(({ squad }) => !hidden.has(unitOf(squad))),
    [all, taken, wanted, watched, hidden],
  );
  const queued = valueOr(queue?.squads ?? LOADING, NOTHING);
  const isKnown = queue?.squads.state === 'ready';
  const inQueue = useMemo(() => new Set(queued), [queued]);
  const onQueue = useCallback(
    (squad: SquadId) => {
      // A list that isn't known yet isn't replaced.
      if (isKnown) changeQueue?.(queued.includes(squad) ? removed(queued, squad) : added(queued, squad));
    },
    [changeQueue, isKnown, queued],
  );

  return (
    <div className="flex h-full min-h-0 flex-col">
      <PoolFilters filter={filter} onChange={setFilter} />
      <Needs draft={draft} />
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label="Available squads"
        className="flex min-h-0 flex-1 flex-col -outline-offset-3"
      >
        {rows.length === 0 ? (
          <EmptyState
            title="No matches"
            action={
              <Button
                onClick={() => {
                  setFilter(WHOLE_POOL);
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
              : hidden.size > 0
                ? 'No squad you can draft now matches your search and filters.'
                : 'No available squad matches your search and filters.'}
          </EmptyState>
        ) : (
          <PoolTable
            rows={rows}
            part={`${wanted.unit} ${wanted.school} ${wanted.sort} ${String(wanted.watchedOnly)} ${wanted.search}`}
            capped={capped}
            byes={byes}
            canDraft={turn && unsent === null}
            queued={inQueue}
            watched={watched}
            onDraft={pick}
            onQueue={changeQueue && onQueue}
            onWatch={toggle}
          />
        )}
      </div>
      {/* Below the rows, so that they don't move when a turn begins. */}
      {capped.size > 0 && (
        <div className="px-2 pt-2 text-sm last:pb-2">
          <Notice
            action={
              <Button size="small" variant="quiet" aria-pressed={cappedToo} onClick={() => setCappedToo(!cappedToo)}>
                {cappedToo ? 'Hide them' : 'Show them'}
              </Button>
            }
          >
            {formatCaps(capped)}
          </Notice>
        </div>
      )}
    </div>
  );
});
