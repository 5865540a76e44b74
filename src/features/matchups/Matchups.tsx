'use client';

import { useMemo, useState } from 'react';
import { EmptyState, Notice, SquadDetailsProvider } from '@/components';
import { playoffStart } from '@/domain/season/schedule/scheduleWeeks';
import { leagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import type { TeamId, WeekId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import { playedBy, type LeagueSeason } from '@/domain/season/leagueSeason';
import { formatAwaited } from '@/domain/season/matchups/formatAwaited';
import { isAwaiting } from '@/domain/season/matchups/matchups';
import { decidedScores } from '@/domain/season/scores/decidedScores';
import { formatMedian } from '@/domain/season/matchups/medianGame';
import { ready } from '@/domain/kernel/loadable';
import type { WeekResults } from '@/domain/scoring/results';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useLocks } from '@/providers/lineup/useLocks';
import { MatchupDetail } from './MatchupDetail';
import { MatchupList } from './MatchupList';
import { matchupPicture } from './matchupPicture';
import { matchupPreview } from './preview';
import { matchupWeek, type MatchupWeek } from './matchupView';
import { useLatestChanges } from './useLatestChanges';

export interface MatchupsProps {
  season: LeagueSeason;
  me: TeamId;
  /** ID of the week shown. */
  weekId: WeekId;
  /** The results known so far when the week shown is upcoming. */
  coming: WeekResults | null;
}

/** The matchups of a week: the user's in full, the others when pressed. */
export function Matchups({ season, me, weekId, coming }: MatchupsProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const one = season.weeks.find(({ week }) => week.id === weekId);
  const kickedOff = useLocks(one?.week.kickoffs ?? null);
  const view = useMemo(
    () => (one === undefined ? null : matchupWeek(season, one, me, coming, kickedOff)),
    [season, one, me, coming, kickedOff],
  );
  const latest = useLatestChanges(view?.results ?? null, season.league.scoring);
  if (view === null) return null;
  if (view.week.season === null) {
    return (
      <EmptyState title="No games scheduled yet">Matchups show up here once the season’s calendar is out.</EmptyState>
    );
  }
  const shown = view.matchups.find(({ id }) => id === wanted) ?? view.matchups[0];
  if (shown === undefined) return <NoMatchups season={season} week={view} />;
  const off = view.sitsOut.find(({ manager }) => manager === me);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid min-w-0 gap-4">
        {off !== undefined && (
          <Notice title={off.playsOn === null ? 'Open week' : 'Bye'}>
            {isPlayoffWeek(season, view.week.week)
              ? off.playsOn === null
                ? 'You have no playoff game this week.'
                : `You have a bye this week and play on in week ${String(off.playsOn)}.`
              : `Your league has an odd number of managers, and it’s your week off.${season.league.median === 'on' ? ' Your lineup still counts against the median.' : ''}`}
          </Notice>
        )}
        <SquadDetailsProvider league={season.league} playedBy={(squad) => ready(playedBy(season, squad))}>
          <MatchupDetail
            key={shown.id}
            view={shown}
            week={view}
            league={season.league}
            latest={latest}
            preview={shown.progress === 'upcoming' ? matchupPreview(season, shown, view) : []}
            me={me}
            picture={() => matchupPicture(season, shown, view.week, SERVER_CLOCK.now())}
          />
        </SquadDetailsProvider>
      </div>
      <section aria-labelledby="all-matchups" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="all-matchups" className="text-lg">
          Week {view.week.week}
        </h2>
        <MatchupList league={season.league} matchups={view.matchups} shown={shown.id} me={me} onShow={setWanted} />
        {view.sitsOut
          .filter(({ manager }) => manager !== me)
          .map(({ manager, team, playsOn }) => (
            <p key={manager} className="text-sm text-ink-muted">
              {isolated(team)} {playsOn === null ? 'is off' : 'has a bye'} this week.
            </p>
          ))}
        {view.median !== null && (
          <p className="text-sm text-ink-muted">
            Median score: <span className="figures">{formatMedian(view.median.score)}</span>.{' '}
            {view.median.above.length === 0
              ? 'No team is above it.'
              : `A win for those above it: ${view.median.above.map(isolated).join(', ')}.`}
          </p>
        )}
      </section>
    </div>
  );
}

function isPlayoffWeek({ league }: LeagueSeason, week: number): boolean {
  const schedule = leagueSchedule(league);
  const start = schedule === null ? null : playoffStart(schedule);
  return start !== null && week >= start;
}

/** Why a week has no matchups. */
function NoMatchups({ season, week }: { season: LeagueSeason; week: MatchupWeek }) {
  const { league } = season;
  const number = week.week.week;
  if (number < league.firstWeek) {
    return (
      <EmptyState title="Before your league began">
        {isolated(league.name)} plays from week {league.firstWeek} on.
      </EmptyState>
    );
  }
  const schedule = leagueSchedule(league);
  if (schedule !== null && isAwaiting(schedule, number, decidedScores(season)))
    return <EmptyState title="Playoffs">{formatAwaited(number)}</EmptyState>;
  return <EmptyState title="No matchups this week">This league has no schedule for week {number}.</EmptyState>;
}
