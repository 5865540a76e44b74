'use client';

import { ChevronRight, Lock, TriangleAlert } from 'lucide-react';
import { Countdown, IntentLink, ShieldLogo } from '@/components';
import type { LeagueId } from '@/domain/kernel/ids';
import { SCHOOLS } from '@/domain/football/schools';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import type { NextLock } from '@/domain/season/matchups/leagueWeekView';

/** `Alabama locks in`, `Alabama and Georgia lock in`, `Alabama and 3 more schools lock in`. */
export function formatLock(schools: NextLock['schools']): string {
  const [first, second] = schools.map((code) => SCHOOLS[code].name);
  if (schools.length > 2) return `${first ?? ''} and ${String(schools.length - 1)} more schools lock in`;
  return second === undefined ? `${first ?? ''} locks in` : `${first ?? ''} and ${second} lock in`;
}

/** The schools whose squads lock next, with a countdown. */
export function NextLockBar({ lock }: { lock: NextLock }) {
  return (
    <section
      aria-label="Next lock"
      className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 shadow-card"
    >
      <Lock aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <span className="flex shrink-0 gap-1">
        {lock.schools.slice(0, 3).map((code) => (
          <ShieldLogo key={code} code={code} size={26} />
        ))}
      </span>
      <p className="min-w-0 flex-1 leading-tight text-balance">
        {formatLock(lock.schools)}{' '}
        <Countdown
          until={lock.at}
          clock={SERVER_CLOCK}
          urgentBelow={60_000}
          className="text-lg font-bold whitespace-nowrap"
        />
      </p>
    </section>
  );
}

/** What is wrong with a lineup that the user can still fix, such as `No starter at K`. */
export interface LineupProblems {
  leagueId: LeagueId;
  leagueName: string;
  alerts: readonly string[];
}

/** What the user has to fix, a row for each league, which leads to its lineup. */
export function HeadsUp({ problems }: { problems: readonly LineupProblems[] }) {
  return (
    <section aria-labelledby="heads-up" className="rounded-card border-l-4 border-warn bg-warn-ground shadow-card">
      <h2 id="heads-up" className="flex items-center gap-2 px-4 pt-3 text-base">
        <TriangleAlert aria-hidden className="size-5 text-warn" />
        Check your lineup
      </h2>
      <ul className="divide-y divide-line px-4 pb-1">
        {problems.map(({ leagueId, leagueName, alerts }) => (
          <li key={leagueId}>
            <IntentLink href={`/roster?league=${leagueId}`} className="flex min-h-13 items-center gap-3 py-1.5">
              <span className="min-w-0 flex-1">
                <span className="block leading-tight font-semibold">{alerts.join('. ')}</span>
                <span className="block truncate text-sm text-ink-muted">{leagueName}</span>
              </span>
              <span className="text-sm font-semibold whitespace-nowrap">Fix lineup</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
