'use client';

import { useEffect, useRef } from 'react';
import { settleDraft } from '@/data/settlement';
import type { Draft } from '@/domain/draft/types';
import type { League } from '@/domain/league';
import { placeInLine, STAGGER_MS } from './turnDriver';

/** The longest wait before another try, in milliseconds. */
const LONGEST_MS = 60_000;

/**
 * Settles a finished draft from this client, if it hasn't been settled yet. The first client in line does so at once, the others later. After a
 * failure it tries again, each time after a longer wait. The wait matters: until the server rejects a write, this client sees the league as settled,
 * and when the write is rolled back, the change of `league` alone would start the next try at once.
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
