'use client';

import { clsx } from 'clsx';
import { useId } from 'react';
import { ProjectionLine, GainFigure, UnitBadge } from '@/components';
import { squadName, type SquadId } from '@/domain/football/squads';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import type { MoveLine } from '@/domain/moves/portal/movePreview';

/** A roster to pick the drop of a move from: with each squad, what the move does to the best lineup if it goes. */
export function DropTable({
  lines,
  add,
  drop,
  restOfSeason,
  onDrop,
}: {
  lines: readonly MoveLine[];
  add: SquadId;
  drop: SquadId | null;
  /** What is projected; null shows nothing of it. */
  restOfSeason: RestOfSeason | null;
  onDrop: (squad: SquadId) => void;
}) {
  const name = useId();
  const roster = lines.flatMap(({ before }) => before ?? []);
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">Your roster, to pick the squad to drop</caption>
      <thead>
        <tr className="border-b border-line-strong text-xs text-ink-muted">
          <th scope="col" className="w-9 py-1.5">
            <span className="sr-only">Drop</span>
          </th>
          <th scope="col" className="w-13 py-1.5 font-semibold">
            Slot
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            Squad
          </th>
          {restOfSeason !== null && (
            <th scope="col" className="py-1.5 pr-2 text-right font-semibold">
              Best lineup
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, spot, before }) => {
          if (before === null) return null;
          const gone = before === drop;
          return (
            <tr
              key={key}
              className={clsx(
                // The radio button covers its line. WebKit ignores `relative` on a table row, but not a transform.
                'relative h-11 transform-[translate(0)] border-b border-line last:border-b-0',
                gone ? 'bg-warn-ground' : 'hover:bg-sunken',
              )}
            >
              <td className="pl-2">
                <input
                  type="radio"
                  name={name}
                  aria-label={`Drop ${squadName(before)}`}
                  checked={gone}
                  onChange={() => onDrop(before)}
                  onClick={() => gone && onDrop(before)}
                  className="size-4 accent-(--primary) after:absolute after:inset-0 after:cursor-pointer after:content-['']"
                />
              </td>
              <td>
                <UnitBadge unit={spot === 'BENCH' ? 'BN' : spot} />
              </td>
              <td className="py-1">
                <span className={clsx(gone && 'line-through')}>{squadName(before)}</span>
                {restOfSeason !== null && <ProjectionLine restOfSeason={restOfSeason} squad={before} />}
              </td>
              {restOfSeason !== null && (
                <td className="pr-2 text-right">
                  <GainFigure gain={restOfSeason.gain(roster, { adds: [add], drops: [before] })} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
