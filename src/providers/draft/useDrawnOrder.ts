'use client';

import { useEffect } from 'react';
import { mayDraw } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { placeInLine, STAGGER_MS } from './turnDriver';

/** How long a client waits before it tries again, in milliseconds. */
const AGAIN_MS = 5000;

/**
 * Writes the order that results from a draw once this client sees the draw. The first client in line does so at once, the others later, so that the
 * order doesn't depend on the commissioner's client.
 */
export function useDrawnOrder(draft: Draft | null, me: string, live: boolean): void {
  useEffect(() => {
    if (draft === null || !live || !isMissing(draft) || !draft.members.includes(me)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const tryIn = (milliseconds: number) => {
      timer = setTimeout(() => {
        void import('@/data/draftCommands')
          .then(({ writeDrawnOrder }) => writeDrawnOrder(draft, me))
          .then(
            (written) => written.ok,
            () => false,
          )
          .then((written) => {
            if (!written && !ended) tryIn(AGAIN_MS);
          });
      }, milliseconds);
    };
    tryIn(placeInLine(draft, me, false) * STAGGER_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [draft, me, live]);
}

/** Whether an order was drawn for the current members and hasn't been written yet. */
function isMissing(draft: Draft): boolean {
  return draft.status === 'scheduled' && draft.draw !== null && draft.order.length === 0 && !mayDraw(draft);
}
