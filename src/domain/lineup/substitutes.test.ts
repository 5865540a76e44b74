import { describe, expect, it } from 'vitest';
import { seededRandom } from '../kernel/seededRandom';
import type { SchoolCode } from '../football/schools';
import { schoolOf, type SquadId } from '../football/squads';
import { parseWeek, type Week } from '../football/weeks';
import { benchedLineup, bestLineup, checkLineup, fitToRoster, startersOf, type Lineup } from './lineup';
import { DEFAULT_SLOTS } from './slots';
import { withSubstitutes } from './substitutes';

/** In the order of the draft: the bench is TEX-WR, MISS-RB, VAN-QB. */
const ROSTER: SquadId[] = [
  'UGA-RB',
  'LSU-QB',
  'ALA-WR',
  'OK-TE',
  'TEX-WR',
  'SC-RB',
  'MISS-RB',
  'UK-K',
  'VAN-QB',
  'ARK-DST',
];
const SET: Lineup = {
  starters: {
    ...benchedLineup([]).starters,
    QB: ['LSU-QB'],
    RB: ['UGA-RB'],
    WR: ['ALA-WR'],
    TE: ['OK-TE'],
    FLEX: ['SC-RB'],
    K: ['UK-K'],
    DST: ['ARK-DST'],
  },
  bench: ['VAN-QB', 'MISS-RB', 'TEX-WR'],
};
const own = { roster: ROSTER, slots: DEFAULT_SLOTS };

/** A week in which all schools of the roster kick off at 1 s, or as given, but these. */
function weekWithout(...out: SchoolCode[]): Week {
  return weekAt({}, out);
}

function weekAt(at: Partial<Record<SchoolCode, number>>, out: SchoolCode[] = []): Week {
  const playing = ROSTER.map(schoolOf).filter((code) => !out.includes(code));
  const kickoffs = Object.fromEntries(playing.map((code) => [code, { seconds: at[code] ?? 1 }]));
  return parseWeek('2025-05', { kickoffs });
}

function playingIn(week: Week, lineup = SET): SquadId[] {
  const filled = withSubstitutes(lineup, { ...own, week });
  expect(checkLineup(filled, own).ok).toBe(true);
  return startersOf(filled);
}

describe('withSubstitutes', () => {
  it('changes nothing when every starter has a game', () => {
    expect(withSubstitutes(SET, { ...own, week: weekWithout() })).toBe(SET);
    expect(withSubstitutes(SET, { ...own, week: weekWithout('VAN', 'MISS') })).toBe(SET);
  });

  it.each<[string, SchoolCode[], string]>([
    ['a quarterback without a game', ['LSU'], 'VAN-QB'],
    ['the first of the roster’s order, not the lineup’s, of those that kick off together, in FLEX', ['SC'], 'TEX-WR'],
    ['a receiver at RB, with the RB of FLEX in the slot', ['UGA'], 'TEX-WR'],
    ['the next one, if the first has no game', ['UGA', 'TEX'], 'MISS-RB'],
    ['each squad for one starter only', ['UGA', 'SC', 'ALA'], 'TEX-WR MISS-RB'],
  ])('brings in %s', (_, out, expected) => {
    const comesIn = playingIn(weekWithout(...out)).filter((squad) => SET.bench.includes(squad));
    expect(comesIn.sort()).toEqual(expected.split(' ').sort());
  });

  it('brings in the latest kickoff first', () => {
    const comesIn = (week: Week) => playingIn(week).filter((squad) => SET.bench.includes(squad));
    expect(comesIn(weekAt({ MISS: 2 }, ['SC']))).toEqual(['MISS-RB']);
    expect(comesIn(weekAt({ MISS: 2, VAN: 3, TEX: 4 }, ['SC']))).toEqual(['TEX-WR']);
  });

  it('never lets a manager choose a result that is already in', () => {
    const random = seededRandom(7);
    const draw = (count: number) => Math.floor(random() * count);
    const lineups = (kept: SquadId[], free: SquadId[]) => {
      const order = free.filter(() => draw(2) === 1).sort(() => draw(3) - 1);
      const ranks = [...kept, ...order];
      const set = bestLineup({ ...own, roster: ranks, worth: (squad) => (kept.includes(squad) ? 100 : draw(9)) });
      return fitToRoster(set, ROSTER);
    };
    let choices = 0;
    for (let round = 0; round < 400; round++) {
      const out = ROSTER.map(schoolOf).filter(() => draw(4) === 0);
      const week = weekAt(Object.fromEntries(ROSTER.map((squad) => [schoolOf(squad), 1 + draw(4)])), out);
      const hasPlayed = (squad: SquadId) => (week.kickoffs[schoolOf(squad)] ?? Infinity) <= 2000;
      const [known, free] = [ROSTER.filter(hasPlayed), ROSTER.filter((squad) => !hasPlayed(squad))];
      const kept = startersOf(bestLineup({ ...own, roster: known, worth: () => draw(9) })).filter(() => draw(2) === 1);
      const counted = (lineup: Lineup) =>
        playingIn(week, lineup)
          .filter((squad) => hasPlayed(squad))
          .sort();
      const [one, other] = [lineups(kept, free), lineups(kept, free)];
      if (startersOf(one).join() !== startersOf(other).join()) choices++;
      expect(counted(one), `round ${String(round)}`).toEqual(counted(other));
    }
    expect(choices).toBeGreaterThan(200);
  });

  it('keeps a starter without a game if no bench squad fits', () => {
    expect(withSubstitutes(SET, { ...own, week: weekWithout('UK') })).toBe(SET);
    expect(withSubstitutes(SET, { ...own, week: weekWithout('LSU', 'VAN') })).toBe(SET);
  });

  it('puts the starter on the bench, which stays in the roster’s order', () => {
    const { starters, bench } = withSubstitutes(SET, { ...own, week: weekWithout('LSU') });
    expect(starters).toEqual({ ...SET.starters, QB: ['VAN-QB'] });
    expect(bench).toEqual(['LSU-QB', 'TEX-WR', 'MISS-RB']);
  });

  it('fills an empty slot, so that sitting a squad without a game changes nothing', () => {
    const sat: Lineup = { starters: { ...SET.starters, QB: [] }, bench: [...SET.bench, 'LSU-QB'] };
    expect(playingIn(weekWithout('LSU'), sat)).toEqual(playingIn(weekWithout('LSU')));
    const empty: Lineup = { starters: { ...SET.starters, FLEX: [] }, bench: ['SC-RB', ...SET.bench] };
    expect(playingIn(weekWithout('VAN'), empty)).toContain('TEX-WR');
  });

  it('doesn’t depend on which starter is in FLEX', () => {
    const other: Lineup = { starters: { ...SET.starters, RB: ['SC-RB'], FLEX: ['UGA-RB'] }, bench: SET.bench };
    for (const out of ['UGA', 'SC'] as const)
      expect(playingIn(weekWithout(out), other).sort()).toEqual(playingIn(weekWithout(out)).sort());
  });

  it('brings in no one while the week’s games aren’t known', () => {
    const week = { ...parseWeek('fallback', {}), season: null };
    expect(withSubstitutes(SET, { ...own, week })).toBe(SET);
    expect(withSubstitutes(SET, { ...own, week: parseWeek('2025-05', {}) })).toBe(SET);
  });
});
