'use client';

import { clsx } from 'clsx';
import { useRef, useState, type DragEvent } from 'react';
import { Button, Card, Checkbox, Notice, notify } from '@/components';
import { checkFile, type SchoolResult } from '@/domain/admin/resultsFile';
import { differs, previewOf, type SchoolPreview } from '@/domain/admin/resultsPreview';
import type { WeekResults } from '@/domain/scoring/results';
import type { SquadId } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';
import { useSubmit, type Submit } from '@/hooks/useSubmit';
import { useDeskPerson } from '@/providers/admin/useDesk';
import { useOnline } from '@/providers/kernel/useOnline';
import { Affected } from './Affected';
import { Preview } from './Preview';
import { Problems } from './Problems';
import { readResultsFile, type ReadFile } from '@/data/admin/readResultsFile';

/**
 * Takes a file by drag or dialog, shows what is wrong with it and what it changes, and publishes it. `standing` are the
 * week's results as published.
 */
export function ResultsUpload({ week, standing }: { week: Week; standing: WeekResults }) {
  const [file, setFile] = useState<{ name: string; read: ReadFile; since: number | null } | null>(null);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { busy, error, submit, showError } = useSubmit('Couldn’t read the file.');
  const publishing = useSubmit('Couldn’t publish. The results are as they were.');
  // What this page is publishing isn't what someone else has published.
  const [compared, setCompared] = useState(standing);
  if (!publishing.busy && compared !== standing) setCompared(standing);
  const person = useDeskPerson();

  const take = async (files: FileList | null) => {
    const [first, second] = files ?? [];
    if (first === undefined || publishing.busy) return;
    if (second !== undefined) return showError('One file at a time.');
    setFile(null);
    publishing.clearError();
    const read = await submit(() => readResultsFile(first));
    if (read.ok) setFile({ name: first.name, read: read.value, since: standing.updatedAt });
  };
  const publish = async (results: readonly SchoolResult[]) => {
    if (person === null) return;
    const published = await publishing.submit(async () => {
      const { publishResults } = await import('@/data/admin/commands');
      return publishResults(person, week.id, results, compared.updatedAt);
    });
    if (published.ok) notify.success(`Results of week ${String(week.week)} published.`);
    else if (published.error.code === 'tables') notify.error(published.error.message);
    if (published.ok || published.error.code === 'tables') setFile(null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  return (
    <>
      <div
        className={clsx(
          'grid justify-items-center gap-2 rounded-card border-2 border-dashed px-4 py-6 text-center',
          over ? 'border-primary bg-sunken' : 'border-line-strong',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className="max-sm:hidden">Drop a file here, or</p>
        <Button busy={busy} disabled={publishing.busy} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          aria-label="Results file"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            void take(target.files);
            // The same file can be chosen again after it was edited.
            target.value = '';
          }}
        />
        {file !== null && <p className="text-sm wrap-anywhere text-ink-muted">{file.name}</p>}
      </div>
      {error && <Notice tone="bad">{error.message}</Notice>}
      {file !== null && file.since !== compared.updatedAt && (
        <Notice tone="warn">
          Someone else has published results of this week since you chose the file. Look again at what it changes.
        </Notice>
      )}
      {file !== null && (
        <CheckedResults
          key={`${file.name} ${String(compared.updatedAt)}`}
          week={week}
          standing={compared}
          file={file.read}
          publishing={publishing}
          onPublish={(results) => void publish(results)}
        />
      )}
    </>
  );
}

function CheckedResults({
  week,
  standing,
  file,
  publishing: { busy, error },
  onPublish,
}: {
  week: Week;
  standing: WeekResults;
  file: ReadFile;
  publishing: Submit;
  onPublish: (results: readonly SchoolResult[]) => void;
}) {
  const { results, problems } = checkFile(file.columns, file.rows, standing);
  const preview = previewOf(standing, results);
  const [looked, setLooked] = useState(false);
  const online = useOnline();
  if (results.length === 0) return <Problems problems={problems} refused="This file can’t be published" />;
  const changes = differs(preview);
  return (
    <>
      <Problems problems={problems} refused="This file can’t be published" />
      <Card title="What changes" flush>
        <Preview schools={preview} />
        <div className="grid gap-3 p-4 sm:p-5">
          {!changes && <Notice>Everything in this file is published already.</Notice>}
          {changes && <Affected week={week} squads={squadsOf(preview)} />}
          {problems.length > 0 && changes && (
            <Checkbox
              label="I’ve checked these and they’re right"
              checked={looked}
              onChange={({ target }) => setLooked(target.checked)}
            />
          )}
          {error && <Notice tone="bad">{error.message}</Notice>}
          <div>
            <Button
              variant="primary"
              busy={busy}
              disabled={!changes || !online || (problems.length > 0 && !looked)}
              onClick={() => onPublish(results)}
            >
              Publish
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
}

/** The squads whose results are new or change. */
function squadsOf(schools: readonly SchoolPreview[]): SquadId[] {
  return schools.flatMap(({ squads }) =>
    squads.flatMap(({ squad, before, change }) => (before === null || change !== null ? [squad] : [])),
  );
}
