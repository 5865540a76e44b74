import { expect, it } from 'vitest';
import { WEEKS, league, season } from '../../../tests/support/twelveTeams';
import { seasonReview } from './seasonReview';
import { weekRecaps } from './weekRecap';

const whole = season(14);

it('grades no vacant team, and blames no one for its bench', () => {
  const { m1: _gone, ...userInfo } = league.userInfo;
  const vacantFrom = (week: number) => {
    const at = whole.weeks[week - 1]!.week.firstKickoff! - 1;
    const departures = [{ uid: 'm1', team: 'm1', at, by: 'm2', reason: 'Gone', since: 0 }];
    return { ...whole, league: { ...league, departures, userInfo } };
  };
  const all = weekRecaps(vacantFrom(5));
  const grades = all.map(({ report }) => report.find(({ manager }) => manager === 'm1')!.grade);
  expect(grades.map((grade) => grade === null)).toEqual(WEEKS.map((week) => week >= 5));
  const lost = all.flatMap(({ week, games: some }) =>
    some.filter(({ loser }) => loser === 'm1').map(({ leftByLoser }) => [week >= 5, leftByLoser] as const),
  );
  expect(lost.filter(([vacant]) => vacant).every(([, points]) => points === 0)).toBe(true);
  expect(lost.some(([vacant, points]) => !vacant && points > 0)).toBe(true);
  const labels = [1, 5].map((week) => seasonReview(vacantFrom(week), 'm1').map(({ label }) => label));
  expect(labels.map((all) => all.includes('Left on the bench'))).toEqual([false, true]);
});
