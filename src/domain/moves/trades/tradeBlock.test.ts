import { describe, expect, it } from 'vitest';
import { parseLeague } from '../../league/league';
import { FORMER_MANAGER } from '../../league/formerManagers';
import { parseWeek } from '../../football/weeks';
import type { Ledger } from '../ledger/ledger';
import { isOnBlock, tradeBlock, type BlockEntry } from './tradeBlock';

const HOUR = 3_600_000;
const NOW = Date.parse('2025-10-15T12:00:00-04:00');
const week = parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, firstKickoff: NOW + HOUR });
const rosters = {
  ann: ['ALA-K', 'ALA-QB', 'TEX-DST'],
  bob: ['LSU-QB'],
  old: ['UK-QB'],
  'house-1': ['OK-QB'],
} satisfies Ledger['rosters'];
const ledger: Ledger = { leagueId: 'home', settled: true, rosters, owned: [], step: 0, history: {} };

const on = (...squads: string[]) => Object.fromEntries(squads.map((squad) => [squad, new Date(NOW)]));
const leagueOf = (block: unknown, changes: object = {}) =>
  parseLeague('home', {
    season: 2025,
    draftStatus: 'complete',
    members: ['ann', 'bob'],
    userInfo: { ann: { username: 'ann' }, bob: { username: 'bob' } },
    schedule: { managers: ['ann', 'bob', 'old', 'house-1'] },
    block,
    ...changes,
  });
const shown = (block: unknown, changes: object = {}, more: Partial<Ledger> = {}) =>
  tradeBlock(leagueOf(block, changes), { ...ledger, ...more }, week, NOW);
const ofAnn: BlockEntry[] = [{ team: 'ann', at: NOW, squads: ['ALA-QB', 'TEX-DST'] }];

describe('the trade block', () => {
  it('has the squads of each team in the order of its roster, with when they were put there', () => {
    expect(shown({ ann: on('TEX-DST', 'ALA-QB') })).toEqual(ofAnn);
    expect(shown({})).toEqual([]);
    expect(isOnBlock(ofAnn, 'TEX-DST')).toBe(true);
    expect(isOnBlock(ofAnn, 'ALA-K')).toBe(false);
  });

  it('counts what is being saved, whose time isn’t known yet', () =>
    expect(shown({ ann: { 'ALA-QB': null } })).toEqual([{ team: 'ann', at: null, squads: ['ALA-QB'] }]));

  it('leaves out squads that the team doesn’t own any more, and those of an accepted trade', () => {
    expect(shown({ ann: on('ALA-QB', 'TEX-DST', 'LSU-QB'), bob: on('ALA-QB') })).toEqual(ofAnn);
    expect(shown({ ann: on('ALA-K', 'ALA-QB', 'TEX-DST') }, {}, { held: ['ALA-K'] })).toEqual(ofAnn);
  });

  it('leaves out teams that don’t trade: house teams, vacant ones, and those of deleted accounts', () => {
    const block = { 'house-1': on('OK-QB'), old: on('UK-QB'), bob: on('LSU-QB') };
    expect(shown(block, { vacant: { old: 'Old Guard' } }).map(({ team }) => team)).toEqual(['bob']);
    const former = { ann: { username: 'ann' }, bob: { displayName: FORMER_MANAGER } };
    expect(shown(block, { userInfo: former })).toEqual([]);
  });

  it('leaves out what the manager before has put there, once another has taken the team over', () => {
    const since = (joinedAt: number) => ({ userInfo: { eve: { username: 'eve', team: 'old', joinedAt } } });
    expect(shown({ old: on('UK-QB') }, since(NOW + 1))).toEqual([]);
    expect(shown({ old: on('UK-QB') }, since(NOW))).toEqual([{ team: 'old', at: NOW, squads: ['UK-QB'] }]);
  });

  it('ends with trading: at the deadline, and with the season', () => {
    const block = { ann: on('ALA-QB') };
    expect(shown(block, { tradeDeadline: 'week09' })).toHaveLength(1);
    expect(shown(block, { tradeDeadline: 'week07' })).toEqual([]);
    expect(shown(block, { season: 2024 })).toEqual([]);
  });

  it.each([
    [null],
    ['ALA-QB'],
    [['ALA-QB']],
    [{ ann: null }],
    [{ ann: 'ALA-QB' }],
    [{ ann: { 'YALE-QB': NOW } }],
    [{ ann: {} }],
  ])('is empty where %j is stored', (stored) => expect(shown(stored)).toEqual([]));
});
