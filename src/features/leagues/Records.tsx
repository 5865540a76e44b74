'use client';

import { useMemo } from 'react';
import {
  Badge,
  Button,
  CalendarCard,
  Card,
  EmptyState,
  FailureState,
  SkeletonRows,
  TeamLink,
  saveFile,
} from '@/components';
import type { LeagueUser } from '@/domain/league';
import { resultsCsv, resultsJson } from '@/domain/leagueExport';
import type { LeagueSeason } from '@/domain/leagueSeason';
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
        <>
          <Card flush title={`${String(league.season)} record book`}>
            <Lines lines={view.book} leagueId={league.id} me={uid} />
          </Card>
          {known !== null && <Download season={known} leagueUsers={valueOr(teams, [])} />}
          {known !== null && uid !== null && (
            <CalendarCard season={known} leagueUsers={valueOr(teams, [])} manager={uid} />
          )}
        </>
      }
      side={view.weeks.map(({ week, awards }) => (
        <Card key={week} flush title={`Week ${String(week)} awards`}>
          <Lines lines={awards} leagueId={league.id} me={uid} />
        </Card>
      ))}
    />
  );
}

/** Buttons that save the league's results as a file. */
function Download({ season, leagueUsers }: { season: LeagueSeason; leagueUsers: readonly LeagueUser[] }) {
  const name = `league-results-${String(season.league.season)}`;
  return (
    <Card title="Download results">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-48 flex-1 text-ink-muted">Every final game, for a spreadsheet (CSV) or a program (JSON).</p>
        <div className="flex gap-2">
          <Button onClick={() => saveFile(resultsCsv(season, leagueUsers), `${name}.csv`, 'text/csv')}>
            Download CSV
          </Button>
          <Button onClick={() => saveFile(resultsJson(season, leagueUsers), `${name}.json`, 'application/json')}>
            Download JSON
          </Button>
        </div>
      </div>
    </Card>
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
