'use client';

import { useMemo, useState } from 'react';
import {
  Badge,
  Button,
  CalendarCard,
  Card,
  EmptyState,
  FailureState,
  LoadError,
  Segmented,
  SharePicture,
  SkeletonRows,
  TeamLink,
  lazyComponent,
  saveFile,
} from '@/components';
import type { LeagueId, TeamId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import { resultsCsv, resultsJson } from '@/domain/season/leagueExport';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { valueOr } from '@/domain/kernel/loadable';
import { useMyTeam } from '@/providers/league/useMyTeam';
import { Columns } from '../Columns';
import type { InSeasonProps } from '../season/InSeason';
import { awardsPicture, recordsView, type RecordLine } from './recordsView';

/** Loaded when all-time records are first shown, which read the earlier seasons. */
const AllTimeRecords = lazyComponent(() => import('./AllTimeRecords').then((module) => module.AllTimeRecords), {
  waiting: () => <SkeletonRows rows={8} label="Loading earlier seasons" />,
  failed: ({ retry }) => <LoadError as="panel" title="The records didn’t load" retry={retry} />,
});

/** A league's records: those of this season, or of all its seasons. */
export function Records(props: InSeasonProps) {
  const [shown, setShown] = useState<'season' | 'all'>('season');
  return (
    <div className="grid grid-cols-1 gap-4">
      <Segmented
        label="Records of"
        className="sm:max-w-xs"
        value={shown}
        options={[
          { value: 'season', label: 'This season' },
          { value: 'all', label: 'All time' },
        ]}
        onChange={setShown}
      />
      {shown === 'season' ? <SeasonRecords {...props} /> : <AllTimeRecords league={props.league} />}
    </div>
  );
}

/** The record book of a league's season and the awards of each week. */
function SeasonRecords({ league, season }: InSeasonProps) {
  const team = useMyTeam(league);
  const known = valueOr(season, null);
  const view = useMemo(() => (known === null ? null : recordsView(known)), [known]);
  if (season.state === 'failed') {
    return (
      <FailureState title="Couldn’t load the records" message={season.message} safe="Everything you saved is safe." />
    );
  }
  if (season.state === 'loading') return <SkeletonRows rows={8} label="Loading records" />;
  if (view === null || view.book.length === 0) {
    return <EmptyState title="No records yet">They show up here after the first final week.</EmptyState>;
  }
  return (
    <Columns
      main={
        <>
          <Card flush title={`${String(league.season)} record book`}>
            <Lines lines={view.book} leagueId={league.id} me={team} />
          </Card>
          {known !== null && <Download season={known} />}
          {known !== null && team !== null && <CalendarCard season={known} manager={team} />}
        </>
      }
      side={view.weeks.map(({ week, awards }) => (
        <Card key={week} flush title={`Week ${String(week)} awards`}>
          <Lines lines={awards} leagueId={league.id} me={team} />
          <SharePicture
            picture={() => ({ kind: 'awards', awards: awardsPicture(league.name, week, awards) })}
            name={`awards-week-${String(week)}`}
            title={`Week ${String(week)} awards of ${isolated(league.name)}`}
            of={`of week ${String(week)}’s awards`}
            className="grid justify-items-start gap-1 border-t border-line px-4 py-2 sm:px-5"
          />
        </Card>
      ))}
    />
  );
}

/** Buttons that save the league's results as a file. */
function Download({ season }: { season: LeagueSeason }) {
  const name = `league-results-${String(season.league.season)}`;
  return (
    <Card title="Download results">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-48 flex-1 text-ink-muted">Every final game, for a spreadsheet (CSV) or a program (JSON).</p>
        <div className="flex gap-2">
          <Button onClick={() => saveFile(resultsCsv(season), `${name}.csv`, 'text/csv')}>Download CSV</Button>
          <Button onClick={() => saveFile(resultsJson(season), `${name}.json`, 'application/json')}>
            Download JSON
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Lines({ lines, leagueId, me }: { lines: readonly RecordLine[]; leagueId: LeagueId; me: TeamId | null }) {
  return (
    <dl className="divide-y divide-line">
      {lines.map(({ key, label, figure, manager, team, detail }) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 sm:px-5">
          <dt className="text-sm font-semibold text-ink-muted">{label}</dt>
          <dd className="row-span-2 text-xl font-bold figures">{figure}</dd>
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
