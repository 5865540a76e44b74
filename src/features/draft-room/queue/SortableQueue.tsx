'use client';

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
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
import { squadName, type SquadId } from '@/domain/squads';
import { QueueRow, type QueueActs, type QueueState } from './QueueRow';

/** The draggable rows of the queue, by mouse, touch or keyboard (Space picks up and drops, the arrow keys move, Escape cancels). */
export function SortableQueue({
  squads,
  rows,
  onLift,
  place,
  ...row
}: QueueActs &
  QueueState & {
    squads: readonly SquadId[];
    rows: readonly number[];
    onLift: (squad: SquadId | null) => void;
    place: (squad: SquadId, by: number) => void;
  }) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onLift(null);
    if (over === null || active.id === over.id) return;
    const squad = active.id as SquadId;
    place(squad, squads.indexOf(over.id as SquadId) - squads.indexOf(squad));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => onLift(active.id as SquadId)}
      onDragEnd={onDragEnd}
      onDragCancel={() => onLift(null)}
      accessibility={{
        announcements: announcementsFor(squads),
        screenReaderInstructions: INSTRUCTIONS,
        // dnd-kit's hidden text isn't valid among the items of the list.
        container: document.body,
      }}
    >
      <SortableContext items={[...squads]} strategy={verticalListSortingStrategy}>
        {rows.map((index) => {
          const squad = squads[index];
          return (
            squad !== undefined && (
              <SortableRow key={squad} squad={squad} index={index} count={squads.length} {...row} />
            )
          );
        })}
      </SortableContext>
    </DndContext>
  );
}

function SortableRow(props: QueueActs & QueueState & { squad: SquadId; index: number; count: number }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: props.squad,
  });
  const style = { transform: CSS.Translate.toString(transform), transition };
  const handle = { ...attributes, ...listeners, ref: setActivatorNodeRef };
  return <QueueRow {...props} drag={{ ref: setNodeRef, style, lifted: isDragging, handle }} />;
}

const INSTRUCTIONS = {
  draggable: 'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
};

function announcementsFor(squads: readonly SquadId[]): Announcements {
  const named = (id: string | number) => squadName(id as SquadId);
  const place = (id: string | number) =>
    `number ${String(squads.indexOf(id as SquadId) + 1)} of ${String(squads.length)}`;
  return {
    onDragStart: ({ active }) => `${named(active.id)} picked up from ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over === null ? '' : `${named(active.id)} over ${place(over.id)}.`),
    onDragEnd: ({ active, over }) => `${named(active.id)} dropped${over === null ? '' : ` at ${place(over.id)}`}.`,
    onDragCancel: ({ active }) => `${named(active.id)} returned to its place.`,
  };
}
