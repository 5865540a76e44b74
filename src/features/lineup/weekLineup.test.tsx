import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, tell, tellSeason } from '../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { benchedLineup, startersOf, type Lineup } from '@/domain/lineup/lineup';
import { forgetPerson } from '@/hooks/subscriptions';
import { LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { fail, succeed } from '@/domain/kernel/result';
import { SCHOOL_CODES } from '@/domain/football/schools';
import type { SquadId } from '@/domain/football/squads';
import { parseWeekResults } from '@/domain/scoring/results';
import { parseWeek } from '@/domain/football/weeks';
import { WeekLineup } from './WeekLineup';

const HOUR = 3_600_000;
const BEGAN = Date.now();
/** A week of the season in which all schools but these play; the eighth is the current one and has begun. */
function week(number: number, byes: string[] = [], isCurrent = number === 8) {
  const kickoff = BEGAN + (number - 8) * 168 * HOUR - HOUR;
  const kickoffs = Object.fromEntries(
    SCHOOL_CODES.filter((code) => !byes.includes(code)).map((code) => [code, kickoff]),
  );
  return parseWeek(`2025-${String(number).padStart(2, '0')}`, { isCurrent, kickoffs, firstKickoff: kickoff });
}
const roster: SquadId[] = ['ALA-QB', 'TEX-QB', 'OK-K'];
function starting(...squads: SquadId[]): Lineup {
  const lineup = benchedLineup(roster.filter((squad) => !squads.includes(squad)));
  for (const squad of squads) lineup.starters[squad === 'OK-K' ? 'K' : 'QB'].push(squad);
  return lineup;
}

const known = vi.hoisted(() => ({
  saved: [] as unknown[],
  cleared: [] as unknown[],
  answer: null as unknown,
  correction: { state: 'missing' } as Loadable<unknown>,
  step: 1,
}));
vi.mock('@/data/season/weekLineups', () => ({
  saveLineup: (request: unknown, lineup: Lineup) => {
    known.saved.push([request, lineup]);
    return Promise.resolve(known.answer);
  },
  clearLineup: (request: unknown) => {
    known.cleared.push(request);
    return Promise.resolve(known.answer);
  },
}));

const LIVE = { 'TEX-QB': { points: 4, state: 'live' }, 'ALA-QB': { points: 0, state: 'bye' } };

interface Shown {
  viewed?: number;
  firstWeek?: number;
  lineups?: 'best' | 'subs';
  /** The user's lineups, by week. */
  set?: Record<number, Lineup>;
  /** The opponent's later lineups, by week. */
  hers?: Record<number, Lineup>;
  byes?: Record<number, string[]>;
  later?: Loadable<unknown>;
  /** Whether all games of the current week are in play. */
  live?: boolean;
  /** More of the league, as stored. */
  league?: object;
}

function show({
  viewed = 8,
  firstWeek = 1,
  lineups,
  set = {},
  hers = {},
  byes = {},
  later,
  live = false,
  league: more,
}: Shown = {}) {
  const options = { name: 'Home', firstWeek, lineups, season: 2025, draftStatus: 'complete', ...more };
  const league = parseLeague('home', options);
  const weeks = [7, 8, 9, 10].map((number) => week(number, byes[number]));
  const mine = (id: string): Record<string, Lineup> => {
    const lineup = set[Number(id.slice(-2))];
    return lineup === undefined ? {} : { me: lineup };
  };
  const lineupWeeks = Object.keys(set).map((number) => week(Number(number)).id);
  tell('league user', 'home me', ready({ leagueId: 'home', userId: 'me', teamName: 'Me', roster: [], lineupWeeks }));
  const season = {
    league,
    rosters: { me: roster, her: ['UGA-QB'] },
    history: {},
    weeks: weeks.map((one) => ({
      week: one,
      results: live && one.week === 8 ? parseWeekResults(one.id, { squads: LIVE }) : null,
      lineups: one.week <= 8 ? mine(one.id) : {},
    })),
  } satisfies LeagueSeason;
  tellSeason(season, { step: known.step });
  for (const number of [9, 10]) {
    const lineup = hers[number];
    const known = { ...mine(week(number).id), ...(lineup === undefined ? {} : { her: lineup }) };
    tell('lineups', `home ${week(number).id}`, later ?? ready(known));
  }
  tell('lineup correction', 'home me', known.correction);
  const onWeek = vi.fn();
  render(
    <WeekLineup
      league={league}
      team="me"
      viewedId={week(viewed).id}
      drop={() => null}
      memory={{ edit: null, keep: () => undefined }}
      onWeek={onWeek}
    />,
  );
  return { user: userEvent.setup({ pointerEventsCheck: 0, delay: null }), onWeek };
}

beforeEach(() =>
  Object.assign(known, { saved: [], cleared: [], answer: succeed(), correction: { state: 'missing' }, step: 1 }),
);

it('of a week that kicked off before the user took the team over is the house’s, and nothing else is said of it', () => {
  const removed = { al: { team: 'me', at: 0, by: 'ann', reason: 'Away', since: null } };
  show({ league: { userInfo: { me: { displayName: 'Me', team: 'me', joinedAt: 9e15 } }, removed } });
  expect(screen.getByText('Your lineup counts from next week')).toBeInTheDocument();
  expect(screen.queryByText(/^You can set this lineup when the week opens/)).toBeNull();
});

describe('this week’s lineup', () => {
  describe('after a correction by the commissioner', () => {
    const corrected = (weekId: string) =>
      ready({
        leagueId: 'home',
        step: 4,
        kind: 'lineup',
        by: 'ann',
        at: 0,
        week: weekId,
        moves: [],
        reason: 'You asked.',
        lineup: { starts: ['TEX-QB'], sits: ['ALA-QB'] },
      });
    const title = 'Former manager (commissioner) changed your lineup';

    it('says who starts, who sits and why', async () => {
      known.correction = corrected('2025-08');
      show({ set: { 8: starting('TEX-QB', 'OK-K') } });
      expect(await screen.findByText(title)).toBeInTheDocument();
      expect(screen.getByText(/^Texas QB starts, Alabama QB sits\./)).toHaveTextContent('Reason: “You asked.”');
    });

    it('doesn’t ask for one before the ledger’s first step', async () => {
      known.correction = corrected('2025-08');
      known.step = 0;
      show({ set: { 8: starting('TEX-QB', 'OK-K') } });
      await screen.findByText('Starters', { selector: 'h2, h3' });
      expect(screen.queryByText(title)).not.toBeInTheDocument();
    });

    it('doesn’t say so once the manager has changed it, nor for another week', async () => {
      known.correction = corrected('2025-08');
      show({ set: { 8: starting('ALA-QB', 'OK-K') } });
      await screen.findByText('Starters', { selector: 'h2, h3' });
      expect(screen.queryByText(title)).not.toBeInTheDocument();
      cleanup();
      forgetPerson();
      known.correction = corrected('2025-07');
      show({ set: { 8: starting('TEX-QB', 'OK-K') } });
      expect(screen.queryByText(title)).not.toBeInTheDocument();
    });
  });

  it('can’t be set in best ball, which shows the best one whatever was set', async () => {
    show({ lineups: 'best', set: { 8: starting('OK-K') }, byes: { 8: ['ALA'] } });
    expect(await screen.findByText('Best ball: nothing to set')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set best lineup' })).toBeNull();
    expect(screen.queryByText(/has a bye/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Weeks ahead' })).toBeNull();
    const starters = screen.getByRole('heading', { name: 'Starters' }).closest('section')!;
    expect(starters).toHaveTextContent('Best ball');
    expect(starters).toHaveTextContent(/Texas.*Oklahoma/);
  });

  describe('with substitutes', () => {
    const coming = 'Coming in after the last kickoff';
    const bench = () => screen.getByRole('table', { name: 'Bench' });

    it('numbers the bench, and says who will come in, in place of the bye', async () => {
      show({ viewed: 9, lineups: 'subs', set: { 9: starting('ALA-QB', 'OK-K') }, byes: { 9: ['ALA'] } });
      expect(await screen.findByText(coming)).toBeInTheDocument();
      expect(screen.getByText('Texas QB for Alabama QB (no game)')).toBeInTheDocument();
      expect(within(bench()).getByText('1st')).toBeInTheDocument();
      expect(screen.getByText('substitutes, in this order')).toBeInTheDocument();
      expect(screen.queryByText('A starter has a bye')).toBeNull();
    });

    it('still flags a bye that no one can come in for', async () => {
      show({ viewed: 9, lineups: 'subs', set: { 9: starting('ALA-QB', 'OK-K') }, byes: { 9: ['ALA', 'TEX'] } });
      expect(await screen.findByText('A starter has a bye')).toBeInTheDocument();
      expect(screen.queryByText(coming)).toBeNull();
    });

    it('follows the lineup as it’s changed with the keyboard', async () => {
      const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
      show({ viewed: 9, lineups: 'subs', set: { 9: starting('TEX-QB', 'OK-K') }, byes: { 9: ['ALA'] } });
      expect(await screen.findByRole('button', { name: 'Set best lineup' })).toBeInTheDocument();
      expect(screen.queryByText(coming)).toBeNull();
      screen.getByRole('button', { name: 'Move Texas QB' }).focus();
      await user.keyboard('{Enter}');
      screen.getByRole('button', { name: 'Swap Texas QB with Alabama QB' }).focus();
      await user.keyboard('{Enter}');
      expect(screen.getByText('Texas QB for Alabama QB (no game)')).toBeInTheDocument();
    });

    it('says who came in, once the last game has kicked off', async () => {
      show({ lineups: 'subs', set: { 8: starting('ALA-QB', 'OK-K') }, byes: { 8: ['ALA'] }, live: true });
      expect(await screen.findByText('Substitutes came in')).toBeInTheDocument();
      const starters = screen.getByRole('table', { name: 'Starters' });
      expect(starters).toHaveTextContent(/Texas QB.*Oklahoma K/);
      expect(bench()).toHaveTextContent('Alabama QB');
      expect(screen.getByText('Your lineup is locked for the week.')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Set best lineup' })).toBeNull();
    });

    it('has no substitutes where managers only set their lineups', async () => {
      show({ viewed: 9, set: { 9: starting('ALA-QB', 'OK-K') }, byes: { 9: ['ALA'] } });
      expect(await screen.findByText('A starter has a bye')).toBeInTheDocument();
      expect(within(bench()).getByText('BN')).toBeInTheDocument();
      expect(screen.getByText('not counted')).toBeInTheDocument();
    });
  });

  it('says that it doesn’t count in a league that starts later', () => {
    show({ firstWeek: 9 });
    expect(screen.getByText('Home starts in week 9')).toBeInTheDocument();
    expect(screen.getByText(/This week’s lineup doesn’t count/)).toBeInTheDocument();
  });

  it('says nothing about that in a league that has started', () => {
    show();
    expect(screen.queryByText(/doesn’t count/)).toBeNull();
  });

  it.each([
    ['the week it was set for', { 8: starting('ALA-QB') }, 'Set for week 8'],
    ['an earlier week', { 7: starting('ALA-QB') }, 'Carried over from week 7'],
    ['the draft, if only a later week is set', { 9: starting('ALA-QB') }, 'Draft order'],
  ])('says that it comes from %s', (_, set, text) => {
    show({ set });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('lists byes and empty slots of the weeks ahead, and goes to a week', async () => {
    const { user, onWeek } = show({ byes: { 8: ['OK'], 10: ['ALA', 'OK'] }, set: { 8: starting('ALA-QB', 'OK-K') } });
    const ahead = screen.getByRole('list', { name: 'Weeks ahead' });
    expect(ahead).toHaveTextContent('Week 10');
    expect(within(ahead).getByText('Alabama QB has a bye')).toBeInTheDocument();
    expect(within(ahead).getByText('Oklahoma K has a bye')).toHaveTextContent('no replacement');
    expect(ahead).not.toHaveTextContent('Week 8');
    await user.click(within(ahead).getByRole('button', { name: 'Set your lineup for week 10' }));
    expect(onWeek).toHaveBeenCalledWith('2025-10');
  });
});

describe('a later week’s lineup', () => {
  it('can be set, counts its week in, and says from when it counts', async () => {
    const { user } = show({ viewed: 9, set: { 8: starting('TEX-QB'), 10: starting() } });
    expect(screen.getByText(/Your lineup from week 8 carries over\. Changes .* from week 9 on/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move Alabama QB' }));
    await user.click(screen.getByRole('button', { name: 'Swap Alabama QB with Texas QB' }));
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await vi.waitFor(() => expect(known.saved).toHaveLength(1));
    const [request, lineup] = known.saved[0] as [unknown, Lineup];
    expect(request).toEqual({
      leagueId: 'home',
      weekId: '2025-09',
      team: 'me',
      by: 'me',
      lineupWeeks: ['2025-08', '2025-10'],
    });
    expect(startersOf(lineup)).toEqual(['ALA-QB']);
  });

  it('shows what the best lineup changes in place of where the lineup comes from', async () => {
    const { user } = show({ viewed: 9, set: { 8: starting('ALA-QB') }, byes: { 9: ['ALA'] } });
    expect(screen.getByText(/carries over/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set best lineup' }));
    expect(screen.getByText(/^Best lineup: /)).toBeInTheDocument();
    expect(screen.queryByText(/carries over/)).toBeNull();
  });

  it('shows the default lineup before one was set', () => {
    show({ viewed: 9 });
    expect(screen.getByText(/first squads in draft order start/)).toBeInTheDocument();
  });

  it('that was set can be taken back', async () => {
    const { user } = show({ viewed: 9, set: { 8: starting('TEX-QB'), 9: starting('ALA-QB') } });
    await user.click(screen.getByRole('button', { name: 'Carry over instead' }));
    await vi.waitFor(() =>
      expect(known.cleared).toEqual([
        { leagueId: 'home', weekId: '2025-09', team: 'me', by: 'me', lineupWeeks: ['2025-08', '2025-09'] },
      ]),
    );
  });

  it('says why it can’t be taken back', async () => {
    known.answer = fail('permission-denied', 'The week’s first game has kicked off.');
    const { user } = show({ viewed: 9, set: { 9: starting('ALA-QB') } });
    await user.click(screen.getByRole('button', { name: 'Carry over instead' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The week’s first game has kicked off.');
  });

  it('is compared with what the opponent has set for a week on the way', () => {
    show({
      viewed: 10,
      hers: { 9: benchedLineup(['UGA-QB']) },
      league: { schedule: { managers: ['me', 'her'] }, userInfo: { her: { displayName: 'Priya' } } },
    });
    expect(screen.getByRole('link', { name: /Priya/ })).toHaveTextContent(/Projected [\d.]+–0\.00$/);
  });

  it('waits until its lineups have loaded', () => {
    show({ viewed: 9, later: LOADING });
    expect(screen.queryByRole('table', { name: 'Starters' })).toBeNull();
  });
});

describe('a past week’s lineup', () => {
  it('is read-only, without the weeks ahead', () => {
    show({ viewed: 7, byes: { 9: ['ALA'] } });
    expect(screen.getByText(/^This week is final/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Weeks ahead' })).toBeNull();
  });
});
