'use client';

import { formatRecord } from '@/domain/scoring/formatScores';
import { useState } from 'react';
import { Button, Card, Dialog } from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import { SOLO_WEEKS } from '@/domain/solo/saturdaySix';
import type { Tally } from '@/domain/solo/soloSeason';

/** The weeks played, each with a button to show it again, and the totals. */
export function SeasonSoFar({
  tally,
  shown,
  onShow,
  onRestart,
}: {
  tally: Tally;
  shown: number | null;
  onShow: (week: number) => void;
  onRestart: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const { results, own, best, won, lost, tied } = tally;
  return (
    <Card
      title="Your season"
      aside={
        results.length > 0 && (
          <Button size="small" onClick={() => setAsking(true)}>
            Start again
          </Button>
        )
      }
      flush
    >
      <p className="px-4 py-3 sm:px-5">
        {results.length === 0 ? (
          'Fourteen weeks, one after another. Play your first one.'
        ) : (
          <>
            <b className="figures">{formatRecord({ wins: won, losses: lost, ties: tied })}</b> against the house team,{' '}
            {formatPoints(own)} of {formatPoints(best)} points, {results.length} of {SOLO_WEEKS.length} weeks.
          </>
        )}
      </p>
      {results.length > 0 && (
        <table className="w-full text-right">
          <caption className="sr-only">Your weeks</caption>
          <thead className="border-y border-line text-sm text-ink-muted">
            <tr>
              <th scope="col" className="px-4 py-2 text-left font-semibold sm:px-5">
                Week
              </th>
              <th scope="col" className="px-2 py-2 font-semibold">
                You
              </th>
              <th scope="col" className="px-2 py-2 font-semibold">
                House
              </th>
              <th scope="col" className="px-4 py-2 font-semibold sm:px-5">
                Best
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <tr key={result.week} className="border-b border-line last:border-b-0">
                <th scope="row" className="px-2 text-left sm:px-3">
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Show week ${String(result.week)}`}
                    aria-pressed={shown === result.week}
                    className="underline underline-offset-4"
                    onClick={() => onShow(result.week)}
                  >
                    {result.week}
                  </Button>
                </th>
                <td className="px-2 font-semibold">{formatPoints(result.own.total)}</td>
                <td className="px-2">{result.house === null ? '–' : formatPoints(result.house.total)}</td>
                <td className="px-4 sm:px-5">{formatPoints(result.best.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {asking && (
        <Dialog
          open
          onOpenChange={setAsking}
          size="small"
          title="Restart your season?"
          description={`Your ${results.length === 1 ? 'week' : `${String(results.length)} weeks`} will be deleted.`}
          actions={
            <>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(false);
                  onRestart();
                }}
              >
                Start again
              </Button>
              <Button onClick={() => setAsking(false)}>Keep playing</Button>
            </>
          }
        />
      )}
    </Card>
  );
}
