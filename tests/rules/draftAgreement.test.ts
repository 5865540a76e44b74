import { Timestamp, type DocumentData } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { automaticPick, pick } from '@/domain/draft/engine';
import type { Draft } from '@/domain/draft/types';
import { poolArithmetic, rosterSize, SLOTS as SLOT_NAMES, starterCount, type Slots } from '@/domain/slots';
import { ALL_SQUADS, type SquadId } from '@/domain/squads';
import { LEAGUE, activeDraft, poolOf } from '../support/documents';
import { NOW, compiledRules, judgeUpdate } from '../support/inProcess';
import { managerAt, pickWrite } from '../support/picks';

const PATH = `drafts/${LEAGUE}`;
const now = Timestamp.fromMillis(NOW * 1000);
const RUNNING = Timestamp.fromMillis(NOW * 1000 - 500);
const RUN_OUT = Timestamp.fromMillis(NOW * 1000 - 92_000);

/** Repeatable dice: the same seed plays the same draft. */
function dice(seed: number) {
  let state = seed;
  const random = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  const one = <T>(list: readonly T[]): T => list[between(0, list.length - 1)]!;
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => [random(), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);
  return { chance: (share: number) => random() < share, between, one, shuffled };
}
type Dice = ReturnType<typeof dice>;

/** A league shape that can be drafted, from two managers to sixteen. */
function anyShape({ between }: Dice): { managers: number; slots: Slots; bench: number } {
  for (;;) {
    const managers = between(2, 16);
    const slots = Object.fromEntries(SLOT_NAMES.map((slot) => [slot, between(0, 3)])) as Slots;
    const bench = between(0, 4);
    if (starterCount(slots) <= 16 && poolArithmetic({ managers, slots, bench }).result.ok)
      return { managers, slots, bench };
  }
}

function anyDraft(roll: Dice): { draft: DocumentData; people: string[]; queues: Record<string, DocumentData> } {
  const { managers, slots, bench } = anyShape(roll);
  const houseTeams = Array.from({ length: roll.between(0, managers - 1) }, (_, i) => `house-${i + 1}`);
  const people = Array.from({ length: managers - houseTeams.length }, (_, i) => `fan${i + 1}`);
  const ranking = roll.shuffled(ALL_SQUADS);
  const draft = activeDraft(people, {
    houseTeams,
    order: roll.shuffled([...people, ...houseTeams]),
    slots,
    rounds: rosterSize(slots, bench),
    ranking,
    pool: poolOf(ranking),
    format: roll.one(['snake', 'linear', 'thirdRoundReversal']),
  });
  const queues = people
    .filter(() => roll.chance(0.6))
    .map((uid) => [
      `draftQueues/${LEAGUE}_${uid}`,
      { leagueId: LEAGUE, userId: uid, squads: roll.shuffled(ALL_SQUADS).slice(0, roll.between(0, 40)) },
    ]);
  return { draft, people, queues: Object.fromEntries(queues) };
}

/** Plays one draft to its end, a legal or illegal command at a time, and asks domain and rules about each. */
function play(
  seed: number,
  judge: (uid: string, before: Record<string, DocumentData>, after: DocumentData) => boolean,
) {
  const roll = dice(seed);
  const { draft, people, queues } = anyDraft(roll);
  let room = draft;
  const heard = { legal: 0, illegal: 0 };
  while (room.status === 'active') {
    room = { ...room, turnStartedAt: roll.chance(0.5) ? RUN_OUT : RUNNING };
    const model = { ...room, startedAt: 0, turnStartedAt: room.turnStartedAt.toMillis() } as Draft;
    const manager = managerAt(room, room.picks.length);
    const isHouse = manager.startsWith('house-');
    const automatic = roll.chance(isHouse ? 0.9 : 0.4);
    const uid = automatic || isHouse || roll.chance(0.2) ? roll.one(people) : manager;
    const squad = (): SquadId =>
      roll.one(roll.chance(0.9) ? ALL_SQUADS.filter((id) => !room.picks.includes(id)) : ALL_SQUADS);

    const computed = automaticPick(model, {
      queue: (queues[`draftQueues/${LEAGUE}_${manager}`]?.squads as SquadId[] | undefined) ?? [],
      at: NOW * 1000,
    });
    const wanted = automatic && computed.ok && roll.chance(0.7) ? computed.value.picks.at(-1)! : squad();
    const verdict = !automatic
      ? pick(model, { manager: uid, squad: wanted, at: NOW * 1000 })
      : computed.ok && computed.value.picks.at(-1) === wanted
        ? computed
        : null;
    const after: DocumentData = { ...room, ...pickWrite(room, wanted, automatic), turnStartedAt: now };
    const legal = verdict?.ok === true;
    expect(
      judge(uid, { [PATH]: room, ...queues }, after),
      `seed ${seed}, pick ${room.picks.length + 1} by ${uid}: ${wanted}`,
    ).toBe(legal);
    heard[legal ? 'legal' : 'illegal'] += 1;
    if (verdict?.ok !== true) continue;
    const { rosters, demand, autopilot, status, picks, auto, misses } = verdict.value;
    expect({ rosters, demand, autopilot, status, picks, auto }).toEqual({
      rosters: after.rosters,
      demand: after.demand,
      autopilot: after.autopilot,
      status: after.status,
      picks: after.picks,
      auto: after.auto,
    });
    room = { ...room, rosters, demand, autopilot, status, picks, auto, misses };
  }
  expect(room.picks).toHaveLength(room.rounds * room.order.length);
  return heard;
}

describe('the domain and the rules', () => {
  it('agree on every command of random drafts, which all come to an end', () => {
    const rules = compiledRules();
    let costliest = 0;
    const heard = { legal: 0, illegal: 0 };
    for (let seed = 1; seed <= 40; seed++) {
      const one = play(seed, (uid, before, after) => {
        const decision = judgeUpdate(rules, uid, PATH, before, after);
        costliest = Math.max(costliest, decision.expressions);
        return decision.allowed;
      });
      heard.legal += one.legal;
      heard.illegal += one.illegal;
    }
    expect(heard.legal).toBeGreaterThan(1000);
    expect(heard.illegal).toBeGreaterThan(1000);
    // Firestore stops at 1,000 expressions a request.
    expect(costliest).toBeLessThan(950);
  });
});
