'use client';

import {
  DndContext,
  DragOverlay,
  getFirstCollision,
  pointerWithin,
  useDndContext,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DroppableContainer,
  type Modifiers,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { getEventCoordinates, useCombinedRefs } from '@dnd-kit/utilities';
import { memo, type ComponentProps, type PointerEvent } from 'react';
import { SquadChip } from '@/components';
import { RenderedPointerSensor, RenderedTouchSensor } from '@/components/ui/forms/renderedSensors';
import type { SquadId } from '@/domain/football/squads';
import type { Draggable } from './LineupTable';
import { LineupTables, TO_BENCH, type LineupTablesProps } from './LineupTables';
import { targetOf, type Line } from './lineupView';
import type { Target } from './lineupMoves';

export interface DraggableTablesProps extends Omit<LineupTablesProps, 'Draggable' | 'onPress'> {
  onPress: (line: Line) => void;
  /** Called when a squad is dropped where it fits. */
  onMove: (squad: SquadId, target: Target) => void;
}

/**
 * A drag that ends closer than this to where it began, in pixels, is a press: a slow one, or one with an unsteady hand.
 */
const PRESS_PX = 8;

/** What comes above the tables during a drag moves them, so they're measured again this many ms after a move. */
const MEASURING = { droppable: { frequency: 100 } };

/**
 * Drags with the mouse. dnd-kit's `MouseSensor` never hears that the mouse is released over a disabled button, as those
 * of other lines are.
 */
class MousePointerSensor extends RenderedPointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: { pointerType, button } }: PointerEvent) => pointerType === 'mouse' && button === 0,
    },
  ];
}

/** The tables of a lineup whose squads can be dragged with mouse or finger. */
export function DraggableTables({ onMove, ...tables }: DraggableTablesProps) {
  const { lines, canMove, onPress } = tables;
  const sensors = useSensors(
    useSensor(MousePointerSensor, { activationConstraint: { distance: 4 } }),
    // A finger that moves earlier scrolls the page.
    useSensor(RenderedTouchSensor, { activationConstraint: { delay: 250, tolerance: PRESS_PX } }),
  );
  const overTarget: CollisionDetection = (args) => {
    const squad = lineOf(lines, args.active.id)?.squad?.squad;
    const fits = ({ id }: DroppableContainer) => {
      const line = lineOf(lines, id);
      return squad !== undefined && line !== undefined && canMove(squad, targetOf(line));
    };
    return pointerWithin({ ...args, droppableContainers: args.droppableContainers.filter(fits) });
  };
  const onDragEnd = ({ active, collisions, delta }: DragEndEvent) => {
    const from = lineOf(lines, active.id);
    const over = getFirstCollision(collisions, 'id');
    const to = over === null ? undefined : lineOf(lines, over);
    if (from?.squad && to !== undefined) onMove(from.squad.squad, targetOf(to));
    else if (from !== undefined && Math.hypot(delta.x, delta.y) < PRESS_PX) onPress(from);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={overTarget}
      onDragEnd={onDragEnd}
      measuring={MEASURING}
      accessibility={{ announcements: NO_ANNOUNCEMENTS, restoreFocus: false, container: document.body }}
    >
      <TablesInDrag {...tables} />
    </DndContext>
  );
}

const lineOf = (lines: LineupTablesProps['lines'], id: UniqueIdentifier) =>
  [...lines.starters, ...lines.bench, TO_BENCH].find(({ key }) => key === id);

/** Rendered again when a drag begins or ends, not at every move of the pointer. */
const StillTables = memo(LineupTables);

/** The tables, with the dragged squad chosen. */
function TablesInDrag(tables: Omit<LineupTablesProps, 'Draggable'>) {
  const { active } = useDndContext();
  const dragged = active === null ? undefined : lineOf(tables.lines, active.id)?.squad?.squad;
  return (
    <>
      <StillTables {...tables} chosen={dragged ?? tables.chosen} Draggable={DraggableLine} />
      <DragOverlay dropAnimation={null} modifiers={ABOVE_POINTER} style={{ width: 'auto', height: 'auto' }}>
        {dragged !== undefined && (
          <SquadChip
            squad={dragged}
            className="h-11 rounded-control border border-ink bg-raised px-3 whitespace-nowrap shadow-float"
          />
        )}
      </DragOverlay>
    </>
  );
}

function DraggableLine({ line, children }: ComponentProps<Draggable>) {
  const { setNodeRef: setDraggable, listeners } = useDraggable({
    id: line.key,
    disabled: line.squad === null || line.squad.locked,
  });
  const { setNodeRef: setDroppable, isOver } = useDroppable({ id: line.key });
  return children({ ref: useCombinedRefs(setDraggable, setDroppable), listeners, isOver });
}

/** Places what is dragged above the pointer, so that it doesn't cover the line below it. */
const ABOVE_POINTER: Modifiers = [
  ({ activatorEvent, draggingNodeRect: chip, transform }) => {
    const start = activatorEvent === null ? null : getEventCoordinates(activatorEvent);
    if (start === null || chip === null) return transform;
    const { x, y } = transform;
    return { ...transform, x: x + start.x - (chip.left + chip.right) / 2, y: y + start.y - chip.bottom - 16 };
  },
];

/** The page announces where a squad went, as after a press. */
const NO_ANNOUNCEMENTS: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
