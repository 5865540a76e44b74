'use client';

import { useState } from 'react';
import { Button, Card, Notice } from '@/components';
import type { BooksReport } from '@/domain/books';
import type { League } from '@/domain/league';
import { useSubmit } from '@/hooks/useSubmit';
import { formatBooks, formatProblem } from './movesView';

/** Lets any member recompute every roster from the draft and the log, and says whether they are what the league shows. */
export function BooksCheck({ league, nameOf }: { league: League; nameOf: (manager: string) => string }) {
  const [report, setReport] = useState<BooksReport | null>(null);
  const { busy, error, submit } = useSubmit('The books couldn’t be checked. Check your connection and try again.');
  const check = async () => {
    setReport(null);
    const done = await submit(async () => {
      const { checkLeagueBooks } = await import('@/data/books');
      return checkLeagueBooks(league.id);
    });
    if (done.ok) setReport(done.value);
  };
  return (
    <Card title="The books">
      <div className="grid gap-3">
        <p className="text-ink-muted">
          Your browser can rebuild every roster from the draft and each move since, and compare it with what the league
          shows.
        </p>
        <Button busy={busy} onClick={() => void check()} className="justify-self-start">
          Check this league’s books
        </Button>
        <div aria-live="polite" className="grid gap-2">
          {error !== null && <Notice tone="bad">{error.message}</Notice>}
          {report !== null && (
            <Notice
              tone={report.problems.length === 0 ? 'good' : 'bad'}
              title={report.problems.length === 0 ? 'The books are right' : 'The books don’t add up'}
            >
              <p>{formatBooks(report)}</p>
              {report.problems.length > 0 && (
                <ul className="mt-1 list-disc pl-5">
                  {report.problems.map((problem, index) => (
                    <li key={index}>{formatProblem(problem, nameOf)}</li>
                  ))}
                </ul>
              )}
            </Notice>
          )}
        </div>
      </div>
    </Card>
  );
}
