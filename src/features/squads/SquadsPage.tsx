'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  FailureState,
  LeagueHeader,
  Notice,
  Page,
  SkeletonRows,
  FailureNotice,
} from '@/components';
import { valueOr } from '@/domain/kernel/loadable';
import {
  POOL_OWNERS,
  POOL_SORTS,
  poolSquads,
  scarcity,
  shownPool,
  WHOLE_POOL,
  type PoolFilter,
} from '@/domain/moves/portal/squadPool';
import { isSchoolCode } from '@/domain/football/schools';
import { SLOTS } from '@/domain/lineup/slots';
import { useMyTeam } from '@/providers/league/useMyTeam';
import { useLedger } from '@/providers/league/LeagueProvider';
import { usePageLeague } from '@/providers/league/usePageLeague';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useQueryParam } from '@/providers/kernel/useQueryParam';
import { PoolFilters } from './PoolFilters';
import { PoolTable } from './PoolTable';
import { ScarcityCard } from './ScarcityCard';
import { ScoringNote } from './ScoringNote';
import { useSquadSeason } from './useSquadSeason';

/**
 * The /squads page: all squads with what they scored and, in the selected league, who owns them. The address keeps the
 * filters.
 */
export function SquadsPage() {
  return (
    <Page>
      <Header title="Squads" />
      <Pool />
    </Page>
  );
}

/** The page of a squad that doesn't exist: says so, and shows all there are. */
export function UnknownSquad() {
  return (
    <Page>
      <Header title="Squad not found" />
      <div className="mb-4">
        <Notice title="There’s no squad at this address">
          A squad’s address ends in a school and a unit, such as /squad/ALA-QB. Here are all of them.
        </Notice>
      </div>
      <Pool />
    </Page>
  );
}

function Header({ title }: { title: string }) {
  const { leagues, selected, select } = usePageLeague();
  return <LeagueHeader title={title} here="squads" leagues={leagues} selected={selected} onSelect={select} />;
}

function Pool() {
  const { selected } = usePageLeague();
  const ledger = useLedger(selected);
  const team = useMyTeam(selected);
  const { week, weekFailure } = useSeason();
  const present = valueOr(week, null);
  const { scoring, results, lines, projected } = useSquadSeason();
  const [filter, setFilter] = usePoolFilter();
  const wanted = useDeferredValue(filter);
  const drafted = selected?.draftComplete === true;
  const rosters = drafted ? valueOr(ledger, null) : null;
  const pool = useMemo(
    () => (lines === null ? null : poolSquads(lines, projected, rosters, present)),
    [lines, projected, rosters, present],
  );
  // Without rosters, no squad has an owner to filter by.
  const effective = useMemo(
    (): PoolFilter => (rosters === null ? { ...wanted, owner: 'all' } : wanted),
    [wanted, rosters],
  );
  const rows = useMemo(() => (pool === null ? [] : shownPool(pool, effective, team)), [pool, effective, team]);
  const scarce = useMemo(
    () => (pool === null || rosters === null || selected === null ? null : scarcity(pool, selected)),
    [pool, rosters, selected],
  );
  if (results.state === 'failed') {
    return <FailureState title="Couldn’t load the season so far" message={results.message} />;
  }
  if (pool === null || (drafted && ledger.state === 'loading')) {
    return <SkeletonRows rows={12} rowClass="h-15" label="Loading the squads" />;
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {weekFailure !== null && (
        <FailureNotice title={weekFailure}>The season so far shows up once it loads.</FailureNotice>
      )}
      {drafted && ledger.state === 'failed' && (
        <FailureNotice title="Couldn’t load who owns the squads">{ledger.message}</FailureNotice>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card flush className="max-lg:order-2">
          <PoolFilters filter={filter} owners={rosters !== null} onChange={setFilter} />
          {rows.length === 0 ? (
            <EmptyState
              title="No matches"
              action={<Button onClick={() => setFilter({ ...WHOLE_POOL, sort: filter.sort })}>Show all squads</Button>}
            >
              No squad matches your search and filters.
            </EmptyState>
          ) : (
            <PoolTable rows={rows} sort={effective.sort} league={rosters === null ? null : selected} me={team} />
          )}
        </Card>
        <div className="grid min-w-0 grid-cols-1 gap-4 max-lg:order-1">
          {scarce !== null && <ScarcityCard units={scarce} />}
        </div>
      </div>
      <ScoringNote league={selected} scoring={scoring} />
    </div>
  );
}

/** The filter: search in memory, the rest in the address, so that coming back from a squad shows the same list. */
function usePoolFilter(): [PoolFilter, (filter: PoolFilter) => void] {
  const [unit, setUnit] = useQueryParam('unit');
  const [school, setSchool] = useQueryParam('school');
  const [owner, setOwner] = useQueryParam('show');
  const [sort, setSort] = useQueryParam('sort');
  const [search, setSearch] = useState('');
  const filter: PoolFilter = {
    unit: SLOTS.find((one) => one === unit) ?? WHOLE_POOL.unit,
    school: isSchoolCode(school) ? school : WHOLE_POOL.school,
    owner: POOL_OWNERS.find((one) => one === owner) ?? WHOLE_POOL.owner,
    sort: POOL_SORTS.find((one) => one === sort) ?? WHOLE_POOL.sort,
    search,
  };
  const change = (next: PoolFilter) => {
    const write = (value: string, before: string, standard: string, set: (value: string | null) => void) => {
      if (value !== before) set(value === standard ? null : value);
    };
    write(next.unit, filter.unit, WHOLE_POOL.unit, setUnit);
    write(next.school, filter.school, WHOLE_POOL.school, setSchool);
    write(next.owner, filter.owner, WHOLE_POOL.owner, setOwner);
    write(next.sort, filter.sort, WHOLE_POOL.sort, setSort);
    setSearch(next.search);
  };
  return [filter, change];
}
