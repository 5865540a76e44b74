import { describe, expect, it } from 'vitest';
import { MANAGERS, TEAMS, WEEKS, league, season, squadPointsIn } from '../../../tests/support/twelveTeams';
import { unitOf, type SquadId } from '../football/squads';
import { startersOf } from '../lineup/lineup';
import { weekRecaps } from '../recap/weekRecap';
import { seasonRecords } from './history/seasonRecords';
import { decidedScores } from './scores/decidedScores';
import { lineupInWeek } from './lineups/lineupInWeek';
import { projectedPoints, weekProjections, type LeagueSeason } from './leagueSeason';
import { isLineupOpen } from './lineups/lineupOpen';
import { leagueWeekView } from './matchups/leagueWeekView';

const bestBall = (weeks: number): LeagueSeason => ({ ...season(weeks), league: { ...league, lineups: 'best' } });

/** Each team owns two squads of one unit, and starts all others: the better of the two counts. None loses points. */
function counted(manager: number, week: number): number {
  const { starters, bench } = TEAMS[manager]!;
  const twin = starters.find((squad) => unitOf(squad) === unitOf(bench))!;
  const points = (squad: SquadId) => squadPointsIn(squad, week);
  const others = starters.filter((squad) => squad !== twin).reduce((sum, squad) => sum + Math.max(0, points(squad)), 0);
  return others + Math.max(0, points(twin), points(bench));
}

describe('best ball', () => {
  it('counts the best lineup of every team in every week of 2025, whatever was set', () => {
    const whole = bestBall(14);
    const scores = decidedScores(whole);
    for (const week of WEEKS) {
      const expected = Object.fromEntries(MANAGERS.map((manager, i) => [manager, counted(i, week)]));
      expect(scores.get(week), `week ${String(week)}`).toEqual(expected);
    }
    expect(scores).not.toEqual(decidedScores(season(14)));
  });

  it('leaves nothing on the bench, and grades by the teams outscored', () => {
    const whole = bestBall(14);
    expect(seasonRecords(whole).benchBlunder).toBeNull();
    const [recap] = weekRecaps(whole);
    expect(recap!.report.every(({ points, best, missed }) => points === best && missed === null)).toBe(true);
    expect(recap!.report.map(({ grade }) => grade)).toEqual([...'AAABBCCDDFFF']);
  });

  it('has its chances before kickoff from the projections, not from what happened', () => {
    const whole = bestBall(2);
    const [, second] = weekRecaps(whole);
    const weeks = [whole.weeks[0]!, { ...whole.weeks[1]!, results: null }];
    const before = weekRecaps({ ...whole, weeks })[0]!.next;
    expect(before).toHaveLength(6);
    for (const { home, away, chance } of before) {
      const game = second!.games.find(
        ({ winner, loser }) => [home, away].includes(winner) && [home, away].includes(loser),
      )!;
      expect(game.winner === home ? game.chance : 1 - game.chance).toBeCloseTo(chance, 10);
    }
  });

  it('shows the lineup that is expected to score most before the games', () => {
    const whole = bestBall(3);
    const coming = { ...whole.weeks[2]!, results: null };
    const open = { ...whole, weeks: [...whole.weeks.slice(0, 2), coming] };
    const projected = weekProjections(open, 3);
    MANAGERS.forEach((manager, i) => {
      const { starters, bench } = TEAMS[i]!;
      const twin = starters.find((squad) => unitOf(squad) === unitOf(bench))!;
      const playing = startersOf(lineupInWeek(open, manager, coming.week));
      const worth = (squad: SquadId) => projectedPoints(projected, coming.week, squad);
      expect(playing.includes(worth(twin) >= worth(bench) ? twin : bench)).toBe(true);
    });
  });

  it('has nothing to set: no lineup is open, and nothing in one needs a manager', () => {
    const whole = bestBall(1);
    const { week } = whole.weeks[0]!;
    const current = { ...week, isCurrent: true };
    expect(isLineupOpen(whole.league, current, 0)).toBe(false);
    const now = { ...whole, weeks: [{ ...whole.weeks[0]!, week: current, results: null }] };
    const view = leagueWeekView(now, current, MANAGERS[0]!, new Set(), null)!;
    expect(view).toMatchObject({ open: false, alerts: [], nextLock: null });
  });
});
