'use client';

import { clsx } from 'clsx';
import type { League } from '@/domain/league/types';
import type { Lineup } from '@/domain/lineup/lineup';
import { movesPreview } from '@/domain/moves/movePreview';
import { squadName, type SquadId } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';
import { Card } from '../ui/Card';
import { Notice } from '../ui/states';
import { UnitBadge } from './squads';

/** A manager's roster before and after a change, with the open spots and byes that it leaves. */
export function RosterAfter({
  title,
  change,
  league,
  week,
  lineup,
  adds,
  drops,
}: {
  title: string;
  /** What changes the roster, for screen readers: `the trade`. */
  change: string;
  league: League;
  week: Week;
  lineup: Lineup;
  adds: readonly SquadId[];
  drops: readonly SquadId[];
}) {
  const { lines, holes, byes } = movesPreview({ lineup, slots: league.slots, week, adds, drops });
  return (
    <Card flush level={3} title={<span className="wrap-anywhere">{title}</span>}>
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <caption className="sr-only">
          {title}, before and after {change}
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-muted">
            <th scope="col" className="w-16 py-1.5 pl-4 font-semibold">
              Slot
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              Now
            </th>
            <th scope="col" className="py-1.5 pr-4 font-semibold">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, spot, before, after }) => (
            <tr
              key={key}
              className={clsx('h-11 border-b border-line last:border-b-0', before !== after && 'bg-warn-ground')}
            >
              <td className="pl-4">
                <UnitBadge unit={spot === 'BENCH' ? 'BN' : spot} />
              </td>
              <td className={clsx('pr-2', before !== null && before !== after && 'line-through')}>
                {before === null ? (
                  <span className="text-ink-muted">{EMPTY[spot === 'BENCH' ? 'bench' : 'slot']}</span>
                ) : (
                  squadName(before)
                )}
              </td>
              <td className={clsx('pr-4', before === after ? 'text-ink-muted' : 'font-semibold')}>
                {after === null ? EMPTY[spot === 'BENCH' ? 'bench' : 'slot'] : squadName(after)}
                {after !== null && adds.includes(after) && <span className="sr-only">, new</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {(holes.length > 0 || byes.length > 0) && (
        <div className="grid gap-2 p-3">
          {holes.length > 0 && (
            <Notice tone="warn" title={`Empty in the lineup: ${holes.join(', ')}`}>
              New squads go to the bench.
            </Notice>
          )}
          {byes.length > 0 && (
            <Notice tone="warn" title="Starters on a bye this week">
              {byes.map(squadName).join(', ')}
            </Notice>
          )}
        </div>
      )}
    </Card>
  );
}

const EMPTY = { bench: '–', slot: 'Empty' };
