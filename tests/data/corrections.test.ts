import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RosterCorrection } from '@/domain/moves/ledger/corrections';
import { DEFAULT_OPTIONS } from '@/domain/league/options/leagueOptions';
import { benchedLineup, defaultLineup, startersOf, type Lineup } from '@/domain/lineup/lineup';
import { rosterInWeek } from '@/domain/moves/ledger/rosterHistory';
import type { Transaction } from '@/domain/moves/ledger/transactions';
import { weekId } from '@/domain/football/weeks';
import { DraftedLeague, messageOf, type KnownLeague } from '../support/draftedLeague';
import { valueOf, type Answer, type Fan } from '../support/leagues';

const SEASON = 2104;
let home: DraftedLeague<['ann', 'bob']>;
let ann: Fan;
let bob: Fan;

beforeAll(async () => {
  home = await DraftedLeague.open(SEASON, ['ann', 'bob']);
  [ann, bob] = home.fans;
}, 60_000);
afterAll(() => home.close());

const correct = (fan: Fan, known: KnownLeague, correction: Partial<RosterCorrection>): Promise<Answer<void>> =>
  fan.client.call('corrections.correctRoster', known, {
    manager: bob.uid,
    adds: [],
    drops: [],
    reason: 'Bob’s phone died.',
    ...correction,
  });

describe('a correction', () => {
  it('changes another manager’s roster from this week on, and the log says who did it and why', async () => {
    const before = (await home.ledgerOf(ann)).rosters[bob.uid]!;
    const drops = before.slice(0, 2);
    valueOf(await correct(ann, await home.known(ann), { adds: home.free.slice(0, 2), drops }));
    const after = await home.ledgerOf(bob);
    expect(after.step).toBe(1);
    expect(after.rosters[bob.uid]).toEqual([...before.slice(2), ...home.free.slice(0, 2)]);
    expect(rosterInWeek(after, bob.uid, weekId(SEASON, 2))).toEqual(before);
    expect(await home.storedRoster(bob)).toEqual(after.rosters[bob.uid]);
    const [entry] = await bob.client.call<Transaction[]>('transactions.getAllTransactions', home.leagueId);
    expect(entry).toMatchObject({
      kind: 'correction',
      by: ann.uid,
      week: home.week,
      moves: [{ manager: bob.uid, adds: home.free.slice(0, 2), drops }],
      reason: 'Bob’s phone died.',
    });
  });

  it('goes on from the ledger that another manager’s move left', async () => {
    const known = await home.known(ann);
    const { rosters } = await home.ledgerOf(bob);
    valueOf(await bob.client.call('portal.addSquad', await home.known(bob), home.free[3], rosters[bob.uid]![0]));
    valueOf(await correct(ann, known, { adds: [home.free[4]!], drops: [rosters[bob.uid]![1]!] }));
    const after = await home.ledgerOf(ann);
    expect(after.rosters[bob.uid]).toEqual([...rosters[bob.uid]!.slice(2), home.free[3], home.free[4]]);
    // The page still shows the ledger from before both.
    expect(messageOf(await correct(ann, known, { drops: [rosters[bob.uid]![1]!] }))).toMatch(/isn’t on this roster\.$/);
  });

  it('isn’t another manager’s to make, nor for a week that has kicked off', async () => {
    const { rosters } = await home.ledgerOf(ann);
    const drops = [rosters[bob.uid]![0]!];
    expect(messageOf(await correct(bob, await home.known(bob), { drops }))).toMatch(/^Only the commissioner/);
    // A client that takes itself for the commissioner.
    const forged = await home.known(bob);
    const league = { ...forged.league, createdBy: bob.uid };
    expect(
      messageOf(await correct(bob, { ...forged, league }, { manager: ann.uid, drops: [rosters[ann.uid]![0]!] })),
    ).toBe('The change didn’t go through. Reload the page and try again.');
    await home.setWeek({ kickoff: -0.01 });
    expect(messageOf(await correct(ann, await home.known(ann), { drops }))).toMatch(/^Rosters can be edited until/);
    await home.setWeek({});
  });

  it('of a lineup counts between kickoffs, says who starts and who sits, and leaves the rosters alone', async () => {
    const { rosters } = await home.ledgerOf(ann);
    const roster = rosters[bob.uid]!;
    const before = defaultLineup(roster, DEFAULT_OPTIONS.slots);
    const lineup = benchedLineup(roster);
    // The week's first game has kicked off. None of these squads' schools plays.
    await home.setWeek({ kickoff: -0.01 });
    const send = (fan: Fan, known: KnownLeague, changes: object = {}) =>
      fan.client.call<Answer<void>>('corrections.correctLineup', known, {
        manager: bob.uid,
        before,
        lineup,
        reason: 'Bob asked.',
        ...changes,
      });
    const startersNow = async () => {
      const all = await bob.client.call<Record<string, Lineup>>('weekLineups.getWeekLineups', home.leagueId, home.week);
      return startersOf(all[bob.uid]!);
    };
    expect(messageOf(await send(bob, await home.known(bob)))).toMatch(/^Only the commissioner/);
    valueOf(await send(ann, await home.known(ann)));
    expect(await startersNow()).toEqual([]);
    const member = await home.db.doc(`leagueUsers/${home.leagueId}_${bob.uid}`).get();
    expect(member.get('lineupWeeks')).toEqual([home.week]);
    expect(await home.ledgerOf(bob)).toMatchObject({ step: 4, rosters });
    const [entry] = await bob.client.call<Transaction[]>('transactions.getAllTransactions', home.leagueId);
    expect(entry).toMatchObject({
      kind: 'lineup',
      by: ann.uid,
      reason: 'Bob asked.',
      moves: [{ manager: bob.uid, adds: [], drops: [] }],
    });
    expect([...entry!.lineup!.sits].sort()).toEqual(startersOf(before).sort());
    // A page that still shows the lineup from before it.
    expect(messageOf(await send(ann, await home.known(ann)))).toMatch(/^The change didn’t go through/);
    valueOf(await send(ann, await home.known(ann), { before: lineup, lineup: before }));
    expect((await startersNow()).sort()).toEqual(startersOf(before).sort());
    await home.setWeek({});
  });

  it('leaves books that add up', async () => {
    expect(await home.books(bob)).toEqual({ steps: 5, problems: [] });
  });
});
