'use client';

import { clsx } from 'clsx';
import { DropdownMenu as Base } from 'radix-ui';
import type { ReactNode } from 'react';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

/** A list of actions behind one button. `trigger` is that button; arrow keys, letters and Escape work. */
export function Menu({
  trigger,
  items,
  align = 'end',
}: {
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}) {
  return (
    // What is behind stays where it is: nothing is hidden from a screen reader that the keyboard could still reach.
    <Base.Root modal={false}>
      <Base.Trigger asChild>{trigger}</Base.Trigger>
      {/* In the page's main part, so that the person who goes by landmarks finds it there and not after the footer. */}
      <Base.Portal container={mainPart()}>
        <Base.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
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

/** Null on the server, where no menu is open. */
function mainPart(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.querySelector('main');
}
