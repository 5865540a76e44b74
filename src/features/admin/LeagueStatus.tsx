'use client';

import type { ReactNode } from 'react';
import { RosterReportNotice, Button, Moment, Notice, SkeletonRows, FailureNotice, notify } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import { onTheClock, pickCount } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { openWait } from '@/domain/draft/clock/waits';
import { formatTransaction } from '@/domain/moves/ledger/formatMoves';
import type { TeamId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { teamName } from '@/domain/league/teamNames';
import { useNow } from '@/hooks/useNow';
import { useSubmit } from '@/hooks/useSubmit';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useRosterCheck } from '@/providers/moves/useRosterCheck';
import { useDeskPerson, useDraftAtDesk } from '@/providers/admin/useDesk';
import { useOnline } from '@/providers/kernel/useOnline';
import { useTransactionLog } from '@/providers/moves/useTransactions';

/** What the desk sees of a league: its draft, with the end of a wait, its moves, and whether its rosters follow. */
export function LeagueStatus({ league }: { league: League }) {
  const nameOf = (manager: TeamId) => teamName(manager, league);
  return (
    <div className="grid grid-cols-1 gap-5 pt-2 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <DraftState league={league} nameOf={nameOf} />
        <RosterCheck league={league} nameOf={nameOf} />
      </div>
      <Moves league={league} nameOf={nameOf} />
    </div>
  );
}

type StatusProps = { league: League; nameOf: (manager: TeamId) => string };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function DraftState({ league, nameOf }: StatusProps) {
  const draft = useDraftAtDesk(league.id);
  return (
    <Part title="Draft">
      {draft.state === 'loading' && <SkeletonRows rows={1} label="Loading the draft" />}
      {draft.state === 'failed' && <FailureNotice>{draft.message}</FailureNotice>}
      {draft.state === 'missing' && <p>This league has no draft.</p>}
      {draft.state === 'ready' && (
        <>
          <p className="wrap-anywhere">{formatDraft(draft.value, nameOf)}</p>
          <Wait league={league} draft={draft.value} />
        </>
      )}
    </Part>
  );
}

function formatDraft(draft: Draft, nameOf: (manager: TeamId) => string): string {
  const { status, picks, order } = draft;
  if (status === 'scheduled')
    return order.length === 0 ? 'Not started; no order is set.' : 'Not started; the order is set.';
  if (status === 'complete') return `Complete, with ${formatCount(picks.length, 'pick')}.`;
  const manager = onTheClock(draft);
  const turn = `Pick ${String(picks.length + 1)} of ${String(pickCount(draft))}`;
  const on = manager === null ? turn : `${turn}: ${nameOf(manager)} is on the clock`;
  return draft.pausedAt === null ? `${on}.` : `${on}. Paused.`;
}

/** Says since when a draft waits without anyone there, and ends it. */
function Wait({ league, draft }: { league: League; draft: Draft }) {
  const now = useNow(SERVER_CLOCK, 10_000);
  const person = useDeskPerson();
  const online = useOnline();
  const { busy, error, submit } = useSubmit('Couldn’t end the wait. Look at the draft again.');
  const wait = openWait(draft, now);
  const end = async () => {
    if (person === null) return;
    const ended = await submit(async () => {
      const { endWait } = await import('@/data/admin/leagues');
      return endWait(person, league);
    });
    if (!ended.ok) return;
    notify.success(ended.value === 0 ? 'The draft is on again.' : `Made ${formatCount(ended.value, 'pick')}.`);
  };
  if (wait === null) return error && <Notice tone="bad">{error.message}</Notice>;
  return (
    <Notice
      tone="warn"
      title={wait.kind === 'pause' ? 'Paused and forgotten' : 'Waiting, with no one there'}
      action={
        <Button size="small" busy={busy} disabled={!online} onClick={() => void end()}>
          {wait.kind === 'pause' ? 'Resume the draft' : 'Make the picks that are due'}
        </Button>
      }
    >
      <p>
        {wait.kind === 'pause' ? 'Paused since ' : 'A pick has been due since '}
        <Moment at={wait.since} />.{' '}
        {wait.kind === 'pause'
          ? 'The clock continues with the time that was left.'
          : 'Each comes from the manager’s queue, then the best available, as when a clock runs out.'}
      </p>
      {error && <p>{error.message}</p>}
    </Notice>
  );
}

function RosterCheck({ league, nameOf }: StatusProps) {
  const { report, busy, error, check } = useRosterCheck(league.id);
  return (
    <Part title="Rosters">
      {league.schedule === null ? (
        <p>There’s nothing to verify before the draft is complete.</p>
      ) : (
        <>
          <Button busy={busy} size="small" onClick={() => void check()} className="justify-self-start">
            Verify rosters
          </Button>
          <div aria-live="polite" className="grid gap-2">
            {error !== null && <Notice tone="bad">{error.message}</Notice>}
            {report !== null && <RosterReportNotice report={report} nameOf={nameOf} />}
          </div>
        </>
      )}
    </Part>
  );
}

function Moves({ league, nameOf }: StatusProps) {
  const { transactions, older, loadOlder } = useTransactionLog(league.id);
  return (
    <Part title="Activity">
      {transactions.state === 'loading' && <SkeletonRows rows={3} label="Loading the activity" />}
      {transactions.state === 'failed' && <FailureNotice>{transactions.message}</FailureNotice>}
      {transactions.state === 'ready' && transactions.value.length === 0 && <p>No activity since the draft.</p>}
      {transactions.state === 'ready' && (
        <ol className="grid gap-2 text-sm">
          {transactions.value.map((move) => (
            <li key={move.step} className="wrap-anywhere">
              <b className="figures">{move.step}.</b> {formatTransaction(move, nameOf)}
              {move.reason !== undefined && ` Reason: “${move.reason}”`}
              <span className="block text-ink-muted">{move.at === null ? 'Just now' : <Moment at={move.at} />}</span>
            </li>
          ))}
        </ol>
      )}
      {older === 'failed' && (
        <Notice tone="bad">Older activity didn’t load. Check your connection and try again.</Notice>
      )}
      {transactions.state === 'ready' && older !== 'all' && (
        <Button size="small" busy={older === 'loading'} onClick={() => void loadOlder()} className="justify-self-start">
          Show older activity
        </Button>
      )}
    </Part>
  );
}
