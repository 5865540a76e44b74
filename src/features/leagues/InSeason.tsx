'use client';

import { Trophy } from 'lucide-react';
import Link from 'next/link';
import { Button, FailureState, Notice } from '@/components';
import type { LeagueUser, League } from '@/domain/league';
import type { LeagueSeason } from '@/domain/leagueSeason';
import { managersOf } from '@/domain/leagueSeats';
import { valueOr, type Loadable } from '@/domain/loadable';
import { useAuth } from '@/providers/AuthProvider';
import { useSeason } from '@/providers/SeasonProvider';
import { ActivityCard } from './ActivityCard';
import { Columns } from './Columns';
import { leagueOverview, seasonActivity } from './leagueOverview';
import { ShortStandings, WeekMatchups } from './SeasonCards';
import { SeasonSkeleton } from './SeasonSkeleton';

export interface InSeasonProps {
  league: League;
  season: Loadable<LeagueSeason>;
  teams: Loadable<LeagueUser[]>;
}

/** A league after its draft: champion, standings, this week's matchups and what happened last. */
export function InSeason({ league, season, teams }: InSeasonProps) {
  const { uid } = useAuth();
  const { week } = useSeason();
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
          {view.champion !== null && (
            <div className="flex items-center gap-4 rounded-card border border-line px-4 py-5 shadow-card turf sm:px-5">
              <Trophy aria-hidden className="size-10 shrink-0 text-accent" />
              <p className="min-w-0">
                <span className="block text-sm font-semibold text-ink-muted">{league.season} champion</span>
                <span dir="auto" className="display text-2xl wrap-anywhere">
                  {view.champion}
                </span>
              </p>
            </div>
          )}
          <ShortStandings league={league} view={view} />
        </>
      }
      side={
        <>
          <WeekMatchups league={league} week={present} view={view} />
          <ActivityCard items={seasonActivity(known, users)} />
        </>
      }
    />
  );
}
