'use client';

import Link from 'next/link';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Button, EmptyState, FailureState, Notice, SkeletonRows } from '@/components';
import { serverClock } from '@/data/serverClock';
import type { League } from '@/domain/league';
import { lineupInWeek } from '@/domain/leagueSeason';
import { checkLineup, type Lineup } from '@/domain/lineup';
import { valueOr } from '@/domain/loadable';
import { projections } from '@/domain/ranking';
import { fail, type Result } from '@/domain/result';
import type { SquadId } from '@/domain/squads';
import { lockedSchools, type Week } from '@/domain/weeks';
import { useOnline } from '@/providers/useOnline';
import { useLeagues } from '@/providers/LeagueProvider';
import { useSeason } from '@/providers/SeasonProvider';
import { useComingWeek, useLeagueSeason } from '@/providers/useLeagueSeason';
import { useLocks } from '@/providers/useLocks';
import { usePortalHours } from '@/providers/usePortalHours';
import { LineupEditorView } from './LineupEditorView';
import type { LineupFacts } from './lineupView';
import { lockedMoves, formatLocked } from './moves';

const NO_SQUADS: readonly SquadId[] = [];

/** How far the server's clock may be ahead of our measurement, in milliseconds; used when explaining an error. */
const CLOCK_DOUBT = 3000;

/** Renders the dialog that drops a squad of the user's roster, given this week's lineup. */
export type DropRenderer = (props: {
  league: League;
  week: Week;
  lineup: Lineup;
  squad: SquadId;
  onClose: () => void;
}) => ReactNode;

/** The user's lineup in a week: editable for the current week, read-only for any other. */
export function WeekLineup({
  league,
  uid,
  viewedId,
  drop,
}: {
  league: League;
  uid: string;
  viewedId: string;
  drop: DropRenderer;
}) {
  const { mine } = useLeagues();
  const { week, weekFailure } = useSeason();
  const present = valueOr(week, null);
  const leagueUsers = valueOr(mine, null);
  // For the current lineup, loading from the latest lineup set is enough; a past week needs the lineups set before it. Computed only once: the
  // user's own save changes `lineupWeek`, and that must not reload the page.
  const [since, setSince] = useState<string | null | undefined>(undefined);
  if (since === undefined && present !== null && mine.state !== 'loading') {
    setSince(viewedId >= present.id ? (leagueUsers?.lineupWeek ?? present.id) : null);
  }
  const season = useLeagueSeason(since === undefined ? null : league, since ?? null);
  const known = valueOr(season, null);
  const viewed = known?.weeks.find((one) => one.week.id === viewedId) ?? null;
  const coming = useComingWeek(known, viewed?.week ?? null, present);
  const online = useOnline();
  const portal = usePortalHours(league);
  const [dropping, setDropping] = useState<SquadId | null>(null);
  const locked = useLocks(viewed?.week.isCurrent === true ? viewed.week.kickoffs : null);

  const stored = useMemo(
    () => (known === null || viewed === null ? null : lineupInWeek(known, uid, viewed.week)),
    [known, viewed, uid],
  );
  const facts = useMemo((): LineupFacts | null => {
    if (known === null || viewed === null || stored === null) return null;
    const { season: year, scoring, slots } = league;
    const roster = viewed.week.isCurrent
      ? (known.rosters[uid] ?? [])
      : [...Object.values(stored.starters).flat(), ...stored.bench];
    const results = viewed.results ?? coming;
    return {
      season: year,
      slots,
      roster,
      week: viewed.week,
      results,
      projected: projections(year, scoring),
      scoring,
      locked,
    };
  }, [known, viewed, stored, league, uid, coming, locked]);

  const kickoffs = viewed?.week.kickoffs;
  const roster = known?.rosters[uid] ?? NO_SQUADS;
  const lineupWeek = leagueUsers?.lineupWeek ?? null;
  const send = useCallback(
    async (lineup: Lineup): Promise<Result<void>> => {
      const legal = checkLineup(lineup, { roster, slots: league.slots });
      if (!legal.ok) return legal;
      const { saveLineup } = await import('@/data/weeklyRosters');
      const saved = await saveLineup({ leagueId: league.id, weekId: viewedId, uid, lineupWeek }, lineup);
      if (saved.ok || saved.error.code !== 'permission-denied' || stored === null) return saved;
      const late = lockedMoves(stored, lineup, lockedSchools(kickoffs ?? {}, serverClock.now() + CLOCK_DOUBT));
      return late.length > 0 ? fail('locked', formatLocked(late)) : saved;
    },
    [league.id, league.slots, roster, viewedId, uid, lineupWeek, stored, kickoffs],
  );

  const trouble = mine.state === 'failed' ? mine : season.state === 'failed' ? season : null;
  if (trouble !== null) {
    return (
      <FailureState
        title="Couldn’t load your lineup"
        message={trouble.message}
        safe="Your saved lineup is safe."
        onRetry={() => window.location.reload()}
      />
    );
  }
  if (season.state === 'missing' || (known !== null && known.rosters[uid] === undefined)) {
    return (
      <EmptyState title="No roster yet">
        The draft of {league.name} is over, but its rosters haven’t been saved yet. Open the draft room to save them.
      </EmptyState>
    );
  }
  if (facts === null || stored === null || viewed === null) {
    return <SkeletonRows rows={10} rowClass="h-14" label="Loading your lineup" />;
  }
  const editable = viewed.week.isCurrent && viewed.week.season !== null;
  return (
    <div className="grid grid-cols-1 gap-4">
      {viewed.week.season === null && weekFailure === null && (
        <Notice>The schedule isn’t out yet. You can set your lineup once it is.</Notice>
      )}
      {!editable && viewed.week.season !== null && (
        <Notice>
          {present !== null && viewedId < present.id
            ? 'This week is final. This is the lineup you played.'
            : 'You can set this lineup when the week opens. Until then, this week’s carries over.'}
        </Notice>
      )}
      {viewed.week.week < league.firstWeek && (
        <Notice title={`${league.name} starts in week ${String(league.firstWeek)}`}>
          This week’s lineup doesn’t count. It carries over to week {league.firstWeek} unless you change it.
        </Notice>
      )}
      <LineupEditorView
        stored={stored}
        facts={facts}
        editable={editable}
        online={online}
        send={send}
        onDrop={editable && online && portal?.state === 'open' ? setDropping : null}
      />
      {/* On a desk, the links are in the page's header. */}
      <Button asChild wide className="sm:hidden">
        <Link href={`/portal?league=${league.id}`}>Transfer Portal</Link>
      </Button>
      <Button asChild wide className="sm:hidden">
        <Link href={`/trades?league=${league.id}`}>Trades</Link>
      </Button>
      {dropping !== null &&
        drop({ league, week: viewed.week, lineup: stored, squad: dropping, onClose: () => setDropping(null) })}
    </div>
  );
}
