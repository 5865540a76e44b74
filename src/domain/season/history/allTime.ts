import { championSummary } from '../playoffs/champion';
import type { ManagerId } from '../../league/houseTeams';
import type { Hundredths } from '../../kernel/hundredths';
import type { LeagueId, Uid } from '../../kernel/ids';
import type { League } from '../../league/types';
import { leagueSchedule } from '../schedule/leagueSchedule';
import { decidedScores } from '../scores/decidedScores';
import type { LeagueSeason } from '../leagueSeason';
import { teamName } from '../../league/teamNames';
import { weekMarks } from '../matchups/seasonGames';
import { standings } from '../standings';
import { isRun, managerOf } from '../../league/teams';

/** A season's champion. `manager` and `team` are null while the season goes on, or if it was never finished. */
export type SeasonChampion = {
  season: number;
  leagueId: LeagueId;
  manager: ManagerId | null;
  team: string | null;
  /** In the standings: `9-3`. */
  record: string;
};

/** The most points of a week or a season, with the team's name of then. `week` is null for a whole season. */
export type AllTimeMark = {
  manager: ManagerId;
  team: string;
  season: number;
  leagueId: LeagueId;
  week: number | null;
  points: Hundredths;
};

/** A person's record over all seasons of a league: the games of the standings. `team`: the latest name. */
export type AllTimeRecord = {
  manager: Uid;
  team: string;
  seasons: number;
  wins: number;
  losses: number;
  ties: number;
  points: Hundredths;
  titles: number;
};

/** A league over all of its seasons. */
export type AllTime = {
  /** Newest first. */
  champions: SeasonChampion[];
  bestWeek: AllTimeMark | null;
  bestSeason: AllTimeMark | null;
  /** The best record first. House teams are left out: another season's has the same id. */
  records: AllTimeRecord[];
};

/**
 * The leagues of a league's earlier seasons among those that someone can read, newest first. `complete`: whether that
 * is all of them; else the seasons before were played without this person.
 */
export function earlierSeasons(league: League, readable: readonly League[]): { leagues: League[]; complete: boolean } {
  const leagues: League[] = [];
  for (let id = league.previousLeagueId; id !== null;) {
    const found = readable.find((one) => one.id === id);
    if (found === undefined || found === league || leagues.includes(found)) return { leagues, complete: false };
    leagues.push(found);
    id = found.previousLeagueId;
  }
  return { leagues, complete: true };
}

/**
 * The text of the history from elsewhere that counts for a league: its own, or that of the latest of its earlier
 * seasons (newest first) that has one. `before`: the first of these seasons.
 */
export function historyOf(league: League, earlier: readonly League[]): { text: string; before: number } {
  const leagues = [league, ...earlier];
  return {
    text: leagues.find(({ history }) => history !== null)?.history ?? '',
    before: Math.min(...leagues.map(({ season }) => season)),
  };
}

/**
 * Champions, records and all-time standings over the seasons of a league, in any order. Where two are equal, the
 * earlier one holds the record.
 */
export function allTime(seasons: readonly LeagueSeason[]): AllTime {
  const all = [...seasons].sort((one, other) => one.league.season - other.league.season);
  const records = new Map<Uid, AllTimeRecord>();
  const champions: SeasonChampion[] = [];
  const weeks: AllTimeMark[] = [];
  const totals: AllTimeMark[] = [];
  for (const season of all) {
    const { league } = season;
    const schedule = leagueSchedule(league);
    if (schedule === null) continue;
    const scores = decidedScores(season);
    const summary = championSummary(season);
    champions.unshift({
      season: league.season,
      leagueId: league.id,
      manager: summary === null ? null : personOf(league, summary.manager),
      team: summary?.team ?? null,
      record: summary?.record ?? '',
    });
    const mark = (manager: ManagerId, week: number | null, points: Hundredths): AllTimeMark => ({
      manager: personOf(league, manager),
      team: teamName(manager, league),
      season: league.season,
      leagueId: league.id,
      week,
      points,
    });
    weeks.push(...weekMarks(schedule, scores).map(({ manager, week, points }) => mark(manager, week, points)));
    if (scores.size === 0) continue;
    for (const { manager, wins, losses, ties, pointsFor } of standings(schedule, scores)) {
      totals.push(mark(manager, null, pointsFor));
      if (!isRun(league, manager)) continue;
      const person = personOf(league, manager);
      const before = records.get(person);
      records.set(person, {
        manager: person,
        team: teamName(manager, league),
        seasons: (before?.seasons ?? 0) + 1,
        wins: (before?.wins ?? 0) + wins,
        losses: (before?.losses ?? 0) + losses,
        ties: (before?.ties ?? 0) + ties,
        points: (before?.points ?? 0) + pointsFor,
        titles: (before?.titles ?? 0) + (summary?.manager === manager ? 1 : 0),
      });
    }
  }
  return {
    champions,
    bestWeek: most(weeks),
    bestSeason: most(totals),
    records: [...records.values()].sort(byRecord),
  };
}

/** Whom a team's season counts for: its manager at the end. A team without one counts for itself. */
function personOf(league: League, team: ManagerId): string {
  return managerOf(league, team)?.uid ?? team;
}

/** The share of games won, a tie as half of one. */
function winShare({ wins, losses, ties }: AllTimeRecord): number {
  const games = wins + losses + ties;
  return games === 0 ? 0 : (wins + ties / 2) / games;
}

function byRecord(one: AllTimeRecord, other: AllTimeRecord): number {
  return winShare(other) - winShare(one) || other.wins - one.wins || other.points - one.points;
}

function most(marks: readonly AllTimeMark[]): AllTimeMark | null {
  return marks.reduce<AllTimeMark | null>(
    (best, one) => (best === null || one.points > best.points ? one : best),
    null,
  );
}
