import type { ReactNode } from 'react';

/**
 * The room: a head, the parts, and what it has to say under them. It is as high as what the bars leave of the window; the parts take what the rest
 * leaves, so that nothing moves but their lower end when something is said.
 */
export function RoomFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-[120rem] grow flex-col px-2 pb-2 sm:px-4 lg:pb-3">
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  );
}
