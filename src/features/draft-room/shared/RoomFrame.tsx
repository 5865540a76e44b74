import type { ReactNode } from 'react';

/** As high as what the bars leave of the window. */
export const ROOM = 'mx-auto flex w-full max-w-[120rem] grow flex-col px-2 pb-2 sm:px-4 lg:pb-3';

/** The place of the parts under the head: side by side at a desk. They take what the head and what is said leave. */
export const PARTS =
  'mt-2 grid min-h-64 grow basis-0 grid-cols-1 grid-rows-1 gap-3 lg:mt-3 lg:grid-cols-[25rem_minmax(0,1fr)_18rem] 2xl:grid-cols-[28rem_minmax(0,1fr)_22rem]';

/**
 * The room: a head, the parts, and what it has to say under them. It is as high as what the bars leave of the window; the parts take what the rest
 * leaves, so that nothing moves but their lower end when something is said.
 */
export function RoomFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={ROOM}>
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  );
}
