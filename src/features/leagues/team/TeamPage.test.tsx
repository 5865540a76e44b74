import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../tests/support/backend/backend';
import { render, tell, tellSeason, visit } from '../../../../tests/support/page';
import { deviceIsOnline } from '../../../../tests/support/online';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { forgetPerson } from '@/hooks/subscriptions';
import { LOADING, failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { parseWeekResults } from '@/domain/scoring/results';
import type { SquadId } from '@/domain/football/squads';
import type { Transaction } from '@/domain/moves/ledger/transactions';
import { parseWeek } from '@/domain/football/weeks';
import { TeamPage } from './TeamPage';

const state = vi.hoisted(() => ({
  online: true,
  sent: [] as unknown[],
  answer: null as unknown,
}));
vi.mock('@/data/moves/corrections', () => ({
  correctRoster: (_: unknown, correction: unknown) => {
    state.sent.push(correction);
    return Promise.resolve(state.answer);
  },
}));
deviceIsOnline(() => state.online);
configure({ defaultHidden: true });

const STARTERS: Record<string, SquadId> = { ann: 'ALA-QB', bob: 'LSU-QB', cat: 'UGA-QB' };
const managers = Object.keys(STARTERS);
const league = parseLeague('l', {
  name: 'Tailgate',
  createdBy: 'ann',
  season: 2025,
  firstWeek: 10,
  draftStatus: 'complete',
  schedule: { managers },
  slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
  benchSize: 1,
  userInfo: {
    ann: { displayName: 'Ann' },
    bob: { displayName: 'Bob', teamName: 'Bob’s Best' },
    cat: { displayName: 'Cat' },
  },
});

/** Weeks from 10 on with Ann's, Bob's and Cat's points. */
function seasonOf(...weeks: number[][]): LeagueSeason {
  return {
    league,
    rosters: { ann: ['ALA-QB'], bob: ['LSU-QB', 'UK-K'], cat: ['UGA-QB'] },
    history: {},
    weeks: weeks.map((points, i) => {
      const id = `2025-${String(10 + i)}`;
      const squads = Object.fromEntries(
        managers.map((manager, m) => [STARTERS[manager]!, { points: points[m], state: 'final' }]),
      );
      const week = parseWeek(id, { season: 2025, isCurrent: i === weeks.length - 1, kickoffs: { LSU: 1 } });
      return { week, results: parseWeekResults(id, { squads }), lineups: {} };
    }),
  };
}

function show(season: Loadable<LeagueSeason>, manager = 'bob', of = league) {
  cleanup();
  if (season.state === 'ready') tellSeason(season.value);
  else tell('ledger', 'l', season);
  render(
    <TeamPage
      league={of}
      manager={manager}
      correctLineup={({ manager: of }) => <p>The lineup of {of} to correct</p>}
    />,
  );
}
const schedule = () =>
  within(screen.getByRole('table', { name: /^Schedule of/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
/** Tells the newest moves of Bob’s team. */
const given = (newest: Loadable<Transaction[]>, last = true) =>
  tell('transaction log', 'l bob', newest.state === 'ready' ? ready({ transactions: newest.value, last }) : newest);
const section = (name: string) => screen.getByRole('heading', { name }).closest('section')!;

beforeEach(() => {
  visit('/leagues?league=l');
  Object.assign(state, { online: true, sent: [], answer: succeed() satisfies Result<void> });
  given(ready([]));
});

describe('a team’s page', () => {
  it('shows its record, best week, schedule with results, and roster', () => {
    // Week 10: Bob and Cat, Ann is off. Week 11: Ann and Bob.
    show(ready(seasonOf([50, 20, 30], [10, 40, 99])));
    expect(screen.getByRole('heading', { level: 1, name: 'Bob’s Best' })).toBeInTheDocument();
    expect(section('Season')).toHaveTextContent(
      'Record1–1Standings2nd of 3Games back½StreakW1Points for60.00Points against40.00',
    );
    expect(section('Season')).toHaveTextContent('Best week (Week 11)40.00');
    expect(schedule()).toEqual([
      '10CatLost30.00–20.00',
      '11AnnWon40.00–10.00',
      '12Open week',
      expect.stringMatching(/^13CatUpcoming$/),
      '14Playoffs',
    ]);
    expect(section('Roster')).toHaveTextContent('QBLSU');
    expect(section('Roster')).toHaveTextContent(/BenchKentuckyKBye/);
    expect(screen.getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/leagues?league=l&team=ann');
    expect(screen.getByRole('link', { name: 'Week 11 matchups' })).toHaveAttribute(
      'href',
      '/matchups?league=l&week=11',
    );
  });

  it('says for whom a substitute comes in, or came in', () => {
    const subs = { ...league, lineups: 'subs' as const };
    const season: LeagueSeason = { ...seasonOf([50, 20, 30]), league: subs };
    const rosters = { ...season.rosters, bob: ['UK-QB', 'LSU-QB'] satisfies SquadId[] };
    show(ready({ ...season, rosters }), 'bob', subs);
    expect(section('Roster')).toHaveTextContent(/QBLSUQBIn for Kentucky QB \(no game\).*BenchKentuckyQBBye/);
    const before = season.weeks.map((row) => ({ ...row, results: null }));
    show(ready({ ...season, rosters, weeks: before }), 'bob', subs);
    expect(section('Roster')).toHaveTextContent(/QBKentuckyQBBye.*BenchLSUQBComes in for Kentucky QB \(no game\)/);
  });

  it('shows a bye in the playoffs', () => {
    const house = ['house-1', 'house-2', 'house-3'];
    const six = { ...league, playoffs: 'six' as const, schedule: { managers: [...managers, ...house] } };
    const played = seasonOf([50, 20, 30], [10, 40, 99]);
    show(ready({ ...played, league: six }), 'cat', six);
    expect(schedule()[2]).toMatch(/^12Bye/);
    expect(schedule()[3]).toMatch(/^13Playoffs/);
    show(ready({ ...played, league: six }), 'ann', six);
    expect(schedule()[2]).toMatch(/^12Quarterfinal/);
  });

  it('says who was ahead after the first week of a round of two', () => {
    const longer = { ...league, playoffs: 'fourTwoWeeks' as const };
    // Bob wins both of his games; Cat beats Ann.
    const played = seasonOf([0, 20, 10], [10, 40, 0], [5, 0, 9], [0, 10, 30], [0, 25, 1]);
    show(ready({ ...played, league: longer }), 'bob', longer);
    expect(schedule().slice(3)).toEqual([
      '13Championship, week 1 of 2CatTrailed30.00–10.00',
      '14Championship, week 2 of 2CatWon35.00–31.00',
    ]);
    show(ready({ ...played, league: longer }), 'cat', longer);
    expect(schedule().slice(3)).toEqual([
      expect.stringContaining('Led30.00–10.00'),
      expect.stringContaining('Lost35.00–31.00'),
    ]);
  });

  it('marks the user’s own', () => {
    show(ready(seasonOf([50, 20, 30])), 'ann');
    expect(screen.getByText('You')).toBeInTheDocument();
    expect(schedule()[0]).toBe('10Open week');
  });

  it('introduces another manager, but not the user to themselves', async () => {
    show(ready(seasonOf([50, 20, 30])), 'ann');
    show(ready(seasonOf([50, 20, 30])), 'bob');
    expect(await screen.findAllByRole('heading', { name: 'Manager' })).toHaveLength(1);
    expect(section('Manager')).toHaveTextContent('Bob');
  });

  it('shows which part of the record is of games against the median', () => {
    const season = seasonOf([50, 20, 30], [10, 20, 30]);
    show(ready(season));
    expect(section('Season')).not.toHaveTextContent('median');
    const median = { ...league, median: 'on' } as const;
    show(ready({ ...season, league: median }), 'bob', median);
    expect(section('Season')).toHaveTextContent('Against the median0–1–1');
  });

  it('leads to an offer until the trade deadline', () => {
    const season = seasonOf([50, 20, 30]);
    const offers = () => screen.queryAllByRole('link', { name: /^(Offer a trade|Trade)/ });
    show(ready(season));
    expect(offers()).not.toEqual([]);
    const late = { ...league, tradeDeadline: 'week09' } as const;
    show(ready({ ...season, league: late }), 'bob', late);
    expect(offers()).toEqual([]);
  });

  it('marks the squads on the trade block, until the trade deadline', () => {
    const season = seasonOf([50, 20, 30]);
    const block = { bob: { at: Date.now(), squads: ['UK-K', 'ALA-QB'] } } satisfies League['block'];
    const marked = () => screen.queryAllByText('On the block').map((mark) => mark.closest('li')!.textContent);
    show(ready(season), 'bob', { ...league, block });
    expect(marked()).toEqual([expect.stringContaining('Kentucky')]);
    show(ready(season), 'bob', { ...league, block, tradeDeadline: 'week09' });
    expect(marked()).toEqual([]);
  });

  it('shows the final place once the season is over', () => {
    show(ready(seasonOf([1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3], [5, 9, 4])));
    expect(section('Season')).toHaveTextContent('1st of 3');
    expect(schedule().at(-1)).toMatch(/^14ChampionshipCatWon/);
  });

  it('says so when there is no such team, or it can’t be read', () => {
    show(ready(seasonOf([50, 20, 30])), 'stranger');
    expect(screen.getByText('Team not found')).toBeInTheDocument();
    show(failed('No answer.'));
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load this team');
    show(LOADING);
    expect(screen.getByRole('status', { name: 'Loading the season' })).toBeInTheDocument();
  });

  it('has no numbers before the first result', () => {
    const season = seasonOf([0, 0, 0]);
    show(ready({ ...season, weeks: [{ ...season.weeks[0]!, results: null }] }));
    expect(section('Season')).toHaveTextContent('No results yet.');
  });
});

describe('the commissioner', () => {
  const KICKOFF = Date.now() + 3_600_000;
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  /** The page of a manager, in a week that kicks off in an hour unless `kickoff` says otherwise. */
  function enter(manager = 'bob', kickoff = KICKOFF, inLeague = league) {
    const season = { ...seasonOf([0, 0, 0]), league: inLeague };
    const week = parseWeek('2025-10', {
      season: 2025,
      isCurrent: true,
      firstKickoff: kickoff,
      kickoffs: { LSU: kickoff },
    });
    show(ready({ ...season, weeks: [{ week, results: null, lineups: {} }] }), manager, inLeague);
  }

  it('corrects another manager’s roster with a reason, after a look at it before and after', async () => {
    enter();
    await press('Edit roster (commissioner)');
    expect(await screen.findByText(/^It counts from week 10\. Points of earlier weeks stay/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save roster' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'LSU QB' }));
    expect(screen.queryByRole('checkbox', { name: 'Georgia QB' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Texas QB' }));
    const table = screen.getByRole('table', { name: 'Bob’s Best, before and after the change' });
    // Bob never set a lineup.
    expect(within(table).getByRole('row', { name: /LSU QB Texas QB/ })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Free squads'), 'DST');
    expect(screen.getByRole('checkbox', { name: 'Texas QB' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Texas DST' })).toBeInTheDocument();
    expect(screen.getByText('Say why. Everyone in the league sees it.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Reason'), ' Bob’s phone died. ');
    await press('Save roster');
    await waitFor(() =>
      expect(state.sent).toEqual([
        { manager: 'bob', adds: ['TEX-QB'], drops: ['LSU-QB'], reason: 'Bob’s phone died.' },
      ]),
    );
    expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeInTheDocument();
  });

  it('keeps the form when the correction can’t be sent', async () => {
    visit('/leagues?league=l&correct=roster');
    state.answer = fail('taken', 'Texas QB belongs to Cat.');
    enter();
    await user.click(await screen.findByRole('checkbox', { name: 'LSU QB' }));
    await user.type(screen.getByLabelText('Reason'), 'Asked for it.');
    await press('Save roster');
    expect(await screen.findByText('Texas QB belongs to Cat.')).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('Asked for it.');
  });

  it('can’t correct a roster offline, nor after the first kickoff', async () => {
    visit('/leagues?league=l&correct=roster');
    state.online = false;
    enter();
    expect(await screen.findByText(/^You’re offline/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save roster' })).toBeDisabled();
    state.online = true;
    enter('cat', Date.now() - 1000);
    expect(await screen.findByText(/^Rosters can be edited until the week’s first kickoff/)).toBeInTheDocument();
  });

  it('corrects another manager’s lineup after the first kickoff too, but not their own', async () => {
    enter('bob', Date.now() - 1000);
    await press('Edit lineup (commissioner)');
    expect(await screen.findByText('The lineup of bob to correct')).toBeInTheDocument();
    visit('/leagues?league=l&correct=lineup');
    enter('ann');
    expect(screen.queryByText('The lineup of ann to correct')).not.toBeInTheDocument();
  });

  it('corrects no lineup in best ball, where none is set', () => {
    enter('bob', KICKOFF, { ...league, lineups: 'best' });
    expect(screen.getByRole('button', { name: 'Edit roster (commissioner)' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit lineup (commissioner)' })).toBeNull();
  });

  it('has the portal for their own roster', () => {
    visit('/leagues?league=l&correct=roster');
    enter('ann');
    expect(screen.getByRole('heading', { name: 'Schedule' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit roster (commissioner)' })).not.toBeInTheDocument();
  });
});

describe('a team’s moves', () => {
  const move = (step: number): Transaction => ({
    leagueId: 'l',
    step,
    kind: 'add',
    by: 'bob',
    at: Date.UTC(2025, 9, 14, 15) + step,
    week: '2025-08',
    moves: [{ manager: 'bob', adds: ['TEX-QB'], drops: ['ALA-QB'] }],
  });
  const lines = () => within(section('Activity')).getAllByRole('listitem');
  const older = () => screen.queryByRole('button', { name: 'Show older activity' });
  const drafted = 'Bob’s Best drafted 2 squads.';

  it('are its own only, newest first, down to the draft', async () => {
    given(ready([move(9), move(4)]));
    show(ready(seasonOf([50, 20, 30])));
    expect(await screen.findByText(drafted)).toBeInTheDocument();
    expect(lines().map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^Bob’s Best added Texas QB and dropped Alabama QB\..*week 8$/),
      expect.stringMatching(/^Bob’s Best added Texas QB and dropped Alabama QB\./),
      expect.stringMatching(/^Bob’s Best drafted 2 squads\./),
    ]);
    expect(older()).toBeNull();
    expect(screen.getByRole('link', { name: 'All activity' })).toHaveAttribute('href', '/leagues?league=l&tab=moves');
  });

  it('load a page at a time, until one is the last', async () => {
    given(ready([30, 25, 20, 15, 10].map(move)), false);
    const { moves, at, ...stored } = move(7);
    const managers = { members: ['ann', 'bob'], userInfo: { ann: {}, bob: {} } };
    backend.start(
      { 'leagues/l': managers, 'transactions/l_7': { ...stored, ...moves[0], at: new Date(at ?? 0) } },
      'ann',
    );
    backend.setFaults({ fault: () => 'permission-denied' });
    show(ready(seasonOf([50, 20, 30])));
    const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
    await user.click(await screen.findByRole('button', { name: 'Show older activity' }));
    expect(await screen.findByText(/^Older activity didn’t load/)).toBeInTheDocument();
    backend.setFaults();
    await user.click(older()!);
    expect(await screen.findByText(drafted)).toBeInTheDocument();
    expect(backend.sent()).toHaveLength(2);
    expect(lines()).toHaveLength(7);
    expect(older()).toBeNull();
  });

  it('say so when there are none, or they can’t be read', async () => {
    const leave = () => {
      cleanup();
      forgetPerson();
    };
    show(ready(seasonOf([50, 20, 30])));
    expect(await screen.findByText(/^No activity since the draft/)).toBeInTheDocument();
    leave();
    given(failed('No answer.'));
    show(ready(seasonOf([50, 20, 30])));
    expect(await screen.findByText('Couldn’t load the activity')).toBeInTheDocument();
    leave();
    given(LOADING);
    show(ready(seasonOf([50, 20, 30])));
    expect(screen.getByRole('status', { name: 'Loading the activity' })).toBeInTheDocument();
  });
});
