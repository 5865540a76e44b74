import { expect, it } from 'vitest';
import { TEAMS, league, season } from '../../../tests/support/twelveTeams';
import { weekId } from '../football/weeks';
import { parseLedger } from '../moves/ledger/ledger';
import { affectedMatchups } from './affected';

const ledger = { ...parseLedger('l', {}), ...season(0), settled: true };
const all = new Set(TEAMS.flatMap(({ starters, bench }) => [...starters, bench]));
const affected = (playoffs: typeof league.playoffs, week: number, squads: ReadonlySet<(typeof TEAMS)[0]['bench']>) =>
  affectedMatchups({ ...league, playoffs }, ledger, { id: weekId(2025, week), week }, squads);

it('a change to every squad affects all of a week’s matchups, in the playoffs too', () => {
  expect([11, 12, 13, 14].map((week) => affected('six', week, all))).toEqual([6, 4, 6, 6]);
  expect(affected('four', 12, all)).toBe(6);
  expect([11, 12, 13, 14].map((week) => affected('fourTwoWeeks', week, all))).toEqual([6, 6, 6, 6]);
});

it('a change to one squad affects one matchup, and to none, none', () => {
  const one = new Set([TEAMS[0]!.bench]);
  expect([1, 12, 14].map((week) => affected('six', week, one))).toEqual([1, 1, 1]);
  expect(affected('six', 1, new Set())).toBe(0);
});
