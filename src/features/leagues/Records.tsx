'use client';

import { useMemo } from 'react';
import { Badge, Card, EmptyState, FailureState, SkeletonRows, TeamLink } from '@/components';
import { valueOr } from '@/domain/loadable';
import { useAuth } from '@/providers/AuthProvider';
import { Columns } from './Columns';
import type { InSeasonProps } from './InSeason';
import { recordsView, type RecordLine } from './recordsView';

/** The record book of a league's season and the awards of each week. */
export function Records({ league, season, teams }: InSeasonProps) {
  const { uid } = useAuth();
  const known = valueOr(season, null);
  const view = useMemo(() => (known === null ? null : recordsView(known, valueOr(teams, []))), [known, teams]);
  if (season.state === 'failed') {
    return (
      <FailureState
        title="Couldn’t load the records"
        message={season.message}
        safe="Lineups and points are safe."
        onRetry={() => window.location.reload()}
      />
    );
  }
  if (season.state === 'loading' || teams.state === 'loading') return <SkeletonRows rows={8} label="Loading records" />;
  if (view === null || view.book.length === 0) {
    return <EmptyState title="No records yet">They show up here after the first final week.</EmptyState>;
  }
  return (
    <Columns
      main={
        <Card flush title={`${String(league.season)} record book`}>
          <Lines lines={view.book} leagueId={league.id} me={uid} />
        </Card>
      }
      side={view.weeks.map(({ week, awards }) => (
        <Card key={week} flush title={`Week ${String(week)} awards`}>
          <Lines lines={awards} leagueId={league.id} me={uid} />
        </Card>
      ))}
    />
  );
}

function Lines({ lines, leagueId, me }: { lines: readonly RecordLine[]; leagueId: string; me: string | null }) {
  return (
    <dl className="divide-y divide-line">
      {lines.map(({ key, label, figure, manager, team, detail }) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 sm:px-5">
          <dt className="text-sm font-semibold text-ink-muted">{label}</dt>
          <dd className="row-span-2 display text-xl figures">{figure}</dd>
          <dd className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              <TeamLink leagueId={leagueId} manager={manager} className="font-semibold wrap-anywhere">
                <span dir="auto">{team}</span>
              </TeamLink>
              {manager === me && <Badge>You</Badge>}
            </span>
            {detail !== '' && <span className="block text-sm wrap-anywhere text-ink-muted">{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
