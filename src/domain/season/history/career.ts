import type { Hundredths } from '../../kernel/hundredths';
import type { Uid } from '../../kernel/ids';
import type { League } from '../../league/types';
import { leagueSchedule } from '../schedule/leagueSchedule';
import { decidedScores } from '../scores/decidedScores';
import type { LeagueSeason } from '../leagueSeason';
import { finalPlaces } from '../matchups/matchups';
import { standings, type Standing } from '../standings';
import { teamOf } from '../../league/teams';

/** A manager's record in one league. */
export type LeagueRecord = {
  league: League;
  /** Null before a week is decided. */
  standing: Standing | null;
  /** The number of managers. */
  of: number;
  /** Whether the manager won the league's final. */
  champion: boolean;
};

/** What a manager has done in all of their leagues. Points are in hundredths. */
export type Career = {
  wins: number;
  losses: number;
  ties: number;
  leagues: LeagueRecord[];
  /** The decided week with the most points. */
  best: { points: Hundredths; week: number; league: League } | null;
};

/**
 * A person's career over the seasons of their leagues: each team's season counts for who runs it at present, or ran it
 * at the season's end.
 */
export function careerOf(seasons: readonly LeagueSeason[], uid: Uid): Career {
  const career: Career = { wins: 0, losses: 0, ties: 0, leagues: [], best: null };
  for (const season of seasons) {
    const me = teamOf(season.league, uid);
    const schedule = leagueSchedule(season.league);
    if (schedule === null) continue;
    const { league } = season;
    const scores = decidedScores(season);
    const standing = standings(schedule, scores).find(({ manager }) => manager === me) ?? null;
    const champion = finalPlaces(schedule, scores)?.[0] === me;
    career.leagues.push({
      league,
      standing: scores.size > 0 ? standing : null,
      of: schedule.managers.length,
      champion,
    });
    career.wins += standing?.wins ?? 0;
    career.losses += standing?.losses ?? 0;
    career.ties += standing?.ties ?? 0;
    for (const [week, points] of scores) {
      const mine = points[me] ?? 0;
      if (week >= league.firstWeek && mine > (career.best?.points ?? 0)) career.best = { points: mine, week, league };
    }
  }
  return career;
}
