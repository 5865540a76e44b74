import { expect, it } from 'vitest';
import { pointsOf, season } from '../../../tests/support/twelveTeams';
import { formatPoints, formatSigned } from '@/domain/kernel/hundredths';
import { projectedPoints, type LeagueSeason } from '@/domain/season/leagueSeason';
import { matchupWeek } from './matchupView';
import { matchupPreview } from './preview';

/** The first matchup of the last of so many weeks, which isn't decided. */
function before(weeks: number, change: (one: LeagueSeason) => LeagueSeason = (one) => one) {
  const whole = season(weeks);
  const open = change({
    ...whole,
    weeks: whole.weeks.map((one, i) => (i === weeks - 1 ? { ...one, results: null } : one)),
  });
  const row = open.weeks[weeks - 1]!;
  const week = matchupWeek(open, row, 'm1', null, new Set());
  const view = week.matchups[0]!;
  return { view, week, lines: matchupPreview(open, view, week) };
}

it('names each side’s biggest edge by projection, and no meeting where there was none', () => {
  const { view, week, lines } = before(2);
  const { left, right } = view;
  const bySlot = (['QB', 'RB', 'WR', 'TE', 'FLEX', 'K', 'DST'] as const).map((slot) => {
    const [one, other] = [left, right].map(({ lineup }) =>
      projectedPoints(week.projected, week.week, lineup.starters[slot][0]!),
    );
    return [slot, one! - other!] as const;
  });
  const most = bySlot.reduce((best, one) => (one[1] > best[1] ? one : best));
  const least = bySlot.reduce((best, one) => (one[1] < best[1] ? one : best));
  expect(lines).toEqual([
    `Projected edges: ${left.team} at ${most[0]}, ${formatSigned(most[1])}; ${right.team} at ${least[0]}, ${formatSigned(-least[1])}.`,
  ]);
});

it('tells how they met, and of a slot that has nothing to come', () => {
  const { view, lines } = before(12, (one) => ({
    ...one,
    weeks: one.weeks.map((row, i) => {
      if (i < 11) return row;
      const { starters, bench } = row.lineups.m1!;
      return {
        ...row,
        lineups: { ...row.lineups, m1: { starters: { ...starters, K: [] }, bench: [...bench, ...starters.K] } },
      };
    }),
  }));
  const [mine, theirs] = [pointsOf('m1', 1), pointsOf(view.right.manager, 1)];
  const winner = mine > theirs ? view.left.team : view.right.team;
  expect(lines).toContain(
    `Last met in week 1: ${winner} won ${formatPoints(Math.max(mine, theirs))}–${formatPoints(Math.min(mine, theirs))}.`,
  );
  expect(lines.find((line) => line.startsWith('No game at'))).toMatch(/\bK\b.* for Coach m1\.$/);
});

it('has no word on a slot that best ball leaves empty, because its squads would lose points', () => {
  const { lines, view } = before(2, (one) => ({
    ...one,
    league: { ...one.league, lineups: 'best', scoring: { reception: 0.5, custom: 'sacks=-999,' } },
  }));
  expect(view.left.lineup.starters.DST).toEqual([]);
  expect(lines.filter((line) => line.startsWith('No game at'))).toEqual([]);
});
