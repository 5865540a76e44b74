import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLeague } from '../../league/league';
import { lineupInWeek } from './lineupInWeek';
import { scoreInWeek } from '../scores/scoreInWeek';
import type { LeagueSeason } from '../leagueSeason';
import { benchedLineup, bestLineup, defaultLineup, fitToRoster, startersOf, type Lineup } from '../../lineup/lineup';
import { formatGap, gapsAhead, lineupGaps } from './lineupGaps';
import { isLineupOpen } from './lineupOpen';
import { withLaterLineups } from './laterLineups';
import { lineupOrigin } from './lineupOrigin';
import { parseWeekResults } from '../../scoring/results';
import { DEFAULT_SLOTS, perSlot } from '../../lineup/slots';
import { withSubstitutes } from '../../lineup/substitutes';
import { ALL_SQUADS, schoolOf, type SquadId } from '../../football/squads';
import { parseWeek, type Week } from '../../football/weeks';

const roster: SquadId[] = ['ALA-QB', 'TEX-QB', 'ALA-RB', 'LSU-WR', 'UGA-TE', 'TEX-RB', 'OK-K', 'UK-DST', 'MIZ-WR'];
const league = parseLeague('home', {
  draftStatus: 'complete',
  season: 2025,
  schedule: { managers: ['me', 'you'] },
});
const schools = [...new Set(ALL_SQUADS.map(schoolOf))];
/** A week of the season; the third is the current one. Kickoffs are at 1000 times the week's number. */
function week(number: number, byes: string[] = []): Week {
  const kickoffs = Object.fromEntries(
    schools.filter((code) => !byes.includes(code)).map((code) => [code, number * 1000]),
  );
  return parseWeek(`2025-0${String(number)}`, { isCurrent: number === 3, kickoffs, firstKickoff: number * 1000 });
}
function starting(squad: SquadId): Lineup {
  const lineup = benchedLineup(roster.filter((other) => other !== squad));
  lineup.starters.QB.push(squad);
  return lineup;
}
/** Weeks 1 to 5, with lineups of mine set in some of them. */
function season(set: Record<number, Lineup>, changes: Partial<LeagueSeason> = {}, byes: Record<number, string[]> = {}) {
  const weeks = [1, 2, 3, 4, 5].map((number) => ({ week: week(number, byes[number]), results: null, lineups: {} }));
  const later = Object.fromEntries(Object.entries(set).map(([number, lineup]) => [`2025-0${number}`, { me: lineup }]));
  return withLaterLineups({ league, rosters: { me: roster }, history: {}, weeks, ...changes }, later);
}
const startersIn = (one: LeagueSeason, number: number) => startersOf(lineupInWeek(one, 'me', week(number)));

describe('setting a lineup', () => {
  it('is possible in the current week, and in later weeks until their first kickoff', () => {
    expect(isLineupOpen(league, week(3), 99_000)).toBe(true);
    expect(isLineupOpen(league, week(4), 3999)).toBe(true);
    expect(isLineupOpen(league, week(4), 4000)).toBe(false);
    expect(isLineupOpen(league, week(2), 3500)).toBe(false);
  });

  it('is never possible in a week of another season, or one without games', () => {
    expect(isLineupOpen({ season: 2024, lineups: 'set' }, week(3), 0)).toBe(false);
    expect(isLineupOpen({ season: 2024, lineups: 'set' }, week(4), 0)).toBe(false);
    expect(isLineupOpen(league, parseWeek('2025-06', {}), 0)).toBe(false);
  });
});

describe('a lineup set for a later week', () => {
  const ahead = season({ 3: starting('ALA-QB'), 4: starting('TEX-QB') });

  it('is played in that week and carries over to the weeks after it, not to those before it', () => {
    expect(startersIn(ahead, 3)).toEqual(['ALA-QB']);
    expect(startersIn(ahead, 4)).toEqual(['TEX-QB']);
    expect(startersIn(ahead, 5)).toEqual(['TEX-QB']);
    expect([2, 3, 4, 5].map((number) => lineupOrigin(ahead, 'me', `2025-0${String(number)}`))).toEqual([
      null,
      '2025-03',
      '2025-04',
      '2025-04',
    ]);
  });

  it('loses a squad that leaves the roster before the week, and a new one is on its bench', () => {
    const left: SquadId[] = [...roster.filter((squad) => squad !== 'TEX-QB'), 'LSU-QB'];
    const changed = { rosters: { me: left }, history: { '2025-03': { me: roster } } };
    const dropped = season({ 4: starting('TEX-QB') }, changed);
    expect(startersIn(dropped, 4)).toEqual([]);
    expect(lineupInWeek(dropped, 'me', week(4)).bench).toContain('LSU-QB');
    expect(startersIn(dropped, 5)).toEqual([]);
  });

  it('shows the roster as it is also where an older league changed it without a record', () => {
    const left = roster.filter((squad) => squad !== 'TEX-QB');
    expect(startersIn(season({ 4: starting('TEX-QB') }, { rosters: { me: left } }), 4)).toEqual([]);
  });

  it.each([
    ['before the week', { '2025-03': { me: roster } }],
    ['in the week', { '2025-04': { me: roster } }],
  ])('doesn’t score for a squad dropped or traded %s, once the week is over', (_, history) => {
    const left = roster.filter((squad) => squad !== 'TEX-QB');
    const over = { ...week(4), isCurrent: false };
    const results = parseWeekResults('2025-04', { squads: { 'TEX-QB': { points: 30, state: 'final' } } });
    const row = { week: over, results, lineups: { me: starting('TEX-QB') } };
    const now = { week: { ...week(5), isCurrent: true }, results: null, lineups: {} };
    const score = (rosters: LeagueSeason['rosters'], past: LeagueSeason['history']) =>
      scoreInWeek({ league, rosters, history: past, weeks: [row, now] }, 'me', row).hundredths;
    expect(score({ me: roster }, {})).toBe(3000);
    expect(score({ me: left, you: ['TEX-QB'] }, history)).toBe(0);
    // A change after the week takes nothing away.
    expect(score({ me: left }, { '2025-05': { me: roster } })).toBe(3000);
  });
});

describe('the gaps in a lineup', () => {
  const lineup = defaultLineup(roster, DEFAULT_SLOTS);

  it('are starters on a bye and empty slots, with whether the bench can fill them', () => {
    const gaps = lineupGaps({ ...lineup, starters: { ...lineup.starters, K: [] } }, DEFAULT_SLOTS, week(4, ['ALA']));
    expect(gaps.map((gap) => [formatGap(gap), gap.replacement])).toEqual([
      ['Alabama QB has a bye', true],
      ['Alabama RB has a bye', true],
      ['K is empty', false],
    ]);
    const both = lineupGaps(lineup, DEFAULT_SLOTS, week(4, ['ALA', 'TEX']));
    expect(both.map((gap) => [gap.slot, gap.replacement])).toEqual([
      ['QB', false],
      ['RB', false],
      ['FLEX', true],
    ]);
  });

  it('can be filled by a move between FLEX and a slot, just where a substitute would come in', () => {
    const moved = lineupGaps(lineup, DEFAULT_SLOTS, week(4, ['ALA']));
    expect(moved.find(({ slot }) => slot === 'RB')).toMatchObject({ starter: 'ALA-RB', replacement: true });
    const squads = fc.shuffledSubarray([...ALL_SQUADS], { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(squads, fc.subarray(schools), fc.subarray([0, 1, 2, 3, 4]), (owned, byes, sat) => {
        const set = defaultLineup(owned, DEFAULT_SLOTS);
        const out = startersOf(set).filter((_, i) => sat.includes(i));
        const some = fitToRoster(
          { ...set, starters: perSlot((slot) => set.starters[slot].filter((squad) => !out.includes(squad))) },
          owned,
        );
        const at = week(4, byes);
        const filled = withSubstitutes(some, { roster: owned, slots: DEFAULT_SLOTS, week: at });
        const fills = lineupGaps(some, DEFAULT_SLOTS, at).some(({ replacement }) => replacement);
        expect(fills).toBe(filled !== some);
      }),
      { numRuns: 300 },
    );
  });

  it('are found in the later weeks that have some, in order, up to a number of weeks', () => {
    const byes = { 3: ['ALA'], 4: ['UGA'], 5: ['OK', 'UK'] };
    const found = gapsAhead(season({}, {}, byes), 'me', '2025-03', 4);
    expect(found.map((one) => [one.week.week, one.gaps.map(formatGap)])).toEqual([
      [4, ['Georgia TE has a bye']],
      [5, ['Oklahoma K has a bye', 'Kentucky DST has a bye']],
    ]);
    expect(gapsAhead(season({}, {}, byes), 'me', '2025-03', 1)).toHaveLength(1);
    const late = { ...league, firstWeek: 5 };
    expect(gapsAhead(season({}, { league: late }, byes), 'me', '2025-03', 4).map((one) => one.week.week)).toEqual([5]);
  });

  it('aren’t in a week whose lineup was set around them', () => {
    const set = bestLineup({ roster, slots: DEFAULT_SLOTS, worth: (squad) => (schoolOf(squad) === 'ALA' ? -1 : 1) });
    const slots = { ...DEFAULT_SLOTS, FLEX: 0 };
    const without: Lineup = {
      starters: { ...set.starters, RB: ['TEX-RB'], FLEX: [] },
      bench: ['ALA-QB', 'ALA-RB', 'MIZ-WR'],
    };
    const shown = season({ 4: without }, { league: { ...league, slots } }, { 4: ['ALA'] });
    expect(gapsAhead(shown, 'me', '2025-03', 4)).toEqual([]);
    expect(gapsAhead({ ...shown, weeks: season({}, {}, { 4: ['ALA'] }).weeks }, 'me', '2025-03', 4)).toHaveLength(1);
  });
});
