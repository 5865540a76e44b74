'use client';

import { useEffect, useRef } from 'react';
import { settleDraft } from '@/data/settlement';
import type { Draft } from '@/domain/draft/types';
import type { League } from '@/domain/league';
import { placeInLine, STAGGER_MS } from './turnDriver';

/** The longest wait between two tries, in milliseconds. */
const LONGEST_MS = 60_000;

/**
 * Lets this client settle a finished draft that no one has settled yet: the first in line at once, the others later. A try that fails is made
 * again, each time after a longer wait: this client sees its own try as done until the server refuses it, so the league's word alone would start
 * the next one at once.
 */
export function useSettlement(draft: Draft | null, league: League | null, me: string, live: boolean): void {
  const failed = useRef({ times: 0, notBefore: 0 });
  useEffect(() => {
    if (draft === null || league === null || !live || draft.status !== 'complete' || league.draftComplete) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const tryIn = (milliseconds: number) => {
      timer = setTimeout(() => {
        void settleDraft(league, draft).then((settled) => {
          if (settled) return;
          const times = failed.current.times + 1;
          const wait = Math.min(5 * STAGGER_MS * 2 ** (times - 1), LONGEST_MS);
          failed.current = { times, notBefore: performance.now() + wait };
          if (!ended) tryIn(wait);
        });
      }, milliseconds);
    };
    tryIn(Math.max(placeInLine(draft, me, false) * STAGGER_MS, failed.current.notBefore - performance.now()));
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [draft, league, me, live]);
}
