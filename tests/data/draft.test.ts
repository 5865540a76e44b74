import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownEngineOnly } from 'firestore-emulator-node/official';
import { openAdmin } from '../support/admin';
import { readCosts, resetCosts } from '../support/costs';
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
let ann: Fan;
let bob: Fan;
let leagueId: string;

beforeAll(async () => {
  [ann, bob] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob')]);
  const league = await foundLeague(ann);
  ({ leagueId } = league);
  valueOf(await joinByCode(bob, league.joinCode));
  await until('ann to see two members', async () => {
    const draft = await draftOf(ann, leagueId);
    return (draft as unknown as { members: string[] }).members.length === 2;
  });
  valueOf(await startDraft(ann, leagueId));
  await until(
    'both to see the draft begun',
    async () =>
      (await draftOf(ann, leagueId)).status === 'active' && (await draftOf(bob, leagueId)).status === 'active',
  );
});
afterAll(async () => {
  ann.client.close();
  bob.client.close();
  await admin.close();
});

const pick = async (fan: Fan, squad: string, base?: unknown): Promise<Answer<void>> =>
  fan.client.call('drafts.pick', base ?? (await draftOf(fan, leagueId)), fan.uid, squad);
const bothSee = (count: number) =>
  until(
    `both to see ${count} picks`,
    async () =>
      (await draftOf(ann, leagueId)).picks.length === count && (await draftOf(bob, leagueId)).picks.length === count,
  );

describe('a pick', () => {
  it('is stored and seen by both clients', async () => {
    valueOf(await pick(ann, 'ALA-QB'));
    await bothSee(1);
  });
  it('out of turn is denied with a message, and nothing changes', async () => {
    const refused = await pick(ann, 'LSU-QB');
    expect(refused).toMatchObject({ ok: false, error: { message: 'It’s not your turn.' } });
    expect((await draftOf(bob, leagueId)).picks).toEqual(['ALA-QB']);
  });
  it('made twice at once in two tabs of one manager is stored once, and the other tab gets an error', async () => {
    const base = await draftOf(bob, leagueId);
    const answers = await Promise.all([pick(bob, 'LSU-QB', base), pick(bob, 'TEX-QB', base)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = answers.find(({ ok }) => !ok);
    expect(refused?.ok === false && refused.error.message).toMatch(/\w+\.$/);
    await bothSee(2);
  });
  it('of a squad that was just taken is denied, and nothing changes', async () => {
    // A client with the outdated state from before the last pick.
    const now = await draftOf(bob, leagueId);
    const taken = now.picks[0]!;
    const stale = { ...now, picks: now.picks.slice(1), rosters: { ...now.rosters, [ann.uid]: [] } };
    const refused = await pick(bob, taken, { ...stale, picks: [now.picks[1]!, 'SC-K'], made: ['own', 'own'] });
    expect(refused.ok).toBe(false);
    expect((await draftOf(bob, leagueId)).picks).toEqual(now.picks);
  });
  it('costs one write, and one read for each connected client', ownEngineOnly('documentCounts'), async () => {
    await resetCosts();
    valueOf(await pick(bob, 'SC-K'));
    await bothSee(3);
    const { byUser } = await readCosts();
    expect(byUser[ann.uid]).toEqual({ get: 0, query: 0, listen: 1, writes: 0 });
    expect(byUser[bob.uid]).toEqual({ get: 0, query: 0, listen: 1, writes: 1 });
  });
});

describe('an automatic pick', () => {
  it('requested by two clients at once is stored once', async () => {
    const { turnStartedAt, picks } = await draftOf(bob, leagueId);
    // The clock ran out long ago.
    await admin.db.doc(`drafts/${leagueId}`).update({ 'turn.startedAt': new Date(turnStartedAt! - 200_000) });
    await until(
      'both to see the clock run out',
      async () =>
        (await draftOf(ann, leagueId)).turnStartedAt! < turnStartedAt! &&
        (await draftOf(bob, leagueId)).turnStartedAt! < turnStartedAt!,
    );
    const [one, other] = [await draftOf(ann, leagueId), await draftOf(bob, leagueId)];
    let landed = 0;
    // As the app does, both ask until they see the pick: a request can fail, or its answer can be lost.
    await until('the pick to land', async () => {
      const answers = await Promise.all([
        ann.client.call<boolean>('drafts.automaticPick', one),
        bob.client.call<boolean>('drafts.automaticPick', other),
      ]);
      landed += answers.filter(Boolean).length;
      return (await draftOf(ann, leagueId)).picks.length > picks.length;
    });
    expect(landed).toBeLessThanOrEqual(1);
    await bothSee(picks.length + 1);
    expect((await draftOf(ann, leagueId)).made.at(-1)).toBe('missed');
  });
  it('by another manager takes the absent manager’s first queued squad, even with listeners opened before the deadline', async () => {
    const { picks } = await draftOf(bob, leagueId);
    // A snake of two: ann, bob, bob, ann.
    const [absent, other] = [0, 3].includes(picks.length % 4) ? [ann, bob] : [bob, ann];
    valueOf(await absent.client.call<Answer<void>>('draftQueues.saveQueue', leagueId, absent.uid, ['UGA-WR']));
    // Two of the clock's ninety seconds remain.
    const turnStartedAt = Date.now() - 88_000;
    await admin.db.doc(`drafts/${leagueId}`).update({ 'turn.startedAt': new Date(turnStartedAt) });
    await until(
      'the other to see the clock',
      async () => (await draftOf(other, leagueId)).turnStartedAt === turnStartedAt,
    );
    const base = await draftOf(other, leagueId);
    await until('the pick to land', () => other.client.call<boolean>('drafts.automaticPick', base), 15_000);
    await bothSee(picks.length + 1);
    const { picks: after, made } = await draftOf(other, leagueId);
    expect([after.at(-1), made.at(-1)]).toEqual(['UGA-WR', 'missed']);
  });
});
