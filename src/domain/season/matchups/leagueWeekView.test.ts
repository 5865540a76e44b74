import { describe, expect, it } from 'vitest';
import { parseLeague } from '../../league/league';
import type { LeagueSeason, LeagueWeek } from '../leagueSeason';
import { startersOf } from '../../lineup/lineup';
import { parseWeekResults } from '../../scoring/results';
import type { SchoolCode } from '../../football/schools';
import type { SquadId } from '../../football/squads';
import { parseWeek, type Week } from '../../football/weeks';
import { lineupGaps } from '../lineups/lineupGaps';
import { earliestLock, formatResult, leagueWeekView, lineupAlerts, nextLock } from './leagueWeekView';

function weekOf(number: number, kickoffs: object = {}): Week {
  const id = `2025-${String(number).padStart(2, '0')}`;
  return parseWeek(id, { season: 2025, week: number, isCurrent: true, kickoffs });
}

function played(week: Week, mine: number | null, theirs: number | null, state = 'final'): LeagueWeek {
  const squads = {
    ...(mine === null ? {} : { 'ALA-QB': { points: mine, state } }),
    ...(theirs === null ? {} : { 'UGA-QB': { points: theirs, state } }),
  };
  return { week, results: parseWeekResults(week.id, { squads }), lineups: {} };
}

function seasonOf(weeks: LeagueWeek[], changes: object = {}): LeagueSeason {
  const league = parseLeague('home', {
    season: 2025,
    firstWeek: 1,
    draftStatus: 'complete',
    schedule: { managers: ['me', 'her'] },
    userInfo: { me: { displayName: 'Renee' }, her: { displayName: 'Priya' } },
    ...changes,
  });
  return { league, rosters: { me: ['ALA-QB', 'LSU-RB'], her: ['UGA-QB'] }, history: {}, weeks };
}

const view = (season: LeagueSeason, week: Week, kickedOff: SchoolCode[] = [], previous: number | null = null) =>
  leagueWeekView(season, week, 'me', new Set(kickedOff), previous);

describe('a league’s week', () => {
  const eight = weekOf(8, { ALA: 1000, LSU: 2000, UGA: 1000 });

  it('has no leader before the first stats, and projections for both', () => {
    const seen = view(seasonOf([{ week: eight, results: null, lineups: {} }]), eight);
    expect(seen).toMatchObject({
      leader: null,
      progress: 'upcoming',
      open: true,
      counts: true,
      place: null,
      last: null,
    });
    expect(seen?.me.projection.projected).toBeGreaterThan(0);
    expect(seen?.chances?.[0]).toBeGreaterThan(50);
    expect(seen?.nextLock).toEqual({ at: 1000, schools: ['ALA'] });
  });

  it('has the side with more points ahead while games are on', () => {
    const seen = view(seasonOf([played(eight, 10, 12, 'live')]), eight, ['ALA', 'UGA']);
    expect(seen).toMatchObject({ leader: 'her', progress: 'live', open: true });
    expect(seen?.me.counts).toEqual({ toPlay: 1, inPlay: 1, final: 0 });
    expect(seen?.nextLock).toEqual({ at: 2000, schools: ['LSU'] });
  });

  it('has no lineup to set where the user took the team over after its first kickoff', () => {
    const taken = (joinedAt: number) => {
      const userInfo = { me: { displayName: 'Renee', team: 'me', joinedAt } };
      const removed = { him: { team: 'me', at: 500, by: 'her', reason: 'Gone', since: 0 } };
      return view(seasonOf([played(eight, 10, 12, 'live')], { userInfo, removed }), eight, ['ALA', 'UGA']);
    };
    expect(taken(1500)).toMatchObject({ open: false, alerts: [], nextLock: null });
    expect(taken(900)).toMatchObject({ open: true, nextLock: { at: 2000 } });
  });

  it('has a result and no chances when all games are final', () => {
    const seven = weekOf(7, { ALA: 1000, UGA: 1000 });
    const seen = view(seasonOf([played(seven, 20.5, 30)]), seven, ['ALA', 'UGA']);
    expect(seen).toMatchObject({ leader: 'her', chances: null, progress: 'final', open: false, alerts: [] });
    expect(seen?.last).toMatchObject({ week: 7, outcome: 'lost' });
    expect(seen?.place).toEqual({ rank: 2, of: 2, record: '0–1' });
  });

  it('has last week’s result until this week’s is decided', () => {
    const weeks = [played(weekOf(7), 112.4, 98.2), { week: eight, results: null, lineups: {} }];
    expect(view(seasonOf(weeks), eight, [], 7)?.last).toMatchObject({ week: 7, outcome: 'won', mine: 11240 });
  });

  it('does not count before the league’s first week', () => {
    const seen = view(seasonOf([{ week: eight, results: null, lineups: {} }], { firstWeek: 9 }), eight);
    expect(seen).toMatchObject({ counts: false, opponent: null, chances: null, leader: null });
  });

  it('has the final place when the season is over', () => {
    const weeks = Array.from({ length: 14 }, (_, i) => played(weekOf(i + 1), 10, i === 13 ? 30 : 5));
    const over = view(seasonOf(weeks), weekOf(14));
    expect(over).toMatchObject({ finished: 2, place: { rank: 1, record: '13–0' } });
    expect(view(seasonOf(weeks.slice(0, 13)), weekOf(13))?.finished).toBeNull();
  });

  it('waits for earlier results in the playoffs', () => {
    const weeks = Array.from({ length: 12 }, (_, i) => played(weekOf(i + 1), 10, 5));
    const [thirteen, fourteen] = [played(weekOf(13), 10, 5), { week: weekOf(14), results: null, lineups: {} }];
    const seen = (...more: LeagueWeek[]) => view(seasonOf([...weeks, ...more]), fourteen.week);
    expect(seen(fourteen)).toMatchObject({
      opponent: null,
      awaiting: true,
    });
    expect(seen(thirteen, fourteen)).toMatchObject({ stage: 'Championship', awaiting: false });
  });

  it('in a two-week round isn’t decided before its second week, to which it carries its points', () => {
    const kickoffs = { ALA: 1000, UGA: 1000 };
    const regular = Array.from({ length: 12 }, (_, i) => played(weekOf(i + 1, kickoffs), 10, 5));
    const [thirteen, fourteen] = [weekOf(13, kickoffs), weekOf(14, kickoffs)];
    const coming = { week: fourteen, results: null, lineups: {} };
    const longer = (...weeks: LeagueWeek[]) => seasonOf([...regular, ...weeks], { playoffs: 'fourTwoWeeks' });

    const both = longer({ week: thirteen, results: null, lineups: {} }, coming);
    expect(view(both, fourteen)!.me).toMatchObject({ carried: null, projection: { now: 0 } });
    expect(view(both, fourteen)!.chances).toEqual(view(both, thirteen)!.chances);

    const halfway = view(longer(played(thirteen, 20, 30), coming), thirteen, ['ALA', 'UGA'])!;
    expect(halfway).toMatchObject({
      stage: 'Championship, week 1 of 2',
      progress: 'halfway',
      leader: 'her',
      finished: null,
    });
    expect(halfway.last).toMatchObject({ week: 13, outcome: 'halfway', mine: 2000, theirs: 3000 });
    expect(halfway.chances![0]).toBeGreaterThan(1);
    expect(halfway.chances![0]).toBeLessThan(50);

    const second = view(longer(played(thirteen, 20, 30), coming), fourteen, [], 13)!;
    expect(second).toMatchObject({ stage: 'Championship, week 2 of 2', leader: 'her', last: halfway.last });
    expect(second).toMatchObject({ progress: 'upcoming', me: { begun: true }, opponent: { begun: true } });
    expect(second.me).toMatchObject({ carried: 2000, ahead: null, projection: { now: 2000 } });
    expect(second.chances).toEqual(halfway.chances);

    const end = view(longer(played(thirteen, 20, 30), played(fourteen, 25, 12)), fourteen, ['ALA', 'UGA'])!;
    expect(end).toMatchObject({ leader: 'me', chances: null, finished: 1, me: { projection: { now: 4500 } } });
    expect(end.last).toMatchObject({ week: 14, outcome: 'won', mine: 4500, theirs: 4200 });
  });

  it('is unknown without a calendar', () => {
    const fallback = parseWeek('fallback-week-1', { week: 1 });
    expect(view(seasonOf([{ week: fallback, results: null, lineups: {} }]), fallback)).toBeNull();
  });
});

describe('problems in a lineup', () => {
  const season = seasonOf([]);
  const lineupOf = (week: Week) => {
    const seen = view(seasonOf([{ week, results: null, lineups: {} }]), week);
    return seen!.me.lineup;
  };

  it('are empty slots and starters with a bye', () => {
    const week = weekOf(8, { ALA: 1000 });
    const alerts = lineupAlerts(lineupGaps(lineupOf(week), season.league.slots, week));
    expect(alerts).toEqual([
      'No starter at WR',
      'No starter at TE',
      'No starter at FLEX',
      'No starter at K',
      'No starter at DST',
      'LSU RB has a bye',
    ]);
  });

  it('count the byes when there are many', () => {
    const week = weekOf(8);
    const lineup = lineupOf(week);
    lineup.starters.WR = ['TEX-WR'];
    expect(startersOf(lineup)).toHaveLength(3);
    expect(lineupAlerts(lineupGaps(lineup, season.league.slots, week)).at(-1)).toBe('3 starters have a bye');
  });

  it('are not shown in a week that doesn’t count', () => {
    const week = weekOf(8, { ALA: 1000 });
    const seen = (firstWeek: number) => view(seasonOf([{ week, results: null, lineups: {} }], { firstWeek }), week);
    expect(seen(8)?.alerts).not.toEqual([]);
    expect(seen(9)).toMatchObject({ alerts: [], nextLock: null });
  });

  it('are shown after the first kickoff only if the bench can still fix them, as the bell has it', () => {
    const week = weekOf(8, { ALA: 1000, TEX: 2000 });
    const seen = (mine: SquadId[], ...kickedOff: SchoolCode[]) => {
      const one = seasonOf([{ week, results: null, lineups: {} }], { slots: { QB: 1, RB: 1, K: 1 } });
      return view({ ...one, rosters: { ...one.rosters, me: mine } }, week, kickedOff)!.alerts;
    };
    expect(seen(['ALA-QB', 'LSU-RB', 'TEX-K'])).toEqual(['LSU RB has a bye']);
    expect(seen(['ALA-QB', 'LSU-RB', 'TEX-K'], 'ALA')).toEqual([]);
    expect(seen(['ALA-QB', 'LSU-RB', 'TEX-K', 'TEX-RB'], 'ALA')).toEqual(['LSU RB has a bye']);
  });

  it('are not shown when nothing can change any more', () => {
    const week = weekOf(8, { ALA: 1000 });
    expect(view(seasonOf([{ week, results: null, lineups: {} }]), week, ['ALA'])?.alerts).toEqual([]);
  });
});

describe('the next lock', () => {
  const kickoffs = { ALA: 2000, UGA: 2000, LSU: 1000, TEX: 3000 };

  it('is the next kickoff of the roster’s schools, with all that share it', () => {
    expect(nextLock(['TEX', 'UGA', 'ALA', 'UGA'], kickoffs, new Set())).toEqual({ at: 2000, schools: ['UGA', 'ALA'] });
    expect(nextLock(['LSU', 'TEX'], kickoffs, new Set(['LSU']))).toEqual({ at: 3000, schools: ['TEX'] });
    expect(nextLock(['LSU', 'VAN'], kickoffs, new Set(['LSU']))).toBeNull();
  });

  it('is the earliest among the leagues', () => {
    const locks = [
      null,
      { at: 2000, schools: ['ALA'] },
      { at: 1000, schools: ['LSU'] },
      { at: 1000, schools: ['UGA'] },
    ];
    expect(earliestLock(locks as never)).toEqual({ at: 1000, schools: ['LSU', 'UGA'] });
    expect(earliestLock([null])).toBeNull();
  });
});

it.each([
  ['won', 11240, 9820, 'You won 112.40–98.20'],
  ['lost', 9820, 11240, 'You lost 112.40–98.20'],
  ['tied', 9820, 9820, 'You tied 98.20–98.20'],
] as const)('a result says that you %s', (outcome, mine, theirs, sentence) => {
  expect(formatResult({ opponent: 'her', outcome, mine, theirs })).toBe(sentence);
});

it.each([
  [11240, 9820, 'You lead 112.40–98.20 halfway through'],
  [9820, 11240, 'You trail 112.40–98.20 halfway through'],
  [9820, 9820, 'Level at 98.20–98.20 halfway through'],
])('a result of the first of two weeks says who leads: %i to %i', (mine, theirs, sentence) => {
  expect(formatResult({ opponent: 'her', outcome: 'halfway', mine, theirs })).toBe(sentence);
});
