import { Ellipsis } from 'lucide-react';
import { Button, Menu, type MenuItem } from '@/components';

/** A menu of the room's tools, which `label` names. */
export function RoomMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  return (
    <Menu
      trigger={
        <Button size="small" variant="secondary" className="min-h-9" aria-label={label}>
          <Ellipsis aria-hidden className="size-5" />
        </Button>
      }
      items={items}
    />
  );
}
