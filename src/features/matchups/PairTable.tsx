'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { GameLine, PointsFigure, ShieldLogo, SquadButton } from '@/components';
import { formatSigned, formatPoints } from '@/domain/kernel/hundredths';
import { gameProgress, type GameProgress } from '@/domain/scoring/gameProgress';
import type { SquadPoints } from '@/domain/scoring/results';
import { SCHOOLS } from '@/domain/football/schools';
import { formatReasons, type ScoreChange } from '@/domain/scoring/scoreChanges';
import { formatTerm } from '@/domain/scoring/scoreSquad';
import { schoolOf, squadName, unitOf, type SquadId } from '@/domain/football/squads';
import { isCorrected, isScored, pairWinner, type MatchupWeek, type Pair } from './matchupView';

export interface PairTableProps {
  caption: string;
  leftTeam: string;
  rightTeam: string;
  pairs: readonly Pair[];
  week: MatchupWeek;
  /** What the latest publish changed, by squad. */
  latest?: ReadonlyMap<SquadId, ScoreChange>;
}

/** Two lineups slot by slot; each slot expands to show how its points were scored. */
export function PairTable({ caption, leftTeam, rightTeam, pairs, week, latest }: PairTableProps) {
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
          const winner = pairWinner(pair);
          const place = pair.slot === 'BENCH' ? 'BN' : pair.slot;
          const isOpen = open === pair.key;
          return (
            <Fragment key={pair.key}>
              <tr className="border-b border-line" data-slot={pair.slot}>
                <td className="py-1 pl-1.5 sm:pl-4">
                  <SquadCell points={pair.left} week={week} side="left" slot={pair.slot} lost={winner === 'right'} />
                </td>
                <td className="px-1 text-right sm:px-3">
                  <PointsCell points={pair.left} week={week} lost={winner === 'right'} latest={latest} />
                </td>
                <th scope="row" className="p-0 text-center">
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-label={`${place}: scoring details`}
                    onClick={() => setOpen(isOpen ? null : pair.key)}
                    className="inline-flex pressable flex-col items-center justify-center rounded-control text-xs font-bold hover:bg-sunken"
                  >
                    {place}
                    <ChevronDown aria-hidden className={clsx('size-4 text-ink-muted', isOpen && 'rotate-180')} />
                  </button>
                </th>
                <td className="px-1 text-left sm:px-3">
                  <PointsCell points={pair.right} week={week} lost={winner === 'left'} latest={latest} />
                </td>
                <td className="py-1 pr-1.5 sm:pr-4">
                  <SquadCell points={pair.right} week={week} side="right" slot={pair.slot} lost={winner === 'left'} />
                </td>
              </tr>
              {isOpen && (
                <tr className="border-b border-line bg-sunken">
                  <td colSpan={5} className="p-3">
                    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-6">
                      <Reasons points={pair.left} week={week} />
                      <Reasons points={pair.right} week={week} />
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
  week: { week, results, kickedOff },
  side,
  slot,
  lost,
}: {
  points: SquadPoints | null;
  week: MatchupWeek;
  side: 'left' | 'right';
  slot: Pair['slot'];
  lost: boolean;
}) {
  const toRight = side === 'right';
  if (points === null)
    return <span className={clsx('block px-1 text-sm text-ink-muted', toRight && 'text-right')}>Empty</span>;
  const school = SCHOOLS[schoolOf(points.squad)];
  const unit = unitOf(points.squad);
  return (
    <SquadButton
      squad={points.squad}
      className={clsx(
        'flex min-h-(--target) w-full min-w-0 items-center gap-x-1.5 rounded-control -outline-offset-3 hover:bg-sunken max-sm:flex-wrap sm:gap-2.5',
        toRight ? 'flex-row-reverse pr-1' : 'pl-1',
      )}
    >
      <ShieldLogo code={school.code} size={26} />
      <span className={clsx('min-w-0 max-sm:contents', toRight && 'text-right')}>
        <span className={clsx('block flex-1 leading-tight', lost ? 'text-ink-muted' : 'font-semibold')}>
          <span className="sm:hidden">
            <abbr title={school.name} className="no-underline">
              {school.code}
            </abbr>
          </span>
          <span className="max-sm:hidden">{school.name}</span>
          {/* On a phone, the slot already names the unit, except for FLEX. */}
          <span className={slot === unit ? 'max-sm:sr-only' : 'max-sm:text-xs'}> {unit}</span>
        </span>
        <span
          className={clsx(
            'flex max-sm:basis-full max-sm:leading-tight max-sm:[&_*]:text-xs [&_time]:whitespace-normal',
            toRight && 'justify-end text-right [&>span]:justify-end',
          )}
        >
          <GameLine
            game={results?.games[school.code]}
            kickoff={week.kickoffs[school.code]}
            kickedOff={kickedOff.has(school.code)}
          />
        </span>
      </span>
    </SquadButton>
  );
}

/** A squad's points; before there are any, what is projected. */
function PointsCell({
  points,
  week: { week, kickedOff, projected },
  lost,
  latest,
}: {
  points: SquadPoints | null;
  week: MatchupWeek;
  lost: boolean;
  latest: PairTableProps['latest'];
}) {
  if (points === null) return null;
  if (!isScored(points) && gameProgress(points, week, kickedOff) === 'upcoming')
    return (
      <span className="text-sm text-ink-muted figures">
        <span className="sr-only">Projected </span>
        {formatPoints(projected[points.squad].hundredths)}
      </span>
    );
  const change = latest?.get(points.squad);
  return (
    <>
      <PointsFigure
        hundredths={isScored(points) ? points.hundredths : null}
        size="small"
        className={lost ? 'text-ink-muted' : ''}
      />
      {change !== undefined && (
        <span
          title={`${change.correction ? 'Correction: ' : ''}${formatReasons(change)}`}
          className="block text-xs text-accent figures"
        >
          {formatSigned(change.hundredths)}
        </span>
      )}
      {isCorrected(points) && (
        <span className="block text-xs text-ink-muted figures">was {formatPoints(points.was)}</span>
      )}
    </>
  );
}

/** How a squad's points add up. */
function Reasons({ points, week }: { points: SquadPoints | null; week: MatchupWeek }) {
  if (points === null) return <p className="text-sm text-ink-muted">No starter.</p>;
  return (
    <div className="min-w-0 text-sm">
      <p className="font-semibold">{squadName(points.squad)}</p>
      {points.terms.length > 0 ? (
        <ul className="figures">
          {points.terms.map((term) => (
            <li key={term.label}>{formatTerm(term)}</li>
          ))}
          <li className="mt-1 border-t border-line pt-1 font-semibold">Total {formatPoints(points.hundredths)}</li>
          {isCorrected(points) && <li>Corrected after the final; was {formatPoints(points.was)}</li>}
        </ul>
      ) : (
        <p className="text-ink-muted">{noStats(points, week)}</p>
      )}
    </div>
  );
}

/** Why a squad has no points to explain. */
function noStats(points: SquadPoints, { week, kickedOff }: MatchupWeek): string {
  const progress = gameProgress(points, week, kickedOff);
  return points.state === 'missing' && progress === 'started' && !week.isCurrent
    ? 'No stats for this squad, so it scores zero.'
    : NO_STATS[progress];
}

const NO_STATS: Record<GameProgress, string> = {
  bye: 'Bye: no game, no points.',
  upcoming: 'Upcoming: no stats yet.',
  started: 'Stats aren’t in yet.',
  live: 'No points yet.',
  final: 'No points.',
};
