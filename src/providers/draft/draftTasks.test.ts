// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE_ROUNDS, BEGUN_AT, exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import { resume, undo } from '@/domain/draft/commissionerCommands';
import { automaticPick } from '@/domain/draft/engine';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import type { League } from '@/domain/league/types';
import { succeed, type Result } from '@/domain/kernel/result';
import { Driver } from '../kernel/useDriver';
import { automaticPickDue, draftTasks, HOUSE_PAUSE_MS, placeInLine } from './draftTasks';

const server = vi.hoisted(() => ({
  pick: vi.fn<(draft: unknown) => Promise<boolean>>(),
  answerDraw: vi.fn(),
  openDraw: vi.fn(),
}));
vi.mock('@/data/draft/drafts', () => ({ automaticPick: server.pick }));
vi.mock('@/data/draft/draftCommands', () => server);

describe('the due time of an automatic pick', () => {
  it('is after the deadline and the grace second for a manager’s own turn', () => {
    const due = automaticPickDue(exampleDraft()) ?? 0;
    expect(due).toBeGreaterThan(BEGUN_AT + 91_000);
    expect(due).toBeLessThan(BEGUN_AT + 91_500);
  });

  it('is shortly after the turn begins for autopilot and house teams', () => {
    expect(automaticPickDue({ ...exampleDraft(), misses: { ann: 2 } })).toBe(BEGUN_AT + HOUSE_PAUSE_MS);
    const house = exampleDraft({ people: ['ann'], houseTeams: 1, picks: 1 });
    expect(automaticPickDue(house)).toBe((house.turnStartedAt ?? 0) + HOUSE_PAUSE_MS);
  });

  it('is null when no manager is on the clock', () => {
    expect(automaticPickDue(exampleDraft({ picks: 2 * EXAMPLE_ROUNDS }))).toBeNull();
  });
});

describe('the order in which clients try the automatic pick', () => {
  const draft = exampleDraft({ people: ['ann', 'bob', 'cem', 'dee'], houseTeams: 2, picks: 2 });

  it('starts with the commissioner, then the next managers to pick, and includes everyone', () => {
    const places = draft.members.map((uid) => [uid, placeInLine(draft, uid, false)]);
    expect(places).toEqual([
      ['ann', 0],
      ['bob', 3],
      ['cem', 1],
      ['dee', 2],
    ]);
  });

  it('puts the client that made the last one first', () => {
    expect(placeInLine(draft, 'dee', true)).toBe(0);
  });
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const keysOf = (draft: Draft, me: string, league: League | null = null) =>
  draftTasks(draft, league, me, new Set()).map(({ key, place }) => [key, place()]);

/** A client in the room: shows it a draft. */
function client(me: string) {
  const driver = new Driver();
  const made = new Set<number>();
  return (draft: Draft) => driver.set(draftTasks(draft, null, me, made));
}

function must(result: Result<Draft>): Draft {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('this client’s automatic picks', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: BEGUN_AT });
    server.pick.mockReset().mockResolvedValue(true);
  });
  afterEach(() => void vi.useRealTimers());
  // Ann, the commissioner, has just picked; the house team is on the clock.
  const house = { ...exampleDraft({ people: ['ann', 'bob'], houseTeams: 1 }), order: ['house-1', 'ann', 'bob'] };

  it('are made once, by the first client in line, and by the next if that doesn’t', async () => {
    client('ann')(house);
    client('bob')(house);
    await pass(HOUSE_PAUSE_MS - 1);
    expect(server.pick).not.toHaveBeenCalled();
    await pass(1);
    expect(server.pick).toHaveBeenCalledTimes(1);
    await pass(700);
    expect(server.pick).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(server.pick).toHaveBeenCalledTimes(2);
  });

  it('are the next ones of the client that made the last one, whatever its place', async () => {
    const twice: Draft = { ...house, order: ['house-1', 'house-2', 'ann', 'bob'] };
    const see = client('bob');
    see(twice);
    await pass(HOUSE_PAUSE_MS + 700);
    const next = { ...must(automaticPick(twice, { queue: [], at: Date.now() })), turnStartedAt: Date.now() };
    see(next);
    await pass(HOUSE_PAUSE_MS);
    expect(server.pick.mock.calls).toEqual([[twice], [next]]);
  });

  it('are made again after an undo, once the draft resumes', async () => {
    const see = client('ann');
    see(house);
    await pass(1000);
    const undone = must(undo({ ...pickNext(house), turnStartedAt: Date.now() }, { by: 'ann', at: Date.now() }));
    see(undone);
    await pass(5000);
    // The draft is paused, so no client picks.
    expect(server.pick).toHaveBeenCalledTimes(1);
    see(must(resume(undone, { by: 'ann', at: Date.now() })));
    await pass(1000);
    expect(server.pick).toHaveBeenCalledTimes(2);
  });

  it('catch up in order after a day offline, until a manager’s own clock is running', async () => {
    const people = exampleDraft({ people: ['ann', 'bob', 'cem'], houseTeams: 1 });
    let now: Draft = { ...people, misses: { bob: 2 }, order: ['ann', 'bob', 'house-1', 'cem'] };
    const picks: string[] = [];
    server.pick.mockImplementation((draft) => {
      picks.push(onTheClock(draft as Draft)!);
      now = must(automaticPick(draft as Draft, { queue: [], at: Date.now() }));
      return Promise.resolve(true);
    });
    await pass(24 * 3_600_000);
    const see = client('cem');
    for (let turn = 0; turn < 6; turn++) {
      see(now);
      await pass(10_000);
    }
    // Ann’s clock had run out, and the next two managers don't need one. Cem’s clock starts now.
    expect(picks).toEqual(['ann', 'bob', 'house-1']);
    expect(now.made).toEqual(['missed', 'autopilot', 'house']);
  });
});

describe('a draw', () => {
  const draw = { seal: 'a hash', by: 'ann', members: ['ann', 'bob', 'cem'], at: null, secret: null };
  const sealed: Draft = {
    ...exampleDraft({ people: ['ann', 'bob', 'cem'] }),
    status: 'scheduled',
    order: [],
    draw,
    turnStartedAt: null,
  };
  const answered: Draft = { ...sealed, draw: { ...draw, at: 1000 } };

  it('is answered by the other managers’ clients, one after the other, then opened by the drawer’s', async () => {
    expect(['ann', 'bob', 'cem', 'dan'].map((me) => keysOf(sealed, me))).toEqual([
      [],
      [['answerDraw a hash', 1]],
      [['answerDraw a hash', 2]],
      [],
    ]);
    expect(['ann', 'bob'].map((me) => keysOf(answered, me))).toEqual([[['openDraw a hash', 0]], []]);
    server.openDraw.mockResolvedValue(succeed());
    expect(await draftTasks(answered, null, 'ann', new Set())[0]!.run()).toBe(true);
    expect(server.openDraw).toHaveBeenCalledExactlyOnceWith(answered, 'ann');
  });

  it('is answered by the drawer’s client in a league of one', () => {
    const alone = { ...sealed, members: ['ann'], draw: { ...draw, members: ['ann'] } };
    expect(keysOf(alone, 'ann')).toEqual([['answerDraw a hash', 0]]);
  });

  it('needs nothing when the order is set, it’s open, there is none, or the members have changed', () => {
    expect(keysOf({ ...answered, order: ['bob', 'ann', 'cem'] }, 'ann')).toEqual([]);
    expect(keysOf({ ...answered, draw: { ...draw, at: 1000, secret: 'open' } }, 'ann')).toEqual([]);
    expect(keysOf({ ...sealed, draw: null }, 'bob')).toEqual([]);
    expect(keysOf({ ...sealed, members: ['ann', 'bob'] }, 'bob')).toEqual([]);
  });
});

describe('a finished draft', () => {
  it('is settled by the first client in line, unless the league is known to be', () => {
    const over: Draft = { ...exampleDraft({ people: ['ann', 'bob'] }), status: 'complete' };
    const open = { draftComplete: false } as League;
    expect(['ann', 'bob'].map((me) => keysOf(over, me, open))).toEqual([[['settlement', 0]], [['settlement', 1]]]);
    expect(keysOf(over, 'ann', { draftComplete: true } as League)).toEqual([]);
  });
});
