import { describe, expect, it } from 'vitest';
import lines2025 from '../../../data/season-2025.json';
import { isSchoolCode } from '../football/schools';
import { scheduleOf } from '../football/conferenceSchedules';
import { STAT_COLUMNS, type StatLine } from '../football/statLines';
import { perUnit, UNITS, type Unit } from '../football/unitScoring';
import type { Random } from '../kernel/random';
import { gameAt } from './gameAt';
import { gameScript, type ReplayGame, type ReplayTeam } from './gameScript';

/** A linear congruential generator: enough for examples that stay the same. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const table = lines2025.lines as unknown as Record<string, Record<string, Record<Unit, number[]>>>;

function linesOf(code: string, week: number): Record<Unit, StatLine> | null {
  const units = isSchoolCode(code) ? table[code]?.[week] : undefined;
  if (units === undefined) return null;
  return perUnit(
    (unit) => Object.fromEntries(STAT_COLUMNS[unit].map((column, index) => [column, units[unit][index]!])) as StatLine,
  );
}

const GAMES = scheduleOf(2025)
  .filter(({ phase }) => phase === 'regular')
  .map(({ week, home, away, homeScore, awayScore }) => {
    const team = (code: string, score: number | null): ReplayTeam => ({ lines: linesOf(code, week), score: score! });
    return {
      name: `week ${String(week)}: ${away} at ${home}`,
      game: [team(home, homeScore), team(away, awayScore)] as ReplayGame,
    };
  });

describe('the course of a game', () => {
  it.each(GAMES)('ends with the real stat lines and score: $name', ({ game }) => {
    const end = gameAt(gameScript(game, seeded(7)), 1);
    game.forEach(({ lines, score }, team) => {
      expect(end[team]!.score).toBe(score);
      if (lines !== null) expect(end[team]!.lines).toEqual(lines);
    });
  });

  it('is there for every game of the season', () => expect(GAMES).toHaveLength(128));

  it('begins with nothing, and its scores only go up', () => {
    for (const { game } of GAMES) {
      const script = gameScript(game, seeded(3));
      expect(gameAt(script, -1)[0].score).toBe(0);
      let before = [0, 0];
      for (let moment = 0; moment <= 1; moment += 0.1) {
        const now = gameAt(script, moment).map(({ score }) => score);
        now.forEach((score, team) => expect(score).toBeGreaterThanOrEqual(before[team]!));
        before = now;
      }
    }
  });

  it('credits a touchdown pass to passer and receiver in the same moment', () => {
    for (const { game } of GAMES) {
      const script = gameScript(game, seeded(11));
      for (let moment = 0; moment <= 1; moment += 0.05) {
        for (const { lines } of gameAt(script, moment)) {
          const caught = (['RB', 'WR', 'TE'] as const).reduce(
            (sum, unit) => sum + (lines[unit] as Record<string, number>).rec_td!,
            0,
          );
          expect((lines.QB as Record<string, number>).pass_td).toBeGreaterThanOrEqual(caught);
        }
      }
    }
  });

  it('counts the points allowed as the other team’s score at every moment', () => {
    const script = gameScript(GAMES.find(({ game }) => game.every(({ lines }) => lines !== null))!.game, seeded(5));
    for (let moment = 0; moment <= 1; moment += 0.1) {
      const [home, away] = gameAt(script, moment);
      expect((home.lines.DST as Record<string, number>).points_against).toBe(away.score);
      expect((away.lines.DST as Record<string, number>).points_against).toBe(home.score);
    }
  });

  it('is the same for the same random numbers, and another for others', () => {
    const { game } = GAMES[0]!;
    expect(gameScript(game, seeded(1))).toEqual(gameScript(game, seeded(1)));
    expect(gameScript(game, seeded(1))).not.toEqual(gameScript(game, seeded(2)));
  });

  it('knows all units', () => expect(Object.keys(gameAt([], 0)[0].lines)).toEqual([...UNITS]));
});
