'use client';

import { ArrowLeftRight, ListChecks, Minus, Pencil, Repeat, UserMinus, UserPlus } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button, Card, FailureState, Moment, SkeletonRows } from '@/components';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { TeamId, Uid } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import { managerChanges, type ManagerChange } from '@/domain/league/managerChanges';
import type { Transaction, TransactionKind } from '@/domain/moves/ledger/transactions';
import type { League } from '@/domain/league/types';
import { managersOf } from '@/domain/league/leagueSeats';
import { teamName } from '@/domain/league/teamNames';
import { rosterSize } from '@/domain/lineup/slots';
import { parseWeekId } from '@/domain/football/weeks';
import { useTransactionLog } from '@/providers/moves/useTransactions';
import { VerifyRosters } from './VerifyRosters';
import { TwoColumns } from '../TwoColumns';
import { changesAmong, formatManagerChange, formatTransaction } from '@/domain/moves/ledger/formatMoves';

/** The league's log since the draft, newest first, and the check of its rosters. */
export function Moves({ league }: { league: League }) {
  const nameOf = (manager: TeamId) => teamName(manager, league);
  return (
    <TwoColumns
      main={<MoveLog league={league} nameOf={nameOf} />}
      side={<VerifyRosters league={league} nameOf={nameOf} />}
    />
  );
}

export interface MoveLogProps {
  league: League;
  nameOf: (manager: ManagerId) => string;
  /** Shows only what changed this manager's roster. */
  manager?: ManagerId;
}

/** The moves of a league or of one team since the draft, newest first. */
export function MoveLog({ league, nameOf, manager }: MoveLogProps) {
  const { transactions, older, loadOlder } = useTransactionLog(league.id, manager);
  if (transactions.state === 'failed') {
    return (
      <FailureState
        title="Couldn’t load the activity"
        message={transactions.message}
        safe="Everything you saved is safe."
      />
    );
  }
  if (transactions.state !== 'ready') return <SkeletonRows rows={6} rowClass="h-14" label="Loading the activity" />;
  const moves = transactions.value;
  const changes = changesAmong(
    managerChanges(league).filter(({ team }) => manager === undefined || team === manager),
    moves,
    older === 'all',
  );
  const entries: Entry[] = [
    ...changes.map((change): Entry => ({ at: change.at, change })),
    ...moves.map((move): Entry => ({ at: move.at, move })),
  ].sort((one, other) => (other.at ?? Infinity) - (one.at ?? Infinity));
  return (
    <Card
      flush
      title="Activity"
      aside={
        (manager !== undefined || league.waivers !== 'closed') && (
          <Button asChild size="small">
            {manager === undefined ? (
              <Link href={`/portal?league=${league.id}`}>Transfer Portal</Link>
            ) : (
              <Link href={`/leagues?league=${league.id}&tab=moves`}>All activity</Link>
            )}
          </Button>
        )
      }
    >
      <ol className="divide-y divide-line">
        {entries.length === 0 && <li className="px-4 py-4 text-ink-muted sm:px-5">No activity since the draft.</li>}
        {entries.map((entry) =>
          'change' in entry ? (
            <Change
              key={`${entry.change.kind} ${entry.change.team} ${String(entry.at)}`}
              league={league}
              {...entry}
              nameOf={nameOf}
            />
          ) : (
            <Line
              key={entry.move.step}
              icon={ICONS[entry.move.kind]}
              note={
                <>
                  {entry.at === null ? 'Sending …' : <Moment at={entry.at} />}
                  {`, week ${String(parseWeekId(entry.move.week)?.week ?? '')}`}
                </>
              }
            >
              {formatTransaction(entry.move, nameOf)}
              {entry.move.reason !== undefined && <span className="block">Reason: “{entry.move.reason}”</span>}
            </Line>
          ),
        )}
        {older === 'all' ? (
          <Line
            icon={<ListChecks />}
            note={
              <Link href={`/draft/${league.id}`} className="inline-flex min-h-(--target) items-center underline">
                See the draft
              </Link>
            }
          >
            {manager === undefined
              ? `The draft: ${String(managersOf(league).length)} managers drafted.`
              : `${nameOf(manager)} drafted ${String(rosterSize(league.slots, league.benchSize))} squads.`}
          </Line>
        ) : (
          <li className="grid justify-items-center gap-1 px-4 py-2">
            {older === 'failed' && (
              <p role="alert" className="text-sm text-bad">
                Older activity didn’t load. Check your connection and try again.
              </p>
            )}
            <Button size="small" busy={older === 'loading'} onClick={() => void loadOlder()}>
              Show older activity
            </Button>
          </li>
        )}
      </ol>
    </Card>
  );
}

/** A line of the log: a move, or a team that changed hands. */
type Entry = { at: number | null } & ({ move: Transaction } | { change: ManagerChange });

function Change({
  league,
  change,
  nameOf,
}: {
  league: League;
  change: ManagerChange;
  nameOf: (team: ManagerId) => string;
}) {
  const personOf = (uid: Uid) => {
    const person = league.userInfo[uid];
    return person === undefined ? null : isolated(person.displayName);
  };
  return (
    <Line
      icon={change.kind === 'takenOver' ? <UserPlus /> : <UserMinus />}
      note={change.at === null ? 'Sending …' : <Moment at={change.at} />}
    >
      {formatManagerChange(change, nameOf, personOf)}
      {change.kind !== 'takenOver' && <span className="block">Reason: “{change.reason}”</span>}
    </Line>
  );
}

const ICONS: Record<TransactionKind, ReactNode> = {
  add: <Repeat />,
  drop: <Minus />,
  claim: <Repeat />,
  trade: <ArrowLeftRight />,
  correction: <Pencil />,
  lineup: <Pencil />,
};

function Line({ icon, note, children }: { icon: ReactNode; note: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-14 items-start gap-3 px-4 py-2.5 sm:px-5">
      <span aria-hidden className="mt-1 shrink-0 text-ink-muted [&_svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0">
        <span dir="auto" className="block wrap-anywhere">
          {children}
        </span>
        <span className="block text-sm text-ink-muted">{note}</span>
      </span>
    </li>
  );
}
