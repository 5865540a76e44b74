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
              <Button asChild size="small" className="max-sm:hidden">
                <Link href={`/roster?league=${selected.id}`}>My lineup</Link>
              </Button>
              <Button asChild size="small" variant="quiet" className="max-sm:hidden">
                <Link href={`/leagues?league=${selected.id}&tab=moves`}>League moves</Link>
              </Button>
            </>
          )
        }
      />
      {weekFailure === null ? (
        <LeagueStates leagues={leagues} selected={selected}>
          {(league) => (
            <>
              <LeagueTrades key={league.id} league={league} />
              {/* On a desk, the links are in the page's header. */}
              <div className="mt-4 grid grid-cols-2 gap-2 sm:hidden">
                <Button asChild>
                  <Link href={`/roster?league=${league.id}`}>My lineup</Link>
                </Button>
                <Button asChild>
                  <Link href={`/leagues?league=${league.id}&tab=moves`}>League moves</Link>
                </Button>
              </div>
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
