'use client';

import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { EmptyState, FailureState, Notice, SkeletonRows } from '@/components';
import { serverClock } from '@/data/backend/serverClock';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { Hundredths } from '@/domain/kernel/hundredths';
import type { WeekId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import { lineupInWeek } from '@/domain/season/lineups/lineupInWeek';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { weekSides } from '@/domain/season/matchups/leagueWeekView';
import { gapsAhead } from '@/domain/season/lineups/lineupGaps';
import { isLineupOpen } from '@/domain/season/lineups/lineupOpen';
import { withLaterLineups } from '@/domain/season/lineups/laterLineups';
import { checkLineup, type Lineup } from '@/domain/lineup/lineup';
import { ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { fail, type Result } from '@/domain/kernel/result';
import { squadLog } from '@/domain/scoring/squadLog';
import type { SquadId } from '@/domain/football/squads';
import { uidOf } from '@/domain/league/uidOf';
import { playsAsHouseTeam } from '@/domain/league/vacancies';
import type { Week } from '@/domain/football/weeks';
import { lockedSchools } from '@/domain/football/locks';
import { useOnline } from '@/providers/kernel/useOnline';
import { useLedger } from '@/providers/league/LeagueProvider';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useComingWeek, useLeagueSeason } from '@/providers/season/useLeagueSeason';
import { useLaterLineups } from '@/providers/lineup/useLaterLineups';
import { useLeagueUser } from '@/providers/league/useLeagueUser';
import { useLocks } from '@/providers/lineup/useLocks';
import { useLineupCorrection } from '@/providers/moves/useTransactions';
import { usePortalHours } from '@/providers/moves/usePortalHours';
import { useSeasonResults } from '@/providers/season/useSeasonResults';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useNow } from '@/hooks/useNow';
import { CorrectionNotice } from './CorrectionNotice';
import { Opponent } from './Opponent';
import { EditableTables, LineupEditorView } from './LineupEditorView';
import { lineupFacts } from './lineupView';
import { lockedMoves, formatLocked } from './lineupMoves';
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
  season: LeagueSeason;
  squad: SquadId;
  onClose: () => void;
}) => ReactNode;

/** How many weeks ahead with a bye or an empty slot are listed. */
const LISTED_AHEAD = 4;

export interface WeekLineupProps {
  league: League;
  /** The user's team. */
  team: ManagerId;
  viewedId: string;
  drop: DropRenderer;
  memory: EditMemory;
  /** Shows another week. */
  onWeek: (weekId: WeekId) => void;
}

/** The user's lineup in a week: editable for the current week and later ones, read-only for past ones. */
export function WeekLineup({ league, team, viewedId, drop, memory, onWeek }: WeekLineupProps) {
  const mine = useLeagueUser(league.id, team);
  const { week, weeks, weekFailure } = useSeason();
  const present = valueOr(week, null);
  const by = uidOf(league, team);
  const setWeeks = valueOr(mine, null)?.lineupWeeks ?? NO_WEEKS;
  const season = useLeagueSeason(league);
  // Nothing is drawn before one's weeks with a lineup are known, which decide what is read. All weeks up to the
  // one that is shown are among them: saving a first one doesn't reload the page, and the opponent may have set others.
  const upTo = valueOr(weeks, []).flatMap(({ id }) => (id <= viewedId ? [id] : []));
  const later = useLaterLineups(
    league.id,
    present === null ? NO_WEEKS : [...new Set([...setWeeks, ...upTo])].filter((id) => id > present.id).sort(),
  );
  const known = useMemo(
    () =>
      mine.state !== 'loading' && season.state === 'ready' && later.state === 'ready'
        ? withLaterLineups(season.value, later.value)
        : null,
    [mine.state, season, later],
  );
  const viewed = known?.weeks.find((one) => one.week.id === viewedId) ?? null;
  const coming = useComingWeek(known, viewed?.week ?? null, present);
  const ledger = useLedger(league);
  // A correction is a step of the ledger, by a commissioner for another manager, and stores a lineup of the week.
  const mayBeCorrected =
    viewedId === present?.id &&
    (valueOr(ledger, null)?.step ?? 0) > 0 &&
    (league.coCommissioner !== null || by !== league.createdBy) &&
    viewed?.lineups[team] !== undefined;
  const correction = useLineupCorrection(league.id, team, mayBeCorrected ? viewedId : null);
  const online = useOnline();
  const portal = usePortalHours(league);
  const [dropping, setDropping] = useState<SquadId | null>(null);
  const isPast = present !== null && viewedId < present.id;
  const locked = useLocks(isPast ? null : (viewed?.week.kickoffs ?? null));
  const now = useNow(SERVER_CLOCK, 60_000);
  // While the lineup is loading, so that the tables aren't replaced once they are on the page.
  useEffect(() => void EditableTables.load(), []);

  const stored = useMemo(
    () => (known === null || viewed === null ? null : lineupInWeek(known, team, viewed.week)),
    [known, viewed, team],
  );
  const facts = useMemo(() => {
    if (known === null || viewed === null || stored === null) return null;
    const roster = isPast ? [...Object.values(stored.starters).flat(), ...stored.bench] : (known.rosters[team] ?? []);
    return lineupFacts(known, team, { week: viewed.week, results: viewed.results ?? coming }, { roster, locked });
  }, [known, viewed, stored, team, coming, locked, isPast]);
  const ahead = useMemo(
    () =>
      known === null || present === null || isPast || league.lineups === 'best'
        ? null
        : known.weeks.some(({ week: one }) => one.id > viewedId)
          ? gapsAhead(known, team, viewedId, LISTED_AHEAD)
          : null,
    [known, present, isPast, team, viewedId, league.lineups],
  );

  const sides = useMemo(
    () => (known === null || viewed === null ? null : weekSides(known, viewed, team, locked)),
    [known, viewed, team, locked],
  );

  const kickoffs = viewed?.week.kickoffs;
  const roster = known?.rosters[team] ?? NO_SQUADS;
  const request = useMemo(
    () => ({ leagueId: league.id, weekId: viewedId, team, by, lineupWeeks: setWeeks }),
    [league.id, viewedId, team, by, setWeeks],
  );
  const send = useCallback(
    async (lineup: Lineup): Promise<Result<void>> => {
      const legal = checkLineup(lineup, { roster, slots: league.slots });
      if (!legal.ok) return legal;
      const { saveLineup } = await import('@/data/season/weekLineups');
      const saved = await saveLineup(request, lineup);
      if (saved.ok || saved.error.code !== 'permission-denied' || stored === null) return saved;
      const late = lockedMoves(stored, lineup, lockedSchools(kickoffs ?? {}, serverClock.now() + CLOCK_DOUBT));
      return late.length > 0 ? fail('locked', formatLocked(late)) : saved;
    },
    [league.slots, roster, request, stored, kickoffs],
  );

  const carryOver = useCallback(async () => {
    const { clearLineup } = await import('@/data/season/weekLineups');
    return clearLineup(request);
  }, [request]);

  // The lineup needs only some of the past weeks, so a squad's season is read when it's asked for.
  const [asked, setAsked] = useState(false);
  const onDetails = useCallback(() => setAsked(true), []);
  const published = useSeasonResults(asked);
  const playedBy = (squad: SquadId): Loadable<ReadonlyMap<number, Hundredths>> =>
    published.state === 'ready'
      ? ready(
          new Map(
            squadLog(squad, published.value, league.scoring).map(({ week: one, points }) => [one, points.hundredths]),
          ),
        )
      : published;

  const trouble = [mine, season, later].find((one) => one.state === 'failed');
  if (trouble?.state === 'failed') {
    return (
      <FailureState title="Couldn’t load your lineup" message={trouble.message} safe="Everything you saved is safe." />
    );
  }
  if (season.state === 'missing' || (known !== null && known.rosters[team] === undefined)) {
    return (
      <EmptyState title="No roster yet">
        The draft of {isolated(league.name)} is over, but its rosters haven’t been saved yet. Open the draft room to
        save them.
      </EmptyState>
    );
  }
  if (facts === null || stored === null || viewed === null) {
    return <SkeletonRows rows={10} rowClass="h-14" label="Loading your lineup" />;
  }
  // A week that kicked off before the user took the team over is played by the house.
  const inherited = league.lineups !== 'best' && playsAsHouseTeam(league, team, viewed.week);
  const editable = !inherited && isLineupOpen(league, viewed.week, now);
  return (
    <div className="grid grid-cols-1 gap-4">
      {inherited && (
        <Notice title={isPast ? undefined : 'Your lineup counts from next week'}>
          This team had no manager when the week kicked off, so it plays its best lineup by projection.
        </Notice>
      )}
      <WeekNotices
        league={league}
        week={viewed.week}
        isPast={isPast}
        editable={editable || inherited}
        failed={weekFailure !== null}
      />
      {sides !== null && sides.opponent !== null && <Opponent league={league} week={viewed.week} {...sides} />}
      {correction !== null && <CorrectionNotice correction={correction} league={league} lineup={stored} />}
      <LineupEditorView
        // Unsaved changes go when nothing can be saved any more.
        key={String(editable)}
        stored={stored}
        facts={facts}
        league={league}
        playedBy={playedBy}
        onDetails={onDetails}
        subs={sides?.me.subs}
        editable={editable}
        online={online}
        send={send}
        onDrop={viewed.week.isCurrent && editable && online && portal?.state === 'open' ? setDropping : null}
        onCarryOver={editable && online && setWeeks.includes(viewedId) ? carryOver : null}
        memory={memory}
      >
        {ahead !== null && <WeeksAhead weeks={ahead} onWeek={onWeek} />}
      </LineupEditorView>
      {dropping !== null &&
        known !== null &&
        drop({
          league,
          week: viewed.week,
          lineup: stored,
          season: known,
          squad: dropping,
          onClose: () => setDropping(null),
        })}
    </div>
  );
}
