'use client';

import { LeagueHeader, LeagueStates, Page } from '@/components';
import { valueOr } from '@/domain/kernel/loadable';
import { usePageLeague } from '@/providers/league/usePageLeague';
import { useSeason } from '@/providers/season/SeasonProvider';
import { LeaguePortal } from './LeaguePortal';

/** The /portal page: the free squads of the selected league, to add, and the user's own, to drop. */
export function PortalPage() {
  const { leagues, selected, select } = usePageLeague();
  const { week, weekFailure } = useSeason();
  return (
    <Page>
      <LeagueHeader title="Transfer Portal" here="portal" leagues={leagues} selected={selected} onSelect={select} />
      <LeagueStates
        leagues={leagues}
        selected={selected}
        present={valueOr(week, null)}
        failure={weekFailure === null ? null : { title: weekFailure, message: 'The portal shows up once it loads.' }}
      >
        {(league) => <LeaguePortal key={league.id} league={league} />}
      </LeagueStates>
    </Page>
  );
}
