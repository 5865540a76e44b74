'use client';

import { useEffect, type ReactNode } from 'react';
import { Pause, Play, Settings2, Undo2 } from 'lucide-react';
import { Button, LoadError, Page, SkeletonRows, lazyComponent } from '@/components';
import { PRACTICE_ME } from '@/domain/draft/practice';
import { valueOr } from '@/domain/kernel/loadable';
import { useDraft } from '@/providers/draft/room';
import { PracticeProvider, usePractice } from '@/providers/draft/PracticeProvider';
import { Announcer } from '../live/Announcer';
import { ClockBar } from '../clock/ClockBar';
import { RoomFrame } from '../shared/RoomFrame';
import { RoomHead } from '../shared/RoomHead';
import { RoomNotices } from '../live/RoomNotices';
import { PhoneTabs, RoomPanels, usePanels } from '../live/RoomPanels';
import { RoomMenu } from '../shared/RoomMenu';
import { SoundButton, useSoundItem } from '../sound/SoundButton';
import { useIsPhone } from '../shared/useWidth';
import { useLazyDialog, type LazyDialog } from '../shared/useLazyDialog';
import { formatSetup } from './formatSetup';

const SetupSheet = lazyComponent(() => import('./SetupSheet').then((module) => module.SetupSheet), {
  failed: () => null,
});
const RecapRoom = lazyComponent(() => import('../recap/RecapRoom').then((module) => module.RecapRoom), {
  waiting: () => (
    <Page width="full">
      <SkeletonRows label="Loading the recap" rowClass="h-64" />
    </Page>
  ),
  failed: ({ retry }) => (
    <LoadError as="page" title="The recap didn’t load" safe="Everything you saved is safe." retry={retry} />
  ),
});

/** How long after the start of the draft the settings and the recap are preloaded, in milliseconds. */
const AHEAD_MS = 1000;

/** The /practice page: a practice draft against bots, stored in this browser. */
export function PracticePage() {
  return (
    <PracticeProvider>
      <PracticeRoom />
    </PracticeProvider>
  );
}

function PracticeRoom() {
  const panels = usePanels();
  const settings = useLazyDialog(SetupSheet);
  const draft = valueOr(useDraft(), null);
  const status = draft?.status ?? '';
  // Preload, so that a connection lost later doesn't matter.
  useEffect(() => {
    // A user who only looks at the page needn't download them.
    if (status !== 'active') return;
    const timer = setTimeout(() => {
      void SetupSheet.load();
      void RecapRoom.load();
    }, AHEAD_MS);
    return () => clearTimeout(timer);
  }, [status]);
  if (draft === null) return null;
  if (draft.status === 'complete') {
    return (
      <RecapRoom draft={draft} actions={<PracticeActions settings={settings} again />}>
        <SettingsPlace settings={settings} />
      </RecapRoom>
    );
  }
  const tabs = <PhoneTabs draft={draft} {...panels} />;
  const actions = <PracticeActions settings={settings} />;
  return (
    <RoomFrame title={draft.leagueName} live={draft.status === 'active'}>
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

/** The head of the room before the start: the settings of the draft, and the start button. */
function BeforeTheStart({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const { setup, start } = usePractice();
  return (
    <RoomHead
      line={<span className="line-clamp-2 leading-tight whitespace-normal">{formatSetup(setup)}</span>}
      title={<span className="truncate">Mock draft</span>}
      aside={
        <>
          <SoundButton />
          <Button variant="live" onClick={start}>
            <span className="sm:hidden">Start</span>
            <span className="max-sm:hidden">Start the draft</span>
          </Button>
        </>
      }
      below={<p className="text-sm">In this browser only</p>}
      tools={actions}
    >
      {children}
    </RoomHead>
  );
}

/** The settings while they are open, or an error if they couldn't be loaded. */
function SettingsPlace({ settings: { state, open, close } }: { settings: LazyDialog }) {
  const { setup, reset } = usePractice();
  const begun = valueOr(useDraft(), null)?.status === 'active';
  if (state === 'failed') {
    return <LoadError as="notice" title="The settings didn’t load" safe="Everything you saved is safe." retry={open} />;
  }
  if (state !== 'open') return null;
  return (
    <SetupSheet
      setup={setup}
      begun={begun}
      onClose={close}
      onApply={(next) => {
        reset(next);
        close();
      }}
    />
  );
}

/** The buttons of a practice draft: pause, undo, and restart with other settings; while drafting on a phone, a menu. */
function PracticeActions({
  settings: { state, open, opener },
  again = false,
}: {
  settings: LazyDialog;
  again?: boolean;
}) {
  const { setup, isStored, reset, togglePause, takeBack } = usePractice();
  const draft = valueOr(useDraft(), null);
  const begun = draft?.status === 'active';
  const paused = draft?.pausedAt != null;
  const picked = (draft?.rosters[PRACTICE_ME]?.length ?? 0) > 0;
  const phone = useIsPhone();
  const sounds = useSoundItem();
  if (phone && begun) {
    return (
      <RoomMenu
        label="Your tools"
        items={[
          {
            key: 'pause',
            label: paused ? 'Resume' : 'Pause',
            icon: paused ? <Play aria-hidden /> : <Pause aria-hidden />,
            onSelect: togglePause,
          },
          { key: 'undo', label: 'Undo last pick', icon: <Undo2 aria-hidden />, disabled: !picked, onSelect: takeBack },
          { key: 'settings', label: 'Settings', icon: <Settings2 aria-hidden />, onSelect: open },
          sounds,
        ]}
      />
    );
  }
  return (
    <div className="flex shrink-0 items-center gap-1">
      {!isStored && (
        <span className="text-sm max-sm:hidden">Your browser doesn’t save data, so reloading starts over.</span>
      )}
      {begun && (
        <>
          <Button size="small" variant={paused ? 'primary' : 'quiet'} className="min-h-9" onClick={togglePause}>
            {paused ? 'Resume' : 'Pause'}
          </Button>
          <Button
            size="small"
            variant="quiet"
            className="min-h-9 aria-disabled:opacity-55"
            aria-label="Undo last pick"
            // Not `disabled`, because the button would lose the focus once the first pick was taken back.
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
        busy={state === 'loading'}
        onClick={open}
      >
        Settings
      </Button>
      {again && (
        <Button size="small" variant="primary" className="min-h-9" onClick={() => reset(setup)}>
          Draft again
        </Button>
      )}
    </div>
  );
}
