import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AWAY_MISSES } from '@/domain/draft/autopilot';
import { drawnOrder, openDraw } from '@/domain/draft/orderDraw';
import { quietHoursOf } from '@/domain/draft/clock/quietHoursInZone';
import type { Draft } from '@/domain/draft/types';
import type { Loadable } from '@/domain/kernel/loadable';
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
let ann: Fan;
let bob: Fan;
let leagueId: string;

beforeAll(async () => {
  [ann, bob] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob')]);
  const league = await foundLeague(ann);
  ({ leagueId } = league);
  valueOf(await joinByCode(bob, league.joinCode));
  await until('ann to see two members', async () => (await seen(ann)).members.length === 2);
});
afterAll(async () => {
  ann.client.close();
  bob.client.close();
  await admin.close();
});

const seen = async (fan: Fan): Promise<Draft> => (await draftOf(fan, leagueId)) as unknown as Draft;
const league = (fan: Fan) => fan.client.call('storedLeague.getLeague', leagueId);
const command = async (fan: Fan, name: string, ...args: unknown[]): Promise<Answer<void>> =>
  fan.client.call(`draftCommands.${name}`, await seen(fan), fan.uid, ...args);
const bothSee = (what: string, holds: (draft: Draft) => boolean) =>
  until(`both to see ${what}`, async () => holds(await seen(ann)) && holds(await seen(bob)));
const drawOrder = async (fan: Fan): Promise<Answer<void>> =>
  fan.client.call('draftCommands.drawOrder', await league(fan), await seen(fan), fan.uid, false);
const setOrder = async (fan: Fan, choice: object): Promise<Answer<void>> =>
  fan.client.call('draftCommands.setOrder', await league(fan), await seen(fan), fan.uid, choice);

describe('the draft order', () => {
  it('follows from the draw, which one member seals and another answers, and stays when the draft starts', async () => {
    expect(await drawOrder(bob)).toMatchObject({ ok: false, error: { code: 'not-commissioner' } });
    valueOf(await ann.client.call<Answer<void>>('draftQueues.saveQueue', leagueId, ann.uid, ['LSU-QB']));
    valueOf(await drawOrder(ann));
    expect(await ann.client.call('draftQueues.getQueue', await seen(ann), ann.uid)).toEqual(['LSU-QB']);
    await bothSee('the draw', ({ draw }) => draw !== null);
    expect(await drawOrder(ann)).toMatchObject({ ok: false, error: { code: 'drawn' } });
    expect(await command(ann, 'answerDraw')).toMatchObject({ ok: false, error: { code: 'answered' } });
    valueOf(await command(bob, 'answerDraw'));
    await bothSee('the answer', ({ draw }) => draw !== null && draw.at !== null);
    expect(await command(bob, 'openDraw')).toMatchObject({ ok: false, error: { code: 'sealed' } });
    // A queue that is saved in between leaves the secret where it is.
    valueOf(await ann.client.call<Answer<void>>('draftQueues.saveQueue', leagueId, ann.uid, ['ALA-QB']));
    valueOf(await command(ann, 'openDraw'));
    await bothSee('the opened draw', (draft) => openDraw(draft) !== null);
    const drawn = drawnOrder(leagueId, openDraw(await seen(bob))!, [ann.uid, bob.uid]);
    await bothSee('the order', ({ order }) => order.join() === drawn.join());
    const order = [bob.uid, ann.uid];
    valueOf(await setOrder(ann, { how: 'set', withHouseTeams: false, order }));
    await bothSee('the order set by hand', ({ log }) => log.length === 3 && log.every(({ at }) => at !== null));
    valueOf(await startDraft(ann, leagueId));
    await bothSee('the draft begun', ({ status }) => status === 'active');
    expect((await seen(bob)).order).toEqual(order);
    expect((await seen(bob)).log.map(({ kind, by }) => [kind, by])).toEqual([
      ['draw', ann.uid],
      ['order', ann.uid],
      ['order', ann.uid],
    ]);
  });
});

describe('the commissioner', () => {
  it('pauses the draft, and resumes it with the time that was left', async () => {
    expect(await command(bob, 'pauseDraft')).toMatchObject({ ok: false, error: { code: 'not-commissioner' } });
    valueOf(await command(ann, 'pauseDraft'));
    await bothSee('the pause', ({ pausedAt }) => pausedAt !== null);
    const paused = await seen(bob);
    expect(await bob.client.call('drafts.pick', paused, bob.uid, 'ALA-QB')).toMatchObject({
      error: { code: 'paused' },
    });
    expect(await command(bob, 'resumeDraft')).toMatchObject({ ok: false });
    valueOf(await command(ann, 'resumeDraft'));
    await bothSee('it going on', ({ pausedAt }) => pausedAt === null);
    expect((await seen(bob)).usedMs).toBe(paused.pausedAt! - paused.turnStartedAt!);
  });
  it('undoes an automatic pick', async () => {
    const before = await seen(ann);
    const pickAutomatically = async () => ann.client.call('drafts.automaticPick', await seen(ann));
    expect(await pickAutomatically()).toBe(false);
    valueOf(await bob.client.call<Answer<void>>('drafts.stepAway', leagueId, bob.uid));
    await bothSee('bob on autopilot', ({ misses }) => misses[bob.uid] === AWAY_MISSES);
    expect(await pickAutomatically()).toBe(true);
    await bothSee('the pick', ({ made }) => made.join() === 'autopilot');
    const squad = (await seen(bob)).picks[0];
    valueOf(await command(ann, 'undoPick'));
    await bothSee('it taken back', ({ picks, pausedAt }) => picks.length === 0 && pausedAt !== null);
    const { rosters, openSlots, spare, log } = await seen(bob);
    expect({ rosters, openSlots, spare }).toEqual({
      rosters: before.rosters,
      openSlots: before.openSlots,
      spare: before.spare,
    });
    expect(log.at(-1)).toMatchObject({ kind: 'undo', pick: 0, squad });
    valueOf(await command(ann, 'resumeDraft'));
    valueOf(await bob.client.call<Answer<void>>('drafts.comeBack', await seen(bob), bob.uid));
    await bothSee('it going on', ({ pausedAt, misses }) => pausedAt === null && misses[bob.uid] === undefined);
  });
  it('undoes a pick at its manager’s request, the commissioner’s own right away, and keeps earlier times', async () => {
    const pickOfBob = async () => {
      valueOf(await bob.client.call<Answer<void>>('drafts.pick', await seen(bob), bob.uid, 'ALA-QB'));
      await bothSee('one pick', ({ picks }) => picks.length === 1);
    };
    await pickOfBob();
    expect(await command(ann, 'undoPick')).toMatchObject({ error: { code: 'not-asked' } });
    expect(await ann.client.call('drafts.askForUndo', await seen(ann), ann.uid, true)).toMatchObject({ ok: false });
    valueOf(await bob.client.call<Answer<void>>('drafts.askForUndo', await seen(bob), bob.uid, true));
    await bothSee('the request', ({ undoRequest }) => undoRequest === 0);
    valueOf(await command(ann, 'undoPick'));
    await bothSee('no pick', ({ picks, undoRequest }) => picks.length === 0 && undoRequest === null);
    valueOf(await command(ann, 'resumeDraft'));
    await bothSee('it going on', ({ pausedAt }) => pausedAt === null);
    await pickOfBob();
    const first = (await seen(ann)).pickedAt;
    valueOf(await ann.client.call<Answer<void>>('drafts.pick', await seen(ann), ann.uid, 'LSU-QB'));
    await bothSee('two picks', ({ picks }) => picks.length === 2);
    valueOf(await command(ann, 'undoPick'));
    await bothSee('one pick again', ({ picks, pickedAt }) => picks.length === 1 && pickedAt.join() === first.join());
    valueOf(await command(ann, 'resumeDraft'));
    await bothSee('it going on', ({ pausedAt }) => pausedAt === null);
  });
  it('changes the pick clock and the quiet hours', async () => {
    const quietHours = valueOf(quietHoursOf('America/New_York', 23 * 60, 8 * 60, Date.now()) as Answer<object>);
    valueOf(await command(ann, 'changeClock', { clockSeconds: 7200, quietHours }));
    await bothSee(
      'two hours, and quiet hours',
      ({ clockSeconds, quietHours: now }) => clockSeconds === 7200 && now !== null,
    );
    expect((await seen(bob)).quietHours).toEqual(quietHours);
    valueOf(await command(ann, 'changeClock', { clockSeconds: 90, quietHours: null }));
    await bothSee('90 seconds and none', ({ clockSeconds, quietHours: now }) => clockSeconds === 90 && now === null);
  });
  it('can hand over the draft while it is active', async () => {
    valueOf(
      await ann.client.call<Answer<void>>(
        'draftCommands.handOver',
        await league(ann),
        await seen(ann),
        ann.uid,
        bob.uid,
      ),
    );
    await bothSee('the new commissioner', ({ commissioner }) => commissioner === bob.uid);
    expect(await command(ann, 'pauseDraft')).toMatchObject({ ok: false });
    expect(await league(bob)).toMatchObject({ createdBy: bob.uid });
  });
});

describe('a manager who steps away', () => {
  it('gets immediate automatic picks until they come back', async () => {
    const before = (await seen(ann)).picks.length;
    valueOf(await ann.client.call<Answer<void>>('drafts.stepAway', leagueId, ann.uid));
    await bothSee('ann on autopilot', ({ misses }) => misses[ann.uid] === AWAY_MISSES);
    expect(await bob.client.call('drafts.automaticPick', await seen(bob))).toBe(true);
    await bothSee('her pick', ({ picks, made }) => picks.length === before + 1 && made.at(-1) === 'autopilot');
    valueOf(await ann.client.call<Answer<void>>('drafts.comeBack', await seen(ann), ann.uid));
    await bothSee('her back', ({ misses }) => misses[ann.uid] === undefined);
  });
});

describe('alongside the draft', () => {
  it('members announce their presence and see each other’s', async () => {
    expect(await ann.client.call('draftPresence.announcePresence', leagueId, ann.uid)).toBe(true);
    expect(await bob.client.call('draftPresence.announcePresence', leagueId, bob.uid)).toBe(true);
    const here = await bob.client.call<Record<string, number>>('draftPresence.getPresence', leagueId);
    expect(Object.keys(here).sort()).toEqual([ann.uid, bob.uid].sort());
  });
  it('the finished board can be shared publicly, and unshared', async () => {
    const running = await seen(bob);
    expect(await bob.client.call('draftBoards.shareBoard', running, bob.uid)).toMatchObject({
      error: { code: 'not-over' },
    });
    await admin.db.doc(`leagueUsers/${leagueId}_${bob.uid}`).update({ teamName: 'Bob’s Barges' });
    await admin.db.doc(`drafts/${leagueId}`).update({ status: 'complete' });
    await bothSee('the end', ({ status }) => status === 'complete');
    valueOf(await bob.client.call<Answer<void>>('draftBoards.shareBoard', await seen(bob), bob.uid));
    await ann.client.watch('draftBoards.watchBoard', leagueId);
    const board = async () =>
      (await ann.client.seen<Loadable<{ teams: string[]; picks: string[] }> | null>('draftBoards.watchBoard')).latest;
    await until('the board', async () => (await board())?.state === 'ready');
    expect(await board()).toMatchObject({ value: { picks: running.picks } });
    const { order } = await seen(bob);
    expect(await board()).toMatchObject({
      value: { teams: order.map((uid, seat) => (uid === bob.uid ? 'Bob’s Barges' : `Team ${seat + 1}`)) },
    });
    expect(JSON.stringify(await board())).not.toContain(bob.uid);
    valueOf(await bob.client.call<Answer<void>>('draftBoards.unshareBoard', leagueId));
    await until('it gone', async () => (await board())?.state === 'missing');
  });
});
