'use client';

import { clsx } from 'clsx';
import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
import { ArrowDownUp, CornerDownLeft, Lock, X } from 'lucide-react';
import { Badge, GameLine, PointsFigure, ShieldLogo, UnitBadge, spineOf, useOpenSquad } from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import { ordinal } from '@/domain/kernel/ordinal';
import { SCHOOLS } from '@/domain/football/schools';
import { schoolOf, squadName, unitOf, type SquadId } from '@/domain/football/squads';
import { targetOf, type Line, type SquadLine } from './lineupView';
import type { Target } from './lineupMoves';

/** What lets the element of a line be dragged and be a target of what is dragged. */
export interface LineDrag {
  ref: (element: HTMLElement | null) => void;
  listeners: HTMLAttributes<HTMLElement> | undefined;
  /** Whether a squad that fits here is over this line. */
  isOver: boolean;
}

/** Renders a line with what lets it be dragged; without dragging, with undefined. */
export type Draggable = ComponentType<{ line: Line; children: (drag?: LineDrag) => ReactNode }>;

export interface LineupTableProps {
  caption: string;
  lines: readonly Line[];
  /** The squad that is being moved, if any. */
  chosen: SquadId | null;
  /** Whether a squad can move to a target. */
  canMove: (squad: SquadId, target: Target) => boolean;
  /**
   * Called when a line is pressed: selects its squad, moves the selected squad there, or clears the selection. Null
   * makes the table read-only.
   */
  onPress: ((line: Line) => void) | null;
  /** Makes the lines draggable. */
  Draggable: Draggable;
}

/**
 * A part of a lineup as a table: slot, squad with its game, projected and actual points. A press anywhere on a line
 * selects or moves its squad; a press on its points or projection opens the squad's details. Where the table is narrow,
 * projected points are below the points.
 */
export function LineupTable({ caption, lines, Draggable, ...row }: LineupTableProps) {
  const { onPress } = row;
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-muted @lg:text-sm">
            <th scope="col" className="w-12 py-2 pl-3 font-semibold @lg:w-16 @lg:pl-4">
              Slot
            </th>
            {/* In line with the names, which begin to the right of the logos. */}
            <th scope="col" className="py-2 pl-12 font-semibold">
              Squad
            </th>
            <th scope="col" className="hidden px-3 py-2 text-right font-semibold @lg:table-cell">
              Projected
            </th>
            <th scope="col" className={clsx('py-2 text-right font-semibold', onPress ? 'pr-3' : 'pr-3 @lg:pr-4')}>
              Points <span className="block font-normal @lg:hidden">Projected</span>
            </th>
            {onPress && (
              <th scope="col" className="w-11 py-2 @lg:w-16">
                <span className="sr-only">Move</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Draggable key={line.key} line={line}>
              {(drag) => <Row line={line} drag={drag} {...row} />}
            </Draggable>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  line,
  drag,
  chosen,
  canMove,
  onPress,
}: { line: Line; drag: LineDrag | undefined } & Omit<LineupTableProps, 'caption' | 'lines' | 'Draggable'>) {
  const { squad } = line;
  const open = useOpenSquad();
  const isChosen = squad !== null && squad.squad === chosen;
  const isTarget = chosen !== null && !isChosen && canMove(chosen, targetOf(line));
  const isOut = chosen !== null && !isChosen && !isTarget;
  const movable = onPress !== null && (isTarget || (squad !== null && !squad.locked && !isOut));
  return (
    <tr
      ref={drag?.ref}
      data-squad={squad?.squad}
      data-place={line.place}
      data-target={isTarget || undefined}
      data-over={drag?.isOver || undefined}
      {...drag?.listeners}
      className={clsx(
        // The line's main button covers all of it. WebKit ignores `relative` on a table row, but not a transform.
        'relative h-14 transform-[translate(0)] border-b border-line last:border-b-0',
        isChosen ? 'bg-warn-ground' : isTarget ? 'bg-good-ground' : !isOut && 'hover:bg-sunken',
        isOut && 'text-ink-muted [&_img]:opacity-40',
        over,
      )}
    >
      <td className="py-1.5 pl-3 align-middle @lg:pl-4" style={squad === null ? undefined : spineOf(squad.squad)}>
        <UnitBadge unit={line.turn !== undefined ? ordinal(line.turn) : line.place === 'BENCH' ? 'BN' : line.place} />
      </td>
      <th scope="row" className="w-full py-1.5 pl-2 font-normal">
        {squad === null ? <span className="pl-10 text-ink-muted">Empty</span> : <SquadCell line={squad} />}
      </th>
      <td className="hidden px-3 py-1.5 text-right text-ink-muted figures @lg:table-cell">
        {squad !== null && (
          // The points' button opens the same, so the Tab key passes this one.
          <button
            type="button"
            tabIndex={-1}
            aria-label={`${squadName(squad.squad)}: projected ${formatPoints(squad.projected)}`}
            aria-haspopup="dialog"
            onClick={() => open?.(squad.squad)}
            className="relative z-1 min-h-(--target) rounded-control px-2 hover:bg-sunken"
          >
            {formatPoints(squad.projected)}
          </button>
        )}
      </td>
      <td className={clsx('py-1 text-right', onPress ? 'pr-1' : 'pr-1 @lg:pr-2')}>
        {squad !== null && <PointsCell line={squad} covers={!movable} />}
      </td>
      {onPress && (
        <td className="py-1 pr-1 text-center @lg:pr-3 @lg:text-right">
          <MoveButton line={line} chosen={chosen} isChosen={isChosen} isTarget={isTarget} onPress={onPress} />
        </td>
      )}
    </tr>
  );
}

/** Shows where the dragged squad moves when it's dropped. */
export const over = 'data-over:outline-2 data-over:-outline-offset-2 data-over:outline-good';

/** Makes a button cover the line it is in. */
const covering = "after:absolute after:inset-0 after:content-['']";

function SquadCell({ line }: { line: SquadLine }) {
  const school = SCHOOLS[schoolOf(line.squad)];
  return (
    <span className="flex min-w-0 items-center gap-2 @lg:gap-2.5">
      <ShieldLogo code={school.code} size={32} />
      <span className="min-w-0">
        <span className="block text-[0.9375rem] leading-tight font-semibold @lg:text-base">
          {school.name} {unitOf(line.squad)}
        </span>
        {(line.bye || line.game !== undefined || line.kickoff !== undefined) && (
          <span className="block leading-tight @max-lg:[&_*]:text-xs">
            <GameLine game={line.game} kickoff={line.kickoff} kickedOff={line.locked} />
          </span>
        )}
      </span>
    </span>
  );
}

function PointsCell({
  line,
  covers,
}: {
  line: SquadLine;
  /** Whether the button covers all of the line, because the line has nothing else to press. */
  covers: boolean;
}) {
  const open = useOpenSquad();
  const { points, bye } = line;
  const counts = points.state === 'final' || points.state === 'live';
  const figure = bye ? 0 : counts ? points.hundredths : null;
  const spoken = figure === null ? 'no points yet' : `${formatPoints(figure)} points`;
  return (
    <button
      type="button"
      aria-label={`${squadName(line.squad)}: ${spoken}, projected ${formatPoints(line.projected)}`}
      aria-haspopup="dialog"
      onClick={() => open?.(line.squad)}
      className={clsx(
        'min-h-(--target) min-w-(--target) rounded-control px-2 text-right -outline-offset-3',
        covers ? covering : 'relative z-1 hover:bg-sunken',
      )}
    >
      <PointsFigure hundredths={figure} size="small" />
      <span className="block text-xs text-ink-muted figures @lg:hidden">{formatPoints(line.projected)}</span>
    </button>
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
  if (squad?.locked && !isTarget) {
    return (
      <Badge className="@max-lg:px-1.5">
        <Lock aria-hidden className="size-3.5" />
        <span className="@max-lg:sr-only">Locked</span>
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
        'inline-grid size-9 place-items-center rounded-control @lg:size-11 @lg:border @lg:bg-raised',
        'disabled:opacity-50',
        covering,
        isTarget ? 'text-good @lg:border-good' : 'text-ink-muted @lg:border-line-strong @lg:text-ink',
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
