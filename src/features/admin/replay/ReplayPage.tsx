'use client';

import { EmptyState, FailureState, PageHeader, SkeletonRows } from '@/components';
import { env } from '@/config/env';
import type { Replay } from '@/domain/replay/replay';
import { LAST_SEASON } from '@/domain/football/seasons';
import type { Week } from '@/domain/football/weeks';
import { useReplay } from '@/providers/admin/useDesk';
import { ReplayProgress } from './ReplayProgress';
import { SeasonGate } from '../SeasonGate';
import { StartReplay } from './StartReplay';

/** The desk's replay: a week's games in minutes, on the local suite alone. */
export function ReplayPage() {
  return (
    <>
      <PageHeader
        title="Replay"
        lead="A week’s games in minutes: kickoffs, stat lines that grow, and the real finals. See live screens on any day."
      />
      {env.useEmulators ? (
        <SeasonGate>{(current, weeks) => <Replays current={current} weeks={weeks} />}</SeasonGate>
      ) : (
        <EmptyState title="Only on the local suite">
          A replay overwrites the current week, so a real season has none. Start the local suite with{' '}
          <code>npm start</code>.
        </EmptyState>
      )}
    </>
  );
}

function Replays({ current, weeks }: { current: Week; weeks: readonly Week[] }) {
  const replay = useReplay();
  if (current.season !== LAST_SEASON)
    return <EmptyState title="Nothing to replay">Only the season of {LAST_SEASON} has real results.</EmptyState>;
  if (replay.state === 'loading') return <SkeletonRows rows={4} label="Loading the replay" />;
  if (replay.state === 'failed') return <FailureState title="Couldn’t load the replay" message={replay.message} />;
  const last = replay.state === 'ready' ? replay.value : null;
  return (
    <div className="grid grid-cols-1 gap-5">
      {last !== null && <ReplayProgress replay={last} />}
      {(last === null || isOffered(last)) && <StartReplay current={current} weeks={weeks} />}
    </div>
  );
}

/** Another replay can start once the last one doesn't go on. */
function isOffered({ state }: Replay): boolean {
  return state === 'over' || state === 'stopped';
}
