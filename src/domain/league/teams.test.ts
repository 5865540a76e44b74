import { describe, expect, it } from 'vitest';
import { parseLeague } from './league';
import { chosenTeamName } from './teamNames';
import { vacantName } from './vacantName';
import { lineupInWeek } from '../season/lineups/lineupInWeek';
import type { LeagueSeason } from '../season/leagueSeason';
import { personName, teamName } from './teamNames';
import { managersOf } from './leagueSeats';
import { isRun, isVacant, managerOf, teamOf } from './teams';
import { managerChanges } from './managerChanges';
import { playsAsHouseTeam } from './vacancies';
import { parseWeek } from '../football/weeks';
import { startersOf } from '../lineup/lineup';
import { decodeLineup } from '../lineup/storedLineup';

const HOUR = 3_600_000;
/** A week whose first kickoff is at this hour. */
const week = (number: number, kickoff: number, isCurrent = false) =>
  parseWeek(`2025-0${String(number)}`, { isCurrent, kickoffs: {}, firstKickoff: kickoff * HOUR });

/** Ann commissions; Bob's team was vacant from hour 10 to hour 20, when Dan took it over. */
const after = (changes: object = {}) =>
  parseLeague('l', {
    name: 'Tailgate',
    createdBy: 'ann',
    draftStatus: 'complete',
    season: 2025,
    firstWeek: 1,
    schedule: { managers: ['bob', 'ann', 'house-1'] },
    members: ['ann', 'dan'],
    userInfo: {
      ann: { displayName: 'Ann', joinedAt: 0, teamName: 'Aces' },
      dan: { displayName: 'Dan', joinedAt: 20 * HOUR, team: 'bob', teamName: 'Bears' },
    },
    removed: { eve: 1, bob: { team: 'bob', at: 10 * HOUR, by: 'ann', reason: 'Gone', since: 0 } },
    ...changes,
  });
const vacant = after({
  members: ['ann'],
  userInfo: { ann: { displayName: 'Ann', joinedAt: 0, teamName: 'Aces' } },
  vacant: { bob: 'Best' },
});

describe('a team that changes hands', () => {
  it('keeps its id under another manager', () => {
    const league = after();
    expect(teamOf(league, 'dan')).toBe('bob');
    expect(teamOf(league, 'ann')).toBe('ann');
    expect(managerOf(league, 'bob')?.uid).toBe('dan');
    expect(managerOf(league, 'dan')).toBeNull();
    expect(managersOf(league)).toEqual(['ann', 'bob', 'house-1']);
    expect([teamName('bob', league), personName('bob', league)]).toEqual(['Bears', 'Dan']);
    // What a person did, such as a correction, is under their team's name.
    expect(teamName('dan', league)).toBe('Bears');
  });
  it('is vacant in between, under its name', () => {
    expect(isVacant(vacant, 'bob')).toBe(true);
    expect(isRun(vacant, 'bob')).toBe(false);
    expect(managersOf(vacant)).toEqual(['ann', 'bob', 'house-1']);
    expect([teamName('bob', vacant), personName('bob', vacant)]).toEqual(['Best', 'Vacant']);
  });
  it('gets a number for a name when its manager chose none', () => {
    const league = after({ userInfo: { dan: { displayName: 'Dan', team: 'bob', teamName: 'My Roster' } } });
    expect(vacantName(league, 'bob')).toBe('Team 1');
    expect(vacantName(after(), 'bob')).toBe('Bears');
    // The rules don't know a name that is stored elsewhere.
    const older = after({ userInfo: { dan: { displayName: 'Dan', team: 'bob' } } });
    expect(vacantName({ ...older, olderTeamNames: { bob: 'Old Glory' } }, 'bob')).toBe('Team 1');
    expect(chosenTeamName(league, 'bob')).toBe('My Roster');
  });
  it('notes when people were removed, before and after the draft', () => {
    expect(after().removed).toEqual({ eve: 1, bob: 10 * HOUR });
  });
  it('plays as a house team in the weeks that kicked off while it was vacant', () => {
    const league = after();
    const house = [9, 11, 20, 21].map((kickoff) => playsAsHouseTeam(league, 'bob', week(3, kickoff)));
    expect(house).toEqual([false, true, true, false]);
    expect(playsAsHouseTeam(league, 'ann', week(3, 11))).toBe(false);
    expect(playsAsHouseTeam(league, 'house-1', week(3, 9))).toBe(true);
    // A week without known kickoffs is still to come.
    const unknown = parseWeek('2025-09', {});
    expect(playsAsHouseTeam(vacant, 'bob', unknown)).toBe(true);
    expect(playsAsHouseTeam(league, 'bob', unknown)).toBe(false);
  });
  it('is in the log, the newest first', () => {
    expect(managerChanges(after())).toEqual([
      { kind: 'takenOver', team: 'bob', at: 20 * HOUR, uid: 'dan' },
      { kind: 'removed', team: 'bob', at: 10 * HOUR, by: 'ann', reason: 'Gone' },
    ]);
    const again = after({
      members: ['ann'],
      userInfo: {},
      vacant: { bob: 'Bears' },
      removed: {
        dan: { team: 'bob', at: 30 * HOUR, by: 'dan', reason: 'Too busy', since: 20 * HOUR },
        bob: { team: 'bob', at: 10 * HOUR, by: 'ann', reason: 'Gone', since: 0 },
      },
    });
    expect(managerChanges(again).map(({ kind, at }) => [kind, at])).toEqual([
      ['left', 30 * HOUR],
      ['takenOver', 20 * HOUR],
      ['removed', 10 * HOUR],
    ]);
    const house = [11, 21, 31].map((kickoff) => playsAsHouseTeam(again, 'bob', week(3, kickoff)));
    expect(house).toEqual([true, false, true]);
  });
});

describe('the lineup of a team that was vacant', () => {
  const roster = ['ALA-QB' as const, 'UGA-QB' as const];
  const season = (lineups: LeagueSeason['weeks'][number]['lineups']): LeagueSeason => ({
    league: after({ slots: { QB: 1 }, benchSize: 1 }),
    rosters: { bob: [...roster] },
    history: {},
    weeks: [
      { week: week(1, 5), results: null, lineups: { bob: decodeLineup(['ALA-QB_QB', 'UGA-QB_BENCH']) } },
      { week: week(2, 15), results: null, lineups },
      { week: week(3, 25, true), results: null, lineups: {} },
    ],
  });
  const starters = (one: LeagueSeason, i: number) => startersOf(lineupInWeek(one, 'bob', one.weeks[i]!.week));

  it('is what it was set to be before, and what counted while it was vacant', () => {
    const known = season({ 'vacant-bob': decodeLineup(['UGA-QB_QB', 'ALA-QB_BENCH']) });
    expect(starters(known, 0)).toEqual(['ALA-QB']);
    expect(starters(known, 1)).toEqual(['UGA-QB']);
    // The next manager begins with what the former one set last.
    expect(starters(known, 2)).toEqual(['ALA-QB']);
  });
  it('is the best one by projection as long as none is stored, whatever the former manager had set ahead', () => {
    const best = starters(season({}), 1);
    const set = (squad: 'ALA-QB' | 'UGA-QB') => starters(season({ bob: decodeLineup([`${squad}_QB`]) }), 1);
    expect(set('ALA-QB')).toEqual(best);
    expect(set('UGA-QB')).toEqual(best);
  });
});
