'use client';

import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, lazyDialog, type ButtonProps, type MenuItem } from '@/components';

// Most managers never open it.
const ToolsSheet = lazyDialog(
  () => import('./ToolsSheet').then((module) => module.ToolsSheet),
  'Your tools didn’t load',
);

/** A phone's tools of the room, which `label` names: a button, and the sheet that lists them. */
export function RoomMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (item: MenuItem) => {
    // A dialog that the item opens returns the focus to where it was, and the sheet's own button will be gone.
    flushSync(() => setOpen(false));
    opener.current?.focus();
    item.onSelect();
  };
  return (
    <>
      <ToolsButton ref={opener} aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && <ToolsSheet title={label} items={items} onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The button that opens a menu of tools. */
export function ToolsButton(props: ButtonProps) {
  return (
    <Button size="small" variant="secondary" className="min-h-9 transition-none" {...props}>
      <Ellipsis aria-hidden className="size-5" />
    </Button>
  );
}
