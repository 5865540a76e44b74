import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { RowDrag } from './SortableList';

/** What a row is dragged by; only an icon without `drag`, while it can't be dragged. */
export function DragGrip({ name, drag, className }: { name: string; drag: RowDrag | undefined; className?: string }) {
  const icon = <GripVertical aria-hidden className="size-4" />;
  const look = clsx('grid h-11 w-7 shrink-0 place-items-center text-ink-muted', className);
  if (drag === undefined) {
    return (
      <span aria-hidden className={look}>
        {icon}
      </span>
    );
  }
  return (
    <button
      {...drag.handle}
      type="button"
      aria-label={`Drag ${name}`}
      className={clsx(look, 'cursor-grab touch-none rounded-control hover:bg-sunken active:cursor-grabbing')}
    >
      {icon}
    </button>
  );
}

/** An icon at the end of a row that can be pressed; with `off` it stays in the Tab order. */
export function RowButton({ off = false, className, onClick, ...rest }: ComponentProps<'button'> & { off?: boolean }) {
  return (
    <button
      type="button"
      aria-disabled={off}
      className={clsx(
        'grid h-11 w-10 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken aria-disabled:text-ink-muted aria-disabled:opacity-40',
        className,
      )}
      onClick={off ? undefined : onClick}
      {...rest}
    />
  );
}
