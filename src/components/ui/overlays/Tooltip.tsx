'use client';

import { Tooltip as Base } from 'radix-ui';
import type { ReactNode } from 'react';

/** A short label for an icon, on hover and on focus. Don't use it as the only place for information. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Base.Provider delayDuration={300}>
      <Base.Root>
        <Base.Trigger asChild>{children}</Base.Trigger>
        <Base.Portal>
          <Base.Content
            sideOffset={6}
            className="z-50 max-w-64 animate-fade rounded-control bg-ink px-2.5 py-1.5 text-sm text-canvas shadow-float"
          >
            {text}
          </Base.Content>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
