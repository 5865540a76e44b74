'use client';

import { useMemo } from 'react';
import { matchupsFor } from '@/domain/schedule';
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
import { standings } from '@/domain/standings';
import { hasBye, lockedSchools, type Week } from '@/domain/weeks';
import { useSeason } from '@/providers/SeasonProvider';
import { useLeaguePapers, useLeagueSeason } from '@/providers/useLeagueSeason';

export interface Contender {
  team: string;
  manager: string;
  outlook: Outlook;
  /** One of the starters' games has begun. */
  begun: boolean;
}

/** A manager's week at a glance. */
export interface ThisWeek {
  week: Week;
  me: Contender;
  /** Null in a week without a match. */
  opponent: Contender | null;
  /** One's place in the table, from 1, of how many; null before a week is decided. */
  place: { rank: number; of: number; record: string } | null;
  /** Sentences about the lineup that want a look. */
  alerts: string[];
}

/** One's own week in a league: matchup, place and what is wrong with the lineup. */
export function useThisWeek(league: League, uid: string, now: number): Loadable<ThisWeek> {
  const season = useLeagueSeason(league);
  const papers = useLeaguePapers(league);
  const { week: current } = useSeason();
  return useMemo((): Loadable<ThisWeek> => {
    if (season.state !== 'ready') return season;
    const week = valueOr(current, null);
    const row = season.value.weeks.find((one) => one.week.id === week?.id);
    const calendar = calendarOf(league);
    if (week === null || row === undefined || calendar === null) return { state: 'missing' };
    const projected = projections(league.season, league.scoring);
    const scores = decidedScores(season.value);
    const names = valueOr(papers, []);
    const contender = (manager: string): Contender => {
      const score = scoreInWeek(season.value, manager, row);
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
    const locked = lockedSchools(week.kickoffs, now);
    return ready({
      week,
      me: contender(uid),
      opponent: match ? contender(match.home === uid ? match.away : match.home) : null,
      place:
        mine && scores.size > 0
          ? {
              rank: mine.rank,
              of: table.length,
              record: `${mine.wins}–${mine.losses}${mine.ties > 0 ? `–${mine.ties}` : ''}`,
            }
          : null,
      alerts: [
        ...SLOTS.filter((slot) => lineup.starters[slot].length < league.slots[slot]).map(
          (slot) => `Nobody starts at ${slot}.`,
        ),
        ...SLOTS.flatMap((slot) => lineup.starters[slot])
          .filter((squad) => hasBye(week, schoolOf(squad)) && !locked.has(schoolOf(squad)))
          .map((squad) => `${squadName(squad)} starts on a bye.`),
      ],
    });
  }, [season, papers, current, league, uid, now]);
}
