'use client';

import { useEffect } from 'react';
import { mayAnswer } from '@/domain/draft/draw';
import { mayDraw } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { placeInLine, STAGGER_MS } from './turnDriver';

/** How long a client waits before it tries again, in milliseconds. */
const AGAIN_MS = 5000;

/**
 * Takes the steps of a draw that are this client's: answers another manager's, the first client in line at once and the others later, and opens the manager's own
 * once it has been answered.
 */
export function useDraw(draft: Draft | null, me: string, live: boolean): void {
  useEffect(() => {
    const step = draft !== null && live ? stepOf(draft, me) : null;
    if (draft === null || step === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const tryIn = (milliseconds: number) => {
      timer = setTimeout(() => {
        void import('@/data/draftCommands')
          .then((commands) => commands[step](draft, me))
          .then(
            (taken) => taken.ok,
            () => false,
          )
          .then((taken) => {
            if (!taken && !ended) tryIn(AGAIN_MS);
          });
      }, milliseconds);
    };
    tryIn(step === 'openDraw' ? 0 : placeInLine(draft, me, false) * STAGGER_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [draft, me, live]);
}

/** The step of the draw for the current members that this client should take now; null for none. */
function stepOf(draft: Draft, me: string): 'answerDraw' | 'openDraw' | null {
  const { draw, order } = draft;
  if (draft.status !== 'scheduled' || draw === null || mayDraw(draft)) return null;
  if (mayAnswer(draft, me)) return 'answerDraw';
  return draw.at !== null && draw.secret === null && draw.by === me && order.length === 0 ? 'openDraw' : null;
}
