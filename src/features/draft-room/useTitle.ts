'use client';

import { useEffect } from 'react';

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
