'use client';

import Link from 'next/link';
import { Button, ChampionBanner, FailureState, Notice } from '@/components';
import type { LeagueUser, League } from '@/domain/league';
import type { LeagueSeason } from '@/domain/leagueSeason';
import { managersOf } from '@/domain/leagueSeats';
import { valueOr, type Loadable } from '@/domain/loadable';
import { useAuth } from '@/providers/AuthProvider';
import { useSeason } from '@/providers/SeasonProvider';
import { useTradesUnderReview } from '@/providers/trades/useTrades';
import { useNewestTransactions } from '@/providers/useTransactions';
import { ActivityCard } from './ActivityCard';
import { Columns } from './Columns';
import { leagueOverview, seasonActivity } from './leagueOverview';
import { FinalPlaces, ShortStandings, WeekMatchups } from './SeasonCards';
import { SeasonSkeleton } from './SeasonSkeleton';

/** How many of the newest moves are among the recent activity. */
const SHOWN_MOVES = 3;

const NO_TRADES: never[] = [];

export interface InSeasonProps {
  league: League;
  season: Loadable<LeagueSeason>;
  teams: Loadable<LeagueUser[]>;
}

/** A league after its draft: champion, standings, this week's matchups and what happened last. */
export function InSeason({ league, season, teams }: InSeasonProps) {
  const { uid } = useAuth();
  const { week } = useSeason();
  const moves = valueOr(useNewestTransactions(league.id, SHOWN_MOVES), []);
  const accepted = valueOr(useTradesUnderReview(league.id), NO_TRADES);
  const known = valueOr(season, null);
  const users = valueOr(teams, []);
  if (season.state === 'failed') {
    return (
      <FailureState
        title="Couldn’t load the season"
        message={season.message}
        safe="Lineups and points are safe."
        onRetry={() => window.location.reload()}
      />
    );
  }
  if (season.state === 'missing') {
    return (
      <Notice
        title="Rosters aren’t saved yet"
        action={
          <Button asChild size="small">
            <Link href={`/draft/${league.id}`}>Open the draft room</Link>
          </Button>
        }
      >
        The draft is over. Standings and matchups show up here once its rosters are saved.
      </Notice>
    );
  }
  if (known === null || uid === null || teams.state === 'loading')
    return <SeasonSkeleton rows={managersOf(league).length} />;
  const present = valueOr(week, null);
  const view = leagueOverview(known, users, present, uid);
  return (
    <Columns
      main={
        <>
          {view.end !== null && (
            <>
              <ChampionBanner champion={view.end.champion} isMe={view.end.champion.manager === uid} />
              <FinalPlaces league={league} end={view.end} me={uid} />
            </>
          )}
          <ShortStandings league={league} view={view} />
        </>
      }
      side={
        <>
          <WeekMatchups league={league} week={present} view={view} />
          <ActivityCard items={seasonActivity(known, users, moves, accepted)} />
        </>
      }
    />
  );
}
