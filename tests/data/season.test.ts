import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PastWeek } from '@/data/season/pastWeeks';
import { encodeLineup } from '@/domain/lineup/storedLineup';
import { defaultLineup, type Lineup } from '@/domain/lineup/lineup';
import { DEFAULT_SLOTS } from '@/domain/lineup/slots';
import { schoolOf, type SquadId } from '@/domain/football/squads';
import { encodeFinishedWeek } from '@/domain/scoring/finishedWeek';
import { parseWeekResults } from '@/domain/scoring/results';
import { openAdmin } from '../support/admin';
import {
  draftOf,
  foundLeague,
  joinByCode,
  openFan,
  startDraft,
  valueOf,
  type Answer,
  type Fan,
} from '../support/leagues';
import { until } from '../support/suite';

const admin = openAdmin();
// A separate season, so that no other test's calendar interferes.
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
  await until(
    'both to see the draft begun',
    async () =>
      (await draftOf(ann, leagueId)).status === 'active' && (await draftOf(bob, leagueId)).status === 'active',
  );
  // Both are on autopilot, so either client may make every pick at once.
  await admin.db.doc(`drafts/${leagueId}`).update({ [`seats.${ann.uid}.misses`]: 2, [`seats.${bob.uid}.misses`]: 2 });
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
  it('requested by two clients at once happens once, and writes the draft’s result', async () => {
    const league = await ann.client.call('storedLeague.getLeague', leagueId);
    const [one, other] = [await draftOf(ann, leagueId), await draftOf(bob, leagueId)];
    await until('bob to see the end', async () => (await draftOf(bob, leagueId)).status === 'complete');
    const settled = await Promise.all([
      ann.client.call<boolean>('settlement.settleDraft', league, one),
      bob.client.call<boolean>('settlement.settleDraft', league, { ...other, ...one }),
    ]);
    expect(settled.filter(Boolean)).toHaveLength(1);
    const ledger = (await admin.db.doc(`ledgers/${leagueId}`).get()).data();
    expect(ledger).toMatchObject({ settled: true, rosters: one.rosters, owned: one.picks, step: 0 });
    expect((await admin.db.doc(`leagueUsers/${leagueId}_${bob.uid}`).get()).get('roster')).toEqual(
      one.rosters[bob.uid],
    );
    roster = one.rosters[bob.uid] as SquadId[];
  });
});

/** A week as stored, with kickoffs in it. `isCurrent` unless the changes say otherwise. */
const storedWeek = (week: number, kickoffs: Record<string, Date>, changes: object = {}) => ({
  season: SEASON,
  week,
  startDate: new Date(Date.now() - 86_400_000),
  endDate: new Date(Date.now() + 86_400_000),
  isCurrent: true,
  kickoffs,
  kickoffOrder: Object.keys(kickoffs),
  firstKickoff: Object.values(kickoffs)[0] ?? null,
  portalOpensAt: new Date(Date.now() + 90_000_000),
  ...changes,
});

describe('a lineup', () => {
  beforeAll(() => admin.db.doc(`leagues/${leagueId}`).update({ season: SEASON }));

  const save = (lineup: Lineup, isFirst: boolean): Promise<Answer<void>> =>
    bob.client.call(
      'weekLineups.saveLineup',
      { leagueId, weekId: WEEK, team: bob.uid, by: bob.uid, lineupWeeks: isFirst ? [] : [WEEK] },
      lineup,
    );
  const calendar = (kickoffs: Record<string, Date>) => admin.db.doc(`currentWeek/${WEEK}`).set(storedWeek(1, kickoffs));

  it('is stored with each squad’s slot, and a locked squad cannot be moved later', async () => {
    await calendar({});
    const usual = defaultLineup(roster, DEFAULT_SLOTS);
    const benched = usual.starters.QB[0]!;
    const changed: Lineup = { starters: { ...usual.starters, QB: [] }, bench: [...usual.bench, benched] };
    valueOf(await save(changed, true));
    const stored = (await admin.db.doc(`weeklyRosters/${leagueId}_${WEEK}`).get()).data();
    expect(stored).toEqual({ leagueId, weekId: WEEK, users: { [bob.uid]: encodeLineup(changed) } });

    await calendar({ [schoolOf(benched)]: new Date(Date.now() - 60_000) });
    const refused = await save(usual, false);
    expect(refused.ok).toBe(false);
    expect((await admin.db.doc(`weeklyRosters/${leagueId}_${WEEK}`).get()).data()?.users[bob.uid]).toEqual(
      encodeLineup(changed),
    );
  });

  it('is set for a later week, listed in order, and removed again', async () => {
    const [fifth, fourth] = [`${SEASON}-05`, `${SEASON}-04`];
    const soon = { ALA: new Date(Date.now() + 9_000_000) };
    const mark = async () =>
      ((await admin.db.doc(`leagueUsers/${leagueId}_${bob.uid}`).get()).get('lineupWeeks') as string[] | undefined) ??
      [];
    const stored = async (weekId: string) =>
      (await admin.db.doc(`weeklyRosters/${leagueId}_${weekId}`).get()).data()?.users as Record<string, string[]>;
    for (const [id, week] of [
      [fourth, 4],
      [fifth, 5],
    ] as const) {
      await admin.db.doc(`currentWeek/${id}`).set(storedWeek(week, soon, { isCurrent: false }));
    }
    const before = await mark();
    const request = async (weekId: string) => ({
      leagueId,
      weekId,
      team: bob.uid,
      by: bob.uid,
      lineupWeeks: await mark(),
    });
    const usual = defaultLineup(roster, DEFAULT_SLOTS);
    for (const weekId of [fifth, fourth]) {
      valueOf(await bob.client.call<Answer<void>>('weekLineups.saveLineup', await request(weekId), usual));
      expect((await stored(weekId))[bob.uid]).toEqual(encodeLineup(usual));
    }
    expect(await mark()).toEqual([...before, fourth, fifth]);

    // Another device of the manager's, which knows of no lineup yet.
    const unaware = { ...(await request(fourth)), lineupWeeks: [] };
    for (const command of ['saveLineup', 'clearLineup'])
      valueOf(await bob.client.call<Answer<void>>(`weekLineups.${command}`, unaware, usual));
    expect(await stored(fourth)).toEqual({});
    expect(await mark()).toEqual([...before, fifth]);

    await admin.db.doc(`currentWeek/${fifth}`).update({ firstKickoff: new Date(Date.now() - 1000) });
    const late = await bob.client.call<Answer<void>>('weekLineups.clearLineup', await request(fifth));
    expect(late).toMatchObject({ ok: false, error: { message: expect.stringContaining('has kicked off') as string } });
    expect(await mark()).toEqual([...before, fifth]);
    await Promise.all([fourth, fifth].map((id) => admin.db.doc(`currentWeek/${id}`).delete()));
  });
});

describe('the previous week', () => {
  it('is the one that ended most recently', async () => {
    const ended = [`${SEASON}-03`, `${SEASON}-04`];
    const now = Date.now();
    await Promise.all(
      ended.map((id, i) =>
        admin.db
          .doc(`currentWeek/${id}`)
          .set({ season: SEASON, week: i + 3, endDate: new Date(now - 2000 + i * 1000) }),
      ),
    );
    expect(await bob.client.call('weeks.getPreviousWeek', now)).toMatchObject({ id: ended[1] });
    expect(await bob.client.call('weeks.getPreviousWeek', now - 1500)).toMatchObject({ id: ended[0] });
    await Promise.all(ended.map((id) => admin.db.doc(`currentWeek/${id}`).delete()));
  });
});

describe('past weeks', () => {
  it('have their results from the season’s finished weeks, else from their own document', async () => {
    const weeks = [5, 6, 7].map((week) => `${SEASON}-0${week}`);
    const scored = (points: number) => ({ squads: { 'LSU-K': { points, state: 'final' } } });
    const places = [admin.db.doc(`weeklySquads/${SEASON}`), admin.db.doc(`weeklySquads/${weeks[1]}`)] as const;
    await places[0].set({
      season: SEASON,
      weeks: { [weeks[0]!]: encodeFinishedWeek(parseWeekResults(weeks[0]!, scored(5))) },
    });
    await places[1].set(scored(6));
    const past = await bob.client.call<PastWeek[]>('pastWeeks.getPastWeeks', bob.uid, leagueId, weeks);
    expect(past.map(({ weekId, results }) => [weekId, results?.squads['LSU-K']?.points])).toEqual([
      [weeks[0], 500],
      [weeks[1], 600],
      [weeks[2], undefined],
    ]);
    await Promise.all(places.map((place) => place.delete()));
  });
});

describe('a squad’s scores by week', () => {
  it('are those of the requested season, in week order', async () => {
    const weeks = admin.db.collection('weeklySquadScores/LSU-K/weeks');
    const keys = [`${SEASON}_10`, `${SEASON}_2`, `${SEASON - 1}_3`];
    await Promise.all(keys.map((key, i) => weeks.doc(key).set({ points: i + 1, opponent: 'ALA' })));
    expect(
      await bob.client.call('squadScores.getSquadScores', 'LSU-K', { season: SEASON, scoring: { reception: 1 } }),
    ).toEqual([
      { week: 2, opponent: 'ALA', hundredths: 200 },
      { week: 10, opponent: 'ALA', hundredths: 100 },
    ]);
    await Promise.all(keys.map((key) => weeks.doc(key).delete()));
  });
});

describe('results and lineups in the older form, one document per squad and manager', () => {
  const OLDER = `${SEASON}-02`;
  const place = () => admin.db.doc(`weeklyRosters/${leagueId}_${OLDER}`);
  const results = () => admin.db.doc(`weeklySquads/${OLDER}`);
  const latest = async (watch: string) => (await bob.client.seen<{ state: string; value?: object }>(watch)).latest;
  afterAll(async () => {
    await Promise.all([admin.db.recursiveDelete(place()), admin.db.recursiveDelete(results())]);
  });

  it('are reported as missing when there are none', async () => {
    expect(await bob.client.call('weekLineups.getWeekLineups', leagueId, OLDER)).toEqual({});
    expect(await bob.client.call('weekResults.getWeekResults', OLDER)).toEqual({ state: 'missing' });
  });

  it('are read when the current documents are missing or lack the data', async () => {
    await place()
      .collection('users')
      .doc(ann.uid)
      .set({
        roster: [
          { id: 'ALA-QB', position: 'QB', bench: false },
          { id: 'SC-K', bench: true },
        ],
      });
    await results().collection('squads').doc('ALA-QB').set({ currentPoints: 12.5 });
    const lineups = { [ann.uid]: { starters: { QB: ['ALA-QB'] }, bench: ['SC-K'] } };
    const squads = { 'ALA-QB': { points: 1250, state: 'final' } };
    for (const _ of ['missing', 'empty']) {
      expect(await bob.client.call('weekLineups.getWeekLineups', leagueId, OLDER)).toMatchObject(lineups);
      expect(await bob.client.call('weekResults.getWeekResults', OLDER)).toMatchObject({
        state: 'ready',
        value: { squads },
      });
      await place().set({ leagueId, weekId: OLDER });
      await results().set({ week: 2, games: { ALA: { opponent: 'LSU' } } });
    }
    expect(await bob.client.call('weekResults.getWeekResults', OLDER)).toMatchObject({
      value: { squads, games: { ALA: { opponent: 'LSU' } } },
    });
  });

  it('are watched until the current documents contain the data', async () => {
    await bob.client.watch('weekLineups.watchWeekLineups', leagueId, OLDER);
    await bob.client.watch('weekResults.watchWeekResults', OLDER);
    await until(
      'the older forms to be seen',
      async () =>
        (await latest('weekLineups.watchWeekLineups'))?.state === 'ready' &&
        (await latest('weekResults.watchWeekResults'))?.state === 'ready',
    );
    expect(await latest('weekLineups.watchWeekLineups')).toMatchObject({ value: { [ann.uid]: { bench: ['SC-K'] } } });
    await results().collection('squads').doc('ALA-QB').set({ currentPoints: 20 });
    await until('the new score', async () =>
      JSON.stringify(await latest('weekResults.watchWeekResults')).includes('"points":2000'),
    );
    await results().set({ squads: { 'ALA-QB': { points: 30 } } });
    await place().set({ users: { [ann.uid]: ['ALA-QB_BENCH'] } });
    await until(
      'the documents to count',
      async () =>
        JSON.stringify(await latest('weekResults.watchWeekResults')).includes('"points":3000') &&
        !JSON.stringify(await latest('weekLineups.watchWeekLineups')).includes('SC-K'),
    );
  });
});
