import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import type { LeagueSeason, LeagueWeek } from '@/domain/season/leagueSeason';
import { parseWeekResults } from '@/domain/scoring/results';
import type { SquadId } from '@/domain/football/squads';
import { FALLBACK_WEEK, parseWeek } from '@/domain/football/weeks';
import { Matchups } from './Matchups';
import { formatTerm } from '@/domain/scoring/scoreSquad';
import { outcomeOf, pairWinner, type Side } from './matchupView';

configure({ defaultHidden: true });

const rosters: Record<string, SquadId[]> = {
  me: ['ALA-QB', 'ALA-RB', 'TEX-K', 'TEX-QB'],
  her: ['UGA-QB', 'UGA-RB'],
  him: ['LSU-QB'],
};

function season(weeks: LeagueWeek[], managers = ['me', 'her', 'him', 'house-1']): LeagueSeason {
  const league = parseLeague('home', {
    name: 'Home',
    draftStatus: 'complete',
    season: 2025,
    firstWeek: 1,
    schedule: { managers },
    members: ['me', 'her', 'him'],
    userInfo: { me: { displayName: 'Renee' }, her: { displayName: 'Priya' }, him: { displayName: 'Dale' } },
  });
  return { league, rosters: { ...rosters, 'house-1': ['OK-QB'] }, history: {}, weeks };
}

const AHEAD = Date.now() + 86_400_000;
const kickoffs = { ALA: 1000, UGA: 1000, LSU: 1000, OK: 1000 };

function week(number: number, squads: Record<string, unknown> | null, changes: object = {}): LeagueWeek {
  const id = `2025-${String(number).padStart(2, '0')}`;
  const results = squads === null ? null : parseWeekResults(id, { squads, games: {} });
  return {
    week: parseWeek(id, { season: 2025, week: number, isCurrent: true, kickoffs, ...changes }),
    results,
    lineups: {},
  };
}

const show = (given: LeagueSeason, weekId = '2025-01') =>
  render(<Matchups season={given} me="me" weekId={weekId} coming={null} />);

describe('a matchup', () => {
  const stats = { pass_yds: 312, pass_td: 1 };

  it('shows both sides to the hundredth, the user’s own first, with scoring details', async () => {
    show(season([week(1, { 'ALA-QB': { stats, state: 'final' }, 'ALA-RB': { points: -0.5, state: 'final' } })]));
    expect(screen.getByRole('heading', { name: 'Your matchup' })).toBeInTheDocument();
    const table = screen.getByRole('table', { name: /^Renee and .* starters$/ });
    expect(table).toHaveTextContent('16.48');
    expect(table).toHaveTextContent('−0.50');
    expect(screen.getAllByText('15.98').length).toBeGreaterThan(0);
    await userEvent
      .setup({ pointerEventsCheck: 0, delay: null })
      .click(within(table).getByRole('button', { name: 'QB: scoring details' }));
    expect(table).toHaveTextContent('312 passing yards × 0.04 = 12.48');
    expect(table).toHaveTextContent('1 passing touchdown × 4.00 = 4.00');
    expect(table).toHaveTextContent('Total 16.48');
  });

  it('says who comes in for a starter without a game, and who came in', () => {
    const open = season([week(1, { 'TEX-QB': { stats, state: 'final' }, 'UGA-QB': { points: 0, state: 'pre' } })]);
    const bye = { UGA: 1000, TEX: 1000, LSU: 1000, OK: 1000 };
    const weeks = [{ ...open.weeks[0]!, week: { ...open.weeks[0]!.week, kickoffs: bye } }];
    const subs: LeagueSeason = { ...open, weeks, league: { ...open.league, lineups: 'subs' } };
    const { unmount } = show(subs);
    const line = () => screen.getByTestId('subs').textContent;
    expect(line()).toContain('Renee: Texas QB for Alabama QB (no game), after the last kickoff.');
    const table = () => screen.getByRole('table', { name: /^Renee and .* starters$/ });
    expect(table()).not.toHaveTextContent('16.48');
    unmount();
    const results = parseWeekResults('2025-01', { squads: { 'TEX-QB': { stats, state: 'final' } } });
    show({ ...subs, weeks: [{ ...weeks[0]!, results }] });
    expect(line()).toMatch(/Texas QB for Alabama QB \(no game\)\.$/);
    expect(table()).toHaveTextContent('16.48');
  });

  it('shows byes and missing stats', async () => {
    show(season([week(1, { 'TEX-K': { points: 0, state: 'bye' } }, { isCurrent: false })]));
    const table = screen.getByRole('table', { name: /starters$/ });
    const row = within(table)
      .getAllByRole('row')
      .find((one) => one.dataset.slot === 'K');
    expect(row).toHaveTextContent('Bye');
    await userEvent
      .setup({ pointerEventsCheck: 0, delay: null })
      .click(within(table).getByRole('button', { name: 'RB: scoring details' }));
    expect(table).toHaveTextContent('No stats for this squad, so it scores zero.');
  });

  it.each([
    ['Upcoming', { kickoffs: { ALA: AHEAD, OK: AHEAD } }, null],
    ['Live', { kickoffs: { ALA: 1000, OK: AHEAD } }, null],
    ['Live', { kickoffs: { ALA: 1000, OK: AHEAD } }, { 'ALA-QB': { points: 7, state: 'live' } }],
    ['Final', { kickoffs: { ALA: 1000 } }, { 'ALA-QB': { points: 7, state: 'final' }, 'ALA-RB': { state: 'final' } }],
  ])('shows %s based on kickoffs and results', (word, changes, squads) => {
    show(season([week(1, squads, changes)], ['me', 'house-1']));
    expect(screen.getAllByText(word)[0]).toBeInTheDocument();
  });

  it('says that stats aren’t in yet for a game that has kicked off', async () => {
    show(season([week(1, null)]));
    const table = screen.getByRole('table', { name: /^Renee and .* starters$/ });
    expect(within(table).getAllByText('Live').length).toBeGreaterThan(0);
    await userEvent
      .setup({ pointerEventsCheck: 0, delay: null })
      .click(within(table).getByRole('button', { name: 'QB: scoring details' }));
    expect(table).toHaveTextContent('Stats aren’t in yet.');
  });

  it('says who is above the median of a decided week, where that is a win', () => {
    const final = (points: number) => ({ points, state: 'final' });
    const squads = { 'ALA-QB': final(20), 'UGA-QB': final(12), 'LSU-QB': final(7), 'OK-QB': final(3) };
    const played = season([week(1, { ...squads, 'ALA-RB': final(0), 'UGA-RB': final(0), 'TEX-K': final(0) })]);
    const { unmount } = show(played);
    expect(document.body).not.toHaveTextContent('Median');
    unmount();
    const withMedian = show({ ...played, league: { ...played.league, median: 'on' } });
    expect(document.body).toHaveTextContent(
      /Median score: 9\.50\. A win for those above it: \W*Renee\W*, \W*Priya\W*\.$/m,
    );
    withMedian.unmount();
    const even = season([week(1, Object.fromEntries(Object.keys(squads).map((squad) => [squad, final(7)])))]);
    show({ ...even, league: { ...even.league, median: 'on' } });
    expect(document.body).toHaveTextContent('Median score: 7.00. No team is above it.');
  });

  it('keeps the bench folded until it is asked for', async () => {
    show(season([week(1, { 'TEX-QB': { points: 9, state: 'final' } })]));
    expect(screen.queryByRole('table', { name: /bench$/ })).toBeNull();
    await userEvent
      .setup({ pointerEventsCheck: 0, delay: null })
      .click(screen.getByRole('button', { name: 'Show bench' }));
    expect(screen.getByRole('table', { name: /bench$/ })).toHaveTextContent('9.00');
  });

  it('shows the win probability and the games left, and neither a projection nor a probability when all is final', () => {
    const ahead = { kickoffs: { ALA: 1000, OK: AHEAD, TEX: AHEAD } };
    const final = { points: 7, state: 'final' };
    const { unmount } = show(season([week(1, { 'ALA-QB': final, 'ALA-RB': final }, ahead)], ['me', 'house-1']));
    expect(screen.getByRole('group', { name: /^Win probability: Renee \d+%/ })).toBeInTheDocument();
    expect(screen.getByText('1 to play, 2 final')).toBeInTheDocument();
    expect(screen.getAllByText(/^Projected \d/)).toHaveLength(2);
    const starters = screen.getByRole('table', { name: /starters$/ });
    // Points where there are some, and the projection of a squad that is to play.
    expect(starters.querySelector('[data-slot="K"] td:nth-child(2)')).toHaveTextContent(/^Projected [\d.]+$/);
    expect(starters.querySelector('[data-slot="QB"] td:nth-child(2)')).toHaveTextContent(/^7\.00$/);
    unmount();

    const all = { 'ALA-QB': final, 'ALA-RB': final, 'TEX-K': final, 'OK-QB': final };
    show(season([week(1, all, ahead)], ['me', 'house-1']));
    expect(screen.queryByText(/^Projected|Win probability/)).toBeNull();
    expect(screen.getByText('3 final')).toBeInTheDocument();
  });

  it('has no squads on a bye without a calendar, but says that it isn’t out', () => {
    show(season([{ week: FALLBACK_WEEK, results: null, lineups: {} }]), FALLBACK_WEEK.id);
    expect(screen.getByText('No games scheduled yet')).toBeInTheDocument();
    expect(screen.queryByText('Bye')).toBeNull();
  });

  it('between other managers opens on a click', async () => {
    show(season([week(1, null)]));
    const others = within(screen.getByRole('region', { name: 'Week 1' })).getAllByRole('button');
    expect(others).toHaveLength(2);
    expect(others[0]).toHaveTextContent('You');
    await userEvent.setup({ pointerEventsCheck: 0, delay: null }).click(others[1]!);
    expect(screen.getByRole('heading', { name: 'Matchup' })).toBeInTheDocument();
  });

  it('names the latest change, and marks one of a game that was over as a correction', () => {
    const at = (pass_td: number, state: string) => season([week(1, { 'ALA-QB': { stats: { pass_td }, state } })]);
    const props = { me: 'me', weekId: '2025-01', coming: null };
    const { rerender } = render(<Matchups season={at(1, 'live')} {...props} />);
    expect(screen.queryByTestId('latest-change')).toBeNull();
    rerender(<Matchups season={at(2, 'final')} {...props} />);
    expect(screen.getByTestId('latest-change').textContent).toBe('+4.00 Alabama QB, 1 passing touchdown');
    rerender(<Matchups season={at(1, 'final')} {...props} />);
    expect(screen.getByTestId('latest-change').textContent).toBe(
      'Correction −4.00 Alabama QB, 1 fewer passing touchdown',
    );
  });

  it('shows what a stat correction changed after the final, for the squad and for the score', () => {
    const squads = { 'ALA-QB': { stats: { pass_td: 1 }, was: { pass_td: 2 }, state: 'final' } };
    const { unmount } = show(season([week(1, squads)]));
    expect(screen.getByText('was 8.00')).toBeInTheDocument();
    expect(screen.getByTestId('corrected')).toHaveTextContent('Corrected after the finals: 8.00–0.00 → 4.00–0.00.');
    unmount();
    show(season([week(1, { 'ALA-QB': { stats: { pass_td: 1 }, state: 'final' } })]));
    expect(screen.queryByText(/was 8/)).toBeNull();
    expect(screen.queryByTestId('corrected')).toBeNull();
  });

  it('in best ball shows the score of the lineup that counted before a stat correction', () => {
    const squads = {
      'ALA-QB': { stats: { pass_td: 2 }, was: { pass_td: 4 }, state: 'final' },
      'TEX-QB': { stats: { pass_td: 3 }, state: 'final' },
    };
    const corrected = season([week(1, squads)]);
    const { unmount } = show({ ...corrected, league: { ...corrected.league, lineups: 'best' } });
    expect(screen.getByTestId('corrected')).toHaveTextContent('Corrected after the finals: 16.00–0.00 → 12.00–0.00.');
    unmount();
    const benched = { ...squads, 'ALA-QB': { ...squads['ALA-QB'], was: { pass_td: 1 } } };
    show({ ...corrected, league: { ...corrected.league, lineups: 'best' }, weeks: [week(1, benched)] });
    expect(screen.queryByTestId('corrected')).toBeNull();
  });

  it('in a league with an odd number leaves one manager out and shows the open week', () => {
    const odd = ['me', 'her', 'him'];
    const open = [1, 2, 3].filter((number) => {
      const { unmount } = show(season([week(number, null)], odd), `2025-0${String(number)}`);
      const mine = screen.queryByText(/it’s your week off/) !== null;
      unmount();
      return mine;
    });
    expect(open).toHaveLength(1);
  });

  it('in the first week of playoffs with six teams says who has a bye', () => {
    const points = { 'ALA-QB': 9, 'UGA-QB': 8, 'LSU-QB': 7, 'OK-QB': 6 };
    const squads = Object.fromEntries(Object.entries(points).map(([one, of]) => [one, { points: of, state: 'final' }]));
    const weeks = Array.from({ length: 11 }, (_, i) => week(i + 1, squads, { isCurrent: false }));
    const six = season([...weeks, week(12, null)], ['me', 'her', 'him', 'house-1', 'house-2', 'house-3']);
    show({ ...six, league: { ...six.league, playoffs: 'six' } }, '2025-12');
    expect(screen.getByText('You have a bye this week and play on in week 13.')).toBeInTheDocument();
    expect(screen.getByText(/Priya.* has a bye this week\./)).toBeInTheDocument();
    expect(screen.getAllByText('Quarterfinal').length).toBeGreaterThan(0);
  });

  it('of a two-week round says which week it is, and brings the points of the first into the second', () => {
    const final = (...points: number[]) =>
      Object.fromEntries(
        ['ALA-QB', 'UGA-QB', 'LSU-QB', 'OK-QB', 'ALA-RB', 'UGA-RB', 'TEX-K'].map((squad, i) => [
          squad,
          { points: points[i] ?? 0, state: 'final' },
        ]),
      );
    const past = { isCurrent: false };
    const weeks = Array.from({ length: 10 }, (_, i) => week(i + 1, final(9, 8, 7, 6), past));
    const ahead = { kickoffs: Object.fromEntries(Object.keys(kickoffs).map((code) => [code, AHEAD])) };
    const four = season([...weeks, week(11, final(20, 1, 1, 30.5)), week(12, null, ahead)]);
    const longer = { ...four, league: { ...four.league, playoffs: 'fourTwoWeeks' as const } };
    const { unmount } = show(longer, '2025-11');
    expect(screen.getAllByText('Semifinal, week 1 of 2').length).toBeGreaterThan(0);
    expect(screen.getByTestId('verdict').textContent).toMatch(/is projected to win by [\d.]+ over both weeks\.$/);
    expect(screen.getByRole('group', { name: /^Win probability: Renee \d+%/ })).toBeInTheDocument();
    expect(screen.queryByText(/from week/)).toBeNull();
    unmount();

    const before = show(longer, '2025-12');
    expect(screen.getAllByText('Semifinal, week 2 of 2').length).toBeGreaterThan(0);
    expect(screen.getByText('20.00 from week 11')).toBeInTheDocument();
    expect(screen.getByText('30.50 from week 11')).toBeInTheDocument();
    for (const [manager, points] of Object.entries({ me: '20.00', 'house-1': 'Ahead: 30.50' })) {
      const side = document.querySelector(`[data-manager="${manager}"]`)!;
      expect(side.textContent).toMatch(new RegExp(`${points}Projected [\\d.]+`));
    }
    expect(screen.getByRole('button', { current: true })).toHaveTextContent(/20\.00.*30\.50/);
    expect(screen.getByText('Upcoming')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Preview' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show timeline' })).toBeNull();
    before.unmount();

    const second = {
      ...final(25, 1, 1, 10),
      'ALA-QB': { stats: { pass_yds: 625 }, was: { pass_yds: 600 }, state: 'final' },
    };
    show({ ...longer, weeks: [...longer.weeks.slice(0, 11), week(12, second)] }, '2025-12');
    expect(screen.getAllByText('45.00').length).toBeGreaterThan(0);
    expect(screen.getByTestId('verdict')).toHaveTextContent('Renee won by 4.50.');
    expect(screen.getByTestId('corrected')).toHaveTextContent('44.00–40.50 → 45.00–40.50.');
  });

  it('in the playoffs is shown only when the earlier weeks are decided', () => {
    show(season([week(13, null)]), '2025-13');
    expect(screen.getByText('Playoffs')).toBeInTheDocument();
  });
});

describe('the outcome of a matchup', () => {
  const side = (manager: string, now: number, expected: number, over: boolean) =>
    ({ manager, team: manager, projection: { now, projected: expected, final: over }, ahead: null }) as unknown as Side;

  it.each([
    [
      'expected to win',
      side('a', 100, 900, false),
      side('b', 500, 600, false),
      'regular',
      { kind: 'favoured', manager: 'a', team: 'a', by: 300, inBoth: false },
    ],
    [
      'won',
      side('a', 100, 100, true),
      side('b', 101, 101, true),
      'regular',
      { kind: 'won', manager: 'b', team: 'b', by: 1 },
    ],
    ['a tie', side('a', 100, 100, true), side('b', 100, 100, true), 'regular', { kind: 'tied' }],
    [
      'a tie that the higher seed wins',
      side('a', 100, 100, true),
      side('b', 100, 100, true),
      'semifinal',
      { kind: 'won', manager: 'a', team: 'a', by: 0 },
    ],
    ['even', side('a', 1, 100, false), side('b', 2, 100, false), 'regular', { kind: 'open' }],
  ] as const)('is correct: %s', (_, home, away, stage, verdict) => {
    expect(outcomeOf(home, away, stage)).toEqual(verdict);
  });
});

describe('the winner of a slot', () => {
  const squad = (hundredths: number, state = 'final') =>
    ({ squad: 'ALA-QB', hundredths, state, terms: [], stats: null }) as never;
  const pair = (left: never, right: never) => pairWinner({ key: 'QB 0', slot: 'QB', left, right });

  it('is the side with more points, when both games have stats', () => {
    expect(pair(squad(10), squad(9, 'live'))).toBe('left');
    expect(pair(squad(-10), squad(9))).toBe('right');
    expect(pair(squad(9), squad(9))).toBeNull();
    expect(pair(squad(9), squad(0, 'pre'))).toBeNull();
    expect(pair(squad(9), null as never)).toBeNull();
  });
});

describe('the scoring details', () => {
  it.each([
    [{ label: 'passing yards', count: 312, each: 4, hundredths: 1248 }, '312 passing yards × 0.04 = 12.48'],
    [
      { label: 'interceptions thrown', count: 2, each: -200, hundredths: -400 },
      '2 interceptions thrown × −2.00 = −4.00',
    ],
    [{ label: 'points allowed', count: 31, each: null, hundredths: -100 }, '31 points allowed = −1.00'],
  ])('format %o', (term, sentence) => {
    expect(formatTerm(term)).toBe(sentence);
  });
});
