'use client';

import type { ReactNode } from 'react';
import { useFullScreen } from './useFullScreen';

/** Classes of the room's outer element: it fills the window height that the app's bars leave. */
export const ROOM = 'mx-auto flex w-full max-w-[120rem] grow flex-col px-2 pb-2 sm:px-4 lg:pb-3';

/**
 * Classes of the grid of panels: side by side on desktop. It takes the height that the room's head and notices leave.
 */
export const PARTS =
  'mt-2 grid min-h-64 grow basis-0 grid-cols-1 grid-rows-1 gap-3 lg:mt-3 lg:grid-cols-[25rem_minmax(0,1fr)_18rem] 2xl:grid-cols-[28rem_minmax(0,1fr)_22rem]';

/**
 * The frame of the draft room: the head, the panels, and the notices below them. It fills the window height that the
 * app's bars leave; with `live`, a phone has none. The panels take the remaining height, so a new notice only moves
 * their lower edge.
 */
export function RoomFrame({ title, live, children }: { title: string; live: boolean; children: ReactNode }) {
  useFullScreen(live);
  return (
    <div className={ROOM}>
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  );
}
