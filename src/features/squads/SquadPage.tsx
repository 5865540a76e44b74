'use client';

import Link from 'next/link';
import { useMemo, useState } from 'react';
import {
  Button,
  Card,
  FailureState,
  IntentLink,
  LeagueSwitcher,
  LoadError,
  Page,
  PageHeader,
  ShieldLogo,
  Skeleton,
  SkeletonRows,
  FailureNotice,
  lazyComponent,
  bandOf,
  lazyDialog,
} from '@/components';
import { byeWeeks, formatByes } from '@/domain/football/byes';
import { valueOr } from '@/domain/kernel/loadable';
import type { WeekResults } from '@/domain/scoring/results';
import type { Scoring } from '@/domain/scoring/scoreSquad';
import { allowedTo, squadLog, unitAverages, type LogGame } from '@/domain/scoring/squadLog';
import { isSquadId, schoolOf, squadName, unitOf, UNIT_NAMES, type SquadId } from '@/domain/football/squads';
import { hasBye, isSeasonOver } from '@/domain/football/weeks';
import { useSeasonWeeks } from '@/hooks/seasonWeeks';
import { useLocks } from '@/providers/lineup/useLocks';
import { usePageLeague } from '@/providers/league/usePageLeague';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useQueryParam } from '@/providers/kernel/useQueryParam';
import { useSchedule } from '@/providers/season/useSchedule';
import { useSchoolPlayers } from '@/providers/season/useSquadScores';
import { useSquadScores } from '@/providers/season/useSquadScores';
import type { CompareDialog as Dialog } from './CompareDialog';
import { GameLog } from './GameLog';
import { Owners } from './Owners';
import type { ChartSeries, PointsChartProps } from './PointsChart';
import { ScheduleAhead } from './ScheduleAhead';
import { ScoringNote } from './ScoringNote';
import { ComparedFigures, SeasonFigures } from './SeasonFigures';
import { LoadingCards } from './SquadPageSkeleton';
import { squadWeeks } from './squadView';
import { useSquadSeason } from './useSquadSeason';

/** The chart brings a library along, so the page is shown before it. */
const PointsChart = lazyComponent<PointsChartProps>(
  () => import('./PointsChart').then((module) => module.PointsChart),
  {
    waiting: () => <Skeleton className="h-76 w-full" />,
    failed: ({ retry }) => (
      <LoadError as="panel" title="The chart didn’t load" safe="Its figures are in the game log." retry={retry} />
    ),
  },
);

const CompareDialog = lazyDialog<Parameters<typeof Dialog>[0]>(
  () => import('./CompareDialog').then((module) => module.CompareDialog),
  'The list of squads didn’t load',
);

/**
 * The /squad/{squad} page: a squad's season, games, schedule and owners, alone or beside another one (`?with=TEX-QB`).
 */
export function SquadPage({ squad }: { squad: SquadId }) {
  const { leagues, selected, select } = usePageLeague();
  const { weekFailure } = useSeason();
  const [named, setWith] = useQueryParam('with');
  const [choosing, setChoosing] = useState(false);
  const other = isSquadId(named) && named !== squad ? named : null;
  const view = useSquadSeason();
  const { season, present, scoring, results, lines, projected } = view;
  const seasonWeeks = useSeasonWeeks(season);
  const over = isSeasonOver(season, present);
  const projectedOf = (one: SquadId) =>
    over ? null : present !== null && hasBye(present, schoolOf(one)) ? 'bye' : projected[one].hundredths;
  const kickedOff = useLocks(other === null ? null : (present?.kickoffs ?? null));
  const mine = valueOr(leagues, []);
  const name = squadName(squad);
  const unit = unitOf(squad);
  return (
    <Page>
      <title>{other === null ? name : `${name} and ${squadName(other)}`}</title>
      {/* In the room above the title, so that nothing moves when the page is known. */}
      <div
        aria-hidden
        className="-mx-4 -mt-3 mb-1.5 h-1.5 sm:mx-0 sm:-mt-8 sm:mb-6 sm:h-2"
        style={bandOf(schoolOf(squad))}
      />
      <PageHeader
        title={
          <span className="flex items-center gap-3">
            <ShieldLogo code={schoolOf(squad)} size={40} />
            {name}
          </span>
        }
        lead={
          leagues.state === 'loading' ? (
            <Skeleton className="h-11 w-60 max-w-full" />
          ) : selected !== null && mine.length > 1 ? (
            <LeagueSwitcher leagues={mine} value={selected.id} onChange={select} />
          ) : (
            <p className="text-sm text-ink-muted">{UNIT_NAMES[unit]}</p>
          )
        }
        actions={
          <>
            {other === null ? (
              <Button size="small" onClick={() => setChoosing(true)}>
                Compare
              </Button>
            ) : (
              <>
                <Button size="small" onClick={() => setWith(null)}>
                  Stop comparing
                </Button>
                <Button asChild size="small">
                  <IntentLink href={`/squad/${other}`}>{squadName(other)}</IntentLink>
                </Button>
              </>
            )}
            <Button asChild size="small" variant="quiet">
              <Link href="/squads">All squads</Link>
            </Button>
          </>
        }
      />
      {weekFailure !== null && (
        <div className="mb-4">
          <FailureNotice title={weekFailure}>The season so far shows up once it loads.</FailureNotice>
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {results.state === 'failed' ? (
            <FailureState title="Couldn’t load the season so far" message={results.message} />
          ) : results.state !== 'ready' || lines === null ? (
            <LoadingCards title={`${String(season)} season`} />
          ) : (
            <>
              {other === null ? (
                <Card
                  title={`${String(season)} season`}
                  aside={
                    <span className="text-sm text-ink-muted first-letter:uppercase">
                      {formatByes(byeWeeks(season, schoolOf(squad), seasonWeeks))}
                    </span>
                  }
                >
                  <SeasonFigures figures={{ squad, line: lines[squad], projected: projectedOf(squad) }} />
                </Card>
              ) : (
                <ComparedFigures
                  one={{ squad, line: lines[squad], projected: projectedOf(squad) }}
                  other={{ squad: other, line: lines[other], projected: projectedOf(other) }}
                  begun={[squad, other].some((one) => kickedOff.has(schoolOf(one)))}
                />
              )}
              <Chart squad={squad} other={other} results={results.value} scoring={scoring} />
              <Games
                squad={squad}
                season={season}
                present={present?.week ?? null}
                results={results.value}
                scoring={scoring}
              />
            </>
          )}
          <ScoringNote league={selected} scoring={scoring} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {leagues.state === 'loading' ? (
            <Card title="In your leagues">
              <SkeletonRows rows={2} label="Loading your leagues" />
            </Card>
          ) : leagues.state === 'failed' ? (
            <FailureState title="Couldn’t load your leagues" message={leagues.message} />
          ) : (
            <Owners squad={squad} leagues={mine} />
          )}
          <UpcomingGames
            squad={squad}
            season={season}
            present={present?.week ?? null}
            results={results.state === 'ready' ? results.value : null}
            scoring={scoring}
          />
        </div>
      </div>
      {choosing && (
        <CompareDialog
          squad={squad}
          onChoose={(chosen) => {
            setChoosing(false);
            setWith(chosen);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}

interface PartProps {
  squad: SquadId;
  season: number;
  /** The current week's number; null without a season. */
  present: number | null;
  scoring: Scoring;
}

function Chart({
  squad,
  other,
  results,
  scoring,
}: {
  squad: SquadId;
  other: SquadId | null;
  results: readonly WeekResults[];
  scoring: Scoring;
}) {
  const props = useMemo((): PointsChartProps => {
    const seriesOf = (one: SquadId): ChartSeries => ({
      name: squadName(one),
      points: new Map(squadLog(one, results, scoring).map(({ week, points }) => [week, points.hundredths])),
    });
    const last = Math.max(0, ...results.map(({ week }) => week));
    return {
      weeks: Array.from({ length: last }, (_, index) => index + 1),
      squad: seriesOf(squad),
      other: other === null ? null : seriesOf(other),
      average: { name: `${unitOf(squad)} average`, points: unitAverages(unitOf(squad), results, scoring) },
    };
  }, [squad, other, results, scoring]);
  if (props.squad.points.size === 0 && (props.other?.points.size ?? 0) === 0) return null;
  return (
    <Card title="Points by week">
      <PointsChart {...props} />
    </Card>
  );
}

/**
 * The games so far. Where the published weeks have none, the squad's own record of its scores is read
 * (docs/requirements.md R3.10).
 */
function Games({ squad, season, present, results, scoring }: PartProps & { results: readonly WeekResults[] }) {
  const games = valueOr(useSchedule(season), NO_GAMES);
  const log = useMemo(() => squadLog(squad, results, scoring), [squad, results, scoring]);
  const isRecorded = log.length === 0 && present !== null && present > 1;
  const scores = valueOr(useSquadScores(isRecorded ? squad : null, season, scoring), NO_SCORES);
  const [opened, setOpened] = useState(false);
  const players = useSchoolPlayers(season, schoolOf(squad), opened);
  const known = useMemo(
    () =>
      log.length > 0
        ? log
        : scores.map(({ week, hundredths }): LogGame => ({
            week,
            game: null,
            points: { squad, hundredths, terms: [], stats: null, state: 'final' },
          })),
    [log, scores, squad],
  );
  const { past } = squadWeeks(squad, games, known, present);
  return (
    <GameLog
      squad={squad}
      rows={past.toReversed()}
      scoring={scoring}
      players={players}
      onOpen={() => setOpened(true)}
    />
  );
}

function UpcomingGames({
  squad,
  season,
  present,
  results,
  scoring,
}: PartProps & { results: readonly WeekResults[] | null }) {
  const games = valueOr(useSchedule(season), NO_GAMES);
  const log = useMemo(() => squadLog(squad, results ?? [], scoring), [squad, results, scoring]);
  const allowed = useMemo(
    () => (results === null ? null : allowedTo(unitOf(squad), results, scoring)),
    [squad, results, scoring],
  );
  const { coming } = squadWeeks(squad, games, log, present);
  return <ScheduleAhead squad={squad} rows={coming} allowed={allowed} />;
}

const NO_GAMES: readonly never[] = [];
const NO_SCORES: readonly never[] = [];
