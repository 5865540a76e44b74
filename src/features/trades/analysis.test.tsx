import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { oddsWorkers } from '../../../tests/support/oddsWorkers';
import { render, signIn, tell, tellLeagues, tellSeason, visit } from '../../../tests/support/page';
import { SCHOOL_CODES } from '@/domain/football/schools';
import type { SquadId } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { formatPoints, formatSigned } from '@/domain/kernel/hundredths';
import { ready } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import { parseTrade, type Trade } from '@/domain/moves/trades/trades';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { restOfSeasonFrom } from '@/domain/season/moveAnalysis/restOfSeason';
import { LeagueTrades } from './LeagueTrades';

const HOUR = 3_600_000;
const NOW = Date.now();
const ROSTERS: Record<string, SquadId[]> = {
  ann: ['ALA-QB', 'ALA-RB', 'ALA-K', 'TEX-QB'],
  bob: ['LSU-QB', 'VAN-RB', 'LSU-K', 'LSU-RB'],
  cat: ['UK-QB'],
  dan: ['OK-QB'],
  eve: ['UGA-QB'],
};
const members = Object.keys(ROSTERS);
const LONG = 'Wolfeschlegelsteinhausenbergerdorff Warriors';
const leagueOf = (changes: object = {}) =>
  parseLeague('l', {
    createdBy: 'cat',
    members,
    userInfo: Object.fromEntries(members.map((uid) => [uid, { displayName: uid === 'bob' ? LONG : uid }])),
    season: 2025,
    firstWeek: 8,
    draftStatus: 'complete',
    schedule: { managers: members },
    slots: { QB: 1, RB: 1, K: 1 },
    benchSize: 1,
    tradeReview: 'none',
    ...changes,
  });

/** Weeks 8 to 14, of which `current` kicks off in 40 hours and each later one a week after. */
const seasonIn = (current: number, league = leagueOf()): LeagueSeason => ({
  ...{ league, rosters: ROSTERS, history: {} },
  weeks: [8, 9, 10, 11, 12, 13, 14].map((number) => {
    const kickoff = NOW + 40 * HOUR + (number - current) * 168 * HOUR;
    const kickoffs = Object.fromEntries(SCHOOL_CODES.filter((code) => code !== 'VAN').map((code) => [code, kickoff]));
    const week = { season: 2025, week: number, isCurrent: number === current, kickoffs, firstKickoff: kickoff };
    return { week: parseWeek(`2025-${String(number).padStart(2, '0')}`, week), results: null, lineups: {} };
  }),
});

const offer = (changes: object = {}): Trade =>
  parseTrade('l_bob_1', {
    leagueId: 'l',
    number: 1,
    from: 'bob',
    to: 'ann',
    gives: ['LSU-RB'],
    gets: ['ALA-K'],
    fromDrops: [],
    note: '',
    status: 'offered',
    offeredAt: NOW - HOUR,
    ...changes,
  });

const workers = oddsWorkers();
const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });

function enter({ trade = offer(), current = 8, league = leagueOf(), me = 'ann' } = {}) {
  signIn(me);
  tellLeagues(ready([]));
  tell('my trades', `l ${me}`, ready([trade.from, trade.to].includes(me) ? [trade] : []));
  tell('league trades', 'l', ready(trade.status === 'accepted' ? [trade] : []));
  tellSeason(seasonIn(current, league));
  return render(<LeagueTrades league={league} />);
}
const open = async () => {
  await user.click(screen.getByText('Trade analysis'));
  return within(await screen.findByRole('table', { name: 'Best lineups by week, without and with the trade' }));
};
const cells = (table: ReturnType<typeof within>, row: string) =>
  within(table.getByRole('rowheader', { name: row }).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const odds = (playoffs: number, title: number) => ({ playoffs, title });
/** Answers for the seasons without and with the trade. */
const answer = (without: object, traded: object) => {
  workers.at(-2)!.answer(10_000, without as never);
  workers.at(-1)!.answer(10_000, traded as never);
};

beforeEach(() => {
  sessionStorage.clear();
  visit('/trades?league=l');
});

describe('the analysis of an offer', () => {
  it('is a table of both sides’ weeks, then their odds, and a sentence of both', async () => {
    enter();
    expect(workers).toHaveLength(0);
    const table = await open();
    const restOfSeason = restOfSeasonFrom(seasonIn(8), 8)!;
    const mine = restOfSeason.weeks(ROSTERS.ann!, { adds: ['LSU-RB'], drops: ['ALA-K'] });
    const shown = ({ before, after }: (typeof mine)[number]) =>
      `${formatPoints(before)} to ${formatPoints(after)} ${formatSigned(after - before)}`;
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Week', 'You', LONG]);
    for (const week of mine) expect(cells(table, String(week.week))[0]).toBe(shown(week));
    const sum = (of: 'before' | 'after') => mine.reduce((total, week) => total + week[of], 0);
    expect(cells(table, 'Total')[0]).toBe(shown({ week: 0, before: sum('before'), after: sum('after') }));
    expect(cells(table, 'Playoff odds')).toEqual(['–', '–']);
    const gain = formatPoints(Math.abs(sum('after') - sum('before')));
    expect(screen.getByText(/^Over weeks 8–14, you/)).toHaveTextContent(`you lose ${gain} points; ${LONG} loses `);

    answer({ ann: odds(0.61, 0.2), bob: odds(0.4, 0.1) }, { ann: odds(0.66, 0.25), bob: odds(0.39, 0.1) });
    expect(cells(table, 'Playoff odds')).toEqual(['61% to 66%', '40% to 39%']);
    expect(cells(table, 'Title odds')).toEqual(['20% to 25%', '10%']);
    expect(screen.getByText(/^Over weeks 8–14, you/)).toHaveTextContent(
      /points and your playoff odds go from 61% to 66%; .* points and goes from 40% to 39%\.$/,
    );
    expect(screen.getByRole('link', { name: 'How projections work' })).toHaveAttribute('href', '/about#projections');
  });

  it('waits for all simulations of both, which end when it is closed', async () => {
    enter();
    const table = await open();
    workers[0]!.answer(10_000, { ann: odds(0.5, 0.5), bob: odds(0.5, 0.5) });
    workers[1]!.answer(500, { ann: odds(0.5, 0.5), bob: odds(0.5, 0.5) });
    expect(cells(table, 'Title odds')).toEqual(['–', '–']);
    await user.click(screen.getByText('Trade analysis'));
    await waitFor(() => expect(workers.every(({ ended }) => ended)).toBe(true));
  });

  it('keeps its table when the odds can’t be computed', async () => {
    enter();
    const table = await open();
    workers[1]!.fail();
    expect(screen.getByRole('alert')).toHaveTextContent('The odds couldn’t be computed in this browser.');
    expect(table.queryByRole('rowheader', { name: 'Playoff odds' })).not.toBeInTheDocument();
    expect(cells(table, 'Total')).toHaveLength(2);
  });

  it('has title odds alone in the playoffs, and no odds where everyone makes them', async () => {
    const { unmount } = enter({ current: 13 });
    const table = await open();
    expect(table.queryByRole('rowheader', { name: 'Playoff odds' })).not.toBeInTheDocument();
    answer({ ann: odds(1, 0.2), bob: odds(1, 0.1) }, { ann: odds(1, 0.25), bob: odds(1, 0.1) });
    expect(screen.getByText(/^Over weeks 13–14, you/)).toHaveTextContent('your title odds go from 20% to 25%');
    const settled = { ann: odds(1, 0), bob: odds(1, 1) };
    answer(settled, settled);
    expect(cells(table, 'Title odds')).toEqual(['<1%', '>99%']);
    unmount();
    enter({ league: leagueOf({ schedule: { managers: members.slice(0, 4) } }) });
    expect((await open()).queryByRole('rowheader', { name: 'Title odds' })).not.toBeInTheDocument();
  });

  it('says when a squad is gone, and which drops aren’t counted yet', async () => {
    const { unmount } = enter({ trade: offer({ gives: ['UK-QB'] }) });
    await user.click(screen.getByText('Trade analysis'));
    expect(await screen.findByText(`${LONG} no longer has Kentucky QB.`)).toBeInTheDocument();
    expect(workers).toHaveLength(0);
    unmount();
    enter({ trade: offer({ gives: ['LSU-RB', 'LSU-K'] }) });
    await open();
    expect(screen.getByText('You still have to drop a squad. That isn’t counted yet.')).toBeInTheDocument();
  });

  it('is for the league, too, while the trade is under review, and gone with the last week', async () => {
    const accepted = offer({ status: 'accepted', acceptedAt: NOW - HOUR });
    const { unmount } = enter({ trade: accepted, me: 'cat', league: leagueOf({ tradeReview: 'day' }) });
    const table = await open();
    expect(table.getByRole('columnheader', { name: 'ann' })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^Over weeks 8–14, ${LONG}`))).toBeInTheDocument();
    unmount();
    enter({ trade: accepted, current: 15 });
    expect(screen.queryByText('Trade analysis')).not.toBeInTheDocument();
  });
});

describe('the analysis in the form', () => {
  it('is there once both sides have squads, and follows the choice and the drops', async () => {
    enter();
    await user.click(screen.getByRole('button', { name: 'Offer a trade' }));
    await user.click(screen.getByRole('checkbox', { name: /Alabama.*RB/ }));
    expect(screen.queryByRole('heading', { name: 'Trade analysis' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /LSU.*RB/ }));
    expect(screen.getByRole('heading', { name: 'Trade analysis' })).toBeInTheDocument();
    const first = await screen.findByText(/^Over weeks 8–14, you/);
    const before = first.textContent;
    await user.click(screen.getByRole('checkbox', { name: /LSU.*QB/ }));
    expect(screen.getByText('You still have to drop a squad. That isn’t counted yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Drop Alabama QB' }));
    expect(screen.queryByText(/isn’t counted yet/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Over weeks 8–14, you/)).not.toHaveTextContent(before);
  });
});
