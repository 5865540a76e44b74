'use client';

import { formatRecord } from '@/domain/scoring/formatScores';
import Link from 'next/link';
import { useMemo, type ReactNode } from 'react';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Fact,
  FailureState,
  LoadError,
  Notice,
  Page,
  PageHeader,
  RecordLines,
  SharePicture,
  SkeletonCard,
  SquadDetailsProvider,
  TeamCrest,
  lazyComponent,
  notify,
} from '@/components';
import { mayCorrect } from '@/domain/moves/ledger/corrections';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { TeamId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { playedBy } from '@/domain/season/leagueSeason';
import { teamName } from '@/domain/league/teamNames';
import { formatGamesBehind } from '@/domain/season/standings';
import { seasonReview } from '@/domain/recap/seasonReview';
import type { RecordLine } from '@/domain/season/history/recordLines';
import { ready, valueOr } from '@/domain/kernel/loadable';
import { isSeasonOver } from '@/domain/football/weeks';
import { ordinal } from '@/domain/kernel/ordinal';
import { type SquadId } from '@/domain/football/squads';
import { isOnBlock, tradeBlock } from '@/domain/moves/trades/tradeBlock';
import { isTradingOver, tradePartners, tradingEnd } from '@/domain/moves/trades/trades';
import { isVacant, managerOf } from '@/domain/league/teams';
import { playsAsHouseTeam } from '@/domain/league/vacancies';
import { useAuth } from '@/providers/account/AuthProvider';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useLeagueSeason } from '@/providers/season/useLeagueSeason';
import { useLedger } from '@/providers/league/LeagueProvider';
import { useMyTeam } from '@/providers/league/useMyTeam';
import { useQueryParam } from '@/providers/kernel/useQueryParam';
import { TwoColumns } from '../TwoColumns';
import type { CorrectRosterProps } from '../members/CorrectRoster';
import { MoveLog } from '../activity/Moves';
import { SeasonSkeleton } from '../season/SeasonSkeleton';
import { TeamRoster } from './TeamRoster';
import { TeamSchedule } from './TeamSchedule';
import { teamView, type TeamView } from './teamView';

/** Loaded when the commissioner corrects a roster. */
const CorrectRoster = lazyComponent(() => import('../members/CorrectRoster').then((module) => module.CorrectRoster), {
  waiting: () => <SkeletonCard rows={6} />,
  failed: ({ retry }) => <LoadError as="panel" title="The form didn’t load" retry={retry} />,
});

/** Loaded for other managers' teams. */
const ManagerProfile = lazyComponent(() => import('./ManagerProfile').then((module) => module.ManagerProfile), {
  waiting: () => <SkeletonCard rows={6} />,
  failed: ({ retry }) => <LoadError as="panel" title="The manager’s record didn’t load" retry={retry} />,
});

/** Renders the commissioner's correction of a manager's lineup. */
export type CorrectionRenderer = (props: CorrectRosterProps) => ReactNode;

/** A team of a league: its record, schedule with results, roster, moves, and its manager if that is someone else. */
export function TeamPage({
  league,
  manager,
  correctLineup,
}: {
  league: League;
  manager: TeamId;
  correctLineup: CorrectionRenderer;
}) {
  const { uid } = useAuth();
  const team = useMyTeam(league);
  const { week } = useSeason();
  const season = useLeagueSeason(league);
  const [task, setTask] = useQueryParam('correct');
  const known = valueOr(season, null);
  const present = valueOr(week, null);
  const ledger = valueOr(useLedger(league), null);
  const review = useMemo(() => (known === null ? [] : seasonReview(known, manager)), [known, manager]);
  const view = useMemo(() => (known === null ? null : teamView(known, present, manager)), [known, present, manager]);
  const back = (
    <Link href={`/leagues?league=${league.id}`} className="inline-flex min-h-(--target) items-center underline">
      {league.name}
    </Link>
  );
  if (season.state === 'failed') {
    return (
      <Page>
        <PageHeader title="Team" lead={back} />
        <FailureState title="Couldn’t load this team" message={season.message} safe="Everything you saved is safe." />
      </Page>
    );
  }
  if (season.state === 'loading') {
    return (
      <Page>
        <PageHeader title="Team" lead={back} />
        <SeasonSkeleton rows={14} />
      </Page>
    );
  }
  if (view === null) {
    return (
      <Page>
        <PageHeader title="Team" lead={back} />
        <EmptyState title="Team not found">This league has no such team, or its rosters aren’t saved yet.</EmptyState>
      </Page>
    );
  }
  const vacant = isVacant(league, manager);
  const person = managerOf(league, manager);
  const now = SERVER_CLOCK.now();
  const inSeason = present === null || !isTradingOver(league, present, now);
  const mine = uid !== null && mayCorrect(league, uid, manager);
  const correctable = mine && inSeason;
  // Between kickoffs too, until the season ends.
  const lineupCorrectable =
    mine &&
    present?.isCurrent === true &&
    present.season === league.season &&
    league.lineups !== 'best' &&
    !playsAsHouseTeam(league, manager, present);
  if (
    uid !== null &&
    season.state === 'ready' &&
    ((correctable && task === 'roster') || (lineupCorrectable && task === 'lineup'))
  ) {
    const close = () => setTask(null);
    const props: CorrectRosterProps = {
      league,
      season: season.value,
      manager,
      me: uid,
      onClose: close,
      onDone: (words) => {
        close();
        notify.success(words);
      },
    };
    return (
      <Page>
        <PageHeader title={<span dir="auto">{view.team}</span>} lead={back} />
        {task === 'roster' ? <CorrectRoster {...props} /> : correctLineup(props)}
      </Page>
    );
  }
  const mayTrade =
    team !== null &&
    tradePartners(league, team).includes(manager) &&
    (present === null || tradingEnd(league, present, now) === null);
  const block = present === null || ledger === null ? [] : tradeBlock(league, ledger, present, now);
  const tradeHref = (squad?: SquadId) =>
    `/trades?league=${league.id}&with=${manager}${squad === undefined ? '' : `&squad=${squad}`}`;
  return (
    <Page>
      <PageHeader
        title={
          <span className="flex items-center gap-3">
            <TeamCrest league={league} team={manager} size={44} />
            <span dir="auto" className="min-w-0">
              {view.team}
            </span>
          </span>
        }
        lead={
          <span className="flex flex-wrap items-center gap-x-3">
            {manager === team && <Badge>You</Badge>}
            {vacant ? (
              <Badge tone="warn">Vacant</Badge>
            ) : (
              view.person !== view.team && (
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {view.person}
                </span>
              )
            )}
            {back}
          </span>
        }
        actions={
          <>
            {mayTrade && (
              <Button asChild variant="primary">
                <Link href={tradeHref()}>Offer a trade</Link>
              </Button>
            )}
            {correctable && <Button onClick={() => setTask('roster')}>Edit roster (commissioner)</Button>}
            {lineupCorrectable && <Button onClick={() => setTask('lineup')}>Edit lineup (commissioner)</Button>}
          </>
        }
      />
      {mine && task !== null && season.state === 'ready' && (
        <div className="mb-4">
          <Notice tone="warn" title={`This ${task === 'lineup' ? 'lineup' : 'roster'} can’t be edited now`}>
            {task === 'lineup'
              ? 'Lineups can be edited in the season’s current week, where a manager sets them.'
              : 'Rosters can be edited until the season’s last week has kicked off.'}
          </Notice>
        </div>
      )}
      {vacant && (
        <div className="mb-4">
          <Notice title="This team has no manager">
            {league.lineups !== 'best' && 'It plays its best lineup by projection. '}
            Another person can take it over with the league’s code.
          </Notice>
        </div>
      )}
      <TwoColumns
        main={
          <>
            <Summary view={view} />
            {review.length > 0 && <Review lines={review} view={view} league={league} />}
            <TeamSchedule leagueId={league.id} view={view} />
            {person !== null && person.uid !== uid && <ManagerProfile person={person} />}
            <MoveLog league={league} nameOf={(one) => teamName(one, league)} manager={manager} />
          </>
        }
        side={
          <SquadDetailsProvider
            league={league}
            playedBy={(squad) => (season.state === 'ready' ? ready(playedBy(season.value, squad)) : season)}
          >
            <TeamRoster
              view={view}
              over={isSeasonOver(league.season, present)}
              onBlock={(squad) => isOnBlock(block, squad)}
              tradeHref={mayTrade ? tradeHref : null}
            />
          </SquadDetailsProvider>
        }
      />
    </Page>
  );
}

/** The team's season to look back on. */
function Review({ lines, view, league }: { lines: readonly RecordLine[]; view: TeamView; league: League }) {
  const title = `${String(league.season)} in review`;
  return (
    <Card flush title={title}>
      <RecordLines lines={lines} leagueId={league.id} me={null} />
      <SharePicture
        picture={() => ({
          kind: 'awards',
          awards: { about: league.name, title: `${title}: ${view.team}`, awards: lines },
        })}
        name={`season-${String(league.season)}`}
        title={`${title}: ${view.team}`}
        className="grid justify-items-start gap-1 border-t border-line px-4 py-2 sm:px-5"
      />
    </Card>
  );
}

function Summary({ view: { standing, median, division, of, place, best } }: { view: TeamView }) {
  return (
    <Card title="Season" aside={place !== null && <Badge tone="good">{`${ordinal(place)} of ${String(of)}`}</Badge>}>
      {standing === null ? (
        <p className="text-ink-muted">No results yet.</p>
      ) : (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          <Fact label="Record">{formatRecord(standing)}</Fact>
          {median !== null && <Fact label="Against the median">{median}</Fact>}
          <Fact label="Standings">{`${ordinal(standing.rank)} of ${String(of)}`}</Fact>
          {division !== null && <Fact label="Division">{division}</Fact>}
          <Fact label="Games back">{formatGamesBehind(standing.behind)}</Fact>
          <Fact label="Streak">
            {standing.streak === null ? '–' : `${standing.streak.kind}${String(standing.streak.length)}`}
          </Fact>
          <Fact label="Points for">{formatPoints(standing.pointsFor)}</Fact>
          <Fact label="Points against">{formatPoints(standing.pointsAgainst)}</Fact>
          <Fact label={best === null ? 'Best week' : `Best week (Week ${String(best.week)})`}>
            {best === null ? '–' : formatPoints(best.points)}
          </Fact>
        </dl>
      )}
    </Card>
  );
}
