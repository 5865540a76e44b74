'use client';

import { useMemo } from 'react';
import {
  Button,
  CalendarCard,
  Card,
  EmptyState,
  FailureState,
  IntentLink,
  LoadError,
  Segmented,
  RecordLines,
  SkeletonRows,
  buttonClass,
  lazyComponent,
  saveFile,
} from '@/components';
import type { LeagueId } from '@/domain/kernel/ids';
import { resultsCsv, resultsJson } from '@/domain/season/history/leagueExport';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { valueOr } from '@/domain/kernel/loadable';
import { recordBook } from '@/domain/season/history/recordLines';
import { seasonRecords } from '@/domain/season/history/seasonRecords';
import { useQueryParam } from '@/providers/kernel/useQueryParam';
import { useMyTeam } from '@/providers/league/useMyTeam';
import { TwoColumns } from '../TwoColumns';
import type { InSeasonProps } from '../season/InSeason';

/** Loaded when all-time records are first shown, which read the earlier seasons. */
const AllTimeRecords = lazyComponent(() => import('./AllTimeRecords').then((module) => module.AllTimeRecords), {
  waiting: () => <SkeletonRows rows={8} label="Loading earlier seasons" />,
  failed: ({ retry }) => <LoadError as="panel" title="The records didn’t load" retry={retry} />,
});

const VIEWS = [
  { value: 'season', label: 'This season' },
  { value: 'all', label: 'All time' },
  { value: 'rivalries', label: 'Rivalries' },
] as const;

/** A league's records: of this season, of all its seasons, or its rivalries; `?records=` in the URL says which. */
export function Records(props: InSeasonProps) {
  const [asked, ask] = useQueryParam('records');
  const shown = VIEWS.find(({ value }) => value === asked)?.value ?? 'season';
  return (
    <div className="grid grid-cols-1 gap-4">
      <Segmented
        label="Records of"
        className="sm:max-w-md"
        value={shown}
        options={VIEWS}
        onChange={(next) => ask(next === 'season' ? null : next)}
      />
      {shown === 'season' ? (
        <SeasonRecords {...props} />
      ) : (
        <AllTimeRecords league={props.league} show={shown === 'all' ? 'records' : 'rivalries'} />
      )}
    </div>
  );
}

/** The record book of a league's season, and the way to the recaps of its weeks. */
function SeasonRecords({ league, season }: InSeasonProps) {
  const team = useMyTeam(league);
  const known = valueOr(season, null);
  const records = useMemo(() => (known === null ? null : seasonRecords(known)), [known]);
  if (season.state === 'failed') {
    return (
      <FailureState title="Couldn’t load the records" message={season.message} safe="Everything you saved is safe." />
    );
  }
  if (season.state === 'loading') return <SkeletonRows rows={8} label="Loading records" />;
  if (known === null || records === null || records.weeks.length === 0) {
    return <EmptyState title="No records yet">They show up here after the first final week.</EmptyState>;
  }
  return (
    <TwoColumns
      main={
        <>
          <Card flush title={`${String(league.season)} record book`}>
            <RecordLines lines={recordBook(records, league)} leagueId={league.id} me={team} />
          </Card>
          <Download season={known} />
          {team !== null && <CalendarCard season={known} manager={team} />}
        </>
      }
      side={<Recaps leagueId={league.id} weeks={records.weeks.map(({ week }) => week)} />}
    />
  );
}

/** Links to the recaps of the decided weeks, the latest first. */
function Recaps({ leagueId, weeks }: { leagueId: LeagueId; weeks: readonly number[] }) {
  return (
    <Card title="Weekly recaps">
      <ul className="grid grid-cols-2 gap-2">
        {weeks.map((week) => (
          <li key={week}>
            <IntentLink
              href={`/matchups?league=${leagueId}&view=recap&week=${String(week)}`}
              className={`${buttonClass('secondary', 'small')} w-full`}
            >
              Week {week}
            </IntentLink>
          </li>
        ))}
      </ul>
    </Card>
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
