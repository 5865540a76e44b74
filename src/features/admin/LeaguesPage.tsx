'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Badge, Card, Moment } from '@/components';
import type { DraftStatus, League } from '@/domain/league/types';
import { personName } from '@/domain/league/teamNames';
import { teamOf } from '@/domain/league/teams';
import { useFoundLeagues } from '@/providers/admin/useDesk';
import { DeskSearch, useSearch } from './DeskSearch';
import { LeagueActions } from './LeagueActions';
import { LeagueStatus } from './LeagueStatus';

/** The desk's leagues: a search, and each league's draft, moves and rosters. */
export function LeaguesPage() {
  const state = useSearch();
  const found = useFoundLeagues(state.text, state.attempt);
  return (
    <DeskSearch
      title="Leagues"
      lead="Find a league by the beginning of its name, or by its join code or id."
      label="Name, join code or id"
      first="Newest leagues"
      none="No league found"
      state={state}
      found={found}
      keyOf={({ id }) => id}
    >
      {(league) => <LeagueCard league={league} onDone={state.again} />}
    </DeskSearch>
  );
}

const STATUS_NAMES: Record<DraftStatus, string> = {
  scheduled: 'Before the draft',
  active: 'Drafting',
  complete: 'In season',
};

function LeagueCard({ league, onDone }: { league: League; onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const { id, name, joinCode, season, members, capacity, createdAt, createdBy, coCommissioner, draftStatus } = league;
  return (
    <Card
      title={<bdi className="wrap-anywhere">{name}</bdi>}
      aside={<Badge tone={draftStatus === 'active' ? 'info' : 'plain'}>{STATUS_NAMES[draftStatus]}</Badge>}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 wrap-anywhere">
        <dt className="text-ink-muted">Season</dt>
        <dd>{season}</dd>
        <dt className="text-ink-muted">Managers</dt>
        <dd>
          {members.length} of {capacity}
        </dd>
        <dt className="text-ink-muted">Commissioner</dt>
        <dd>
          <bdi>{personName(teamOf(league, createdBy), league)}</bdi>{' '}
          <span className="text-sm text-ink-muted">({createdBy})</span>
        </dd>
        {coCommissioner !== null && (
          <>
            <dt className="text-ink-muted">Co-commissioner</dt>
            <dd>
              <bdi>{personName(teamOf(league, coCommissioner), league)}</bdi>
            </dd>
          </>
        )}
        <dt className="text-ink-muted">Join code</dt>
        <dd>{joinCode === '' ? 'None' : joinCode}</dd>
        <dt className="text-ink-muted">Created</dt>
        <dd>{createdAt === null ? 'Not known' : <Moment at={createdAt} />}</dd>
        <dt className="text-ink-muted">Id</dt>
        <dd className="text-sm">{id}</dd>
      </dl>
      <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="inline-flex pressable cursor-pointer items-center text-sm font-semibold">
          Draft, rosters and activity<span className="sr-only"> of {name}</span>
          <ChevronDown aria-hidden className="size-4" />
        </summary>
        {open && (
          <>
            <LeagueStatus league={league} />
            <LeagueActions league={league} onDone={onDone} />
          </>
        )}
      </details>
    </Card>
  );
}
