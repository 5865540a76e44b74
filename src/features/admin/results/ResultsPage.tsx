'use client';

import { useState } from 'react';
import { Button, Card, EmptyState, FailureState, PageHeader, SkeletonRows, saveFile } from '@/components';
import { fileOf } from '@/domain/admin/resultsFile';
import type { Week } from '@/domain/football/weeks';
import { useWeekResults } from '@/providers/season/useWeekResults';
import { ResultsUpload } from './ResultsUpload';
import { SeasonGate } from '../SeasonGate';
import { WeekSelect } from '../WeekSelect';

/** The desk's results: a file of a week's final games is checked, compared and published. */
export function ResultsPage() {
  return (
    <>
      <PageHeader title="Results" lead="Publish final games from a file, or correct those of any week." />
      <SeasonGate>{(current, weeks) => <Results current={current} weeks={weeks} />}</SeasonGate>
    </>
  );
}

function Results({ current, weeks }: { current: Week; weeks: readonly Week[] }) {
  // Null follows the current week.
  const [chosen, setChosen] = useState<string | null>(null);
  const week = weeks.find(({ id }) => id === chosen) ?? current;
  const results = useWeekResults(week);
  const save = () => {
    if (results.state === 'ready') saveFile(fileOf(results.value), `results-${week.id}.csv`, 'text/csv');
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card title="File">
        <div className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-48">
              <WeekSelect weeks={weeks} value={week.id} onChange={setChosen} />
            </div>
            {/* A field keeps room for an error below its control. */}
            <div className="mb-1.5">
              <Button onClick={save} disabled={results.state !== 'ready'}>
                Download the week’s file
              </Button>
            </div>
          </div>
          <p className="text-sm text-ink-muted">
            CSV or JSON, one row for each school. Download the week’s file, fill in the games that are final and delete
            the rows of the others. To correct a game, change its numbers. The file of a week that’s over is filled in,
            as an example.
          </p>
          <FileFormat />
        </div>
      </Card>
      {results.state === 'loading' && <SkeletonRows rows={4} label="Loading the results" />}
      {results.state === 'failed' && <FailureState title="Couldn’t load the results" message={results.message} />}
      {results.state === 'missing' && (
        <EmptyState title="The games aren’t published yet">Open the week first, on the Week page.</EmptyState>
      )}
      {results.state === 'ready' && <ResultsUpload key={week.id} week={week} standing={results.value} />}
    </div>
  );
}

/** What the file has to look like. */
function FileFormat() {
  return (
    <details>
      <summary className="inline-flex pressable cursor-pointer items-center text-sm font-semibold">Columns</summary>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        <li>
          <code>school</code> and <code>opponent</code>: the codes of the week’s file. A game between two schools of the
          conference has two rows.
        </li>
        <li>
          <code>points_for</code> and <code>points_against</code>: the final score, from the school’s side.
        </li>
        <li>
          <code>QB.pass_yds</code>, <code>RB.rush_td</code> and so on: the unit, a dot, and the count. Whole numbers;
          only yards can be negative.
        </li>
        <li>Every column has to be there, and no other. JSON is a list of objects with the same names.</li>
      </ul>
    </details>
  );
}
