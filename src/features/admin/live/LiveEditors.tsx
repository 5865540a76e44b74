'use client';

import { Button, Notice } from '@/components';
import { cellName, othersIn, type LiveEntry } from '@/domain/admin/liveEntry';
import { useNow } from '@/hooks/useNow';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useDeskPerson } from '@/providers/admin/useDesk';
import type { EntryEditor } from '@/providers/admin/useLiveEntry';

/** Who else has the game open. */
export function Others({ entry }: { entry: LiveEntry }) {
  const now = useNow(SERVER_CLOCK, 5_000);
  const person = useDeskPerson();
  const others = othersIn(entry, person?.uid ?? '', now);
  const names = others.map((name) => (name === '' ? 'Another person' : name)).join(', ');
  return (
    <div role="status">
      {others.length > 0 && (
        <Notice title={`${names} ${others.length === 1 ? 'has' : 'have'} this game open too`}>
          You see what each of you types. A cell that two of you change at once isn’t overwritten: you choose.
        </Notice>
      )}
    </div>
  );
}

/** The cells that another person changed at the same time, to choose between the two texts. */
export function Conflicts({ editor }: { editor: EntryEditor }) {
  const { conflicts, cells, settle } = editor;
  const open = Object.entries(conflicts);
  if (open.length === 0) return null;
  return (
    <Notice tone="warn" title="Another person changed these too">
      <ul className="grid gap-2">
        {open.map(([cell, theirs]) => (
          <li key={cell} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 flex-1 basis-48">
              {cellName(cell)}: you typed <b>{shown(cells[cell])}</b>, they typed <b>{shown(theirs)}</b>
            </span>
            <Button size="small" onClick={() => settle(cell, 'mine')}>
              Keep {shown(cells[cell])}
            </Button>
            <Button size="small" onClick={() => settle(cell, 'theirs')}>
              Take {shown(theirs)}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function shown(text: string | undefined): string {
  return text === undefined || text === '' ? 'nothing' : text;
}
