'use client';

import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { FailureState, IntentLink, Notice, Page, PageHeader, buttonClass } from '@/components';
import { setWantedPage, wantedPage } from '@/data/device/localFlags';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import { isWeekFinal } from '@/domain/scoring/results';
import type { SchoolCode } from '@/domain/football/schools';
import { startersOf } from '@/domain/lineup/lineup';
import type { Trade } from '@/domain/moves/trades/trades';
import type { WeekUpdate } from '@/domain/scoring/weekTimeline';
import { lastWeekOf } from '@/domain/football/seasons';
import { placeOfSeason, type Week } from '@/domain/football/weeks';
import { useAuth } from '@/providers/account/AuthProvider';
import { useLeagues } from '@/providers/league/LeagueProvider';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useUnread } from '@/providers/messages/UnreadProvider';
import { useMyTrades } from '@/providers/moves/MyTradesProvider';
import { useLocks } from '@/providers/lineup/useLocks';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useWeekResults } from '@/providers/season/useWeekResults';
import { useWeekTimeline } from '@/providers/season/useWeekResults';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Drafts } from './Drafts';
import { draftsAhead } from './draftsAhead';
import { GamesCard } from './GamesCard';
import { HeadsUp, NextLockBar, type LineupProblems } from './HeadsUp';
import { earliestLock } from '@/domain/season/matchups/leagueWeekView';
import { LiveScores } from './LiveScores';
import { MatchdayCard } from './MatchdayCard';
import { NextSeasons } from './NextSeasons';
import { NoLeague } from './NoLeague';
import { SoloCard } from './SoloCard';
import { TradeOffers } from './TradeOffers';
import { useScoreboard, type Matchday } from '@/providers/season/useScoreboard';

const NO_LEAGUES: readonly League[] = [];

/** The cards of several leagues: two in a row with room for them; on a phone, swiped. */
const SWIPED =
  'max-sm:relative max-sm:-mx-4 max-sm:grid-flow-col max-sm:grid-cols-none max-sm:auto-cols-[calc(100%-1.5rem)] max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:px-4 max-sm:*:snap-start xl:grid-cols-2';

/** The signed-in home page: a scoreboard of the user's matchups and the week's games, and what needs the user. */
export function Dashboard() {
  const { user, uid } = useAuth();
  const { leagues } = useLeagues();
  const { week, weekFailure } = useSeason();
  const all = valueOr(leagues, NO_LEAGUES);
  const present = valueOr(week, null);
  const playing = useMemo(
    () => all.filter(({ season }) => placeOfSeason(season, present) !== 'earlier'),
    [all, present],
  );
  const matchdays = useScoreboard(playing, uid ?? '');
  const results = useWeekResults(present);
  const kickedOff = useLocks(present?.kickoffs ?? null);
  // A document more, so it's read only once games have begun.
  const updates = useWeekTimeline(present !== null && kickedOff.size > 0 ? present.id : null);
  const trades = useMyTrades();
  // The page waits for what would move it, and doesn't go back to its skeleton when the first game kicks off.
  const [shown, setShown] = useState(false);
  const loading =
    leagues.state === 'loading' ||
    present === null ||
    matchdays.some(({ view }) => view.state === 'loading') ||
    (present.season !== null && results.state === 'loading') ||
    (!shown && (trades.state === 'loading' || (kickedOff.size > 0 && updates.state === 'loading')));
  if (!loading && !shown) setShown(true);
  if (loading || uid === null) return <DashboardSkeleton />;
  const name = user?.displayName || user?.username || user?.name;
  const over =
    results.state === 'ready' && isWeekFinal(results.value) && present.week >= lastWeekOf(present.season ?? 0);
  return (
    <Page>
      <PageHeader
        title={over ? 'Season over' : present.season === null ? 'Home' : `Week ${String(present.week)}`}
        lead={
          <span className="wrap-anywhere">
            {[over ? 'See you next season' : 'Game on', name].filter(Boolean).join(', ')}
          </span>
        }
      />
      <WantedPage />
      {leagues.state === 'failed' ? (
        <FailureState
          title="Couldn’t load your leagues"
          message={leagues.message}
          safe="Everything you saved is safe."
        />
      ) : weekFailure !== null ? (
        <FailureState
          title={weekFailure}
          message="Your matchups and this week’s games show up once it loads."
          safe="Everything you saved is safe."
        />
      ) : (
        <Scoreboard
          leagues={all}
          matchdays={matchdays}
          uid={uid}
          week={present}
          kickedOff={kickedOff}
          results={results}
          updates={updates}
          trades={trades}
        />
      )}
    </Page>
  );
}

/**
 * Offers the page that was opened before signing in, which leads home (docs/requirements.md R2.8), until this one is
 * left.
 */
function WantedPage() {
  const [address] = useState(wantedPage);
  useEffect(() => () => setWantedPage(null), []);
  if (address === null) return null;
  return (
    <div className="mb-4">
      <Notice
        title="You opened another page before you signed in"
        action={
          <IntentLink href={address} className={buttonClass('secondary', 'small')}>
            Go to that page
          </IntentLink>
        }
      />
    </div>
  );
}

function Scoreboard({
  leagues,
  matchdays,
  uid,
  week,
  kickedOff,
  results,
  updates,
  trades,
}: {
  leagues: readonly League[];
  matchdays: readonly Matchday[];
  uid: Uid;
  week: Week;
  kickedOff: ReadonlySet<SchoolCode>;
  results: ReturnType<typeof useWeekResults>;
  updates: Loadable<readonly WeekUpdate[]>;
  trades: Loadable<readonly Trade[]>;
}) {
  const unread = useUnread().byLeague;
  const views = matchdays.flatMap(({ league, view }) => (view.state === 'ready' ? [{ league, ...view.value }] : []));
  const problems = views.flatMap(({ league: { id, name }, alerts }) =>
    alerts.length === 0 ? [] : [{ leagueId: id, leagueName: name, alerts } satisfies LineupProblems],
  );
  const lock = earliestLock(views.map(({ nextLock }) => nextLock));
  const drafts = draftsAhead(leagues, uid, SERVER_CLOCK.now());
  const mine = {
    starters: new Set(views.flatMap(({ me }) => startersOf(me.lineup))),
    bench: new Set(views.flatMap(({ me }) => me.lineup.bench)),
  };
  const soon = drafts.some((draft) => draft.soon && draft.status.kind !== 'live');
  const list = drafts.length > 0 && <Drafts drafts={drafts} unread={unread} />;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {leagues.length === 0 ? <NoLeague /> : <SoloCard uid={uid} week={week} />}
        {lock !== null && <NextLockBar lock={lock} />}
        {problems.length > 0 && <HeadsUp problems={problems} />}
        {soon && list}
        {matchdays.length > 0 && (
          <div className={clsx('grid grid-cols-1 gap-4', matchdays.length > 1 && SWIPED)}>
            {matchdays.map((matchday) => (
              <MatchdayCard
                key={matchday.league.id}
                matchday={matchday}
                week={week}
                kickedOff={kickedOff}
                updates={updates}
                unread={unread[matchday.league.id] ?? 0}
              />
            ))}
          </div>
        )}
        <TradeOffers leagues={leagues} me={uid} pending={trades} />
        <NextSeasons leagues={leagues} />
        {!soon && list}
        {leagues.length > 0 && (
          <IntentLink href="/leagues" className={`${buttonClass('secondary')} justify-self-start max-lg:order-last`}>
            <Plus aria-hidden className="size-4" />
            Join or create a league
          </IntentLink>
        )}
      </div>
      {week.season !== null && (
        <div className="min-w-0">
          <LiveScores views={views} />
          <GamesCard week={week} results={results} kickedOff={kickedOff} mine={mine} />
        </div>
      )}
    </div>
  );
}
