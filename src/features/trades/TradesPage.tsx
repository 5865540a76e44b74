'use client';

import { FailureState, LeagueStates, LeagueSwitcher, Page, PageHeader, RosterLinks } from '@/components';
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
      <PageHeader
        title="Trades"
        switcher={
          selected !== null && <LeagueSwitcher leagues={valueOr(leagues, [])} value={selected.id} onChange={choose} />
        }
        actions={selected?.draftComplete === true && <RosterLinks leagueId={selected.id} place="header" />}
      />
      {weekFailure === null ? (
        <LeagueStates leagues={leagues} selected={selected} present={valueOr(week, null)}>
          {(league) => (
            <>
              <LeagueTrades key={league.id} league={league} />
              <RosterLinks leagueId={league.id} place="below" />
            </>
          )}
        </LeagueStates>
      ) : (
        <FailureState
          title={weekFailure}
          message="Your trades show up once it loads."
          safe="Everything you saved is safe."
        />
      )}
    </Page>
  );
}
