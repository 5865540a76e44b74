'use client';

import { LeagueHeader, LeagueStates, Page } from '@/components';
import type { LeagueId } from '@/domain/kernel/ids';
import { valueOr } from '@/domain/kernel/loadable';
import { usePageLeague } from '@/providers/league/usePageLeague';
import { useQueryParam } from '@/providers/kernel/useQueryParam';
import { useSeason } from '@/providers/season/SeasonProvider';
import { LeagueTrades } from './LeagueTrades';

/** The /trades page: the offers, reviews and past trades of the selected league. */
export function TradesPage() {
  const { leagues, selected, select } = usePageLeague();
  const { week, weekFailure } = useSeason();
  const [, setPartner] = useQueryParam('with');
  const [, setSquad] = useQueryParam('squad');
  // An offer that the address begins is one of its league.
  const choose = (leagueId: LeagueId) => {
    setPartner(null);
    setSquad(null);
    select(leagueId);
  };
  return (
    <Page>
      <LeagueHeader title="Trades" here="trades" leagues={leagues} selected={selected} onSelect={choose} />
      <LeagueStates
        leagues={leagues}
        selected={selected}
        present={valueOr(week, null)}
        failure={weekFailure === null ? null : { title: weekFailure, message: 'Your trades show up once it loads.' }}
      >
        {(league) => <LeagueTrades key={league.id} league={league} />}
      </LeagueStates>
    </Page>
  );
}
