'use client';

import { formatTime } from '@/domain/kernel/times';
import { memo, useMemo } from 'react';
import type { Draft } from '@/domain/draft/types';
import { logLines, type LogLine } from './logView';
import { useManagerName } from '../shared/useManagerName';
import { useVisibleRows } from '../shared/useVisibleRows';

/** The height of a single-line entry, in pixels. Longer entries are measured. */
const LINE_HEIGHT = 33;

/** The draft log, latest first: picks, pauses, picks that were taken back, and every draw of the order. */
export const DraftLog = memo(function DraftLog({ draft }: { draft: Draft }) {
  const call = useManagerName();
  const lines = useMemo(() => logLines(draft, call), [draft, call]);
  const { list, rows, room, measure } = useVisibleRows({
    count: lines.length,
    keyOf: (index) => lines[index]?.key ?? String(index),
    height: LINE_HEIGHT,
  });
  if (lines.length === 0) return <p className="p-4 text-sm text-ink-muted">No activity yet.</p>;
  return (
    <ol ref={list} className="divide-y divide-line text-sm" aria-label="Draft log, newest first" style={room}>
      {rows.map((index) => {
        const line = lines[index];
        if (line === undefined) return null;
        const { key, who, label, what, note, at } = line;
        return (
          <li
            key={key}
            ref={measure}
            data-index={index}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
            className="flex gap-2 px-3 py-1.5"
          >
            <Line label={label} name={call(who)} what={what} note={note} at={at} />
          </li>
        );
      })}
    </ol>
  );
});

const Line = memo(function Line({ label, name, what, note, at }: Omit<LogLine, 'key' | 'who'> & { name: string }) {
  return (
    <>
      <span className="w-11 shrink-0 text-ink-muted figures">{label ?? '–'}</span>
      <span className="min-w-0 flex-1">
        <b>{name}</b> {what}
        {note !== null && <span className="text-ink-muted"> ({note})</span>}
      </span>
      {at !== null && <span className="shrink-0 text-xs text-ink-muted figures">{formatTime(at, new Date())}</span>}
    </>
  );
});
