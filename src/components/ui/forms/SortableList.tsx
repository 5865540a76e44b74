'use client';

import {
  closestCenter,
  DndContext,
  getFirstCollision,
  KeyboardSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ButtonHTMLAttributes, CSSProperties, ReactNode, Ref } from 'react';
import { RenderedPointerSensor } from './renderedSensors';

/**
 * What makes a row draggable: its `ref` and `style`, whether it's being dragged, and the props of the button that drags
 * it.
 */
export interface RowDrag {
  ref: Ref<HTMLLIElement>;
  style: CSSProperties;
  lifted: boolean;
  handle: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };
}

/**
 * A list whose rows are reordered by mouse, touch or keyboard (Space picks up and drops, the arrow keys move, Escape
 * cancels). Its children are `SortableRow`s; not all rows have to be mounted. Load it lazily, because dnd-kit is large:
 * that's why `@/components` doesn't export it.
 */
export function SortableList<Id extends string>({
  ids,
  nameOf,
  onMove,
  onLift,
  children,
}: {
  ids: readonly Id[];
  /** A row's name, for announcements. */
  nameOf: (id: Id) => string;
  /** Moves a row by this many places. It needn't be announced, because dnd-kit already did. */
  onMove: (id: Id, by: number) => void;
  /** Called with the row that is being dragged, and with null when it's dropped. */
  onLift?: (id: Id | null) => void;
  children: ReactNode;
}) {
  const sensors = useSensors(
    useSensor(RenderedPointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, collisions }: DragEndEvent) => {
    onLift?.(null);
    const over = getFirstCollision(collisions, 'id');
    if (over === null || active.id === over) return;
    const id = active.id as Id;
    onMove(id, ids.indexOf(over as Id) - ids.indexOf(id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => onLift?.(active.id as Id)}
      onDragEnd={onDragEnd}
      onDragCancel={() => onLift?.(null)}
      accessibility={{
        announcements: announcementsFor(ids, nameOf),
        screenReaderInstructions: INSTRUCTIONS,
        // dnd-kit's hidden text isn't valid among the items of the list.
        container: document.body,
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** One row of a `SortableList`. */
export function SortableRow({ id, children }: { id: string; children: (drag: RowDrag) => ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = { transform: CSS.Translate.toString(transform), transition };
  const handle = { ...attributes, ...listeners, ref: setActivatorNodeRef };
  return children({ ref: setNodeRef, style, lifted: isDragging, handle });
}

const INSTRUCTIONS = {
  draggable: 'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
};

function announcementsFor<Id extends string>(ids: readonly Id[], nameOf: (id: Id) => string): Announcements {
  const named = (id: string | number) => nameOf(id as Id);
  const place = (id: string | number) => `number ${String(ids.indexOf(id as Id) + 1)} of ${String(ids.length)}`;
  return {
    onDragStart: ({ active }) => `${named(active.id)} picked up from ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over === null ? '' : `${named(active.id)} over ${place(over.id)}.`),
    onDragEnd: ({ active, over }) => `${named(active.id)} dropped${over === null ? '' : ` at ${place(over.id)}`}.`,
    onDragCancel: ({ active }) => `${named(active.id)} returned to its place.`,
  };
}
