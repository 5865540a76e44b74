'use client';

import { NextSeasonInvite } from '@/components';
import type { League } from '@/domain/league/types';
import { useJoinNextSeason, useNextSeason } from '@/providers/season/useNextSeason';

/** Invitations to the next seasons of the user's leagues, until they're in or too late. */
export function NextSeasons({ leagues }: { leagues: readonly League[] }) {
  const ids = new Set(leagues.map(({ id }) => id));
  return leagues
    .filter(({ next }) => next !== null && !ids.has(next.leagueId))
    .map((league) => <Invite key={league.id} league={league} />);
}

function Invite({ league }: { league: League }) {
  const next = useNextSeason(league);
  const joining = useJoinNextSeason();
  return next === null || next.closed !== null ? null : (
    <NextSeasonInvite league={league} next={next} joining={joining} />
  );
}
