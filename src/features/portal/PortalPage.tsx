'use client';

import { FailureState, LeagueStates, LeagueSwitcher, Page, PageHeader, RosterLinks } from '@/components';
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
      <PageHeader
        title="Transfer Portal"
        switcher={
          selected !== null && <LeagueSwitcher leagues={valueOr(leagues, [])} value={selected.id} onChange={select} />
        }
        actions={selected?.draftComplete === true && <RosterLinks leagueId={selected.id} place="header" />}
      />
      {weekFailure === null ? (
        <LeagueStates leagues={leagues} selected={selected} present={valueOr(week, null)}>
          {(league) => (
            <>
              <LeaguePortal key={league.id} league={league} />
              <RosterLinks leagueId={league.id} place="below" />
            </>
          )}
        </LeagueStates>
      ) : (
        <FailureState
          title={weekFailure}
          message="The portal shows up once it loads."
          safe="Everything you saved is safe."
        />
      )}
    </Page>
  );
}
