import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLineup } from '@/domain/storedLineup';
import { defaultLineup, type Lineup } from '@/domain/lineup';
import { DEFAULT_SLOTS } from '@/domain/slots';
import { schoolOf, type SquadId } from '@/domain/squads';
import { openAdmin } from '../support/admin';
import { draftOf, foundLeague, joinByCode, openFan, startDraft, valueOf, type Answer, type Fan } from '../support/leagues';
import { until } from '../support/suite';

const admin = openAdmin();
// A season of its own, so that no other test's calendar is in the way.
const SEASON = 2101;
const WEEK = `${SEASON}-01`;
let ann: Fan;
let bob: Fan;
let leagueId: string;
let roster: SquadId[];

beforeAll(async () => {
  [ann, bob] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob')]);
  const league = await foundLeague(ann);
  ({ leagueId } = league);
  valueOf(await joinByCode(bob, league.joinCode));
  valueOf(await startDraft(ann, leagueId));
  await until('both to see the draft begun', async () => (await draftOf(ann, leagueId)).status === 'active' && (await draftOf(bob, leagueId)).status === 'active');
  // Both on autopilot: either client may make every pick at once.
  await admin.db.doc(`drafts/${leagueId}`).update({ autopilot: { [ann.uid]: true, [bob.uid]: true } });
  await until('the draft to end', async () => {
    const draft = await draftOf(ann, leagueId);
    if (draft.status !== 'complete') await ann.client.call('drafts.automaticPick', draft);
    return draft.status === 'complete';
  });
}, 60_000);
afterAll(async () => {
  ann.client.close();
  bob.client.close();
  await admin.db.doc(`currentWeek/${WEEK}`).delete();
  await admin.close();
});

describe('settlement', () => {
  it('asked for by two clients at once happens once, and books what the draft says', async () => {
    const league = await ann.client.call('leagues.getLeague', leagueId);
    const [one, other] = [await draftOf(ann, leagueId), await draftOf(bob, leagueId)];
    await until('bob to see the end', async () => (await draftOf(bob, leagueId)).status === 'complete');
    const settled = await Promise.all([
      ann.client.call<boolean>('settlement.settleDraft', league, one),
      bob.client.call<boolean>('settlement.settleDraft', league, { ...other, ...one }),
    ]);
    expect(settled.filter(Boolean)).toHaveLength(1);
    const ledger = (await admin.db.doc(`ledgers/${leagueId}`).get()).data();
    expect(ledger).toMatchObject({ settled: true, rosters: one.rosters, owned: one.picks });
    expect((await admin.db.doc(`leagueUsers/${leagueId}_${bob.uid}`).get()).get('roster')).toEqual(one.rosters[bob.uid]);
    roster = one.rosters[bob.uid] as SquadId[];
  });
});

describe('a lineup', () => {
  const save = (lineup: Lineup, isFirst: boolean): Promise<Answer<void>> => 
    bob.client.call('weeklyRosters.saveLineup', { leagueId, weekId: WEEK, uid: bob.uid, lineupWeek: isFirst ? null : WEEK }, lineup);
  const calendar = (kickoffs: Record<string, Date>) =>
    admin.db.doc(`currentWeek/${WEEK}`).set({
      season: SEASON,
      week: 1,
      startDate: new Date(Date.now() - 86_400_000),
      endDate: new Date(Date.now() + 86_400_000),
      isCurrent: true,
      kickoffs,
      portalOpensAt: new Date(Date.now() + 90_000_000),
    });

  it('is stored in both forms, and a locked squad cannot be moved afterwards', async () => {
    await calendar({});
    const usual = defaultLineup(roster, DEFAULT_SLOTS);
    const benched = usual.starters.QB[0]!;
    const changed: Lineup = { starters: { ...usual.starters, QB: [] }, bench: [...usual.bench, benched] };
    valueOf(await save(changed, true));
    const stored = (await admin.db.doc(`weeklyRosters/${leagueId}_${WEEK}`).get()).data();
    expect(stored?.users[bob.uid]).toEqual(encodeLineup(changed).squads);
    expect(stored?.starters[bob.uid]).toEqual(encodeLineup(changed).starters);

    await calendar({ [schoolOf(benched)]: new Date(Date.now() - 60_000) });
    const refused = await save(usual, false);
    expect(refused.ok).toBe(false);
    expect((await admin.db.doc(`weeklyRosters/${leagueId}_${WEEK}`).get()).data()?.starters[bob.uid]).toEqual(encodeLineup(changed).starters);
  });
});
