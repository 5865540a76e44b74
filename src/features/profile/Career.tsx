'use client';

import { formatRecord } from '@/domain/scoring/scores';
import { Trophy } from 'lucide-react';
import Link from 'next/link';
import { Badge, Card, Fact, FailureNotice, PointsFigure, Skeleton } from '@/components';
import type { LeagueRecord } from '@/domain/season/career';
import { valueOr } from '@/domain/kernel/loadable';
import { ordinal } from '@/domain/kernel/ordinal';
import { useLeagues } from '@/providers/league/LeagueProvider';
import { useCareer } from '@/providers/season/useCareer';

/** The user's record, trophies and best week over all of their leagues. */
export function Career() {
  const { leagues: mine } = useLeagues();
  const career = useCareer();
  if (career.state === 'failed') {
    return <FailureNotice title="Couldn’t load your record">{career.message}</FailureNotice>;
  }
  if (career.state !== 'ready') {
    return (
      <div role="status" aria-label="Loading your record">
        <Skeleton className="h-52 w-full" />
      </div>
    );
  }
  const { leagues, best, ...record } = career.value;
  const trophies = leagues.filter(({ champion }) => champion).length;
  return (
    <Card flush title="Record">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-b border-line bg-turf px-4 py-4 sm:grid-cols-4 sm:px-5">
        <Fact figure="display text-2xl" label="Won-lost">
          {formatRecord(record)}
        </Fact>
        <Fact figure="display text-2xl" label="Leagues">
          {valueOr(mine, []).length}
        </Fact>
        <Fact figure="display text-2xl" label="Trophies">
          {trophies}
        </Fact>
        <Fact figure="display text-2xl" label={best === null ? 'Best week' : `Best week (Week ${String(best.week)})`}>
          <PointsFigure hundredths={best?.points ?? null} size="medium" />
        </Fact>
      </dl>
      {leagues.length === 0 ? (
        <p className="px-4 py-4 text-ink-muted sm:px-5">Your results show up here after your first draft.</p>
      ) : (
        <ul className="divide-y divide-line">
          {leagues.map((one) => (
            <LeagueLine key={one.league.id} record={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function LeagueLine({ record: { league, standing, of, champion } }: { record: LeagueRecord }) {
  return (
    <li>
      <Link
        href={`/leagues?league=${league.id}`}
        className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-3 hover:bg-sunken sm:px-5"
      >
        {champion && <Trophy aria-hidden className="size-6 shrink-0 text-accent" />}
        <span className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
            {league.name}
          </span>
          <span className="text-sm text-ink-muted">
            {standing === null
              ? `Starts in week ${String(league.firstWeek)}`
              : `${formatRecord(standing)}, ${ordinal(standing.rank)} of ${String(of)} in the standings`}
          </span>
        </span>
        {champion && <Badge tone="good">{league.season} champion</Badge>}
      </Link>
    </li>
  );
}
