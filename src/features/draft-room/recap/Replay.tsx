'use client';

import { Pause, Play, SkipBack, StepBack, StepForward } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { managerAt } from '@/domain/draft/order';
import { replayTo } from '@/domain/draft/review/recap';
import type { Draft } from '@/domain/draft/types';
import { squadName } from '@/domain/football/squads';
import { Board } from '../board/Board';
import { pickLabel } from '../shared/pickLabel';
import { useManagerName } from '../shared/useManagerName';

/** How long each pick is shown while the replay plays, in milliseconds. */
const A_PICK_MS = 700;

/**
 * The board with controls to replay the draft: play it, step through it pick by pick, or drag the slider to any pick.
 */
export function Replay({ draft }: { draft: Draft }) {
  const call = useManagerName();
  const last = draft.picks.length;
  const [at, setAt] = useState(last);
  const [playing, setPlaying] = useState(false);
  const scrubber = useId();
  const running = playing && at < last;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setAt(at + 1), A_PICK_MS);
    return () => clearTimeout(timer);
  }, [running, at]);

  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.min(last, Math.max(0, to)));
  };
  const onPlay = () => {
    if (!running && at >= last) setAt(0);
    setPlaying(!running);
  };
  const squad = draft.picks[at - 1];
  const words =
    squad === undefined
      ? 'Before the first pick'
      : `${pickLabel(at - 1, draft.order.length)}: ${call(managerAt(draft, at - 1) ?? '')} took ${squadName(squad)}`;

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2">
        <div className="flex">
          <Control label="Back to the start" onPress={() => go(0)}>
            <SkipBack aria-hidden className="size-5" />
          </Control>
          <Control label="Previous pick" onPress={() => go(at - 1)}>
            <StepBack aria-hidden className="size-5" />
          </Control>
          <Control label={running ? 'Pause the replay' : 'Play the replay'} onPress={onPlay}>
            {running ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          </Control>
          <Control label="Next pick" onPress={() => go(at + 1)}>
            <StepForward aria-hidden className="size-5" />
          </Control>
        </div>
        <label htmlFor={scrubber} className="sr-only">
          Pick shown
        </label>
        <input
          id={scrubber}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={words}
          onChange={(event) => go(Number(event.target.value))}
          className="h-11 min-w-40 flex-1 accent-(--primary)"
        />
        <p className="min-w-60 truncate text-sm font-semibold" aria-live={running ? 'off' : 'polite'}>
          {words}
        </p>
      </div>
      {/* No taller than the screen: the managers' names stay visible, and the board can scroll to the pick. */}
      <div className="flex max-h-[80dvh] flex-col">
        <Board draft={replayTo(draft, at)} past />
      </div>
    </div>
  );
}

function Control({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid pressable place-items-center rounded-control hover:bg-sunken"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
