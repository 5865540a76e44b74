import { describe, expect, it } from 'vitest';
import table2025 from '../../../data/season-2025.json';
import averages2025 from '../../../data/averages-2025.json';
import { loadSeason } from '../../../scripts/tables/load';
import { statLineOf } from '../../../scripts/tables/season';
import { SCHOOL_CODES, type SchoolCode } from '../football/schools';
import { LAST_SEASON, lastWeekOf } from '../football/seasons';
import { scoreSquad } from '../scoring/scoreSquad';
import {
  SIX_UNITS,
  SOLO_WEEKS,
  bestPart,
  bestSix,
  checkSix,
  choose,
  formBefore,
  houseSix,
  scoreSix,
  weekResult,
  type Six,
  type SixUnit,
} from './saturdaySix';
import { oneWeekAnEntry, parsePickem, savablePicks } from './entries';
import { clearPickem, pickemGames, scorePickem, setConfidence, withoutGone } from './pickem';
import { survivorState } from './survivor';
import { schoolsIn, type SeasonLines } from '../scoring/seasonLines';
import { newSoloSeason, parseSoloSeason, playWeek, tally, weekToPlay } from './soloSeason';

const table = table2025 as SeasonLines;
/** Points of Alabama's quarterbacks in week 1, in hundredths. */
const alabamaQb = scoreSquad('QB', statLineOf(loadSeason(2025), 'ALA', 'QB', 1)).hundredths;
const six: Six = { QB: 'ALA', RB: 'MIZ', WR: 'MISS', TE: 'UK', K: 'UGA', DST: 'LSU' };

describe('the solo season', () => {
  it('has at least six schools in each of its weeks', () => {
    expect(SOLO_WEEKS).toHaveLength(lastWeekOf(LAST_SEASON));
    for (const week of SOLO_WEEKS) expect(schoolsIn(table, week).length).toBeGreaterThanOrEqual(6);
    expect(schoolsIn(table, 4)).not.toContain('ALA');
  });

  it('averages only the games before a week', () => {
    expect(formBefore(table, 'ALA', 'QB', 1)).toBeNull();
    expect(formBefore(table, 'ALA', 'QB', 2)).toEqual({ games: 1, mean: alabamaQb });
    expect(formBefore(table, 'ALA', 'QB', 15)).toEqual({
      games: averages2025.squads['ALA-QB'].games,
      mean: Math.round(averages2025.squads['ALA-QB'].hundredths / averages2025.squads['ALA-QB'].games),
    });
  });
});

it('asks for an entry of Survivor once a season, and of the others once a week', () => {
  const weeks = ['2025-14', '2026-01', '2026-02'];
  expect(oneWeekAnEntry('pickem', weeks)).toEqual(weeks);
  expect(oneWeekAnEntry('survivor', weeks)).toEqual(['2025-14', '2026-02']);
});

it('keeps the stored pick of a school that has kicked off, and of each whose new pick clashes with one that stays', () => {
  const swapped = ['LSU_W_3', 'ALA_W_2', 'UGA_W_1', 'TEX_L_4'];
  const stored = ['ALA_W_3', 'UGA_W_2', 'LSU_W_1'];
  expect(savablePicks('pickem', stored, swapped, new Set(['ALA']))).toEqual(['TEX_L_4', ...stored]);
  expect(savablePicks('pickem', stored, ['UGA_W_2'], new Set(['ALA']))).toEqual(['ALA_W_3', 'UGA_W_2']);
  expect(savablePicks('six', ['ALA-QB', 'LSU-RB'], ['LSU-QB', 'UGA-K'], new Set(['ALA']))).toEqual([
    ...['ALA-QB', 'LSU-RB', 'UGA-K'],
  ]);
  const weeks = ['2025-02_ALA', '2025-03_LSU'];
  expect(savablePicks('survivor', weeks, ['2025-02_ALA', '2025-03_UGA'], new Set(['ALA', 'LSU']))).toEqual(weeks);
});

describe('a week of Survivor whose game is called off', () => {
  it('is neither won nor lost', () => {
    const game = {
      opponent: 'LSU',
      home: true,
      neutral: false,
      kickoff: null,
      state: 'pre',
      pointsFor: null,
      pointsAgainst: null,
    } as const;
    const week = { weekId: '2025-03', games: {}, squads: {}, calledOff: { ALA: game } };
    expect(survivorState([{ weekId: '2025-03', school: 'ALA' }], [week])).toMatchObject({
      weeks: [{ outcome: 'off', why: null }],
      losses: 0,
      survived: 0,
    });
  });
});

describe('a game of Pick’em that is called off', () => {
  const game = (opponent: string, home: boolean, pointsFor: number | null) => ({
    ...{ opponent, home, neutral: false, kickoff: null, pointsFor },
    ...(pointsFor === null
      ? { state: 'pre' as const, pointsAgainst: null }
      : { state: 'final' as const, pointsAgainst: 20 }),
  });
  const results = {
    games: { UK: game('Furman', true, 30) },
    calledOff: { ALA: game('LSU', true, null), LSU: game('ALA', false, null) },
  };
  const games = pickemGames({ kickoffs: {} }, results);
  const picks = parsePickem(['UK_W_2', 'ALA_W_1']);

  it('scores nothing, and no other pick is worth less for it', () => {
    expect(games.map(({ key, state }) => [key, state])).toEqual([
      ['ALA', 'off'],
      ['UK', 'final'],
    ]);
    const score = scorePickem(games, picks);
    expect(score).toMatchObject({ points: 2, right: 1, wrong: 0, possible: 2 });
    expect(score.rows.map(({ outcome }) => outcome)).toEqual(['off', 'right']);
  });

  it('keeps its pick, which can still change', () => {
    expect(setConfidence(games, picks, { school: 'ALA', confidence: 2 }, new Set())).toEqual({
      ok: true,
      value: parsePickem(['UK_W_1', 'ALA_W_2']),
    });
    expect(clearPickem(games, picks, 'ALA', new Set(['UK']))).toMatchObject({ ok: true });
  });

  it('leaves the other picks free to change once it’s gone from the week', () => {
    const before = parsePickem(['UK_W_3', 'ALA_W_2', 'TEX_W_1']);
    const open = new Set<SchoolCode>();
    expect(withoutGone(games, before, open)).toEqual(parsePickem(['UK_W_3', 'ALA_W_2']));
    // It's kept where it can't be taken back, and doesn't stand in the way of others.
    const locked = new Set<SchoolCode>(['TEX']);
    const held = withoutGone(games, before, locked);
    expect(held).toEqual(before);
    expect(setConfidence(games, held, { school: 'UK', confidence: 2 }, locked)).toEqual({
      ok: true,
      value: parsePickem(['UK_W_2', 'ALA_W_3', 'TEX_W_1']),
    });
    expect(setConfidence(games, held, { school: 'UK', confidence: 4 }, locked)).toMatchObject({ ok: false });
  });
});

describe('choosing schools', () => {
  it('allows each school once and can replace a choice', () => {
    const first = choose(table, 1, {}, 'QB', 'ALA');
    expect(first).toEqual({ ok: true, value: { QB: 'ALA' } });
    expect(choose(table, 1, { QB: 'ALA' }, 'RB', 'ALA')).toMatchObject({
      ok: false,
      error: { message: 'Alabama is your QB already. Pick six different schools.' },
    });
    expect(choose(table, 1, { QB: 'ALA' }, 'QB', 'LSU')).toEqual({ ok: true, value: { QB: 'LSU' } });
    expect(choose(table, 4, {}, 'QB', 'ALA')).toMatchObject({
      error: { message: 'Alabama has a bye this week.' },
    });
  });

  it('is complete with all six units', () => {
    expect(checkSix(table, 1, six)).toEqual({ ok: true, value: six });
    expect(checkSix(table, 1, { ...six, K: undefined, DST: undefined })).toMatchObject({
      error: { message: 'Still empty: kickers, defense and special teams.' },
    });
    expect(checkSix(table, 1, { ...six, K: 'ALA' })).toMatchObject({ ok: false });
    expect(checkSix(table, 4, six)).toMatchObject({ error: { code: 'bye' } });
  });
});

describe('the points of six squads', () => {
  it('are exact and add up from their terms', () => {
    const score = scoreSix(table, 1, six);
    expect(score.rows[0]).toMatchObject({ unit: 'QB', school: 'ALA', hundredths: alabamaQb });
    for (const row of score.rows) {
      expect(row.terms.reduce((sum, term) => sum + term.hundredths, 0)).toBe(row.hundredths);
      expect(Number.isInteger(row.hundredths)).toBe(true);
    }
    expect(score.total).toBe(score.rows.reduce((sum, row) => sum + row.hundredths, 0));
  });
});

describe('the best six', () => {
  /** The best total over every assignment of units to these schools, by brute force. */
  function byTrying(schools: readonly SchoolCode[], worth: (unit: SixUnit, code: SchoolCode) => number): number {
    const rest = (units: readonly SixUnit[], free: readonly SchoolCode[]): number => {
      const [unit, ...others] = units;
      if (unit === undefined) return 0;
      return Math.max(
        ...free.map(
          (code) =>
            worth(unit, code) +
            rest(
              others,
              free.filter((each) => each !== code),
            ),
        ),
      );
    };
    return rest(SIX_UNITS, schools);
  }

  it('matches a brute-force search', () => {
    const schools = SCHOOL_CODES.slice(0, 7);
    // A patternless worth, sometimes below zero.
    for (let turn = 1; turn <= 20; turn++) {
      const worth = (unit: SixUnit, code: SchoolCode) =>
        (((SIX_UNITS.indexOf(unit) * 7919 + SCHOOL_CODES.indexOf(code) * 104_729 + 13) * turn * turn) % 4001) - 500;
      const best = bestSix(schools, worth)!;
      expect(new Set(Object.values(best)).size).toBe(6);
      expect(SIX_UNITS.reduce((sum, unit) => sum + worth(unit, best[unit]), 0)).toBe(byTrying(schools, worth));
    }
  });

  it("skips squads that can't be chosen, and is null when six can't be found", () => {
    expect(bestSix(SCHOOL_CODES.slice(0, 5), () => 1)).toBeNull();
    expect(bestSix(SCHOOL_CODES, (unit, code) => (unit === 'K' && code !== 'VAN' ? null : 1))?.K).toBe('VAN');
  });

  it('fills what can be filled when there are too few schools', () => {
    const part = bestPart(SCHOOL_CODES.slice(0, 2), (unit, code) =>
      unit === 'QB' ? 9 : code === SCHOOL_CODES[1] ? 5 : 1,
    );
    expect(part).toEqual({ QB: SCHOOL_CODES[0], RB: SCHOOL_CODES[1] });
    expect(bestPart(SCHOOL_CODES, () => null)).toEqual({});
    expect(bestPart(SCHOOL_CODES, () => 1)).toEqual(bestSix(SCHOOL_CODES, () => 1));
  });

  it.each(SOLO_WEEKS)('scores in week %d at least as much as any other choice', (week) => {
    const house = houseSix(table, week);
    const { own, best } = weekResult(table, week, house ?? (bestSix(schoolsIn(table, week), () => 1) as Six));
    expect(best.total).toBeGreaterThanOrEqual(own.total);
    expect(house === null).toBe(week === 1);
  });
});

describe('a solo season', () => {
  it('plays its weeks in order, each once', () => {
    let season = newSoloSeason(2025);
    expect(weekToPlay(season)).toBe(1);
    season = playWeek({ ...season, picks: { QB: 'ALA' } }, 1, six);
    expect(weekToPlay(season)).toBe(2);
    expect(season.picks).toEqual({});
    for (const week of SOLO_WEEKS.slice(1)) season = playWeek(season, week, houseSix(table, week)!);
    expect(weekToPlay(season)).toBeNull();
    const sums = tally(table, season);
    expect(sums).toMatchObject({ won: 0, lost: 0, tied: SOLO_WEEKS.length - 1 });
    expect(sums.own).toBe(sums.results.reduce((sum, { own }) => sum + own.total, 0));
    expect(sums.best).toBeGreaterThan(sums.own);
  });

  it('is unchanged after storing and reading', () => {
    const season = { ...playWeek(newSoloSeason(2025), 1, six), picks: { QB: 'LSU' as const } };
    expect(parseSoloSeason(table, JSON.parse(JSON.stringify(season)))).toEqual(season);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['nonsense', 'season'],
    ['another season', { season: 2024, played: { 1: six } }],
    ['a lineup with the same school twice', { season: 2025, played: { 1: { ...six, K: 'ALA' } } }],
    ['a skipped week', { season: 2025, played: { 2: six } }],
  ])('starts a new season when %s is stored', (_, stored) => {
    expect(parseSoloSeason(table, stored)).toEqual(newSoloSeason(2025));
  });
});
