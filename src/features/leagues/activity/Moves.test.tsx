import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../tests/support/backend/backend';
import { render, tell } from '../../../../tests/support/page';
import type { RosterReport } from '@/domain/moves/ledger/verifyRosters';
import { parseLeague } from '@/domain/league/league';
import { failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { fail, succeed } from '@/domain/kernel/result';
import type { SquadId } from '@/domain/football/squads';
import type { Transaction } from '@/domain/moves/ledger/transactions';
import { Moves } from './Moves';

const league = parseLeague('l', {
  name: 'Tailgate',
  members: ['ann', 'bob'],
  userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob', teamName: 'Bob’s Best' } },
  draftStatus: 'complete',
  schedule: { managers: ['ann', 'bob'] },
});

const move = (step: number, manager: string, adds: SquadId[], drops: SquadId[] = []): Transaction => ({
  leagueId: 'l',
  step,
  kind: adds.length > 0 ? 'add' : 'drop',
  by: manager,
  at: Date.UTC(2025, 9, 14, 15) + step,
  week: '2025-08',
  moves: [{ manager, adds, drops }],
});

const data = vi.hoisted(() => ({ report: null as unknown }));
vi.mock('@/data/moves/verifyRosters', () => ({ verifyLeagueRosters: () => Promise.resolve(data.report) }));

/** Tells the newest moves. */
const given = (newest: Loadable<Transaction[]>) =>
  tell('transaction log', 'l ', newest.state === 'ready' ? ready({ transactions: newest.value, last: false }) : newest);

const enter = () => render(<Moves league={league} />);
const lines = () => within(screen.getByRole('list')).getAllByRole('listitem');

describe('a league’s moves', () => {
  it('name both sides of a trade, and what was dropped for it', async () => {
    const trade: Transaction = {
      ...move(1, 'ann', []),
      kind: 'trade',
      moves: [
        { manager: 'ann', adds: ['UK-K', 'UK-RB'], drops: ['ALA-K', 'TEX-QB'] },
        { manager: 'bob', adds: ['ALA-K'], drops: ['UK-K', 'UK-RB'] },
      ],
    };
    given(ready([trade]));
    enter();
    expect(
      await screen.findByText('Ann traded Alabama K to Bob’s Best for Kentucky K, Kentucky RB. Ann dropped Texas QB.'),
    ).toBeInTheDocument();
  });

  it('are in plain words, newest first, down to the draft', async () => {
    given(ready([move(2, 'bob', [], ['TEX-QB']), move(1, 'ann', ['UK-K'], ['ALA-K'])]));
    enter();
    expect(await screen.findByText('Bob’s Best dropped Texas QB.')).toBeInTheDocument();
    expect(lines().map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^Bob’s Best dropped Texas QB\..*week 8$/),
      expect.stringMatching(/^Ann added Kentucky K and dropped Alabama K\..*week 8$/),
      expect.stringMatching(/^The draft: 2 managers drafted\./),
    ]);
  });

  it('name the claims that were won', async () => {
    given(ready([{ ...move(1, 'bob', ['UK-K'], ['TEX-QB']), kind: 'claim', by: 'ann' }]));
    enter();
    expect(await screen.findByText('Bob’s Best won Kentucky K on waivers and dropped Texas QB.')).toBeInTheDocument();
  });

  it('name who corrected a roster, and why', async () => {
    given(
      ready([{ ...move(1, 'bob', ['UK-K'], ['TEX-QB']), kind: 'correction', by: 'ann', reason: 'Bob’s phone died.' }]),
    );
    enter();
    expect(
      await screen.findByText('Ann (commissioner) edited a roster: Bob’s Best added Kentucky K and dropped Texas QB.'),
    ).toHaveTextContent('Reason: “Bob’s phone died.”');
  });

  it('name whose lineup was corrected, who starts and who sits, and why', async () => {
    given(
      ready([
        {
          ...move(1, 'bob', []),
          kind: 'lineup',
          by: 'ann',
          reason: 'Bob’s phone died.',
          lineup: { starts: ['UK-K', 'UK-QB'], sits: ['TEX-QB'] },
        },
      ]),
    );
    enter();
    expect(
      await screen.findByText(
        'Ann (commissioner) edited the lineup of Bob’s Best: started Kentucky K, Kentucky QB, benched Texas QB.',
      ),
    ).toHaveTextContent('Reason: “Bob’s phone died.”');
  });

  it('say that there are none since the draft', async () => {
    given(ready([]));
    enter();
    expect(await screen.findByText(/^No activity since the draft/)).toBeInTheDocument();
    expect(screen.getByText(/^The draft: 2 managers/)).toBeInTheDocument();
  });

  it('load older pages on demand, also after a failure', async () => {
    const all = Array.from({ length: 25 }, (_, i) => move(25 - i, 'ann', ['UK-K']));
    given(ready(all.slice(0, 20)));
    const older = all
      .slice(20)
      .map(({ moves, at, ...one }) => [
        `transactions/l_${String(one.step)}`,
        { ...one, ...moves[0]!, at: new Date(at ?? 0) },
      ]);
    backend.start(
      { 'leagues/l': { members: ['ann', 'bob'], userInfo: { ann: {}, bob: {} } }, ...Object.fromEntries(older) },
      'ann',
    );
    backend.setFaults({ fault: () => 'permission-denied' });
    enter();
    const more = await screen.findByRole('button', { name: 'Show older activity' });
    expect(screen.queryByText(/^The draft/)).toBeNull();
    await userEvent.click(more);
    expect(await screen.findByText(/^Older activity didn’t load/)).toBeInTheDocument();
    backend.setFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Show older activity' }));
    expect(await screen.findByText(/^The draft/)).toBeInTheDocument();
    expect(lines()).toHaveLength(26);
  });

  it('have an error state', async () => {
    given(failed('No access.'));
    enter();
    expect(await screen.findByText('Couldn’t load the activity')).toBeInTheDocument();
  });
});

describe('the check of the rosters', () => {
  const check = async (report: RosterReport) => {
    given(ready([]));
    data.report = succeed(report);
    enter();
    await userEvent.click(screen.getByRole('button', { name: 'Verify rosters' }));
  };

  it('says that they are right', async () => {
    await check({ steps: 14, problems: [] });
    expect(await screen.findByText('Rosters check out')).toBeInTheDocument();
    expect(screen.getByText('Every roster matches the draft and all activity.')).toBeInTheDocument();
  });

  it('says what doesn’t add up', async () => {
    await check({
      steps: 3,
      problems: [
        { kind: 'missing', step: 2 },
        { kind: 'impossible', step: 3, manager: 'bob', squad: 'TEX-QB' },
        { kind: 'roster', manager: 'ann', week: null, expected: ['UK-K'], found: [] },
        { kind: 'roster', manager: 'ann', week: '2025-08', expected: [], found: ['UK-K'] },
      ],
    });
    expect(await screen.findByText('Rosters don’t check out')).toBeInTheDocument();
    expect(screen.getByText('Move 2 is missing from the activity.')).toBeInTheDocument();
    expect(screen.getByText('Move 3 by Bob’s Best wasn’t possible: Texas QB.')).toBeInTheDocument();
    expect(screen.getByText('Ann’s roster now should be Kentucky K. It’s empty.')).toBeInTheDocument();
    expect(screen.getByText(/^Ann’s roster before week 8’s moves should be empty/)).toBeInTheDocument();
  });

  it('says why it couldn’t be done', async () => {
    given(ready([]));
    data.report = fail('offline', 'You’re offline.');
    enter();
    await userEvent.click(screen.getByRole('button', { name: 'Verify rosters' }));
    expect(await screen.findByText('You’re offline.')).toBeInTheDocument();
  });
});
