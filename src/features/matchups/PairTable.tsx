'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { GameLine, PointsFigure, ShieldLogo } from '@/components';
import { formatPoints } from '@/domain/hundredths';
import type { SquadPoints, WeekResults } from '@/domain/results';
import { SCHOOLS } from '@/domain/schools';
import { schoolOf, squadName, unitOf } from '@/domain/squads';
import type { Week } from '@/domain/weeks';
import { termSentence, type Pair } from './matchupView';

export interface PairTableProps {
  caption: string;
  leftTeam: string;
  rightTeam: string;
  pairs: readonly Pair[];
  week: Week;
  results: WeekResults | null;
}

/** Two lineups slot by slot; each place opens to show how its points came about. */
export function PairTable({ caption, leftTeam, rightTeam, pairs, week, results }: PairTableProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col />
        <col className="w-13 sm:w-20" />
        <col className="w-11 sm:w-20" />
        <col className="w-13 sm:w-20" />
        <col />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{leftTeam}</th>
          <th scope="col">Points of {leftTeam}</th>
          <th scope="col">Place</th>
          <th scope="col">Points of {rightTeam}</th>
          <th scope="col">{rightTeam}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => {
          const place = pair.slot === 'BENCH' ? 'BN' : pair.slot;
          const isOpen = open === pair.key;
          return (
            <Fragment key={pair.key}>
              <tr className="border-b border-line" data-slot={pair.slot}>
                <td className="py-1.5 pl-3">
                  <SquadCell points={pair.left} week={week} results={results} side="left" />
                </td>
                <td className="px-1 text-right sm:px-3">
                  <PointsCell points={pair.left} />
                </td>
                <th scope="row" className="p-0 text-center">
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-label={`${place}: how these points came about`}
                    onClick={() => setOpen(isOpen ? null : pair.key)}
                    className="inline-flex pressable flex-col items-center justify-center rounded-control display text-xs hover:bg-sunken"
                  >
                    {place}
                    <ChevronDown aria-hidden className={clsx('size-4 text-ink-muted', isOpen && 'rotate-180')} />
                  </button>
                </th>
                <td className="px-1 text-left sm:px-3">
                  <PointsCell points={pair.right} />
                </td>
                <td className="py-1.5 pr-3">
                  <SquadCell points={pair.right} week={week} results={results} side="right" />
                </td>
              </tr>
              {isOpen && (
                <tr className="border-b border-line bg-sunken">
                  <td colSpan={5} className="p-3">
                    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-6">
                      <Reasons points={pair.left} />
                      <Reasons points={pair.right} />
                    </div>
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function SquadCell({
  points,
  week,
  results,
  side,
}: {
  points: SquadPoints | null;
  week: Week;
  results: WeekResults | null;
  side: 'left' | 'right';
}) {
  const toRight = side === 'right';
  if (points === null)
    return <span className={clsx('block text-sm text-ink-muted', toRight && 'text-right')}>Empty</span>;
  const school = SCHOOLS[schoolOf(points.squad)];
  const game = results?.games[school.code];
  return (
    <span className={clsx('flex min-w-0 items-center gap-2', toRight && 'flex-row-reverse text-right')}>
      <ShieldLogo code={school.code} size={28} className="max-sm:hidden" />
      <span className="min-w-0">
        <span className="block leading-tight font-semibold">
          <span className="sm:hidden">
            <abbr title={school.name} className="no-underline">
              {school.code}
            </abbr>
          </span>
          <span className="max-sm:hidden">{school.name}</span> {unitOf(points.squad)}
        </span>
        <span className={clsx('flex max-sm:[&_*]:text-xs', toRight && 'justify-end text-right [&>span]:justify-end')}>
          <GameLine game={game} kickoff={week.kickoffs[school.code]} kickedOff={false} />
        </span>
      </span>
    </span>
  );
}

function PointsCell({ points }: { points: SquadPoints | null }) {
  if (points === null) return null;
  const none = points.state === 'pre' || points.state === 'missing';
  return <PointsFigure hundredths={none ? null : points.hundredths} size="small" />;
}

/** The arithmetic behind a squad's points. */
function Reasons({ points }: { points: SquadPoints | null }) {
  if (points === null) return <p className="text-sm text-ink-muted">Nobody starts here.</p>;
  return (
    <div className="min-w-0 text-sm">
      <p className="font-semibold">{squadName(points.squad)}</p>
      {points.terms.length > 0 ? (
        <ul className="figures">
          {points.terms.map((term) => (
            <li key={term.label}>{termSentence(term)}</li>
          ))}
          <li className="mt-1 border-t border-line pt-1 font-semibold">Together {formatPoints(points.hundredths)}</li>
        </ul>
      ) : (
        <p className="text-ink-muted">{WITHOUT_TERMS[points.state]}</p>
      )}
    </div>
  );
}

const WITHOUT_TERMS: Record<SquadPoints['state'], string> = {
  pre: 'The game has not been published yet.',
  live: 'Nothing that counts so far.',
  final: 'Nothing that counted.',
  bye: 'The school has a bye: no game, no points.',
  missing: 'Nothing was published for this squad; it counts zero.',
};
