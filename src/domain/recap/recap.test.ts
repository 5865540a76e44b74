import type { League } from '@/domain/league/types';
import { describe, expect, it } from 'vitest';
import { MANAGERS, POINTS, WEEKS, TEAMS, league, pointsOf, season } from '../../../tests/support/twelveTeams';
import { ALL_SQUADS, squadName, unitOf, type SquadId } from '../football/squads';
import { formatPoints } from '../kernel/hundredths';
import { parseWeekResults } from '../scoring/results';
import { roundRobin } from '../season/schedule/scheduleWeeks';
import { leagueSchedule } from '../season/schedule/leagueSchedule';
import { projectedPoints, weekProjections } from '../season/leagueSeason';
import { scoreInWeek } from '../season/scores/scoreInWeek';
import { winPercent } from '../season/odds/winProbability';
import { formatLuck, powerRanking } from './powerRanking';
import { recapStories } from './recapStory';
import { GAME_SENTENCES, type GameFacts } from './sentences';
import { seasonReview } from './seasonReview';
import { weekRecaps, type RecapGame } from './weekRecap';

const whole = season(14);
const recaps = weekRecaps(whole);
const stories = recapStories(whole, recaps);
const games = recaps.flatMap(({ week, games: all }, i) =>
  all.map((game, at) => ({ week, game, text: stories[i]!.games[at]! })),
);

/** The points of a squad in a week, as the lineups have them. */
const squadPoints = (week: number, squad: SquadId) => {
  const row = whole.weeks[week - 1]!;
  const owner = MANAGERS[TEAMS.findIndex(({ starters, bench }) => [...starters, bench].includes(squad))]!;
  const { starters, bench } = scoreInWeek(whole, owner, row);
  return [...starters, ...bench].find((one) => one.squad === squad)!.hundredths;
};

/** The most points that seven of a team's eight squads could have had: one is left out, and each unit starts. */
function bestPossible(week: number, manager: string): number {
  const { starters, bench } = TEAMS[MANAGERS.indexOf(manager)]!;
  const all = [...starters, bench];
  const legal = all
    .map((out) => all.filter((squad) => squad !== out))
    .filter((seven) => new Set(seven.map(unitOf)).size === 6)
    .filter((seven) =>
      ['QB', 'K', 'DST'].every((unit) => seven.filter((squad) => unitOf(squad) === unit).length === 1),
    );
  return Math.max(...legal.map((seven) => seven.reduce((sum, squad) => sum + squadPoints(week, squad), 0)));
}

describe('the recaps of a whole season with twelve managers', () => {
  it('are fourteen, each with the scores of six games', () => {
    expect(recaps.map(({ week }) => week)).toEqual(WEEKS);
    expect(games).toHaveLength(14 * 6);
    for (const { week, game } of games) {
      expect([game.points, game.against]).toEqual([pointsOf(game.winner, week), pointsOf(game.loser, week)]);
      expect(game.points).toBeGreaterThanOrEqual(game.against);
    }
  });

  it('have what each lineup scored, the best that was possible, and no better grade for less of both', () => {
    for (const { week, report } of recaps) {
      expect(report.map(({ points }) => points)).toEqual([...report.map(({ points }) => points)].sort((a, b) => b - a));
      for (const { manager, points, best, missed } of report) {
        expect(points).toBe(pointsOf(manager, week));
        expect(best, `${manager} in week ${String(week)}`).toBe(Math.max(points, bestPossible(week, manager)));
        expect(missed !== null).toBe(best > points);
      }
      for (const [i, one] of report.entries())
        for (const worse of report.slice(i + 1))
          if (one.points / one.best >= worse.points / worse.best) expect(one.grade! <= worse.grade!).toBe(true);
    }
    const grades = recaps.flatMap(({ report }) => report.map(({ grade }) => grade));
    expect(new Set(grades)).toEqual(new Set(['A', 'B', 'C', 'D', 'F']));
  });

  it('give the winner the chance that the projections did', () => {
    for (const { week, game } of games) {
      const projected = weekProjections(whole, week);
      const total = (manager: string) =>
        scoreInWeek(whole, manager, whole.weeks[week - 1]!).starters.reduce(
          (sum, { squad }) => sum + projectedPoints(projected, whole.weeks[week - 1]!.week, squad),
          0,
        );
      const lead = total(game.winner) - total(game.loser);
      expect(Math.sign(Math.round((game.chance - 0.5) * 1e6))).toBe(Math.sign(lead));
    }
    expect(games.some(({ game }) => game.chance < 0.38)).toBe(true);
  });

  it('rank everyone by an all-play record of 11 games a week', () => {
    for (const { week, power } of recaps) {
      expect(power.map(({ rank }) => rank)).toEqual(MANAGERS.map((_, i) => i + 1));
      for (const { manager, allPlay } of power) {
        const won = POINTS.slice(0, week).reduce(
          (sum, points) => sum + Object.values(points).filter((theirs) => points[manager]! > theirs).length,
          0,
        );
        expect(allPlay.wins).toBe(won);
        expect(allPlay.wins + allPlay.losses + allPlay.ties).toBe(11 * week);
      }
      expect(power.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0);
    }
    const [first, second] = recaps;
    expect(first!.power.every(({ before }) => before === null)).toBe(true);
    for (const { manager, before } of second!.power) {
      expect(before).toBe(first!.power.find((row) => row.manager === manager)!.rank);
    }
  });

  it('look ahead to the matchups of the next week', () => {
    const pairs = roundRobin(MANAGERS, 12)[5]!.matchups.map(({ home, away }) => [home, away]);
    expect(recaps[4]!.next.map(({ home, away }) => [home, away])).toEqual(pairs);
    expect(recaps[13]!.next).toEqual([]);
  });
});

describe('the sentences', () => {
  const sentences = stories.flatMap(({ headline, lede, games: told }) => [
    headline,
    ...[lede, ...told].flatMap((text) => text.split(/(?<=\.) (?=[A-Z0-9])/)),
  ]);

  it('never repeat in a season', () => {
    expect(sentences.filter((one, i) => sentences.indexOf(one) !== i)).toEqual([]);
  });

  it('name no play and no day: scoring may be custom, and a game may take two weeks', () => {
    const named = Object.fromEntries(['winner', 'loser', 'score', 'margin', 'chance', 'star'].map((key) => [key, key]));
    const all = Object.values(GAME_SENTENCES).flatMap((kind) => kind.map((say) => say(named as GameFacts)));
    expect(all.filter((text) => /touchdown|day/i.test(text))).toEqual([]);
  });

  it('say nothing of the record book, in which the fewest points in a win are, too', () => {
    const sayings = Object.values(GAME_SENTENCES).flatMap((kind) => kind.map(String));
    expect(sayings.filter((text) => text.includes('record book'))).toEqual([]);
  });

  it('name no number that isn’t the game’s', () => {
    for (const { week, game, text } of games) {
      const wins = winsInARow(game, week);
      const known = [
        formatPoints(pointsOf(game.winner, week)),
        formatPoints(pointsOf(game.loser, week)),
        formatPoints(pointsOf(game.winner, week) - pointsOf(game.loser, week)),
        `${String(winPercent(game.chance)[0])}%`,
        formatPoints(
          Math.max(
            ...TEAMS[MANAGERS.indexOf(game.winner)]!.starters.map((squad) => squadPoints(week, squad)),
            game.star!.hundredths,
          ),
        ),
        formatPoints(bestPossible(week, game.loser) - pointsOf(game.loser, week)),
        String(wins),
        String(week),
      ];
      const named = text.replace(/Coach m\d+/g, '').match(/\d[\d.,]*\d%?|\d%?/g) ?? [];
      expect(named.length, text).toBeGreaterThan(0);
      expect(known, text).toEqual(expect.arrayContaining(named));
      expect(text).toContain(`Coach ${game.winner}`);
    }
  });

  it('say that the bench would have won only where it would have, and name the best starter', () => {
    const told = games.filter(({ text }) => /bench|best lineup|better lineup|right starters/.test(text));
    for (const { week, game, text } of told) {
      expect(bestPossible(week, game.loser), text).toBeGreaterThan(pointsOf(game.winner, week));
    }
    expect(told.length).toBeGreaterThan(0);
    for (const { week, game, text } of games) {
      if (game.star === null || !text.includes(squadName(game.star.squad))) continue;
      const row = whole.weeks[week - 1]!;
      const most = Math.max(...scoreInWeek(whole, game.winner, row).starters.map(({ hundredths }) => hundredths));
      expect(squadPoints(week, game.star.squad)).toBe(most);
    }
  });
});

function winsInARow(game: RecapGame, week: number): number {
  const won = recaps.slice(0, week).map(({ games: all }) => all.some(({ winner }) => winner === game.winner));
  return won.length - 1 - won.lastIndexOf(false);
}

it('tells a quarterfinal as one', () => {
  const longer = { ...whole, league: { ...league, playoffs: 'eight' as const } };
  const all = weekRecaps(longer);
  const story = recapStories(longer, all)[11]!;
  const told = all[11]!.games.map(({ stage, winner, loser }, i) => ({ stage, winner, loser, text: story.games[i]! }));
  const quarterfinals = told.filter(({ stage }) => stage === 'quarterfinal');
  expect(quarterfinals).toHaveLength(4);
  for (const { winner, loser, text } of quarterfinals) {
    expect(text).toMatch(/semifinals|first round/);
    for (const manager of [winner, loser]) expect(text).toContain(`Coach ${manager}`);
  }
  for (const { stage, text } of told) {
    if (stage !== 'quarterfinal') expect(text).not.toMatch(/semifinals|first round/);
  }
});

it.each(['four', 'eight', 'fourTwoWeeks'] as const)('tells that seeds decided level playoffs of %s', (playoffs) => {
  const squads = Object.fromEntries(ALL_SQUADS.map((squad) => [squad, { points: 10, state: 'final' }]));
  const level = whole.weeks.map((one) =>
    one.week.week < 11 ? one : { ...one, results: parseWeekResults(one.week.id, { squads }) },
  );
  const ties = { ...whole, league: { ...league, playoffs }, weeks: level };
  const all = weekRecaps(ties);
  const told = recapStories(ties, all);
  const decided = all.flatMap(({ week, games: some }, i) =>
    some
      .map((game, at) => ({ game, text: told[i]!.games[at]!, headline: told[i]!.headline, week }))
      .filter(({ game }) => game.stage !== 'regular' && game.roundWeek !== 1),
  );
  expect(decided.length).toBeGreaterThan(5);
  for (const { game, text, headline } of decided) {
    expect(text).toMatch(/seed/);
    expect(text).toContain(playoffs === 'fourTwoWeeks' ? '140.00–140.00' : '70.00–70.00');
    expect(`${headline} ${text}`).not.toMatch(/\b0\.00|beat|edged|projections|odds|Upset/);
    if (game.stage === 'final') expect(text).toContain(`Coach ${game.winner} won the championship`);
  }
});

describe('the recaps of two-week rounds', () => {
  const longer = { ...whole, league: { ...league, playoffs: 'fourTwoWeeks' as const } };
  const all = weekRecaps(longer);
  const told = recapStories(longer, all);
  const total = (manager: string, week: number) => pointsOf(manager, week - 1) + pointsOf(manager, week);
  const textsOf = (week: number) => all[week - 1]!.games.map((game, i) => ({ game, text: told[week - 1]!.games[i]! }));

  it('tell the first week as a lead, in no one’s streak', () => {
    for (const week of [11, 13]) {
      expect(told[week - 1]!.headline).not.toMatch(/title|Upset|beat/);
      for (const { game, text } of textsOf(week)) {
        expect(game).toMatchObject({ roundWeek: 1, isTie: false, points: pointsOf(game.winner, week) });
        expect(game.points).toBeGreaterThanOrEqual(game.against);
        expect(text).not.toMatch(/beat|won|title|bench|row|straight|streak/);
        for (const manager of [game.winner, game.loser]) expect(text).toContain(`Coach ${manager}`);
      }
    }
  });

  it('tell the second by the points of both', () => {
    for (const week of [12, 14]) {
      for (const { game, text } of textsOf(week)) {
        expect([game.points, game.against]).toEqual([total(game.winner, week), total(game.loser, week)]);
        expect(game.points).toBeGreaterThanOrEqual(game.against);
        expect(text).toContain(`Coach ${game.winner}`);
      }
    }
    expect(textsOf(14).find(({ game }) => game.stage === 'final')!.text).toMatch(/championship|title/);
  });

  it('count a round once in a streak', () => {
    const streaks = [12, 14].flatMap((week) =>
      textsOf(week).flatMap(({ game, text }) => {
        const told = /(\d+)(?= in a row| straight)|(?<=streak to )\d+/.exec(text)?.[0];
        return told === undefined ? [] : [{ week, game, told }];
      }),
    );
    expect(streaks.length).toBeGreaterThan(0);
    for (const { week, game, told } of streaks) {
      const decided = all.slice(0, week).flatMap(({ games: some }) => some.filter(({ roundWeek }) => roundWeek !== 1));
      const own = decided.filter(({ winner, loser }) => [winner, loser].includes(game.winner)).reverse();
      expect(told).toBe(String(own.findIndex(({ loser }) => loser === game.winner)));
    }
  });

  it('look ahead to the same matchups, with the chance of the whole round', () => {
    const [first, second] = [all[9]!.next, all[10]!.next];
    expect(second.map(({ home, away }) => [home, away])).toEqual(first.map(({ home, away }) => [home, away]));
    for (const [i, { home, away }] of second.entries()) {
      const lead = pointsOf(home, 11) - pointsOf(away, 11);
      // So many points are more than what the projections of a week differ by.
      if (Math.abs(lead) > 4000) expect(second[i]!.chance > 0.5, `${home} ${away}`).toBe(lead > 0);
    }
  });

  it('leave each manager’s best week one week, and count a game once', () => {
    for (const manager of MANAGERS) {
      const lines = Object.fromEntries(seasonReview(longer, manager).map((line) => [line.label, line]));
      const points = WEEKS.map((week) => pointsOf(manager, week));
      expect(lines['Best week']!.figure).toBe(formatPoints(Math.max(...points)));
      const inTwoWeeks = points.indexOf(Math.max(...points)) >= 10;
      expect(/ in weeks 1[13] and 1[24]$/.test(lines['Best week']!.detail)).toBe(inTwoWeeks);
      expect(lines.Finish!.detail).toMatch(/ points in 12 games$/);
    }
  });
});

it('has no recap before a week is decided, and none of weeks before the league began', () => {
  expect(weekRecaps({ ...whole, weeks: whole.weeks.map((one) => ({ ...one, results: null })) })).toEqual([]);
  const late = weekRecaps({ ...whole, league: { ...league, firstWeek: 5 } });
  expect(late[0]!.week).toBe(5);
  expect(late[0]!.power.every(({ before }) => before === null)).toBe(true);
  expect(powerRanking(leagueSchedule(league)!, new Map())).toEqual([]);
});

describe('a season in review', () => {
  it('has each manager’s finish, best week and squad, worst bench, rival and luck', () => {
    for (const manager of MANAGERS) {
      const lines = Object.fromEntries(seasonReview(whole, manager).map((line) => [line.label, line]));
      const points = WEEKS.map((week) => pointsOf(manager, week));
      expect(lines['Best week']!.figure).toBe(formatPoints(Math.max(...points)));
      expect(lines['Best week']!.team).toBe(`Week ${String(points.indexOf(Math.max(...points)) + 1)}`);
      expect(lines.Finish!.detail).toBe(
        `${formatPoints(points.reduce((sum, one) => sum + one, 0))} points in 14 games`,
      );
      const left = WEEKS.map((week) => Math.max(0, bestPossible(week, manager) - pointsOf(manager, week)));
      expect(lines['Left on the bench']?.figure ?? '0.00').toBe(formatPoints(Math.max(...left)));
      const squads = WEEKS.flatMap((week) => scoreInWeek(whole, manager, whole.weeks[week - 1]!).starters);
      const totals = TEAMS[MANAGERS.indexOf(manager)]!.starters.map((squad) =>
        squads.reduce((sum, one) => sum + (one.squad === squad ? one.hundredths : 0), 0),
      );
      expect(lines['Best squad']!.figure).toBe(formatPoints(Math.max(...totals)));
      const power = recaps[13]!.power.find((row) => row.manager === manager)!;
      expect(lines.Luck!.figure).toBe(formatLuck(power.luck));
      expect(lines.Rival!.detail).toBe('2 games');
    }
    const places = MANAGERS.map((manager) => seasonReview(whole, manager)[0]!.team);
    expect(new Set(places).size).toBe(12);
    expect(places).toContain('1st of 12');
  });

  it('counts weeks instead of starts in best ball', () => {
    const bestSquad = (lineups: League['lineups']) =>
      seasonReview({ ...whole, league: { ...whole.league, lineups } }, 'm1').find(
        ({ label }) => label === 'Best squad',
      )!;
    expect(bestSquad('set').detail).toBe('14 starts');
    expect(bestSquad('best').detail).toMatch(/^\d+ weeks$/);
  });

  it('waits for the last week', () => {
    expect(seasonReview(season(13), 'm1')).toEqual([]);
  });
});
