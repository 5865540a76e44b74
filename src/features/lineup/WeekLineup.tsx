'use client';

import Link from 'next/link';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button, EmptyState, FailureState, SkeletonRows } from '@/components';
import { serverClock } from '@/data/serverClock';
import type { League } from '@/domain/league';
import { lineupInWeek } from '@/domain/leagueSeason';
import { gapsAhead, isLineupOpen, lineupOrigin, withLaterLineups } from '@/domain/lineupAhead';
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
import { useLaterLineups } from '@/providers/useLaterLineups';
import { useLocks } from '@/providers/useLocks';
import { usePortalHours } from '@/providers/usePortalHours';
import { SERVER_CLOCK } from '@/providers/serverClock';
import { useNow } from '@/hooks/useNow';
import { EditableTables, LineupEditorView } from './LineupEditorView';
import type { LineupFacts } from './lineupView';
import { lockedMoves, formatLocked } from './moves';
import type { EditMemory } from './useLineupEditor';
import { WeekNotices } from './WeekNotices';
import { WeeksAhead } from './WeeksAhead';

const NO_SQUADS: readonly SquadId[] = [];
const NO_WEEKS: readonly string[] = [];

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

/** How many weeks ahead with a bye or an empty slot are listed. */
const LISTED_AHEAD = 4;

export interface WeekLineupProps {
  league: League;
  uid: string;
  viewedId: string;
  drop: DropRenderer;
  memory: EditMemory;
  /** Shows another week. */
  onWeek: (weekId: string) => void;
}

/** The user's lineup in a week: editable for the current week and later ones, read-only for past ones. */
export function WeekLineup({ league, uid, viewedId, drop, memory, onWeek }: WeekLineupProps) {
  const { mine } = useLeagues();
  const { week, weekFailure } = useSeason();
  const present = valueOr(week, null);
  const setWeeks = valueOr(mine, null)?.lineupWeeks ?? NO_WEEKS;
  // For the current lineup, loading from the latest lineup set is enough; a past week needs the lineups set before it. Computed only once: the
  // user's own save changes `lineupWeeks`, and that must not reload the page.
  const [since, setSince] = useState<string | null | undefined>(undefined);
  if (since === undefined && present !== null && mine.state !== 'loading') {
    setSince(viewedId >= present.id ? (setWeeks.findLast((id) => id <= present.id) ?? present.id) : null);
  }
  const season = useLeagueSeason(since === undefined ? null : league, since ?? null);
  // The week that is shown is always among them, so that saving its first lineup doesn't reload the page.
  const later = useLaterLineups(
    league.id,
    present === null ? NO_WEEKS : [...new Set([...setWeeks, viewedId])].filter((id) => id > present.id).sort(),
  );
  const known = useMemo(
    () => (season.state === 'ready' && later.state === 'ready' ? withLaterLineups(season.value, later.value) : null),
    [season, later],
  );
  const viewed = known?.weeks.find((one) => one.week.id === viewedId) ?? null;
  const coming = useComingWeek(known, viewed?.week ?? null, present);
  const online = useOnline();
  const portal = usePortalHours(league);
  const [dropping, setDropping] = useState<SquadId | null>(null);
  const isPast = present !== null && viewedId < present.id;
  const locked = useLocks(isPast ? null : (viewed?.week.kickoffs ?? null));
  const now = useNow(SERVER_CLOCK, 60_000);
  // While the lineup is loading, so that the tables aren't replaced once they are on the page.
  useEffect(() => void EditableTables.load(), []);

  const stored = useMemo(
    () => (known === null || viewed === null ? null : lineupInWeek(known, uid, viewed.week)),
    [known, viewed, uid],
  );
  const facts = useMemo((): LineupFacts | null => {
    if (known === null || viewed === null || stored === null) return null;
    const { season: year, scoring, slots } = league;
    const roster = isPast ? [...Object.values(stored.starters).flat(), ...stored.bench] : (known.rosters[uid] ?? []);
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
      origin: lineupOrigin(known, uid, viewed.week.id),
    };
  }, [known, viewed, stored, league, uid, coming, locked, isPast]);
  const ahead = useMemo(
    () =>
      known === null || present === null || isPast
        ? null
        : known.weeks.some(({ week: one }) => one.id > viewedId)
          ? gapsAhead(known, uid, viewedId, LISTED_AHEAD)
          : null,
    [known, present, isPast, uid, viewedId],
  );

  const kickoffs = viewed?.week.kickoffs;
  const roster = known?.rosters[uid] ?? NO_SQUADS;
  const send = useCallback(
    async (lineup: Lineup): Promise<Result<void>> => {
      const legal = checkLineup(lineup, { roster, slots: league.slots });
      if (!legal.ok) return legal;
      const { saveLineup } = await import('@/data/weeklyRosters');
      const saved = await saveLineup({ leagueId: league.id, weekId: viewedId, uid, lineupWeeks: setWeeks }, lineup);
      if (saved.ok || saved.error.code !== 'permission-denied' || stored === null) return saved;
      const late = lockedMoves(stored, lineup, lockedSchools(kickoffs ?? {}, serverClock.now() + CLOCK_DOUBT));
      return late.length > 0 ? fail('locked', formatLocked(late)) : saved;
    },
    [league.id, league.slots, roster, viewedId, uid, setWeeks, stored, kickoffs],
  );

  const carryOver = useCallback(async () => {
    const { clearLineup } = await import('@/data/weeklyRosters');
    return clearLineup({ leagueId: league.id, weekId: viewedId, uid, lineupWeeks: setWeeks });
  }, [league.id, viewedId, uid, setWeeks]);

  const trouble = [mine, season, later].find((one) => one.state === 'failed');
  if (trouble?.state === 'failed') {
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
  if (known !== null && present !== null && present.season !== null && present.season !== league.season) {
    return (
      <EmptyState title={`The ${String(league.season)} season is over`}>
        Lineups of {league.name} can’t be set any more.
      </EmptyState>
    );
  }
  if (facts === null || stored === null || viewed === null) {
    return <SkeletonRows rows={10} rowClass="h-14" label="Loading your lineup" />;
  }
  const editable = isLineupOpen(league, viewed.week, now);
  return (
    <div className="grid grid-cols-1 gap-4">
      <WeekNotices
        league={league}
        week={viewed.week}
        isPast={isPast}
        editable={editable}
        failed={weekFailure !== null}
      />
      <LineupEditorView
        stored={stored}
        facts={facts}
        editable={editable}
        online={online}
        send={send}
        onDrop={viewed.week.isCurrent && editable && online && portal?.state === 'open' ? setDropping : null}
        onCarryOver={editable && online && setWeeks.includes(viewedId) ? carryOver : null}
        memory={memory}
      >
        {ahead !== null && <WeeksAhead weeks={ahead} onWeek={onWeek} />}
      </LineupEditorView>
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
