'use client';

import { useState } from 'react';
import {
  Button,
  Card,
  Dialog,
  EmptyState,
  FailureState,
  Moment,
  Notice,
  PageHeader,
  SkeletonRows,
  notify,
} from '@/components';
import { canUndo, personIn, type DeskEntry } from '@/domain/admin/adminLog';
import { formatEntry } from '@/domain/admin/formatEntry';
import type { Uid } from '@/domain/kernel/ids';
import { valueOr } from '@/domain/kernel/loadable';
import { useSubmit } from '@/hooks/useSubmit';
import { useAdminLog, useDeskPerson, useNames } from '@/providers/admin/useDesk';
import { useOnline } from '@/providers/kernel/useOnline';

/** How many entries are shown at first, and added by a press. */
const STEP = 50;

/** The desk's log: what was done, by whom, what it changed, and a button that takes it back. */
export function LogPage() {
  const [shown, setShown] = useState(STEP);
  const entries = useAdminLog(shown);
  const admin = useDeskPerson()?.admin === true;
  const names = useNames(valueOr(entries, []).flatMap((entry) => [entry.by, personIn(entry) ?? entry.by]));
  return (
    <>
      <PageHeader title="Log" lead="Everything done here and from the command line, newest first." />
      {entries.state === 'loading' && <SkeletonRows rows={4} label="Loading the log" rowClass="h-24" />}
      {entries.state === 'failed' && <FailureState title="Couldn’t load the log" message={entries.message} />}
      {entries.state === 'ready' && entries.value.length === 0 && <EmptyState title="No activity yet" />}
      {entries.state === 'ready' && entries.value.length > 0 && (
        <ol className="grid grid-cols-1 gap-3">
          {entries.value.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} names={names} undoable={canUndo(entry, entries.value, admin)} />
            </li>
          ))}
        </ol>
      )}
      {entries.state === 'ready' && entries.value.length >= shown && (
        <div className="mt-4">
          <Button onClick={() => setShown(shown + STEP)}>Show older entries</Button>
        </div>
      )}
    </>
  );
}

/** `names`: by uid, without deleted accounts; null while they aren't known. */
function Entry({
  entry,
  names,
  undoable,
}: {
  entry: DeskEntry;
  names: Readonly<Record<string, string>> | null;
  undoable: boolean;
}) {
  const person = useDeskPerson();
  const online = useOnline();
  const { busy, error, submit } = useSubmit('Couldn’t undo this. Nothing changed.');
  const [asking, setAsking] = useState(false);
  const { title, details } = formatEntry(entry, names ?? {});
  const about = personIn(entry);
  const isGone = (uid: Uid) => names !== null && names[uid] === undefined;
  const undo = async () => {
    if (person === null) return;
    const undone = await submit(async () => {
      const { undoAct } = await import('@/data/admin/commands');
      return undoAct(person, entry);
    });
    setAsking(false);
    if (undone.ok) notify.success('Undone.');
  };
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
            {about !== null && isGone(about) && ' (account deleted)'}
          </p>
          <p className="text-sm wrap-anywhere text-ink-muted">
            {entry.at === null ? 'Just now' : <Moment at={entry.at} />}, by{' '}
            {entry.by === person?.uid ? (
              'you'
            ) : names === null ? (
              entry.by
            ) : (
              <>
                <bdi>{names[entry.by] ?? 'a deleted account'}</bdi> <span className="text-xs">({entry.by})</span>
              </>
            )}
          </p>
        </div>
        {undoable && (
          <Button size="small" disabled={!online} onClick={() => setAsking(true)}>
            Undo<span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      {details.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex pressable cursor-pointer items-center text-sm font-semibold">
            Before and after
          </summary>
          <Details lines={details} />
        </details>
      )}
      {error && <Notice tone="bad">{error.message}</Notice>}
      {asking && (
        <Dialog
          open
          onOpenChange={setAsking}
          title="Undo this?"
          description={title}
          actions={
            <>
              <Button variant="danger" busy={busy} onClick={() => void undo()}>
                Undo it
              </Button>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
            </>
          }
        >
          <p>Everyone sees it at once. The log keeps both entries.</p>
          <Details lines={formatEntry({ ...entry, before: entry.after, after: entry.before }).details} />
        </Dialog>
      )}
    </Card>
  );
}

/** What changes, a line each. */
function Details({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-2 grid gap-1 text-sm figures">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
