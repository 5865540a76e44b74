'use client';

import { useEffect, type ReactNode } from 'react';
import { Button, Page, SkeletonRows } from '@/components';
import { PRACTICE_ME } from '@/domain/draft/practice';
import { valueOr } from '@/domain/loadable';
import { useDraft } from '@/providers/draft/room';
import { PracticeProvider, usePractice } from '@/providers/practice/PracticeProvider';
import { Announcer } from '../live/Announcer';
import { ClockBar } from '../clock/ClockBar';
import { lazyComponent, LoadError } from '../shared/lazyComponent';
import { PartLoadError } from '../shared/PartLoadError';
import { RoomFrame } from '../shared/RoomFrame';
import { RoomHead } from '../shared/RoomHead';
import { RoomNotices } from '../live/RoomNotices';
import { PhoneTabs, RoomPanels, usePanels } from '../live/RoomPanels';
import { SoundButton } from '../clock/SoundButton';
import { useHeadingFocus } from '../shared/useHeadingFocus';
import { useLazyDialog, type LazyDialog } from '../shared/useLazyDialog';
import { formatSetup } from './formatSetup';

const SetupSheet = lazyComponent(() => import('./SetupSheet').then((module) => module.SetupSheet), {
  lost: () => null,
});
const OverRoom = lazyComponent(() => import('../over/OverRoom').then((module) => module.OverRoom), {
  waiting: () => (
    <Page width="full">
      <SkeletonRows label="Loading the recap" rowClass="h-64" />
    </Page>
  ),
  lost: ({ again }) => (
    <LoadError title="The recap didn’t load" safe="The draft is over, and all picks are saved." again={again} />
  ),
});

/** How long a draft that has begun is left to itself before what comes later is fetched, in milliseconds. */
const AHEAD_MS = 1000;

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
  const settings = useLazyDialog(SetupSheet);
  const draft = valueOr(room.draft, null);
  const status = draft?.status ?? '';
  useHeadingFocus(status);
  // A network that is lost later keeps no one from the settings or from the end.
  useEffect(() => {
    // Before the start nothing can be lost yet, and the person who only looks in should not pay for them.
    if (status !== 'active') return;
    const timer = setTimeout(() => {
      void SetupSheet.bring();
      void OverRoom.bring();
    }, AHEAD_MS);
    return () => clearTimeout(timer);
  }, [status]);
  if (draft === null) return null;
  if (draft.status === 'complete') {
    return (
      <OverRoom draft={draft} actions={<PracticeActions settings={settings} again />}>
        <SettingsPlace settings={settings} />
      </OverRoom>
    );
  }
  const tabs = <PhoneTabs draft={draft} panel={panels.panel} show={panels.show} />;
  const actions = <PracticeActions settings={settings} />;
  return (
    <RoomFrame title={draft.leagueName}>
      {draft.status === 'scheduled' ? (
        <BeforeTheStart actions={actions}>{tabs}</BeforeTheStart>
      ) : (
        <>
          <Announcer draft={draft} />
          <ClockBar draft={draft} tools={actions}>
            {tabs}
          </ClockBar>
        </>
      )}
      <RoomPanels draft={draft} {...panels} />
      <div className="mt-2 empty:hidden">
        <SettingsPlace settings={settings} />
      </div>
      <RoomNotices draft={draft} />
    </RoomFrame>
  );
}

/** The head of the room before the first pick: what will be played, and the start. */
function BeforeTheStart({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const { setup, begin } = usePractice();
  return (
    <RoomHead
      line={<span>In this browser only</span>}
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
          {/* A phone has two lines for it in the height of one. */}
          <p className="min-w-0 flex-1 text-xs/4 sm:text-sm">{formatSetup(setup)}</p>
          {actions}
        </div>
      }
    >
      {children}
    </RoomHead>
  );
}

/** The sheet of settings when it is open, or the sentence that it could not be fetched. */
function SettingsPlace({ settings: { state, open, close } }: { settings: LazyDialog }) {
  const { setup, lay } = usePractice();
  const begun = valueOr(useDraft().draft, null)?.status === 'active';
  if (state === 'lost') {
    return <PartLoadError title="The settings didn’t load" safe="Your draft is safe." again={open} />;
  }
  if (state !== 'open') return null;
  return (
    <SetupSheet
      setup={setup}
      begun={begun}
      onClose={close}
      onLay={(next) => {
        lay(next);
        close();
      }}
    />
  );
}

/** What one can do to the practice table: pause, take back, and lay it anew. */
function PracticeActions({
  settings: { state, open, opener },
  again = false,
}: {
  settings: LazyDialog;
  again?: boolean;
}) {
  const { setup, kept, lay, pause, takeBack } = usePractice();
  const { draft } = useDraft();
  const present = valueOr(draft, null);
  const begun = present?.status === 'active';
  const paused = present?.pausedAt != null;
  const picked = (present?.rosters[PRACTICE_ME]?.length ?? 0) > 0;
  return (
    <div className="flex shrink-0 items-center gap-1">
      {!kept && (
        <span className="text-sm max-sm:hidden">Your browser doesn’t save data, so reloading starts over.</span>
      )}
      {begun && (
        <>
          <Button size="small" variant={paused ? 'primary' : 'quiet'} className="min-h-9" onClick={pause}>
            {paused ? 'Resume' : 'Pause'}
          </Button>
          <Button
            size="small"
            variant="quiet"
            className="min-h-9 aria-disabled:opacity-55"
            aria-label="Undo my last pick"
            // Not `disabled`, which would drop the focus of the person who has just taken back the first one.
            aria-disabled={!picked}
            onClick={() => picked && takeBack()}
          >
            Undo
          </Button>
        </>
      )}
      <Button
        ref={opener}
        size="small"
        variant={again ? 'secondary' : 'quiet'}
        className="min-h-9"
        busy={state === 'coming'}
        onClick={open}
      >
        Settings
      </Button>
      {again && (
        <Button size="small" variant="primary" className="min-h-9" onClick={() => lay(setup)}>
          Practice again
        </Button>
      )}
    </div>
  );
}
