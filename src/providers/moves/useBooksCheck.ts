import { useState } from 'react';
import type { BooksReport } from '@/domain/moves/books';
import type { LeagueId } from '@/domain/kernel/ids';
import type { ResultError } from '@/domain/kernel/result';
import { useSubmit } from '@/hooks/useSubmit';

/** The check of a league's books: what it found (null before it), and why it failed. */
export interface BooksCheck {
  report: BooksReport | null;
  busy: boolean;
  error: ResultError | null;
  check: () => Promise<void>;
}

/** Recomputes every roster of a league from the draft and the log, when `check` is called. */
export function useBooksCheck(leagueId: LeagueId): BooksCheck {
  const [report, setReport] = useState<BooksReport | null>(null);
  const { busy, error, submit } = useSubmit('The rosters couldn’t be verified. Check your connection and try again.');
  const check = async () => {
    setReport(null);
    const done = await submit(async () => {
      const { checkLeagueBooks } = await import('@/data/moves/books');
      return checkLeagueBooks(leagueId);
    });
    if (done.ok) setReport(done.value);
  };
  return { report, busy, error, check };
}
