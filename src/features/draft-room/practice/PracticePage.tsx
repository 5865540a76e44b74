'use client';

import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components';
import { PRACTICE_ME } from '@/domain/draft/practice';
import { valueOr } from '@/domain/loadable';
import { useDraft } from '@/providers/draft/room';
import { PracticeProvider, usePractice } from '@/providers/practice/PracticeProvider';
import { Announcer } from '../Announcer';
import { ClockBar } from '../ClockBar';
import { RoomFrame } from '../RoomFrame';
import { RoomHead } from '../RoomHead';
import { RoomNotices } from '../RoomNotices';
import { PhoneTabs, RoomPanels, usePanels } from '../RoomPanels';
import { SoundButton } from '../SoundButton';
import { setupWords } from './setupWords';

const SetupSheet = dynamic(() => import('./SetupSheet').then((module) => module.SetupSheet), { ssr: false });
const OverRoom = dynamic(() => import('../over/OverRoom').then((module) => module.OverRoom), { ssr: false });

/** A draft room that one has to oneself: bots on the other chairs, the draft in this browser alone. */
export function PracticePage() {
  return (
    <PracticeProvider>
      <PracticeRoom />
    </PracticeProvider>
  );
}

function PracticeRoom() {
  const room = useDraft();
  const panels = usePanels();
  const draft = valueOr(room.draft, null);
  if (draft === null) return null;
  if (draft.status === 'complete') return <OverRoom draft={draft} actions={<PracticeActions again />} />;
  const tabs = <PhoneTabs draft={draft} panel={panels.panel} show={panels.show} />;
  return (
    <RoomFrame title="Practice draft">
      {draft.status === 'scheduled' ? (
        <BeforeTheStart>{tabs}</BeforeTheStart>
      ) : (
        <>
          <Announcer draft={draft} />
          <ClockBar draft={draft} tools={<PracticeActions />}>
            {tabs}
          </ClockBar>
        </>
      )}
      <RoomPanels draft={draft} {...panels} />
      <RoomNotices draft={draft} />
    </RoomFrame>
  );
}

/** The head of the room before the first pick: what will be played, and the start. */
function BeforeTheStart({ children }: { children: ReactNode }) {
  const { setup, begin } = usePractice();
  return (
    <RoomHead
      line={<span>In this browser alone</span>}
      title={<span className="truncate">Practice draft</span>}
      aside={
        <>
          <SoundButton />
          <Button variant="live" onClick={begin}>
            <span className="sm:hidden">Start</span>
            <span className="max-sm:hidden">Start the draft</span>
          </Button>
        </>
      }
      below={
        <div className="flex min-w-0 items-center gap-3">
          <p className="min-w-0 flex-1 truncate text-sm">{setupWords(setup)}</p>
          <PracticeActions />
        </div>
      }
    >
      {children}
    </RoomHead>
  );
}

/** What one can do to the practice table: pause, take back, and lay it anew. */
function PracticeActions({ again = false }: { again?: boolean }) {
  const { setup, kept, lay, pause, takeBack } = usePractice();
  const { draft } = useDraft();
  const [open, setOpen] = useState(false);
  const present = valueOr(draft, null);
  const begun = present?.status === 'active';
  const paused = present?.pausedAt != null;
  const picked = (present?.rosters[PRACTICE_ME]?.length ?? 0) > 0;
  return (
    <div className="flex shrink-0 items-center gap-1">
      {!kept && <span className="text-sm max-sm:hidden">This browser keeps nothing: a reload begins anew.</span>}
      {begun && (
        <>
          <Button size="small" variant={paused ? 'primary' : 'quiet'} className="min-h-9" onClick={pause}>
            {paused ? 'Resume' : 'Pause'}
          </Button>
          <Button
            size="small"
            variant="quiet"
            className="min-h-9"
            aria-label="Take back my last pick"
            disabled={!picked}
            onClick={takeBack}
          >
            Undo
          </Button>
        </>
      )}
      <Button size="small" variant={again ? 'secondary' : 'quiet'} className="min-h-9" onClick={() => setOpen(true)}>
        Settings
      </Button>
      {again && (
        <Button size="small" variant="primary" className="min-h-9" onClick={() => lay(setup)}>
          Practice again
        </Button>
      )}
      {open && (
        <SetupSheet
          setup={setup}
          begun={begun}
          onClose={() => setOpen(false)}
          onLay={(next) => {
            lay(next);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
