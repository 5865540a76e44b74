'use client';

import { Lock } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Card, EmptyState, Moment, LiveRegion, Notice, SkeletonRows, FailureNotice } from '@/components';
import { claimProblem } from '@/domain/moves/claims/claimChecks';
import { MAX_CLAIMS, type Claim } from '@/domain/moves/claims/claims';
import type { TeamId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { valueOr } from '@/domain/kernel/loadable';
import { isRosterFull } from '@/domain/moves/portal/portal';
import { squadName, type SquadId } from '@/domain/football/squads';
import type { EditableClaims } from '@/providers/moves/useClaims';
import { ClaimRows } from './ClaimRows';
import { movedClaim, withDrop, withoutClaim } from './claimEdits';

/** The user's claims for a week: sealed until the portal opens, and in the order in which they're tried. */
export function ClaimList({
  league,
  ledger,
  me,
  edit,
  restOfSeason,
  closesAt,
  className,
}: {
  league: League;
  ledger: Ledger;
  me: TeamId;
  edit: EditableClaims;
  /** What is projected; null once the season's last week has kicked off. */
  restOfSeason: RestOfSeason | null;
  /** When the claims are opened and awarded. */
  closesAt: number;
  className?: string;
}) {
  const list = useRef<HTMLOListElement>(null);
  const hint = useId();
  const [said, say] = useState('');
  const claims = valueOr(edit.claims, NONE);
  const roster = ledger.rosters[me] ?? NO_SQUADS;

  const move = (add: SquadId, by: number) => {
    const next = movedClaim(claims, add, by);
    edit.change(next);
    say(`${squadName(add)}, ${String(next.findIndex((claim) => claim.add === add) + 1)} of ${String(next.length)}`);
  };
  const remove = (add: SquadId) => {
    const at = claims.findIndex((claim) => claim.add === add);
    edit.change(withoutClaim(claims, add));
    say(`Claim on ${squadName(add)} removed.`);
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-act="remove"]');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? list.current)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const add = (event.target as Element).closest<HTMLElement>('[data-claim]')?.dataset.claim;
    if (!event.altKey || by === 0 || add === undefined) return;
    event.preventDefault();
    move(add as SquadId, by);
  };
  const listeners = { onKeyDown };

  return (
    <Card
      title="Your claims"
      aside={
        <span className="text-sm text-ink-muted figures">
          {edit.saving ? 'Saving…' : `${String(claims.length)} of ${String(MAX_CLAIMS)}`}
        </span>
      }
      {...(className === undefined ? {} : { className })}
    >
      <div className="grid grid-cols-1 gap-3">
        <p className="flex items-start gap-2 text-sm text-ink-muted">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            Sealed until <Moment at={closesAt} />. Only you can see them; the league sees that you have claims.
          </span>
        </p>
        {edit.error !== null && <Notice tone="bad">{edit.error}</Notice>}
        {edit.claims.state === 'failed' && <FailureNotice>{edit.claims.message}</FailureNotice>}
        {edit.claims.state === 'loading' && <SkeletonRows rows={2} label="Loading your claims" />}
        {edit.claims.state === 'ready' && claims.length === 0 && (
          <EmptyState title="No claims yet">
            Claim a squad from the list. The first claim in your list is tried first.
          </EmptyState>
        )}
        <p id={hint} className="sr-only">
          Hold Alt and use the arrow keys to move a claim.
        </p>
        {/* Focusable, because the last claim's button disappears with it. */}
        <ol
          ref={list}
          tabIndex={-1}
          aria-label="Your claims, in order"
          aria-describedby={hint}
          className="flex flex-col gap-1"
          {...listeners}
        >
          {claims.length > 0 && (
            <ClaimRows
              claims={claims}
              problems={claims.map((claim) => claimProblem({ league, ledger, manager: me }, claim))}
              roster={roster}
              room={!isRosterFull(league, ledger, me)}
              gainOf={({ add, drop }) =>
                restOfSeason?.gain(roster, { adds: [add], drops: drop === null ? [] : [drop] }) ?? null
              }
              move={move}
              remove={remove}
              setDrop={(add, drop) => edit.change(withDrop(claims, add, drop))}
              place={(add, by) => edit.change(movedClaim(claims, add, by))}
            />
          )}
        </ol>
        <LiveRegion message={said} />
      </div>
    </Card>
  );
}

const NONE: readonly Claim[] = [];
const NO_SQUADS: readonly SquadId[] = [];
