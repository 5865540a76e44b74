import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { League, LeaguePreview } from '@/domain/league/types';
import { RETIRED_CODE } from '@/domain/league/joinCodes';
import { optionsOf } from '@/domain/league/options/leagueOptions';
import { previewOptionsOf } from '@/domain/league/options/previewOptions';
import type { AppUser, AuthPerson } from '@/domain/account/user';
import { demoDocuments } from '../../scripts/demo/demo';
import { openAdmin } from '../support/admin';
import { foundLeague, joinByCode, openFan, startDraft, valueOf, type Answer, type Fan } from '../support/leagues';

const admin = openAdmin();
let ann: Fan;
let bob: Fan;
let cat: Fan;
beforeAll(async () => {
  [ann, bob, cat] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob'), openFan(admin.db, 'cat')]);
});
// A user may create five leagues a day and join one every two seconds, and these tests do more.
const rested = (): Promise<unknown> =>
  Promise.all([
    admin.db.doc(`writeRates/${ann.uid}/kinds/league`).delete(),
    ...[bob, cat].map(({ uid }) => admin.db.doc(`writeRates/${uid}/kinds/join`).delete()),
  ]);
beforeEach(rested);
afterAll(async () => {
  [ann, bob, cat].forEach(({ client }) => client.close());
  await admin.close();
});

const sentence = (answer: Answer<unknown>): string => (answer.ok ? 'accepted' : answer.error.message);
const seats = async (code: string): Promise<number> =>
  (await admin.db.doc(`joinCodes/${code}`).get()).get('seats') as number;

describe('joining a league', () => {
  it('by code in any case adds the user and counts the seat once', async () => {
    const { leagueId, joinCode } = await foundLeague(ann);
    expect(valueOf(await joinByCode(bob, ` ${joinCode.toLowerCase()} `))).toEqual({ leagueId, already: false });
    expect((await admin.db.doc(`leagues/${leagueId}`).get()).get('members')).toEqual([ann.uid, bob.uid]);
    expect(await seats(joinCode)).toBe(2);
    expect(valueOf(await joinByCode(bob, joinCode))).toEqual({ leagueId, already: true });
    expect(await seats(joinCode)).toBe(2);
  });
  it('by an unknown code shows an error', async () => {
    const answer = await joinByCode(bob, 'ZZZZZZ');
    expect(answer).toMatchObject({ ok: false, error: { code: 'unknown' } });
    expect(sentence(answer)).toMatch(/\.$/);
  });
  it('that is full shows an error and changes nothing', async () => {
    const { joinCode } = await foundLeague(ann);
    valueOf(await joinByCode(bob, joinCode));
    expect(sentence(await joinByCode(cat, joinCode))).toMatch(/full/i);
    expect(await seats(joinCode)).toBe(2);
  });
  it('with one seat left admits one of two concurrent users and tells the other that it is full', async () => {
    const { leagueId, joinCode } = await foundLeague(ann);
    const answers = await Promise.all([joinByCode(bob, joinCode), joinByCode(cat, joinCode)]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(sentence(answers.find(({ ok }) => !ok)!)).toMatch(/full/i);
    expect((await admin.db.doc(`leagues/${leagueId}`).get()).get('members')).toHaveLength(2);
  });
  it('whose draft has begun shows an error', async () => {
    const { leagueId, joinCode } = await foundLeague(ann, { capacity: 4 });
    valueOf(await joinByCode(bob, joinCode));
    valueOf(await startDraft(ann, leagueId));
    expect(sentence(await joinByCode(cat, joinCode))).toMatch(/draft/i);
  });
});

describe('a seat held by a roster code', () => {
  it('can be taken once', async () => {
    const { leagueId } = await foundLeague(ann, { capacity: 4 });
    const league = await ann.client.call('storedLeague.getLeague', leagueId);
    const code = valueOf(
      await ann.client.call<Answer<string>>(
        'rosterCodes.createRosterCode',
        league,
        ann.uid,
        'The Chosen',
        'function:random',
      ),
    );
    expect(valueOf(await joinByCode(bob, code))).toEqual({ leagueId, already: false });
    expect((await admin.db.doc(`leagueUsers/${leagueId}_${bob.uid}`).get()).get('teamName')).toBe('The Chosen');
    const joined = await ann.client.call<League>('storedLeague.getLeague', leagueId);
    expect(joined.userInfo[bob.uid]?.teamName).toBe('The Chosen');
    expect(sentence(await joinByCode(cat, code))).toMatch(/used|taken|claimed/i);
  });
});

describe('a team name', () => {
  it('is changed in the league and on the manager’s document at once, before the draft and after it', async () => {
    const { leagueId, joinCode } = await foundLeague(ann);
    valueOf(await joinByCode(bob, joinCode));
    const home = () => bob.client.call<League>('storedLeague.getLeague', leagueId);
    const named = async () => [
      (await home()).userInfo[bob.uid]?.teamName,
      (await admin.db.doc(`leagueUsers/${leagueId}_${bob.uid}`).get()).get('teamName') as unknown,
    ];
    const rename = async (name: string) =>
      sentence(await bob.client.call<Answer<void>>('membership.renameTeam', await home(), bob.uid, name));
    expect(await named()).toEqual(['My Roster', 'My Roster']);
    expect(await rename('  Bob’s   Barges ')).toBe('accepted');
    expect(await named()).toEqual(['Bob’s Barges', 'Bob’s Barges']);
    expect(await rename(' ')).toBe('Name your team.');
    for (const path of [`leagues/${leagueId}`, `joinCodes/${joinCode}`])
      await admin.db.doc(path).update({ draftStatus: 'complete' });
    expect(await rename('The Champs')).toBe('accepted');
    expect(await named()).toEqual(['The Champs', 'The Champs']);
  });

  it('stays on the manager’s document in a league that was stored without team names', async () => {
    const { leagueId, joinCode } = await foundLeague(ann);
    valueOf(await joinByCode(bob, joinCode));
    await admin.db.doc(`leagues/${leagueId}`).update({ [`userInfo.${bob.uid}.teamName`]: FieldValue.delete() });
    const home = await bob.client.call<League>('storedLeague.getLeague', leagueId);
    expect(home.userInfo[bob.uid]?.teamName).toBeNull();
    valueOf(await bob.client.call<Answer<void>>('membership.renameTeam', home, bob.uid, 'Old Glory'));
    expect((await admin.db.doc(`leagueUsers/${leagueId}_${bob.uid}`).get()).get('teamName')).toBe('Old Glory');
    expect((await admin.db.doc(`leagues/${leagueId}`).get()).get(`userInfo.${bob.uid}.teamName`)).toBeUndefined();
  });
});

describe('another name of a person', () => {
  let dan: Fan;
  beforeAll(async () => void (dan = await openFan(admin.db, 'dan')));
  afterAll(() => dan.client.close());
  const change = async (displayName: string) => {
    const person: AuthPerson = { uid: dan.uid, email: dan.email, displayName: null, google: false };
    const { user } = await dan.client.call<{ user: AppUser }>('users.findUser', person);
    valueOf(await dan.client.call<Answer<void>>('publicProfile.changePublicProfile', user, { displayName }));
  };
  const entryIn = async (leagueId: string) =>
    (await admin.db.doc(`leagues/${leagueId}`).get()).get(`userInfo.${dan.uid}`) as {
      displayName: string;
      renamed: { from: string; at: unknown };
    };

  it('is shown in all leagues at once, and another one a moment later after a pause', async () => {
    const leagues = [await foundLeague(dan), await foundLeague(dan)];
    const shown = () => Promise.all(leagues.map(({ leagueId }) => entryIn(leagueId)));
    await change('Dan One');
    const [one, other] = await shown();
    expect([one!.displayName, other!.displayName]).toEqual(['Dan One', 'Dan One']);
    expect(one!.renamed.at).toEqual(other!.renamed.at);
    await change('Dan Two');
    expect((await shown()).map(({ displayName, renamed }) => [displayName, renamed.from])).toEqual([
      ['Dan Two', 'Dan One'],
      ['Dan Two', 'Dan One'],
    ]);
  });

  it('is shown in every league that can change beside one that can’t', async () => {
    const { leagueId } = await foundLeague(dan);
    // A league of an older form, which has no preview.
    await admin.db.collection('leagues').add({ name: 'Old Guard', members: [dan.uid], userInfo: { [dan.uid]: {} } });
    await change('Dan Three');
    expect(await entryIn(leagueId)).toMatchObject({ displayName: 'Dan Three' });
  });
});

describe('rejoining and limits', () => {
  it('require a roster code for a removed member, and only the join code for one who left', async () => {
    const { leagueId, joinCode } = await foundLeague(ann, { capacity: 4 });
    valueOf(await joinByCode(bob, joinCode));
    const home = () => ann.client.call('storedLeague.getLeague', leagueId);
    valueOf(await ann.client.call<Answer<void>>('membership.removeMember', await home(), bob.uid));
    expect(sentence(await joinByCode(bob, joinCode))).toMatch(/removed.*personal invitation/);
    const hold = ['rosterCodes.createRosterCode', await home(), ann.uid, 'Second chance', 'function:random'] as const;
    const seat = valueOf(await ann.client.call<Answer<string>>(...hold));
    await rested();
    valueOf(await joinByCode(bob, seat));
    await rested();
    valueOf(await bob.client.call<Answer<void>>('membership.leaveLeague', await home(), bob.uid));
    valueOf(await joinByCode(cat, joinCode));
    // One right after the other: the client waits.
    valueOf(await cat.client.call<Answer<void>>('membership.leaveLeague', await home(), cat.uid));
    valueOf(await joinByCode(cat, joinCode));
  });

  it('reject a renewed league’s old code, but accept the new code and held seats', async () => {
    const { leagueId, joinCode } = await foundLeague(ann, { capacity: 4 });
    const home = () => ann.client.call('storedLeague.getLeague', leagueId);
    const hold = ['rosterCodes.createRosterCode', await home(), ann.uid, 'The Chosen', 'function:random'] as const;
    const seat = valueOf(await ann.client.call<Answer<string>>(...hold));
    const code = valueOf(
      await ann.client.call<Answer<string>>('membership.renewCode', await home(), ann.uid, 'function:random'),
    );
    expect(sentence(await joinByCode(bob, joinCode))).toBe(RETIRED_CODE);
    expect(valueOf(await joinByCode(bob, code))).toEqual({ leagueId, already: false });
    expect(valueOf(await joinByCode(cat, seat))).toEqual({ leagueId, already: false });
  });

  it('show the league’s draft time and options behind its code, as they are after every change', async () => {
    const { leagueId, joinCode } = await foundLeague(ann, { capacity: 4 });
    const home = () => ann.client.call<League>('storedLeague.getLeague', leagueId);
    const shown = (code: string) => bob.client.call<LeaguePreview>('joinCodes.getPreview', code);
    const founded = await home();
    const details = { draftAt: null, ...previewOptionsOf(founded) };
    expect((await shown(joinCode)).details).toEqual(details);

    const draftAt = Date.now() + 86_400_000;
    const planned = await ann.client.call<Answer<void>>('leagueCommands.planDraft', await home(), draftAt, Date.now());
    expect(planned.ok).toBe(true);
    const changes = {
      scoring: { reception: 1, custom: 'pass_td=600,' },
      slots: { ...founded.slots, RB: 2 },
      benchSize: 1,
      lineups: 'best' as const,
      waivers: 'closed' as const,
      tradeDeadline: 'draft' as const,
      clockSeconds: 3600,
      keepers: 3,
    };
    const changed = await ann.client.call<Answer<void>>('leagueCommands.changeOptions', await home(), {
      ...optionsOf(founded),
      name: founded.name,
      ...changes,
    });
    expect(changed.ok).toBe(true);
    expect((await shown(joinCode)).details).toEqual({ ...changes, draftAt });

    const code = valueOf(
      await ann.client.call<Answer<string>>('membership.renewCode', await home(), ann.uid, 'function:random'),
    );
    expect((await shown(code)).details).toEqual({ ...changes, draftAt });
    await ann.client.call('leagueCommands.planDraft', await home(), null, Date.now());
    expect((await shown(code)).details).toEqual({ ...changes, draftAt: null });
  });

  it('reject a user’s sixth new league in a day', async () => {
    for (let founded = 0; founded < 5; founded += 1) await foundLeague(ann);
    await expect(foundLeague(ann)).rejects.toThrow('You’ve created five leagues in the last 24 hours.');
  });
});

describe('lookup by code (R5.2)', () => {
  type Found = {
    code: string;
    preview: { leagueId: string; managerName: string; leagueName: string };
    seat: object | null;
  }[];
  const lookUp = (fan: Fan, text: string): Promise<Found> => fan.client.call('joining.lookUpCode', text, fan.uid);
  const ids = (found: Found): string[] => found.map(({ preview }) => preview.leagueId);
  /** A league in an older format, without the roster documents that today's have. */
  const older = async (fields: object): Promise<string> => {
    const league = admin.db.collection('leagues').doc();
    await league.set({
      name: 'Old Guard',
      createdBy: ann.uid,
      members: [ann.uid],
      userInfo: { [ann.uid]: {} },
      ...fields,
    });
    return league.id;
  };

  it('finds held seats and leagues by code in any case', async () => {
    const { leagueId, joinCode } = await foundLeague(ann, { capacity: 4 });
    const league = await ann.client.call('storedLeague.getLeague', leagueId);
    const seat = valueOf(
      await ann.client.call<Answer<string>>(
        'rosterCodes.createRosterCode',
        league,
        ann.uid,
        'The Chosen',
        'function:random',
      ),
    );
    expect(await lookUp(bob, seat.toLowerCase())).toMatchObject([
      { code: seat, preview: { leagueId }, seat: { teamName: 'The Chosen' } },
    ]);
    expect(await lookUp(bob, joinCode.toLowerCase())).toMatchObject([
      { code: joinCode, preview: { leagueId, managerName: ann.username }, seat: null },
    ]);
  });

  it('finds leagues by an older joinCode and by options.joinCode, for their members only', async () => {
    const [one, other] = ['OLD' + String(Date.now()).slice(-6), 'OPT' + String(Date.now()).slice(-6)];
    const first = await older({ joinCode: one });
    const second = await older({ options: { joinCode: other } });
    expect(ids(await lookUp(ann, one.toLowerCase()))).toEqual([first]);
    expect(ids(await lookUp(ann, other.toLowerCase()))).toEqual([second]);
    expect(await lookUp(bob, one)).toEqual([]);
  });

  it('returns a list when several leagues have the same code', async () => {
    const { leagueId, joinCode } = await foundLeague(ann);
    const twin = await older({ joinCode });
    expect(ids(await lookUp(ann, joinCode)).sort()).toEqual([leagueId, twin].sort());
    expect(await ann.client.call('joining.findInvitation', joinCode, ann.uid)).toMatchObject({
      error: { code: 'several' },
    });
    expect(ids(await lookUp(bob, joinCode))).toEqual([leagueId]);
  });

  it('finds a member’s league by its id', async () => {
    const { leagueId } = await foundLeague(ann);
    expect(ids(await lookUp(ann, ` ${leagueId} `))).toEqual([leagueId]);
    expect(await lookUp(bob, leagueId)).toEqual([]);
  });

  it('shows the creator’s display name or username as manager, or else “Manager”', async () => {
    const named = async (info: object) => {
      const code = `M${Math.random().toString(36).slice(2, 9).toUpperCase()}`;
      await older({ joinCode: code, userInfo: { [ann.uid]: info } });
      return (await lookUp(ann, code))[0]?.preview.managerName;
    };
    expect(await named({ displayName: 'Ann Lee', username: 'ann' })).toBe('Ann Lee');
    expect(await named({ username: 'ann' })).toBe('ann');
    expect(await named({})).toBe('Manager');
  });

  it('returns nothing for invalid text', async () => {
    const nonsense = [
      '',
      '   ',
      '//evil',
      '<script>',
      '../x',
      '__proto__',
      'x'.repeat(5000),
      '😀😀😀😀',
      '\u202eABC234',
      'a/b',
    ];
    for (const text of nonsense) expect(await lookUp(ann, text)).toEqual([]);
  });

  it('rethrows unexpected errors', async () => {
    await expect(ann.client.call('joining.lookUpCode', null, ann.uid)).rejects.toThrow();
  });
});

it('lets a fan into the demo’s open league, and out again', async () => {
  const demo = Object.entries(demoDocuments(Date.now(), { saturday: false }));
  const [path, home] = demo.find(([one, { visibility }]) => one.startsWith('leagues/') && visibility === 'public')!;
  const id = path.split('/')[1]!;
  const joinCode = home.joinCode as string;
  for (const [one, fields] of demo)
    if (one.includes(id) || one === `joinCodes/${joinCode}`)
      // Not in other tests' list of public leagues.
      await admin.db.doc(one).set('visibility' in fields ? { ...fields, visibility: 'private' } : fields);
  const fan = await openFan(admin.db, 'fan');
  expect(valueOf(await joinByCode(fan, joinCode))).toMatchObject({ leagueId: id, already: false });
  const league = await fan.client.call('storedLeague.getLeague', id);
  valueOf(await fan.client.call<Answer<void>>('membership.leaveLeague', league, fan.uid));
  fan.client.close();
});
