import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { LEAGUE, WEEK, league, leagueUser, ledger, writeRate } from '../support/documents';
import { NOW, authorizeRequest, compiledRules } from '../support/inProcess';
import { lineups } from '../support/lineups';

const PATH = `weeklyRosters/${LEAGUE}_${WEEK}`;
const seconds = (after: number) => Timestamp.fromMillis((NOW + after) * 1000);

it('denies changing another manager’s lineup to a manager whose own move is the newest step', () => {
  const move = { leagueId: LEAGUE, step: 1, kind: 'add', by: 'bob', manager: 'bob', week: WEEK };
  const before = {
    [`leagues/${LEAGUE}`]: league(['ann', 'bob'], { draftStatus: 'complete' }),
    [`ledgers/${LEAGUE}`]: ledger({ settled: true, step: 1, rosters: { bob: ['ALA-QB'], ann: ['UGA-QB'] } }),
    [`transactions/${LEAGUE}_1`]: { ...move, at: seconds(-100), adds: ['ALA-QB'], drops: [] },
    [`currentWeek/${WEEK}`]: {
      season: 2025,
      isCurrent: true,
      kickoffs: {},
      kickoffOrder: [],
      firstKickoff: seconds(600),
    },
    [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob', { lineupWeeks: [WEEK] }),
    [PATH]: lineups({ ann: ['UGA-QB_QB'], bob: ['ALA-QB_BENCH'] }),
  };
  const updates = (ann: string, bob: string) => {
    const mark = { 'writeRates/bob/kinds/move': writeRate(`${LEAGUE}_${WEEK}`, seconds(0)) };
    const after = { ...before, ...mark, [PATH]: lineups({ ann: [ann], bob: [bob] }) };
    return authorizeRequest(compiledRules(), { uid: 'bob', method: 'update', path: PATH, before, after }).allowed;
  };
  expect(updates('UGA-QB_QB', 'ALA-QB_QB')).toBe(true);
  expect(updates('UGA-QB_BENCH', 'ALA-QB_BENCH')).toBe(false);
});
