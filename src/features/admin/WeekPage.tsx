'use client';

import { useState } from 'react';
import { Button, Card, ConfirmDialog, Moment, Notice, PageHeader, notify } from '@/components';
import type { Week } from '@/domain/football/weeks';
import { useSubmit } from '@/hooks/useSubmit';
import { useDeskPerson } from '@/providers/admin/useDesk';
import { useOnline } from '@/providers/kernel/useOnline';
import { Kickoffs } from './Kickoffs';
import { SeasonGate } from './SeasonGate';

/** The desk's first page: the current week, its hours and its kickoffs. */
export function WeekPage() {
  return (
    <>
      <PageHeader title="Week" lead="Set the current week, and when its games kick off." />
      <SeasonGate>
        {(current, weeks) => (
          <div className="grid grid-cols-1 gap-5">
            <CurrentWeek current={current} weeks={weeks} />
            <Kickoffs current={current} weeks={weeks} />
            <SoloLeaderboards current={current} />
          </div>
        )}
      </SeasonGate>
    </>
  );
}

function CurrentWeek({ current, weeks }: { current: Week; weeks: readonly Week[] }) {
  // As it was when it was asked for, while the page goes on to the week that's being opened.
  const [opening, setOpening] = useState<{ current: Week; target: Week } | null>(null);
  const index = weeks.findIndex(({ id }) => id === current.id);
  const [before, after] = [weeks[index - 1], weeks[index + 1]];
  return (
    <Card title={`Week ${String(current.week)} of ${String(current.season)}`}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        <Time term="Begins" at={current.monday ?? current.startDate} />
        <Time term="Portal opens" at={current.portalOpensAt} note="unless the league has other hours" />
        <Time term="Portal closes" at={current.firstKickoff} note="with the first kickoff" />
        <Time term="Last final" at={current.lastFinal} none="Not all games are final" />
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        {after && (
          <Button variant="primary" onClick={() => setOpening({ current, target: after })}>
            Open week {after.week}
          </Button>
        )}
        {before && (
          <Button onClick={() => setOpening({ current, target: before })}>Go back to week {before.week}</Button>
        )}
      </div>
      {opening !== null && <OpenDialog {...opening} onClose={() => setOpening(null)} />}
    </Card>
  );
}

/** Makes the solo leaderboards again, which publishing and calling games off do as well. */
function SoloLeaderboards({ current }: { current: Week }) {
  const person = useDeskPerson();
  const online = useOnline();
  const { busy, error, submit } = useSubmit('Couldn’t update the leaderboards. Nothing changed.');
  const update = async () => {
    if (person === null) return;
    const updated = await submit(async () => {
      const { updateLeaderboards } = await import('@/data/admin/commands');
      return updateLeaderboards(person, current.id);
    });
    if (updated.ok)
      notify.success(updated.value === 0 ? 'The solo leaderboards are up to date.' : 'Solo leaderboards updated.');
  };
  return (
    <Card title="Solo leaderboards">
      <p className="text-ink-muted">
        Publishing results and calling games off update them. If that failed, or a player’s name has changed, update
        them here.
      </p>
      {error !== null && <Notice tone="bad">{error.message}</Notice>}
      <div className="mt-4">
        <Button busy={busy} disabled={!online} onClick={() => void update()}>
          Update solo leaderboards
        </Button>
      </div>
    </Card>
  );
}

function Time({
  term,
  at,
  note,
  none = 'Not known',
}: {
  term: string;
  at: number | null;
  note?: string;
  none?: string;
}) {
  return (
    <>
      <dt className="text-ink-muted">{term}</dt>
      <dd>
        {at === null ? none : <Moment at={at} />}
        {at !== null && note && <span className="text-ink-muted"> {note}</span>}
      </dd>
    </>
  );
}

/** Says what opening a week means, and opens it. */
function OpenDialog({ current, target, onClose }: { current: Week; target: Week; onClose: () => void }) {
  const person = useDeskPerson();
  const online = useOnline();
  const { busy, error, submit } = useSubmit('Couldn’t open the week. Nothing changed.');
  const forward = target.week > current.week;
  const [from, to] = [`week ${String(current.week)}`, `week ${String(target.week)}`];
  const open = async () => {
    if (person === null) return;
    const opened = await submit(async () => {
      const { openWeek } = await import('@/data/admin/commands');
      return openWeek(person, target.id, { seen: current.id });
    });
    if (!opened.ok) return;
    if (opened.value === 0) notify.success(`Week ${String(target.week)} is the current week.`);
    else
      notify.error(
        `Week ${String(target.week)} is the current week, but lineups of ${String(opened.value)} leagues weren’t copied to their ledgers. Pages read them from elsewhere.`,
      );
    onClose();
  };
  return (
    <ConfirmDialog
      title={forward ? `Open ${to}?` : `Go back to ${to}?`}
      confirm={forward ? `Open ${to}` : `Go back to ${to}`}
      busy={busy}
      disabled={!online}
      onConfirm={() => void open()}
      onClose={onClose}
    >
      <div className="grid gap-3">
        {forward && current.lastFinal === null && (
          <Notice tone="warn" title={`Not all games of ${from} are final`}>
            Their results can still be published afterwards.
          </Notice>
        )}
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>
            Every screen shows {to}. Lineups, locks and portal hours are those of {to}.
          </li>
          {forward ? (
            <li>
              Lineups of {from} can’t be changed any more, and adds, drops and trades count from {to}.
            </li>
          ) : (
            <li>
              Lineups of {to} can be changed for schools that haven’t kicked off. Moves already made in {from} stay.
            </li>
          )}
          <li>Results stay as they’re published. You can undo this in the log.</li>
        </ul>
        {error && <Notice tone="bad">{error.message}</Notice>}
      </div>
    </ConfirmDialog>
  );
}
