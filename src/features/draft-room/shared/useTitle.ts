'use client';

import { useEffect } from 'react';
import { PRACTICE_ID, type Draft } from '@/domain/draft/types';

/** What a draft is called in the title of its window and in its heading. */
export function draftTitle({ leagueId, leagueName }: Draft): string {
  if (leagueName === '') return 'Draft';
  return leagueId === PRACTICE_ID ? leagueName : `Draft of ${leagueName}`;
}

/** Gives the window a title while the room is open, with an alert in front of it, and puts the old one back. */
export function useTitle(alert: string, title: string): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    document.title = `${alert}${title}`;
  }, [alert, title]);
}
