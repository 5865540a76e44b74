'use client';

import { formatTime, formatTimeLeft } from '@/domain/kernel/times';
import { clsx } from 'clsx';
import { LiveRegion } from '@/components';
import { clockState, turnClock, type ClockState } from '@/domain/draft/clock/clock';
import { picksItself } from '@/domain/draft/keepers';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { useRoomState } from '@/providers/draft/room';
import { useNow } from '@/hooks/useNow';

/**
 * The time left, in milliseconds, at which a screen reader gets a polite announcement. Reading the pool with one takes
 * longer than by sight.
 */
const SOON_MS = 30_000;

/**
 * The pick clock. Only this component renders every second. It looks urgent in the last ten seconds, and the grace
 * second shows as "time’s up".
 */
export function PickClock({ draft, loud }: { draft: Draft; loud: boolean }) {
  const { clock } = useRoomState();
  const now = useNow(clock);
  const state = clockState(draft, now);
  const { phase, msLeft } = state;
  const { clockSeconds } = turnClock(draft);
  const manager = onTheClock(draft);
  const automatic = manager !== null && picksItself(draft, manager);
  if (phase === 'stopped') return <p className="text-right text-sm font-semibold opacity-80">no clock</p>;
  const loudly = !automatic && (phase === 'hurry' || phase === 'grace' || phase === 'out');
  return (
    <div className="min-w-18 shrink-0 text-right sm:min-w-32">
      <p
        role="timer"
        aria-label="Time left for this pick"
        className={clsx(
          'inline-block rounded-control display sm:text-5xl',
          // A clock of hours is set smaller, to leave room for the headline on a phone.
          msLeft < 3_600_000 ? 'text-3xl' : 'text-2xl',
          loudly && (loud ? 'animate-breathe bg-on-live px-2 text-live-from' : 'animate-breathe text-bad'),
        )}
      >
        {formatTimeLeft(Math.min(msLeft, clockSeconds * 1000))}
      </p>
      <p className="ml-auto text-xs font-semibold max-md:max-w-24">{wordsFor(state, automatic, now)}</p>
      <LiveRegion message={loud && clockSeconds >= 60 && msLeft > 0 && msLeft <= SOON_MS ? '30 seconds left.' : ''} />
      <LiveRegion assertive message={loud && phase === 'hurry' && clockSeconds > 15 ? '10 seconds left.' : ''} />
    </div>
  );
}

function wordsFor(state: ClockState, automatic: boolean, now: number): string {
  if (state.phase === 'paused') return 'paused';
  if (automatic) return 'auto-picks';
  if (state.phase === 'quiet') return `paused until ${formatTime(state.endsAt, new Date(now))}`;
  if (state.phase === 'grace') return 'time’s up';
  return state.phase === 'out' ? 'automatic pick' : 'left';
}
