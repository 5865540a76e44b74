import { useState } from 'react';
import type { BooksReport } from '@/domain/moves/ledger/books';
import type { LeagueId } from '@/domain/kernel/ids';
import { useSubmit } from '@/hooks/useSubmit';

/** `check` recomputes every roster of a league from the draft and the log. `report`: what it found, null before. */
export function useBooksCheck(leagueId: LeagueId) {
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
