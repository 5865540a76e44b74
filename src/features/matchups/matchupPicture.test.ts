import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { parseWeekResults } from '@/domain/scoring/results';
import { parseWeek } from '@/domain/football/weeks';
import { matchupPicture } from './matchupPicture';
import { matchupWeek } from './matchupView';

const NOON = Date.UTC(2025, 9, 18, 16);
const LATER = NOON + 3 * 3_600_000;

/**
 * A league of two with a QB and an RB each; Renee's play first. `halfway`: Renee won the first week of their two-week
 * final by 20 points to 12.
 */
function pictureOf(squads: Record<string, unknown> | null, kickedOff: boolean, halfway = false) {
  const league = parseLeague('home', {
    name: 'Under the Lights',
    draftStatus: 'complete',
    season: 2025,
    firstWeek: halfway ? 12 : 1,
    playoffs: 'fourTwoWeeks',
    schedule: { managers: ['me', 'her'] },
    slots: { QB: 1, RB: 1, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
    userInfo: { me: { displayName: 'Renee' }, her: { displayName: 'Priya' } },
  });
  const kickoffs = { ALA: NOON, UGA: LATER };
  const weekOf = (number: number, points: object | null) => ({
    week: parseWeek(`2025-${String(number).padStart(2, '0')}`, { season: 2025, week: number, kickoffs }),
    results: points && parseWeekResults('', { squads: points }),
    lineups: {},
  });
  const past = { 'ALA-QB': { points: 20, state: 'final' }, 'UGA-QB': { points: 12, state: 'final' } };
  const one = weekOf(halfway ? 14 : 8, squads);
  const rosters = { me: ['ALA-QB', 'ALA-RB'], her: ['UGA-QB', 'UGA-RB'] } as LeagueSeason['rosters'];
  const season: LeagueSeason = {
    league,
    rosters,
    history: {},
    weeks: [...(halfway ? [weekOf(12, past), weekOf(13, past)] : []), one],
  };
  const view = matchupWeek(season, one, 'me', null, new Set(kickedOff ? ['ALA', 'UGA'] : [])).matchups[0]!;
  return matchupPicture(season, view, one.week, LATER);
}

describe('what the picture of a matchup says', () => {
  it('once it’s final: the scores, the best squads and who won', () => {
    const points = { 'ALA-QB': 20, 'ALA-RB': 30.5, 'UGA-QB': 0, 'UGA-RB': 12 };
    const final = Object.entries(points).map(([squad, score]) => [squad, { points: score, state: 'final' }]);
    const { about, state, sides, ball, outcome } = pictureOf(Object.fromEntries(final), true);
    // In the end zone of the loser, on the right.
    expect(ball).toBeGreaterThan(100 - 100 / 12);
    expect([about, state, outcome]).toEqual(['Week 8 · Under the Lights', 'Final', 'Renee won by 38.50.']);
    expect(sides[0]).toEqual({
      team: 'Renee',
      points: 5050,
      note: '',
      ahead: true,
      top: [
        { squad: 'ALA-RB', hundredths: 3050 },
        { squad: 'ALA-QB', hundredths: 2000 },
      ],
    });
    expect(sides[1]).toMatchObject({ team: 'Priya', points: 1200, ahead: false });
    expect(sides[1].top).toEqual([{ squad: 'UGA-RB', hundredths: 1200 }]);
  });

  it('while it’s live: the score so far, the projection, and when it was made, with the time zone', () => {
    const { state, sides, outcome } = pictureOf({ 'ALA-QB': { points: 20, state: 'live' } }, true);
    expect(state).toMatch(/^Live, Sat, Oct 18, .*(GMT|UTC|[A-Z]{2,4}T)/);
    expect(sides[0].points).toBe(2000);
    expect(sides[0].note).toMatch(/^Projected \d+\.\d\d$/);
    expect(outcome).toMatch(/projected to win/);
  });

  it('before the second of two weeks: the points of the first, and the next kickoff', () => {
    const { state, sides } = pictureOf(null, false, true);
    expect(state).toMatch(/^First kickoff Sat, Oct 18, /);
    expect(sides.map(({ points, ahead, top }) => [points, ahead, top])).toEqual([
      [2000, true, []],
      [1200, false, []],
    ]);
    for (const { note } of sides) expect(note).toMatch(/^Projected \d+\.\d\d$/);
  });

  it('before it begins: the projections, and its first kickoff', () => {
    const { state, sides } = pictureOf(null, false);
    expect(state).toMatch(/^First kickoff Sat, Oct 18, /);
    expect(sides.map(({ note }) => note)).toEqual(['Projected', 'Projected']);
    for (const { points, top } of sides) {
      expect(points).toBeGreaterThan(0);
      expect(top.reduce((sum, { hundredths }) => sum + hundredths, 0)).toBe(points);
    }
  });
});
