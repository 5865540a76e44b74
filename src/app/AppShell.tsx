'use client';

import type { ReactNode } from 'react';

/** What surrounds every page. */
export function AppShell({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
