'use client';

import Link from 'next/link';
import { Button, FailureState, LeagueStates, LeagueSwitcher, Page, PageHeader } from '@/components';
import { valueOr } from '@/domain/loadable';
import { useLeagues } from '@/providers/LeagueProvider';
import { useSeason } from '@/providers/SeasonProvider';
import { LeagueTrades } from './LeagueTrades';

/** The /trades page: the offers, reviews and past trades of the selected league. */
export function TradesPage() {
  const { leagues, selected, select } = useLeagues();
  const { weekFailure } = useSeason();
  return (
    <Page>
      <PageHeader
        title="Trades"
        switcher={
          selected !== null && <LeagueSwitcher leagues={valueOr(leagues, [])} value={selected.id} onChange={select} />
        }
        actions={
          selected?.draftComplete === true && (
            <>
              <Button asChild size="small">
                <Link href={`/roster?league=${selected.id}`}>My lineup</Link>
              </Button>
              <Button asChild size="small" variant="quiet">
                <Link href={`/leagues?league=${selected.id}&tab=moves`}>League moves</Link>
              </Button>
            </>
          )
        }
      />
      {weekFailure === null ? (
        <LeagueStates leagues={leagues} selected={selected}>
          {(league) => <LeagueTrades key={league.id} league={league} />}
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
