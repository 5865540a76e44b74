'use client';

import { FailureState, LeagueStates, LeagueSwitcher, Page, PageHeader, RosterLinks } from '@/components';
import { valueOr } from '@/domain/loadable';
import { useLeagues } from '@/providers/LeagueProvider';
import { useSeason } from '@/providers/SeasonProvider';
import { LeagueTrades } from './LeagueTrades';

/** The /trades page: the offers, reviews and past trades of the selected league. */
export function TradesPage() {
  const { leagues, selected, select } = useLeagues();
  const { week, weekFailure } = useSeason();
  return (
    <Page>
      <PageHeader
        title="Trades"
        switcher={
          selected !== null && <LeagueSwitcher leagues={valueOr(leagues, [])} value={selected.id} onChange={select} />
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
          safe="Your roster is safe."
          onRetry={() => window.location.reload()}
        />
      )}
    </Page>
  );
}
