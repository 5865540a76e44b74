import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DraftedLeague, HOUR, messageOf } from '../support/draftedLeague';
import { openFan, valueOf, type Answer, type Fan } from '../support/leagues';
import type { League } from '@/domain/league/types';
import { managerChanges } from '@/domain/league/managerChanges';
import { lineupInWeek } from '@/domain/season/lineups/lineupInWeek';
import { benchedLineup } from '@/domain/lineup/lineup';
import type { Invitation } from '@/data/league/joining';

/**
 * One league through a change of managers, by the commands of the pages: a removal, a takeover, and what the new
 * manager does.
 */
let one: DraftedLeague<['ann', 'bob']>;
let dan: Fan;
beforeAll(async () => {
  one = await DraftedLeague.open(2071, ['ann', 'bob']);
  dan = await openFan(one.db, 'dan');
});
afterAll(async () => {
  dan.client.close();
  await one.close();
});

type Said = Answer<unknown>;
const leagueOf = (fan: Fan) => fan.client.call<League>('storedLeague.getLeague', one.leagueId);
const person = ({ uid, username }: Fan) => ({
  uid,
  username,
  displayName: username,
  profilePicUrl: null,
  favoriteTeam: null,
});

describe('a manager who is replaced in season', () => {
  it('is removed with a reason, and the team stays, vacant', async () => {
    const [ann, bob] = one.fans;
    const league = await leagueOf(ann);
    const remove = (reason: string) =>
      ann.client.call<Said>('membership.vacateTeam', league, { uid: bob.uid, by: ann.uid, reason });
    expect(messageOf(await remove(' '))).toBe('Say why. Everyone in the league sees it.');
    expect(messageOf(await remove('Never sets a lineup'))).toBe('done');
    const after = await leagueOf(ann);
    expect(after.members).toEqual([ann.uid]);
    expect(after.vacant).toEqual({ [bob.uid]: 'Team 2' });
    expect(managerChanges(after)).toMatchObject([{ kind: 'removed', team: bob.uid, by: ann.uid }]);
    await expect(leagueOf(bob)).rejects.toThrow();
    await one.expectBooks();
  });

  it('plays as a house team meanwhile', async () => {
    const [ann, bob] = one.fans;
    const { league, ledger, week } = await one.known(ann);
    const later = { ...week, id: one.week, firstKickoff: Date.now() + HOUR };
    const season = {
      league,
      rosters: ledger.rosters,
      history: ledger.history,
      weeks: [{ week: later, results: null, lineups: { [bob.uid]: benchedLineup(ledger.rosters[bob.uid]!) } }],
    };
    const { starters } = lineupInWeek(season, bob.uid, later);
    expect(Object.values(starters).flat().length).toBeGreaterThan(0);
  });

  it('can’t come back, and another person takes the team over', async () => {
    const [ann, bob] = one.fans;
    const { joinCode } = await leagueOf(ann);
    const take = async (fan: Fan) => {
      const invitation = valueOf(
        await fan.client.call<Answer<Invitation>>('joining.findInvitation', joinCode, fan.uid),
      );
      expect(invitation.preview.vacant).toEqual({ [bob.uid]: 'Team 2' });
      return fan.client.call<Said>('joining.takeOverTeam', invitation, bob.uid, 'Dan’s Dogs', person(fan));
    };
    expect(messageOf(await take(bob))).toContain('can’t come back this season');
    expect(messageOf(await take(dan))).toBe('done');
    const after = await leagueOf(dan);
    expect(after.vacant).toEqual({});
    expect(after.userInfo[dan.uid]).toMatchObject({ team: bob.uid, teamName: 'Dan’s Dogs' });
    expect(managerChanges(after).map(({ kind }) => kind)).toEqual(['takenOver', 'removed']);
  });

  it('leaves the new manager a team to run: name, lineup, portal and trades', async () => {
    const [ann, bob] = one.fans;
    const known = async (fan: Fan) => ({ ...(await one.known(fan)), me: fan.uid, manager: bob.uid });
    const { league, ledger } = await known(dan);
    const roster = ledger.rosters[bob.uid]!;
    const [free] = one.free;

    expect(messageOf(await dan.client.call<Said>('membership.renameTeam', league, dan.uid, 'Dogs'))).toBe('done');
    const request = { leagueId: one.leagueId, weekId: one.week, team: bob.uid, by: dan.uid, lineupWeeks: [] };
    expect(messageOf(await dan.client.call<Said>('weekLineups.saveLineup', request, benchedLineup(roster)))).toBe(
      'done',
    );
    const added = await dan.client.call<Said>('portal.addSquad', await known(dan), free, roster[0]);
    expect(messageOf(added)).toBe('done');
    const offer = { to: ann.uid, gives: [free], gets: [one.rosters[ann.uid]![0]], fromDrops: [], note: '' };
    expect(messageOf(await dan.client.call<Said>('tradeCommands.offerTrade', await known(dan), offer))).toBe('done');
    await one.expectBooks();

    // The former manager can do nothing of this any more.
    const former = { ...(await known(dan)), me: bob.uid };
    const answer = await bob.client.call<Said>('portal.dropSquad', former, roster[1]);
    expect(answer.ok).toBe(false);
    expect((await bob.client.call<Said>('membership.renameTeam', league, bob.uid, 'Mine')).ok).toBe(false);
  });
});
