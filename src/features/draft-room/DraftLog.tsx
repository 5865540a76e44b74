'use client';

import { useMemo } from 'react';
import type { Draft } from '@/domain/draft/types';
import { squadName } from '@/domain/squads';
import { useDraft } from '@/providers/draft/room';
import { pickLabel } from './boardView';
import { logLines } from './logView';
import { useCall } from './names';

/** Every pick in words, the latest first; at the end the order as it was drawn. */
export function DraftLog({ draft }: { draft: Draft }) {
  const { nameOf } = useDraft();
  const call = useCall();
  const lines = useMemo(() => logLines(draft), [draft]);
  return (
    <ol className="divide-y divide-line text-sm" aria-label="Log of the draft, latest first">
      {lines.map(({ pick, manager, squad, note }) => (
        <li key={pick} className="flex gap-3 px-4 py-1.5">
          <span className="w-11 shrink-0 text-ink-muted figures">{pickLabel(pick, draft.order.length)}</span>
          <span>
            <b>{call(manager)}</b> took {squadName(squad)}
            {note !== null && <span className="text-ink-muted"> ({note})</span>}
          </span>
        </li>
      ))}
      {draft.order.length > 0 && (
        <li className="px-4 py-1.5 text-ink-muted">
          The draft began. Order of the first round: {draft.order.map(nameOf).join(', ')}.
        </li>
      )}
    </ol>
  );
}
