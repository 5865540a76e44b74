'use client';

import { clsx } from 'clsx';
import { useId } from 'react';
import { UnitBadge } from '@/components';
import { squadName, type SquadId } from '@/domain/football/squads';
import type { MoveLine } from '@/domain/moves/movePreview';

/** A roster before and after a move, spot by spot. With `onDrop`, a press on a line picks its squad as the drop. */
export function MoveTable({
  lines,
  add,
  drop,
  onDrop,
}: {
  lines: readonly MoveLine[];
  add: SquadId | null;
  drop: SquadId | null;
  onDrop?: (squad: SquadId) => void;
}) {
  const name = useId();
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm">
      <caption className="sr-only">Your roster before and after the move</caption>
      <thead>
        <tr className="border-b border-line-strong text-xs text-ink-muted">
          {onDrop && (
            <th scope="col" className="w-9 py-1.5">
              <span className="sr-only">Drop</span>
            </th>
          )}
          <th scope="col" className="w-13 py-1.5 font-semibold">
            Slot
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            Now
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, spot, before, after }) => {
          const changed = before !== after;
          return (
            <tr
              key={key}
              className={clsx(
                // The radio button covers its line. WebKit ignores `relative` on a table row, but not a transform.
                'relative h-11 transform-[translate(0)] border-b border-line last:border-b-0',
                changed ? 'bg-warn-ground' : onDrop && before !== null && 'hover:bg-sunken',
              )}
            >
              {onDrop && (
                <td className="pl-2">
                  {before !== null && (
                    <input
                      type="radio"
                      name={name}
                      aria-label={`Drop ${squadName(before)}`}
                      checked={before === drop}
                      onChange={() => onDrop(before)}
                      onClick={() => before === drop && onDrop(before)}
                      className="size-4 accent-(--primary) after:absolute after:inset-0 after:cursor-pointer after:content-['']"
                    />
                  )}
                </td>
              )}
              <td>
                <UnitBadge unit={spot === 'BENCH' ? 'BN' : spot} />
              </td>
              <td className={clsx('pr-2', before !== null && before === drop && 'line-through')}>
                {before === null ? (
                  <span className="text-ink-muted">{spot === 'BENCH' ? '–' : 'Empty'}</span>
                ) : (
                  squadName(before)
                )}
              </td>
              <td className={clsx(changed ? 'font-semibold' : 'text-ink-muted')}>
                {after === null ? (spot === 'BENCH' ? 'Dropped' : 'Empty') : squadName(after)}
                {after !== null && after === add && <span className="sr-only">, added</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
