import type { ReactNode } from 'react';
import { Sheet } from '@/components';

/** The queue on a phone: a drawer over the panel that is shown. */
export function QueueDrawer({
  open,
  onOpenChange,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Queue" contentLabel="Queue">
      {children}
    </Sheet>
  );
}
