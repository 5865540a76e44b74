import { useState } from 'react';

/** How long after an act another press is taken for the second half of a double click, in milliseconds. */
export const DOUBLE_CLICK_MS = 800;

/** `mayAct`: whether a press counts, rather than ending a double click. `acted`: call it once an act is done. */
export type DoubleClickGuard = { mayAct: () => boolean; acted: () => void };

/**
 * Keeps the second half of a double click from acting on what has taken the first's place, such as the next row of a
 * list. Ask `mayAct` before an act, and call `acted` once it's done.
 */
export function useDoubleClickGuard(): DoubleClickGuard {
  const [guard] = useState(() => {
    let until = 0;
    return {
      mayAct: () => performance.now() >= until,
      acted: () => void (until = performance.now() + DOUBLE_CLICK_MS),
    };
  });
  return guard;
}
