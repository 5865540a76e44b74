'use client';

import { useState } from 'react';
import { Badge, Card, Tabs } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { valueOr } from '@/domain/loadable';
import { useDraft } from '@/providers/draft/room';
import { Announcer } from './Announcer';
import { Board } from './Board';
import { ClockBar } from './ClockBar';
import { DraftLog } from './DraftLog';
import { Pool } from './Pool';
import { Queue } from './Queue';
import { RoomNotices } from './RoomNotices';
import { Rosters } from './Rosters';
import { useWide } from './useWide';

type Panel = 'pool' | 'board' | 'queue' | 'rosters';

/** The draft under way: everything side by side at a desk, in tabs on a phone. */
export function LiveRoom({ draft }: { draft: Draft }) {
  const wide = useWide();
  return (
    <div className="mx-auto w-full max-w-[120rem] px-2 pb-8 sm:px-4">
      <h1 className="sr-only">Draft of {draft.leagueName}</h1>
      <Announcer draft={draft} />
      <ClockBar draft={draft} />
      <RoomNotices draft={draft} />
      {wide ? <Desk draft={draft} /> : <Phone draft={draft} />}
    </div>
  );
}

function Desk({ draft }: { draft: Draft }) {
  const [side, setSide] = useState<'queue' | 'rosters'>('queue');
  const column = 'min-h-0 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface shadow-card';
  return (
    <div className="mt-3 grid h-[calc(100dvh-15rem)] min-h-[34rem] grid-cols-[25rem_minmax(0,1fr)_20rem] gap-3 xl:grid-cols-[28rem_minmax(0,1fr)_22rem]">
      <section aria-label="Pool" className={column}>
        <Pool draft={draft} />
      </section>
      <div className="flex min-h-0 min-w-0 flex-col gap-3">
        <section aria-label="Board" className={`${column} flex-1`}>
          <Board draft={draft} />
        </section>
        {/* It scrolls and holds nothing to press, so the keyboard must be able to stop at it. */}
        <div role="region" aria-label="Log" tabIndex={0} className={`${column} h-40 shrink-0`}>
          <DraftLog draft={draft} />
        </div>
      </div>
      <section aria-label="Queue and rosters" className={`${column} px-3 pb-3`}>
        <Tabs
          label="Queue and rosters"
          value={side}
          onChange={setSide}
          tabs={[
            { value: 'queue', label: <QueueLabel draft={draft} />, content: <Queue draft={draft} /> },
            { value: 'rosters', label: 'Rosters', content: <Rosters draft={draft} /> },
          ]}
        />
      </section>
    </div>
  );
}

function Phone({ draft }: { draft: Draft }) {
  const [panel, setPanel] = useState<Panel>('pool');
  return (
    <Tabs
      label="Parts of the draft room"
      className="mt-2"
      value={panel}
      onChange={setPanel}
      tabs={[
        {
          value: 'pool',
          label: 'Pool',
          content: (
            <Card flush>
              <Pool draft={draft} />
            </Card>
          ),
        },
        {
          value: 'board',
          label: 'Board',
          content: (
            <div className="grid gap-4">
              <Card flush>
                <Board draft={draft} />
              </Card>
              <Card title="Log" flush>
                <DraftLog draft={draft} />
              </Card>
            </div>
          ),
        },
        { value: 'queue', label: <QueueLabel draft={draft} />, content: <Queue draft={draft} /> },
        { value: 'rosters', label: 'Rosters', content: <Rosters draft={draft} /> },
      ]}
    />
  );
}

function QueueLabel({ draft }: { draft: Draft }) {
  const { queue } = useDraft();
  const free = valueOr(queue.squads, []).filter((squad) => !draft.picks.includes(squad)).length;
  return (
    <span className="inline-flex items-center gap-1.5">
      Queue
      {free > 0 && <Badge>{free}</Badge>}
    </span>
  );
}
