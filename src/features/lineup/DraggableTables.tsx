'use client';

import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type Modifiers,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { getEventCoordinates, useCombinedRefs } from '@dnd-kit/utilities';
import type { ComponentProps, PointerEvent } from 'react';
import { SquadChip } from '@/components';
import type { SquadId } from '@/domain/squads';
import type { Draggable } from './LineupTable';
import { LineupTables, TO_BENCH, type LineupTablesProps } from './LineupTables';
import type { Line } from './lineupView';

export interface DraggableTablesProps extends Omit<LineupTablesProps, 'Draggable'> {
  /** Called when a squad begins to be dragged, and with null when the drag ends. */
  onDrag: (squad: SquadId | null) => void;
  /** Called when the dragged squad is dropped on a line where it fits. */
  onDropAt: (line: Line) => void;
}

/** A drag that ends closer than this to where it began, in pixels, is a press: a slow one, or one with an unsteady hand. */
const PRESS_PX = 8;

/** Drags with the mouse. dnd-kit's `MouseSensor` never hears that the mouse is released over a disabled button, as those of other lines are. */
class MousePointerSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: { pointerType, button } }: PointerEvent) => pointerType === 'mouse' && button === 0,
    },
  ];
}

/** The tables of a lineup whose squads can be dragged with mouse or finger. */
export function DraggableTables({ onDrag, onDropAt, ...tables }: DraggableTablesProps) {
  const { lines, chosen, fitsAt, onPress } = tables;
  const sensors = useSensors(
    useSensor(MousePointerSensor, { activationConstraint: { distance: 4 } }),
    // A finger that moves earlier scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: PRESS_PX } }),
  );
  const lineOf = (id: UniqueIdentifier) =>
    [...lines.starters, ...lines.bench, TO_BENCH].find(({ key }) => key === id) ?? null;
  const overTarget: CollisionDetection = (args) =>
    pointerWithin({
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) => {
        const line = lineOf(id);
        return line !== null && fitsAt({ place: line.place, squad: line.squad?.squad ?? null });
      }),
    });
  const onDragEnd = ({ active, over, delta }: DragEndEvent) => {
    onDrag(null);
    const [from, to] = [lineOf(active.id), over === null ? null : lineOf(over.id)];
    if (to !== null) onDropAt(to);
    else if (from !== null && Math.hypot(delta.x, delta.y) < PRESS_PX) onPress?.(from);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={overTarget}
      onDragStart={({ active }) => onDrag(lineOf(active.id)?.squad?.squad ?? null)}
      onDragEnd={onDragEnd}
      onDragCancel={() => onDrag(null)}
      accessibility={{ announcements: NO_ANNOUNCEMENTS, restoreFocus: false, container: document.body }}
    >
      <LineupTables {...tables} Draggable={DraggableLine} />
      <DragOverlay dropAnimation={null} modifiers={ABOVE_POINTER} style={{ width: 'auto', height: 'auto' }}>
        {chosen !== null && (
          <SquadChip
            squad={chosen}
            className="h-11 rounded-control border border-ink bg-raised px-3 whitespace-nowrap shadow-float"
          />
        )}
      </DragOverlay>
    </DndContext>
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
