import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, signIn, tell, tellLeagues, tellSeason, visit } from '../../../tests/support/page';
import { deviceIsOnline } from '../../../tests/support/online';
import { defaultLineup } from '@/domain/lineup/lineup';
import { parseLeague } from '@/domain/league/league';
import { LOADING, failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { fail, succeed } from '@/domain/kernel/result';
import { SCHOOL_CODES } from '@/domain/football/schools';
import type { SquadId } from '@/domain/football/squads';
import { parseTrade, type Trade } from '@/domain/moves/trades/trades';
import { lastWeekOf } from '@/domain/football/seasons';
import { parseWeek, type Week } from '@/domain/football/weeks';
import { LeagueTrades } from './LeagueTrades';

const HOUR = 3_600_000;
const NOW = Date.now();
const kickoffs = Object.fromEntries(
  SCHOOL_CODES.filter((code) => code !== 'VAN').map((code) => [code, NOW + 40 * HOUR]),
);
const week = parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, kickoffs, firstKickoff: NOW + 40 * HOUR });
const lastWeek = parseWeek('2025-14', { season: 2025, week: 14, isCurrent: true, kickoffs, firstKickoff: NOW - HOUR });
const LONG = 'Wolfeschlegelsteinhausenbergerdorff Warriors';
const leagueOf = (changes: object = {}) =>
  parseLeague('l', {
    name: 'Tailgate',
    createdBy: 'cat',
    members: ['ann', 'bob', 'cat'],
    userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: LONG }, cat: { displayName: 'Cat' } },
    season: 2025,
    draftStatus: 'complete',
    schedule: { managers: ['ann', 'bob', 'cat', 'house-1'] },
    slots: { QB: 1, RB: 1, K: 1 },
    benchSize: 1,
    tradeReview: 'day',
    ...changes,
  });

const world = vi.hoisted(() => ({
  online: true,
  sent: [] as unknown[][],
  answer: null as unknown,
}));
const command = vi.hoisted(() => (kind: string) => (_: unknown, ...rest: unknown[]) => {
  world.sent.push([kind, ...rest]);
  return Promise.resolve(world.answer);
});
vi.mock('@/data/moves/tradeBlock', () => ({ changeBlock: command('block') }));
vi.mock('@/data/moves/tradeCommands', () => {
  return { answerTrade: command('answer'), offerTrade: command('offer'), counterTrade: command('counter') };
});
deviceIsOnline(() => world.online);

const ROSTERS: Record<string, SquadId[]> = {
  ann: ['ALA-QB', 'ALA-RB', 'ALA-K', 'TEX-QB'],
  bob: ['LSU-QB', 'VAN-RB', 'LSU-K', 'LSU-RB'],
  cat: ['UK-QB'],
  'house-1': ['OK-QB'],
};
const tradeOf = (changes: object = {}): Trade =>
  parseTrade('l_bob_1', {
    leagueId: 'l',
    number: 1,
    from: 'bob',
    to: 'ann',
    gives: ['LSU-QB'],
    gets: ['ALA-QB'],
    fromDrops: [],
    note: 'Geaux Tigers.',
    counters: null,
    status: 'offered',
    offeredAt: NOW - HOUR,
    ...changes,
  });

let me = 'ann';
const tellMine = (mine: Loadable<Trade[]>) => tell('my trades', `l ${me}`, mine);

function given(...trades: Trade[]): void {
  signIn(me);
  tellLeagues(ready([]));
  tellMine(ready(trades.filter(({ from, to }) => [from, to].includes(me))));
  tell('league trades', 'l', ready(trades.filter(({ status }) => ['accepted', 'vetoed', 'done'].includes(status))));
}

/** The lineups of the eighth week. */
const SET = Object.fromEntries(
  Object.entries(ROSTERS).map(([team, roster]) => [team, defaultLineup(roster, leagueOf().slots)]),
);

/** Tells the season, with this week as the current one, and the squads that accepted trades hold. */
function tellSeasonIn(current: Week, held: SquadId[] = []): void {
  const weeks = [week, lastWeek].map((one) => ({
    week: one.id === current.id ? current : { ...one, isCurrent: false },
    ...{ results: null, lineups: one === week ? SET : {} },
  }));
  tellSeason({ league: leagueOf(), rosters: ROSTERS, history: {}, weeks }, { held });
}

beforeEach(() => {
  sessionStorage.clear();
  visit('/trades?league=l');
  Object.assign(world, { online: true, sent: [], answer: succeed() });
  me = 'ann';
  tellSeasonIn(week);
  given();
});

const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
const enter = (changes: object = {}) => render(<LeagueTrades league={leagueOf(changes)} />);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const group = (name: string) =>
  within(screen.getByRole('heading', { name: new RegExp(`^${name}`) }).closest('section')!);

describe('the trades of a league', () => {
  it('say so when there are none, and offer to make one', async () => {
    enter();
    expect(screen.getByText('No trades yet')).toBeInTheDocument();
    await press('Offer a trade');
    expect(screen.getByRole('heading', { name: 'Offer a trade' })).toBeInTheDocument();
  });

  it('load, and say what went wrong', () => {
    tellMine(LOADING);
    const { unmount } = enter();
    expect(screen.getByRole('status', { name: 'Loading the trades' })).toBeInTheDocument();
    unmount();
    tellMine(failed('You don’t have access to this.'));
    enter();
    expect(screen.getByText('Couldn’t load the trades')).toBeInTheDocument();
    expect(screen.getByText('You don’t have access to this.')).toBeInTheDocument();
  });

  it('are grouped: to answer, own offers, accepted, past', () => {
    given(
      tradeOf(),
      { ...tradeOf({ from: 'ann', to: 'cat', gives: ['ALA-K'], gets: ['UK-QB'], status: 'offered' }), id: 'l_ann_1' },
      { ...tradeOf({ status: 'accepted', acceptedAt: NOW - HOUR }), id: 'l_bob_2' },
      { ...tradeOf({ status: 'vetoed', closedAt: NOW, reason: 'Collusion.', vetoedBy: 'eve' }), id: 'l_bob_3' },
      { ...tradeOf({ offeredAt: NOW - 80 * HOUR }), id: 'l_bob_4' },
    );
    enter();
    expect(group('Needs your answer').getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(group('Your offers').getByText('Cat')).toBeInTheDocument();
    expect(group('Accepted').getByText(/^Under review until/)).toBeInTheDocument();
    expect(group('Past trades').getByText(/Vetoed by .+ \(commissioner\): Collusion\./)).toBeInTheDocument();
    expect(group('Past trades').getByText(/Expired without an answer\./)).toBeInTheDocument();
  });

  it('can’t be made once trading is over, nor with house teams only', () => {
    tellSeasonIn(lastWeek);
    const { unmount } = enter();
    expect(screen.getByText('Trading is over for the season')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Offer a trade' })).not.toBeInTheDocument();
    unmount();
    tellSeasonIn(week);
    const late = enter({ tradeDeadline: 'week07' });
    expect(screen.getByText('The trade deadline has passed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Offer a trade' })).not.toBeInTheDocument();
    late.unmount();
    const early = enter({ tradeDeadline: 'week10' });
    expect(screen.getByText('Trade deadline: the first kickoff of week 10.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Offer a trade' })).toBeEnabled();
    early.unmount();
    const none = enter({ tradeDeadline: 'draft' });
    expect(screen.getByText('No trades in this league')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Offer a trade' })).not.toBeInTheDocument();
    none.unmount();
    enter({ members: ['ann'], userInfo: { ann: { displayName: 'Ann' } } });
    expect(screen.getByText('No one to trade with')).toBeInTheDocument();
  });
});

describe('an offer from another manager', () => {
  it('is accepted after a look at both rosters', async () => {
    const trade = tradeOf();
    given(trade);
    enter();
    expect(screen.getByText('Geaux Tigers.')).toBeInTheDocument();
    await press('Accept');
    const dialog = within(screen.getByRole('dialog', { name: `Accept the trade with ${LONG}?` }));
    expect(dialog.getByRole('table', { name: /^Your roster/ })).toHaveTextContent('LSU QB');
    expect(dialog.getAllByText('Empty in the lineup: QB')).toHaveLength(2);
    expect(dialog.getByText('Starters on a bye this week').parentElement).toHaveTextContent('Vanderbilt RB');
    await user.click(dialog.getByRole('button', { name: 'Accept trade' }));
    expect(world.sent).toEqual([['answer', trade, { kind: 'accept', drops: [] }]]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Trade accepted. It’s now under review.')).toBeInTheDocument();
  });

  it('needs a drop when the roster is full', async () => {
    given(tradeOf({ gives: ['LSU-QB', 'LSU-K'] }));
    enter();
    await press('Accept');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Accept trade' })).toBeDisabled();
    expect(dialog.queryByRole('checkbox', { name: 'Drop Alabama QB' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Drop Texas QB' }));
    await user.click(dialog.getByRole('button', { name: 'Accept trade' }));
    expect(world.sent[0]![2]).toEqual({ kind: 'accept', drops: ['TEX-QB'] });
  });

  it('stays open with the reason when it can’t be accepted', async () => {
    given(tradeOf());
    world.answer = fail('closed', 'This offer was withdrawn.');
    enter();
    await press('Accept');
    await press('Accept trade');
    expect(within(screen.getByRole('dialog')).getByText('This offer was withdrawn.')).toBeInTheDocument();
  });

  it('is declined, or countered with both sides filled in', async () => {
    const trade = tradeOf();
    given(trade);
    enter();
    await press('Decline');
    expect(world.sent).toEqual([['answer', trade, { kind: 'decline' }]]);
    await press('Counter');
    expect(screen.getByRole('heading', { name: `Counter ${LONG}’s offer` })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /LSU.*RB/ }));
    expect(screen.getByText('Your roster is full. Pick a squad to drop.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Drop Texas QB' }));
    await press('Send counteroffer');
    expect(world.sent.at(-1)).toEqual([
      'counter',
      trade,
      { to: 'bob', gives: ['ALA-QB'], gets: ['LSU-QB', 'LSU-RB'], fromDrops: ['TEX-QB'], note: '' },
    ]);
  });

  it('is declined alone by a double click, after which the next one is under the mouse', async () => {
    given(tradeOf(), { ...tradeOf({ gives: ['LSU-RB'] }), id: 'l_bob_2', number: 2 });
    enter();
    const [first, second] = screen.getAllByRole('button', { name: 'Decline' });
    await user.click(first!);
    await user.click(second!);
    expect(world.sent).toHaveLength(1);
  });

  it('is declined, and the form that was opened meanwhile for another stays open', async () => {
    given(tradeOf());
    let answer = (): void => undefined;
    world.answer = new Promise((resolve) => (answer = () => resolve(succeed())));
    enter();
    await press('Decline');
    await press('Add your squads');
    await screen.findByRole('dialog');
    answer();
    expect(await screen.findByText('Offer declined.')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('can’t be answered offline', () => {
    given(tradeOf());
    world.online = false;
    enter();
    expect(screen.getByText('You’re offline')).toBeInTheDocument();
    for (const name of ['Accept', 'Counter', 'Decline']) expect(screen.getByRole('button', { name })).toBeDisabled();
  });
});

describe('an offer to another manager', () => {
  it('is composed from both rosters, from a squad on a team’s page', async () => {
    visit('/trades?league=l&with=bob&squad=LSU-RB');
    enter();
    expect(screen.getByRole('combobox', { name: 'Trade with' })).toHaveDisplayValue(LONG);
    expect(screen.getByRole('checkbox', { name: /LSU.*RB/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Send offer' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Alabama.*RB/ }));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), ' Deal? ');
    await press('Send offer');
    expect(world.sent).toEqual([
      ['offer', { to: 'bob', gives: ['ALA-RB'], gets: ['LSU-RB'], fromDrops: [], note: 'Deal?' }],
    ]);
    expect(screen.getByText(`Offer sent to ${LONG}.`)).toBeInTheDocument();
  });

  it('has no house teams to choose from, and at most three squads a side', async () => {
    enter();
    await press('Offer a trade');
    const choice = screen.getByRole('combobox', { name: 'Trade with' });
    expect(within(choice).getAllByRole('option')).toHaveLength(2);
    for (const name of [/Alabama.*QB/, /Alabama.*RB/, /Alabama.*K/]) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
    expect(screen.getByRole('checkbox', { name: /Texas.*QB/ })).toBeDisabled();
  });

  it('keeps everything when it can’t be sent', async () => {
    visit('/trades?league=l&with=bob&squad=LSU-RB');
    world.answer = fail('too-many', 'You have 5 open offers in this league.');
    enter();
    await user.click(screen.getByRole('checkbox', { name: /Alabama.*RB/ }));
    await press('Send offer');
    expect(screen.getByText('You have 5 open offers in this league.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Alabama.*RB/ })).toBeChecked();
  });

  it('is kept for its partner when the form goes, until it is sent or canceled', async () => {
    visit('/trades?league=l&with=bob');
    const begin = () => enter();
    const first = begin();
    await user.click(screen.getByRole('checkbox', { name: /Alabama.*RB/ }));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), 'Deal?');
    first.unmount();
    const second = begin();
    expect(screen.getByRole('checkbox', { name: /Alabama.*RB/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('Deal?');
    await press('Cancel');
    second.unmount();
    visit('/trades?league=l&with=bob');
    begin();
    expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('');
  });

  it('says which squad is in another accepted trade, before it’s sent', async () => {
    tellSeasonIn(week, ['ALA-QB', 'UK-QB']);
    visit('/trades?league=l&with=bob');
    enter();
    await user.click(screen.getByRole('checkbox', { name: /Alabama.*RB/ }));
    expect(screen.queryByText(/is part of an accepted trade/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Alabama.*QB/ }));
    expect(
      screen.getByText(/^Alabama QB is part of an accepted trade\. .* only if that trade is vetoed\.$/),
    ).toBeVisible();
  });

  it('is withdrawn', async () => {
    const trade = tradeOf({ from: 'ann', to: 'bob', gives: ['ALA-QB'], gets: ['LSU-QB'] });
    given(trade);
    enter();
    await press('Withdraw');
    expect(world.sent).toEqual([['answer', trade, { kind: 'withdraw' }]]);
  });
});

describe('a trade under review', () => {
  const accepted = tradeOf({ status: 'accepted', acceptedAt: NOW - HOUR });

  it('is vetoed by a commissioner who isn’t a party, with a reason', async () => {
    me = 'cat';
    given(accepted);
    enter();
    await press('Veto');
    const dialog = within(screen.getByRole('dialog', { name: 'Veto this trade?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Collusion.');
    await user.click(dialog.getByRole('button', { name: 'Veto trade' }));
    expect(world.sent).toEqual([['answer', accepted, { kind: 'veto', reason: 'Collusion.' }]]);
  });

  it('shows an error under the reason', async () => {
    me = 'cat';
    world.answer = fail('reason', 'Say why, so that everyone knows.');
    given(accepted);
    enter();
    await press('Veto');
    await press('Veto trade');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      /Say why, so that everyone knows\./,
    );
  });

  it('can’t be vetoed offline, and an open dialog says so', async () => {
    me = 'cat';
    given(accepted);
    enter();
    await press('Veto');
    world.online = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You’re offline. You can veto it once you’re back online.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Veto trade' })).toBeDisabled();
  });

  it('can’t be vetoed by its parties, nor after its review', () => {
    given(accepted);
    const { unmount } = enter();
    expect(screen.queryByRole('button', { name: 'Veto' })).not.toBeInTheDocument();
    unmount();
    me = 'cat';
    given({ ...accepted, acceptedAt: NOW - 25 * HOUR });
    enter();
    expect(screen.queryByRole('button', { name: 'Veto' })).not.toBeInTheDocument();
    expect(screen.getByText('Going through …')).toBeInTheDocument();
  });

  it('waits for the next week from the first kickoff on', () => {
    given({ ...accepted, acceptedAt: NOW - 25 * HOUR });
    tellSeasonIn({ ...week, firstKickoff: NOW - HOUR });
    enter();
    expect(screen.getByText('Squads are locked. It goes through when the next week begins.')).toBeInTheDocument();
  });

  it('doesn’t go through after the season’s last week has kicked off', () => {
    given({ ...accepted, acceptedAt: NOW - 25 * HOUR });
    tellSeasonIn({ ...week, week: lastWeekOf(2025), firstKickoff: NOW - HOUR });
    enter();
    expect(screen.getByText('Trading is over for the season, so it didn’t go through.')).toBeInTheDocument();
  });
});

describe('an accepted trade of a league without a review', () => {
  it('isn’t called under review, not even before the page’s clock has reached the answer', () => {
    given(tradeOf({ status: 'accepted', acceptedAt: NOW + HOUR }));
    enter({ tradeReview: 'none' });
    expect(screen.getByText('Going through …')).toBeInTheDocument();
  });
});

describe('the trade block', () => {
  const on = (...squads: SquadId[]) => Object.fromEntries(squads.map((squad) => [squad, new Date(NOW - HOUR)]));
  const blocks = { ann: on('TEX-QB'), bob: on('LSU-RB', 'LSU-QB', 'UK-QB'), cat: on('UK-QB') };
  const rows = () =>
    group('Trade block')
      .queryAllByRole('listitem')
      .map(({ dataset }) => dataset.squad);

  it('has the user’s own squads first, and of the others those that they still own, by unit', async () => {
    enter({ block: blocks });
    expect(rows()).toEqual(['TEX-QB', 'LSU-QB', 'UK-QB', 'LSU-RB']);
    const row = (squad: string) => within(screen.getByText(squad, { selector: '[data-squad] *' }).closest('li')!);
    expect(row('Texas').getByText('You')).toBeInTheDocument();
    expect(row('Texas').queryByRole('button', { name: /^Offer/ })).toBeNull();
    expect(row('Kentucky').getByText('Cat')).toBeInTheDocument();
    await user.click(group('Trade block').getByRole('radio', { name: 'FLEX' }));
    expect(rows()).toEqual(['LSU-RB']);
    await user.click(group('Trade block').getByRole('radio', { name: 'K' }));
    expect(rows()).toEqual([]);
    expect(screen.getByText('No K on the block.')).toBeInTheDocument();
  });

  it('leads to an offer for a squad, and back to the trades', async () => {
    enter({ block: blocks });
    await press('Offer a trade for LSU RB');
    expect(screen.getByRole('combobox', { name: 'Trade with' })).toHaveDisplayValue(LONG);
    expect(screen.getByRole('checkbox', { name: 'LSU RB' })).toBeChecked();
    await press('Cancel');
    await press('Offer a trade for Kentucky QB');
    expect(screen.getByRole('combobox', { name: 'Trade with' })).toHaveDisplayValue('Cat');
    expect(screen.getByRole('checkbox', { name: 'Kentucky QB' })).toBeChecked();
  });

  it('takes the user’s squads, and keeps the choice with the reason when that fails', async () => {
    world.answer = fail('no-answer', 'The server hasn’t answered.');
    enter({ block: { ann: on('TEX-QB') } });
    await press('Change your block');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your trade block' }));
    const choice = (name: string) => dialog.getByRole('checkbox', { name });
    expect(choice('Texas QB')).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Save block' })).toBeDisabled();
    await user.click(choice('Alabama K'));
    await user.click(choice('Texas QB'));
    await user.click(dialog.getByRole('button', { name: 'Save block' }));
    expect(dialog.getByText('The server hasn’t answered.')).toBeInTheDocument();
    expect(choice('Alabama K')).toBeChecked();
    expect(choice('Texas QB')).not.toBeChecked();
    world.answer = succeed();
    await user.click(dialog.getByRole('button', { name: 'Save block' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Trade block saved.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change your block' })).toHaveFocus();
    expect(world.sent).toEqual([
      ['block', ['ALA-K']],
      ['block', ['ALA-K']],
    ]);
  });

  it('is emptied, and has no squads of an accepted trade to choose from', async () => {
    tellSeasonIn(week, ['ALA-QB']);
    enter({ block: { ann: on('TEX-QB', 'ALA-QB') } });
    expect(rows()).toEqual(['TEX-QB']);
    await press('Change your block');
    await user.click(await screen.findByRole('checkbox', { name: 'Texas QB' }));
    expect(screen.queryByRole('checkbox', { name: 'Alabama QB' })).toBeNull();
    await press('Save block');
    expect(world.sent).toEqual([['block', []]]);
    expect(screen.getByText('Your squads are off the block.')).toBeInTheDocument();
  });

  it('says so when it’s empty, and isn’t there once trading is over or with no one to trade with', async () => {
    const { unmount } = enter();
    expect(screen.getByText(/^No squads yet\./)).toBeInTheDocument();
    await press('Add your squads');
    expect(await screen.findByRole('dialog', { name: 'Your trade block' })).toBeInTheDocument();
    unmount();
    const late = enter({ tradeDeadline: 'week07', block: blocks });
    expect(screen.queryByText('Trade block')).toBeNull();
    late.unmount();
    enter({ members: ['ann'], userInfo: { ann: { displayName: 'Ann' } }, block: blocks });
    expect(screen.queryByText('Trade block')).toBeNull();
  });

  it('can be looked at offline', () => {
    world.online = false;
    enter({ block: blocks });
    expect(rows()).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Change your block' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Offer a trade for LSU RB' })).toBeDisabled();
  });
});
