'use client';

import { clsx } from 'clsx';
import { memo, useEffect, useMemo, useRef } from 'react';
import { ShieldLogo, spineOf } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { presenceOf } from '@/domain/draft/presence';
import { schoolOf, squadName, unitOf } from '@/domain/football/squads';
import { useRoomState } from '@/providers/draft/room';
import { useNow } from '@/hooks/useNow';
import { boardRounds, nameSize, type BoardSquare } from './boardView';
import { useMoreToTheRight } from './useMoreToTheRight';
import { pickLabel } from '../shared/pickLabel';
import { useManagerName } from '../shared/useManagerName';

/**
 * The board: one row per round, one column per manager. It's the only part that may scroll sideways, and it scrolls to
 * the current pick. `past` marks an earlier state of a finished draft, for which no presence is shown.
 */
export const Board = memo(function Board({ draft, past = false }: { draft: Draft; past?: boolean }) {
  const { me, kindOf, seen, clock } = useRoomState();
  const call = useManagerName();
  const rounds = useMemo(() => boardRounds(draft), [draft]);
  // Presence changes slowly: once a minute is enough.
  const now = useNow(clock, 60_000);
  const presence = seen === null || draft.status !== 'active' || past ? null : presenceOf(draft, seen, now);
  const frame = useRef<HTMLDivElement>(null);
  const pick = draft.picks.length;
  useMoreToTheRight(frame, draft.order.length);
  useEffect(() => {
    // Reading the square's position forces a layout, so it happens in the frame that draws the pick, not before.
    const drawn = requestAnimationFrame(() => {
      const area = frame.current;
      const square = area?.querySelector<HTMLElement>('[data-now]');
      if (!area || !square) return;
      const left = square.offsetLeft - (area.clientWidth - square.clientWidth) / 2;
      const top = square.offsetTop - (area.clientHeight - square.clientHeight) / 2;
      area.scrollTo({ left, top, behavior: 'smooth' });
    });
    return () => cancelAnimationFrame(drawn);
  }, [pick]);
  return (
    <div
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label="Draft board"
      className="relative h-full overflow-auto overscroll-x-contain data-more:mask-r-from-[calc(100%-2.5rem)]"
    >
      <table
        className="w-full table-fixed border-separate border-spacing-1 text-sm"
        style={{ minWidth: `${String(2.5 + draft.order.length * 5)}rem` }}
      >
        <caption className="sr-only">Rows are rounds, columns are managers.</caption>
        <thead className="sticky top-0 z-20 bg-surface">
          <tr>
            <th scope="col" className="sticky left-0 z-10 w-9 bg-surface px-1 text-xs font-semibold text-ink-muted">
              <span className="sr-only">Round</span>
            </th>
            {draft.order.map((manager) => (
              <th
                key={manager}
                scope="col"
                title={call(manager)}
                className={clsx(
                  'overflow-hidden text-left align-bottom leading-tight font-semibold',
                  manager !== me && 'px-1 py-1.5',
                )}
              >
                <span
                  className={clsx(
                    '@container block',
                    manager === me && 'rounded-control bg-ink px-1 py-1.5 text-canvas',
                  )}
                >
                  <span className="line-clamp-3 wrap-anywhere" style={{ fontSize: nameSize(call(manager)) }}>
                    {presence !== null && manager !== me && presence[manager] !== 'house' && (
                      <PresenceDot here={presence[manager] === 'here'} />
                    )}
                    {call(manager)}
                  </span>
                </span>
                {kindOf(manager) !== null && (
                  <span className="block truncate text-xs font-normal text-ink-muted">{kindOf(manager)}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, backwards, squares }) => (
            <tr key={round}>
              <th
                scope="row"
                data-note={backwards ? '‹' : '›'}
                className="sticky left-0 z-10 bg-surface px-1 text-center text-base leading-none font-bold figures after:block after:text-ink-muted after:content-[attr(data-note)_/_'']"
              >
                {round + 1}
              </th>
              {squares.map((square) => (
                <Square
                  key={square.pick}
                  {...square}
                  mine={square.manager === me}
                  latest={square.pick === pick - 1}
                  managers={draft.order.length}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** A dot before a name that shows whether the manager is in the room. */
function PresenceDot({ here }: { here: boolean }) {
  return (
    <span
      title={here ? 'in the room' : 'away'}
      className={clsx(
        'mr-1.5 inline-block size-2.5 rounded-full border',
        here ? 'border-good bg-good' : 'border-line-strong bg-transparent',
      )}
    >
      <span className="sr-only">{here ? 'in the room: ' : 'away: '}</span>
    </span>
  );
}

const Square = memo(function Square(square: BoardSquare & { mine: boolean; latest: boolean; managers: number }) {
  const { squad, pick, mine, latest, how } = square;
  const label = pickLabel(pick, square.managers);
  if (squad === null) {
    return (
      <td
        data-now={square.onTheClock || undefined}
        className={clsx(
          'h-13 rounded-control border px-2 text-xs figures',
          square.onTheClock
            ? 'border-live-to bg-linear-to-br from-live-from to-live-to font-bold text-on-live'
            : 'border-dashed bg-sunken/40 text-ink-muted',
          !square.onTheClock && (mine ? 'border-line-strong' : 'border-line'),
        )}
      >
        {square.onTheClock ? 'On the clock' : label}
      </td>
    );
  }
  const words = `${label} ${squadName(squad)}${how === 'auto' ? ', automatic pick' : how === 'kept' ? ', keeper' : ''}`;
  return (
    <td
      data-unit={unitOf(squad)}
      style={spineOf(squad)}
      className={clsx(
        'h-13 rounded-control border unit-tint pl-1.5',
        mine ? 'border-ink' : 'border-transparent',
        latest && 'animate-land outline-2 -outline-offset-1 outline-live-to',
      )}
    >
      {/* As few elements as possible: there is one for each squad at most. Screen readers read the label. */}
      <span
        role="img"
        className="grid grid-cols-[1.375rem_minmax(0,1fr)] items-center gap-x-0.5 leading-tight"
        aria-label={words}
        title={words}
      >
        <ShieldLogo code={schoolOf(squad)} size={22} className="row-span-2" />
        <span className="truncate font-semibold">{schoolOf(squad)}</span>
        <span
          data-note={how}
          className={clsx(
            'text-xs font-bold',
            how !== null && "after:ml-1 after:font-normal after:content-[attr(data-note)_/_'']",
          )}
        >
          {unitOf(squad)}
        </span>
      </span>
    </td>
  );
});
