'use client';

import { clsx } from 'clsx';
import { formatTimeLeft, LiveRegion } from '@/components';
import { isOnAutopilot } from '@/domain/draft/autopilot';
import { clockState, type ClockState } from '@/domain/draft/clock';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { isHouseTeam } from '@/domain/houseTeams';
import { useRoomState } from '@/providers/draft/room';
import { useClock } from '@/providers/useClock';
import { formatTimeOfDay } from '../shared/formatTime';

/** With this much left a screen reader is told so without haste, in milliseconds: it takes longer to read a pool than to see it. */
const SOON_MS = 30_000;

/** The clock. It alone is drawn again every second; calm until ten seconds, then not; the grace second is shown openly. */
export function PickClock({ draft, loud }: { draft: Draft; loud: boolean }) {
  const { clock } = useRoomState();
  const now = useClock(clock);
  const state = clockState(draft, now);
  const { phase, msLeft } = state;
  const manager = onTheClock(draft);
  const picksItself = manager !== null && (isHouseTeam(manager) || isOnAutopilot(draft, manager));
  if (phase === 'stopped') return <p className="text-right text-sm font-semibold opacity-80">no clock</p>;
  const loudly = !picksItself && (phase === 'hurry' || phase === 'grace' || phase === 'out');
  return (
    <div className="min-w-24 shrink-0 text-right sm:min-w-32">
      <p
        role="timer"
        aria-label="Time left for this pick"
        className={clsx(
          'inline-block rounded-control display sm:text-5xl',
          // A clock of hours leaves the headline its place on a phone.
          msLeft < 3_600_000 ? 'text-4xl' : 'text-2xl',
          loudly && (loud ? 'animate-breathe bg-on-live px-2 text-live-from' : 'animate-breathe text-bad'),
        )}
      >
        {formatTimeLeft(Math.min(msLeft, draft.clockSeconds * 1000))}
      </p>
      <p className="text-xs font-semibold">{wordsFor(state, picksItself)}</p>
      <LiveRegion
        message={loud && draft.clockSeconds >= 60 && msLeft > 0 && msLeft <= SOON_MS ? '30 seconds left.' : ''}
      />
      <LiveRegion assertive message={loud && phase === 'hurry' && draft.clockSeconds > 15 ? '10 seconds left.' : ''} />
    </div>
  );
}

function wordsFor(state: ClockState, picksItself: boolean): string {
  if (state.phase === 'paused') return 'paused';
  if (picksItself) return 'auto-picks';
  if (state.phase === 'quiet') return `paused until ${formatTimeOfDay(state.endsAt)}`;
  if (state.phase === 'grace') return 'time’s up';
  return state.phase === 'out' ? 'automatic pick' : 'left';
}
