'use client';

import { clsx } from 'clsx';
import { DropdownMenu as Base } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useBackCloses } from '@/hooks/useBackCloses';
import { focusIsNowhere } from '@/hooks/useFocusRescue';
import { mainPart } from './mainPart';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

/** A menu of actions. `trigger` is the button that opens it; supports arrow keys, typeahead and Escape. */
export function Menu({ trigger, items }: { trigger: ReactNode; items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return (
    // Not modal: the content behind isn't hidden from screen readers, because the keyboard can still reach it.
    <Base.Root modal={false} open={open} onOpenChange={setOpen}>
      <Base.Trigger asChild>{trigger}</Base.Trigger>
      {/* Rendered inside <main>, so that users who navigate by landmarks find it there and not after the footer. */}
      <Base.Portal container={mainPart()}>
        <Base.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // What was chosen has already moved the focus, for example to a field.
            if (!focusIsNowhere()) event.preventDefault();
          }}
          className="z-50 min-w-48 animate-fade rounded-card border border-line bg-raised p-1 text-ink shadow-float"
        >
          {items.map((item) => (
            <Base.Item
              key={item.key}
              disabled={item.disabled ?? false}
              onSelect={item.onSelect}
              className={clsx(
                'flex min-h-(--target) cursor-pointer items-center gap-2.5 rounded-control px-3 font-medium outline-none select-none [&_svg]:size-4',
                'data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-sunken',
                item.danger && 'text-bad',
              )}
            >
              {item.icon}
              {item.label}
            </Base.Item>
          ))}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
