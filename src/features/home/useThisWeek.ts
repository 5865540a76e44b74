'use client';

import { useMemo } from 'react';
import { weekProgress, type WeekProgress } from '@/domain/gameProgress';
import { startersOf } from '@/domain/lineup';
import { matchResult, matchupsFor, type MatchResult } from '@/domain/schedule';
import {
  calendarOf,
  decidedScores,
  lineupInWeek,
  outlook,
  personName,
  scoreInWeek,
  teamName,
  type Outlook,
} from '@/domain/leagueSeason';
import type { League } from '@/domain/league';
import { ready, valueOr, type Loadable } from '@/domain/loadable';
import { projections } from '@/domain/ranking';
import { SLOTS } from '@/domain/slots';
import { schoolOf, squadName } from '@/domain/squads';
import { formatRecord, standings } from '@/domain/standings';
import { hasBye, type Week } from '@/domain/weeks';
import { useSeason } from '@/providers/SeasonProvider';
import { useLeagueSeason } from '@/providers/useLeagueSeason';
import { useLeagueUsers } from '@/providers/useLeagueUsers';
import { useLocks } from '@/providers/useLocks';
import { usePreviousWeek } from '@/providers/usePreviousWeek';

export interface Contender {
  team: string;
  manager: string;
  outlook: Outlook;
  /** Whether stats for at least one starter's game are in. */
  begun: boolean;
}

/** A manager's week at a glance. */
export interface ThisWeek {
  week: Week;
  me: Contender;
  /** Null in a week without a matchup. */
  opponent: Contender | null;
  /** Progress of the games in both lineups. */
  progress: WeekProgress;
  /** Whether any squad of the roster hasn't kicked off yet, so that the lineup can still change. */
  open: boolean;
  /** Rank in the standings (from 1), number of managers, and record; null before a week is decided. */
  place: { rank: number; of: number; record: string } | null;
  /** The result of last week's matchup. */
  last: (MatchResult & { week: number }) | null;
  /** Messages about problems in the lineup. */
  alerts: string[];
}

/** The user's week in a league: matchup, rank, and problems in the lineup. */
export function useThisWeek(league: League, uid: string): Loadable<ThisWeek> {
  const season = useLeagueSeason(league);
  const leagueUsers = useLeagueUsers(league);
  const { week: current } = useSeason();
  const locked = useLocks(valueOr(current, null)?.kickoffs ?? null);
  const before = usePreviousWeek(valueOr(current, null));
  return useMemo((): Loadable<ThisWeek> => {
    if (season.state !== 'ready') return season;
    const week = valueOr(current, null);
    const row = season.value.weeks.find((one) => one.week.id === week?.id);
    const calendar = calendarOf(league);
    if (week === null || row === undefined || calendar === null) return { state: 'missing' };
    const projected = projections(league.season, league.scoring);
    const scores = decidedScores(season.value);
    const names = valueOr(leagueUsers, []);
    const scoreOf = (manager: string) => scoreInWeek(season.value, manager, row);
    const contender = (manager: string): Contender => {
      const score = scoreOf(manager);
      return {
        team: teamName(manager, league, names),
        manager: personName(manager, league),
        outlook: outlook(score, row.week, projected),
        begun: score.starters.some(({ state }) => state === 'live' || state === 'final'),
      };
    };
    const match = matchupsFor(calendar, week.week, scores).matchups.find(
      ({ home, away }) => home === uid || away === uid,
    );
    const table = standings(calendar, scores);
    const mine = table.find((one) => one.manager === uid);
    const lineup = lineupInWeek(season.value, uid, row.week);
    const opponent = match === undefined ? null : match.home === uid ? match.away : match.home;
    const starters = [uid, ...(opponent === null ? [] : [opponent])].flatMap((manager) => scoreOf(manager).starters);
    const open = [...startersOf(lineup), ...lineup.bench].some(
      (squad) => !hasBye(week, schoolOf(squad)) && !locked.has(schoolOf(squad)),
    );
    const ended = before?.season === league.season ? matchResult(calendar, before.week, scores, uid) : null;
    return ready({
      week,
      me: contender(uid),
      opponent: opponent === null ? null : contender(opponent),
      progress: weekProgress(starters, row.week, row.results, locked),
      open,
      place: mine && scores.size > 0 ? { rank: mine.rank, of: table.length, record: formatRecord(mine) } : null,
      last: ended === null || before === null ? null : { ...ended, week: before.week },
      alerts: !open
        ? []
        : [
            ...SLOTS.filter((slot) => lineup.starters[slot].length < league.slots[slot]).map(
              (slot) => `No starter at ${slot}.`,
            ),
            ...SLOTS.flatMap((slot) => lineup.starters[slot])
              .filter((squad) => hasBye(week, schoolOf(squad)))
              .map((squad) => `${squadName(squad)} starts on a bye.`),
          ],
    });
  }, [season, leagueUsers, current, league, uid, locked, before]);
}
