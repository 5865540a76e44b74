'use client';

import Link from 'next/link';
import { Button, ChampionBanner, FailureState, Notice } from '@/components';
import type { League } from '@/domain/league/types';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { managersOf } from '@/domain/league/leagueSeats';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import { useWasInView } from '@/hooks/useWasInView';
import { useLedger } from '@/providers/league/LeagueProvider';
import { useMyTeam } from '@/providers/league/useMyTeam';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useTradesUnderReview } from '@/providers/moves/useTrades';
import { useNewestTransactions } from '@/providers/moves/useTransactions';
import { ActivityCard } from './ActivityCard';
import { TwoColumns } from '../TwoColumns';
import { leagueOverview, seasonActivity } from './leagueOverview';
import { LeagueNote } from './LeagueNote';
import { NextSeason } from './NextSeason';
import { FinalPlaces, ShortStandings, WeekMatchups } from './SeasonCards';
import { SeasonSkeleton } from './SeasonSkeleton';

/**
 * How many of the newest moves are among the recent activity. Each costs a document at every visit, and all of them are
 * one press away.
 */
const SHOWN_MOVES = 1;

const NO_TRADES: never[] = [];

export interface InSeasonProps {
  league: League;
  season: Loadable<LeagueSeason>;
}

/** A league after its draft: champion, standings, this week's matchups and what happened last. */
export function InSeason({ league, season }: InSeasonProps) {
  const team = useMyTeam(league);
  const { week } = useSeason();
  const known = valueOr(season, null);
  if (season.state === 'failed') {
    return (
      <FailureState title="Couldn’t load the season" message={season.message} safe="Everything you saved is safe." />
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
  if (known === null || team === null) return <SeasonSkeleton rows={managersOf(league).length} />;
  const present = valueOr(week, null);
  const view = leagueOverview(known, present, team);
  return (
    <TwoColumns
      main={
        <>
          <NextSeason league={league} over={view.end !== null} />
          <LeagueNote league={league} />
          {view.end !== null && (
            <>
              <ChampionBanner champion={view.end.champion} isMe={view.end.champion.manager === team} />
              <FinalPlaces league={league} end={view.end} me={team} />
            </>
          )}
          <ShortStandings league={league} view={view} />
        </>
      }
      side={
        <>
          <WeekMatchups league={league} week={present} view={view} />
          <RecentActivity league={league} season={known} />
        </>
      }
    />
  );
}

/**
 * What happened last in the league. Moves and trades are documents of their own, so they're asked for once the card is
 * on the screen.
 */
function RecentActivity({ league, season }: { league: League; season: LeagueSeason }) {
  const [seen, ref] = useWasInView();
  // Every move is a step of the ledger, so without a step there are none to ask for.
  const moved = (valueOr(useLedger(league), null)?.step ?? 0) > 0;
  const moves = valueOr(useNewestTransactions(seen && moved ? league.id : null, SHOWN_MOVES), []);
  const accepted = valueOr(useTradesUnderReview(seen ? league.id : null), NO_TRADES);
  return (
    <div ref={ref}>
      <ActivityCard
        items={seasonActivity(season, moves, accepted)}
        aside={
          moved && (
            <Button asChild size="small">
              <Link href={`/leagues?league=${league.id}&tab=moves`}>All activity</Link>
            </Button>
          )
        }
      />
    </div>
  );
}
