'use client';

import { useEffect } from 'react';
import { PRACTICE_ID, type Draft } from '@/domain/draft/types';

/** The name of a draft in the document title and in the page heading. */
export function draftTitle({ leagueId, leagueName }: Draft): string {
  if (leagueName === '') return 'Draft';
  return leagueId === PRACTICE_ID ? leagueName : `Draft of ${leagueName}`;
}

/**
 * Sets the document title to `alert` followed by `title` while the room is open, and restores the previous one
 * afterwards.
 */
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
