'use client';

import { memo, useMemo } from 'react';
import type { Draft } from '@/domain/draft/types';
import { logLines, type LogLine } from './logView';
import { useCall } from './names';
import { timeOfDay } from './times';

/** Everything that happened in words, the latest first: picks, pauses, what was taken back, and every draw of the order. */
export function DraftLog({ draft }: { draft: Draft }) {
  const call = useCall();
  const lines = useMemo(() => logLines(draft, call), [draft, call]);
  if (lines.length === 0) return <p className="p-4 text-sm text-ink-muted">Nothing has happened yet.</p>;
  return (
    <ol className="divide-y divide-line text-sm" aria-label="Log of the draft, latest first">
      {lines.map(({ key, ...line }) => (
        <Line key={key} {...line} name={call(line.who)} />
      ))}
    </ol>
  );
}

const Line = memo(function Line({ label, name, what, note, at }: Omit<LogLine, 'key' | 'who'> & { name: string }) {
  return (
    <li className="flex gap-2 px-3 py-1.5">
      <span className="w-11 shrink-0 text-ink-muted figures">{label ?? '–'}</span>
      <span className="min-w-0 flex-1">
        <b>{name}</b> {what}
        {note !== null && <span className="text-ink-muted"> ({note})</span>}
      </span>
      {at !== null && <span className="shrink-0 text-xs text-ink-muted figures">{timeOfDay(at)}</span>}
    </li>
  );
});
