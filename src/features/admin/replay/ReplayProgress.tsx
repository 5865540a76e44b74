'use client';

import { Badge, Button, Card, Notice, type Tone } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import { isInterrupted, replayProgress, type Replay, type ReplayState } from '@/domain/replay/replay';
import { useNow } from '@/hooks/useNow';
import { useSubmit } from '@/hooks/useSubmit';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useDeskPerson } from '@/providers/admin/useDesk';
import { useOnline } from '@/providers/kernel/useOnline';

type Command = 'holdReplay' | 'continueReplay' | 'endReplay' | 'publishFinals';

const STATES: Record<ReplayState | 'interrupted', { label: string; tone: Tone }> = {
  running: { label: 'Running', tone: 'good' },
  paused: { label: 'Paused', tone: 'warn' },
  stopped: { label: 'Stopped', tone: 'warn' },
  interrupted: { label: 'Interrupted', tone: 'bad' },
  over: { label: 'Final', tone: 'plain' },
};

/** How far the replay is, and what can be done with it. */
export function ReplayProgress({ replay }: { replay: Replay }) {
  const now = useNow(SERVER_CLOCK);
  const state = isInterrupted(replay, now) ? 'interrupted' : replay.state;
  const { share, upcoming, live, final } = replayProgress(replay);
  const { label, tone } = STATES[state];
  return (
    <Card
      title={`Week ${String(replay.week)} of ${String(replay.season)} in ${formatCount(replay.minutes, 'minute')}`}
      aside={<Badge tone={tone}>{label}</Badge>}
    >
      <div className="grid gap-3">
        <progress aria-label="Replay" value={share} max={1} className="h-3 w-full" />
        <p className="figures" role="status">
          {`${formatCount(upcoming, 'school')} to kick off, ${String(live)} live, ${String(final)} final.`}
        </p>
        {state === 'running' && (
          <p className="text-sm text-ink-muted">
            You can go to other pages of the app. Keep the tab open that the replay was started in: if it’s closed or
            reloaded, the games stop where they are, and you can resume them here. Kickoffs don’t wait for that, so
            squads lock.
          </p>
        )}
        {state === 'interrupted' && (
          <Notice tone="bad" title="The replay isn’t moving">
            Its tab was closed or reloaded, or has no connection. Resume it here: the games go on from where they were.
          </Notice>
        )}
        {state === 'paused' && (
          <p className="text-sm text-ink-muted">
            Games that haven’t kicked off wait, up to a day, and their squads aren’t locked.
          </p>
        )}
        {state === 'stopped' && (
          <p className="text-sm text-ink-muted">
            The games are as they were when the replay stopped, and squads still lock at the kickoffs. Resume it, or
            publish the finals.
          </p>
        )}
        <Actions state={state} />
      </div>
    </Card>
  );
}

function Actions({ state }: { state: keyof typeof STATES }) {
  const person = useDeskPerson();
  const online = useOnline();
  const { busy, error, submit } = useSubmit('Couldn’t do that. Look at the replay and try again.');
  if (state === 'over') return null;
  const run = (command: Command) => () => {
    if (person !== null) void submit(async () => (await import('@/data/admin/replayCommands'))[command](person));
  };
  // Not disabled while busy, so that the one that was pressed keeps the focus. `submit` refuses a second press.
  const rest = { 'aria-disabled': busy, disabled: !online };
  return (
    <>
      {error && <Notice tone="bad">{error.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        {state === 'running' ? (
          <Button {...rest} onClick={run('holdReplay')}>
            Pause
          </Button>
        ) : (
          <Button variant="primary" {...rest} onClick={run('continueReplay')}>
            Resume
          </Button>
        )}
        {state !== 'stopped' && (
          <Button {...rest} onClick={run('endReplay')}>
            Stop
          </Button>
        )}
        {state !== 'running' && (
          <Button {...rest} onClick={run('publishFinals')}>
            Publish the finals
          </Button>
        )}
      </div>
    </>
  );
}
