'use client';

import { clsx } from 'clsx';
import { ArrowDownUp, CornerDownLeft, Lock, X } from 'lucide-react';
import { Badge, GameLine, PointsFigure, ShieldLogo, UnitBadge } from '@/components';
import { formatPoints } from '@/domain/hundredths';
import { SCHOOLS } from '@/domain/schools';
import { schoolOf, squadName, unitOf, type SquadId } from '@/domain/squads';
import type { Line, SquadLine } from './lineupView';
import type { Target } from './moves';

export interface LineupTableProps {
  caption: string;
  lines: readonly Line[];
  /** The squad that is being moved, if any. */
  chosen: SquadId | null;
  /** Whether the chosen squad can move to a target. */
  fitsAt: (target: Target) => boolean;
  /** Called when a line is pressed: selects its squad, moves the selected squad there, or clears the selection. Null makes the table read-only. */
  onPress: ((line: Line) => void) | null;
  /** Called when a squad's name is pressed. */
  onHistory: (squad: SquadId) => void;
}

/** A part of a lineup as a table: slot, squad with its game, points, and a button per line to move the squad. */
export function LineupTable({ caption, lines, chosen, fitsAt, onPress, onHistory }: LineupTableProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-ink-muted">
          <th scope="col" className="w-14 py-2 pl-3 font-semibold sm:w-16">
            <span className="max-sm:sr-only">Place</span>
          </th>
          <th scope="col" className="px-2 py-2 font-semibold">
            Squad
          </th>
          <th scope="col" className="px-3 py-2 text-right font-semibold max-sm:hidden">
            Projected
          </th>
          <th scope="col" className={clsx('py-2 text-right font-semibold', onPress ? 'px-2' : 'pr-3 pl-2')}>
            Points <span className="block text-xs font-normal sm:hidden">(Projected)</span>
          </th>
          {onPress && (
            <th scope="col" className="w-14 py-2 pr-3">
              <span className="sr-only">Move</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.key} line={line} chosen={chosen} fitsAt={fitsAt} onPress={onPress} onHistory={onHistory} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  line,
  chosen,
  fitsAt,
  onPress,
  onHistory,
}: { line: Line } & Omit<LineupTableProps, 'caption' | 'lines'>) {
  const { squad } = line;
  const isChosen = squad !== null && squad.squad === chosen;
  const isTarget = chosen !== null && !isChosen && fitsAt({ place: line.place, squad: squad?.squad ?? null });
  return (
    <tr
      data-squad={squad?.squad}
      data-place={line.place}
      className={clsx(
        'border-b border-line last:border-b-0',
        isChosen && 'bg-warn-ground',
        isTarget && 'bg-good-ground',
        chosen !== null && !isChosen && !isTarget && 'text-ink-muted [&_img]:opacity-40',
      )}
    >
      <td className="py-2 pl-3 align-middle">
        <UnitBadge unit={line.place === 'BENCH' ? 'BN' : line.place} />
      </td>
      <th scope="row" className="w-full px-2 py-2 font-normal">
        {squad === null ? (
          <span className="text-ink-muted">Empty</span>
        ) : (
          <SquadCell line={squad} onHistory={onHistory} />
        )}
      </th>
      <td className="px-3 py-2 text-right text-ink-muted figures max-sm:hidden">
        {squad === null ? '' : formatPoints(squad.projected)}
      </td>
      <td className={clsx('py-2 text-right', onPress ? 'px-2' : 'pr-3 pl-2')}>
        {squad !== null && <PointsCell line={squad} />}
      </td>
      {onPress && (
        <td className="py-1 pr-3 text-right">
          <MoveButton line={line} chosen={chosen} isChosen={isChosen} isTarget={isTarget} onPress={onPress} />
        </td>
      )}
    </tr>
  );
}

function SquadCell({ line, onHistory }: { line: SquadLine; onHistory: (squad: SquadId) => void }) {
  const school = SCHOOLS[schoolOf(line.squad)];
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <ShieldLogo code={school.code} size={32} />
      <span className="min-w-0">
        <button
          type="button"
          aria-label={`${squadName(line.squad)}: points by week`}
          onClick={() => onHistory(line.squad)}
          className="block text-left leading-tight font-semibold hover:underline"
        >
          {school.name} {unitOf(line.squad)}
        </button>
        <span className="block max-sm:[&_*]:text-xs">
          <GameLine game={line.game} kickoff={line.kickoff} kickedOff={line.locked} />
        </span>
      </span>
    </span>
  );
}

function PointsCell({ line }: { line: SquadLine }) {
  const { points, bye } = line;
  const counts = points.state === 'final' || points.state === 'live';
  return (
    <>
      <PointsFigure hundredths={bye ? 0 : counts ? points.hundredths : null} size="small" />
      <span className="block text-xs text-ink-muted figures sm:hidden">({formatPoints(line.projected)})</span>
    </>
  );
}

function MoveButton({
  line,
  chosen,
  isChosen,
  isTarget,
  onPress,
}: {
  line: Line;
  chosen: SquadId | null;
  isChosen: boolean;
  isTarget: boolean;
  onPress: (line: Line) => void;
}) {
  const { squad } = line;
  if (squad?.locked) {
    return (
      <Badge tone="plain">
        <Lock aria-hidden className="size-3.5" />
        <span className="max-sm:sr-only">Locked</span>
        <span className="sr-only">: {squadName(squad.squad)} has kicked off and is locked for the week</span>
      </Badge>
    );
  }
  if (squad === null && !isTarget) return null;
  const place = line.place === 'BENCH' ? 'the bench' : line.place;
  const name = squad === null ? '' : squadName(squad.squad);
  const label = isChosen
    ? `Keep ${name} where it is`
    : !isTarget || chosen === null
      ? `Move ${name}`
      : squad === null
        ? `Move ${squadName(chosen)} to ${place}`
        : `Swap ${squadName(chosen)} with ${name}`;
  const Icon = isChosen ? X : isTarget ? CornerDownLeft : ArrowDownUp;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      disabled={chosen !== null && !isChosen && !isTarget}
      onClick={() => onPress(line)}
      className={clsx(
        'inline-grid pressable place-items-center rounded-control border',
        isTarget
          ? 'border-good bg-raised text-good'
          : 'border-line-strong bg-raised text-ink hover:bg-sunken disabled:border-line disabled:hover:bg-raised',
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
