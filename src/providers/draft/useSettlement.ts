'use client';

import { useEffect } from 'react';
import { settleDraft } from '@/data/settlement';
import type { Draft } from '@/domain/draft/types';
import type { League } from '@/domain/league';
import { placeInLine, STAGGER_MS } from './turnDriver';

/** Lets this client settle a finished draft that nobody has settled yet: the first in line at once, the others later. */
export function useSettlement(draft: Draft | null, league: League | null, me: string, live: boolean): void {
  useEffect(() => {
    if (draft === null || league === null || !live || draft.status !== 'complete' || league.draftComplete) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryIn = (milliseconds: number) => {
      timer = setTimeout(() => {
        void settleDraft(league, draft).then((settled) => {
          if (!settled && timer !== undefined) tryIn(5 * STAGGER_MS);
        });
      }, milliseconds);
    };
    tryIn(placeInLine(draft, me, false) * STAGGER_MS);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [draft, league, me, live]);
}
