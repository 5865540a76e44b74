'use client';

import { clsx } from 'clsx';
import { memo, useEffect, useMemo, useRef } from 'react';
import { ShieldLogo } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { isHouseTeam } from '@/domain/houseTeams';
import { schoolOf, squadName, unitOf } from '@/domain/squads';
import { useDraft } from '@/providers/draft/room';
import { boardRounds, pickLabel, type BoardSquare } from './boardView';
import { useCall } from './names';

/** The board: a row a round, a column a manager. It alone may scroll sideways, and follows the pick. */
export function Board({ draft }: { draft: Draft }) {
  const { me } = useDraft();
  const call = useCall();
  const rounds = useMemo(() => boardRounds(draft), [draft]);
  const frame = useRef<HTMLDivElement>(null);
  const pick = draft.picks.length;
  useEffect(() => {
    const area = frame.current;
    const square = area?.querySelector<HTMLElement>('[data-now]');
    if (!area || !square) return;
    area.scrollTo({ left: square.offsetLeft - (area.clientWidth - square.clientWidth) / 2, behavior: 'smooth' });
  }, [pick]);
  return (
    <div ref={frame} tabIndex={0} role="region" aria-label="Draft board" className="relative overflow-x-auto">
      <table className="w-full min-w-max border-separate border-spacing-1 text-sm">
        <caption className="sr-only">The board: each round a row, each manager a column.</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-surface px-1 text-xs font-semibold text-ink-muted">
              <span className="sr-only">Round</span>
            </th>
            {draft.order.map((manager) => (
              <th
                key={manager}
                scope="col"
                className={clsx(
                  'max-w-28 min-w-20 truncate px-1 py-2 text-left font-semibold',
                  manager === me && 'text-accent',
                )}
              >
                {call(manager)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, backwards, squares }) => (
            <tr key={round}>
              <th scope="row" className="sticky left-0 z-10 bg-surface px-1 text-center font-normal text-ink-muted">
                <span className="display text-base text-ink">{round + 1}</span>
                <span aria-hidden className="block text-xs">
                  {backwards ? '←' : '→'}
                </span>
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
}

const Square = memo(function Square(square: BoardSquare & { mine: boolean; latest: boolean; managers: number }) {
  const { squad, pick, mine, latest } = square;
  const automatic = square.automatic && !isHouseTeam(square.manager);
  const label = pickLabel(pick, square.managers);
  return (
    <td
      data-now={square.onTheClock || undefined}
      className={clsx(
        'h-13 rounded-control border px-1.5 align-middle',
        squad !== null && 'bg-raised',
        squad === null && 'bg-sunken/50',
        square.onTheClock
          ? 'border-live-to bg-linear-to-br from-live-from to-live-to text-on-live'
          : mine
            ? 'border-line-strong'
            : 'border-line',
        latest && 'animate-land',
      )}
    >
      {squad === null ? (
        <span className={clsx('text-xs figures', square.onTheClock ? 'font-bold' : 'text-ink-muted')}>
          {square.onTheClock ? 'On the clock' : label}
        </span>
      ) : (
        <span
          className="flex items-center gap-1.5"
          title={`${label} ${squadName(squad)}${automatic ? ', automatic pick' : ''}`}
        >
          <ShieldLogo code={schoolOf(squad)} size={26} />
          <span className="leading-tight">
            <span className="block font-semibold">{schoolOf(squad)}</span>
            <span className="block display text-xs">
              {unitOf(squad)}
              {automatic && (
                <abbr title="automatic pick" className="ml-1 text-ink-muted no-underline">
                  auto
                </abbr>
              )}
            </span>
          </span>
        </span>
      )}
    </td>
  );
});
