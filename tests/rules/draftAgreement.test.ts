import { Timestamp, type DocumentData } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import type { Draft } from '@/domain/draft/types';
import type { Decision } from 'firestore-emulator-node/rules';
import { LEAGUE, league } from '../support/documents';
import { dice, type Dice } from '../support/dice';
import {
  anyDraft,
  earlyCommand,
  laterCommand,
  relogged,
  remembered,
  retimed,
  stored,
  type Command,
} from '../support/draftCommands';
import { NOW, compiledRules, judgeUpdate } from '../support/inProcess';

const PATH = `drafts/${LEAGUE}`;
const now = NOW * 1000;

/** Ways to bend what an honest command makes of the draft by one field. None of them is ever legal. */
const FORGERIES: Record<string, (after: DocumentData, before: DocumentData) => DocumentData> = {
  'a later clock': (after) => ({ ...after, turnStartedAt: Timestamp.fromMillis(now + 60_000) }),
  'an earlier clock': (after) => ({ ...after, turnStartedAt: Timestamp.fromMillis(now - 3_600_001) }),
  'time used up': (after) => ({ ...after, usedMs: after.usedMs + 1 }),
  'time given': (after) => ({ ...after, usedMs: after.usedMs - 1 }),
  'the end': (after) => ({ ...after, status: after.status === 'complete' ? 'active' : 'complete' }),
  'one more place': (after) => ({ ...after, spare: { ...after.spare, TE: after.spare.TE + 1 } }),
  'one more place for oneself': (after) => ({
    ...after,
    places: { ...after.places, fan1: { ...after.places.fan1, BENCH: (after.places.fan1?.BENCH ?? 0) + 1 } },
  }),
  'another roster': (after) => ({ ...after, rosters: { ...after.rosters, fan1: ['YALE-QB'] } }),
  'a pick more': (after) => ({ ...after, picks: [...after.picks, 'YALE-QB'] }),
  'a made-up time': (after) => ({ ...after, takenAt: { ...after.takenAt, 99: Timestamp.fromMillis(now) } }),
  'a deed nobody did': (after) => ({ ...after, log: { ...after.log, 250: { kind: 'pause', by: 'fan1', at: null } } }),
  'a deed wiped out': (after, before) => ({ ...after, log: { ...before.log, 1: { kind: 'pause' } } }),
  'another place for the pick': (after) => ({ ...after, filled: [...after.filled.slice(0, -1), 'QUEUE'] }),
  'a request that was not made': (after) => ({ ...after, undoRequest: -7 }),
  'a draw at another time': (after) => ({
    ...after,
    draw: { at: Timestamp.fromMillis(now - 5), members: after.members },
  }),
  'another clock for the turn': (after) => ({ ...after, turnClock: { clockSeconds: 16, night: null } }),
  'another format': (after) => ({ ...after, format: after.format === 'linear' ? 'snake' : 'linear' }),
  'more rounds': (after) => ({ ...after, rounds: after.rounds + 1 }),
  'another ranking': (after) => ({ ...after, ranking: [...after.ranking].reverse() }),
  'a stranger': (after) => ({ ...after, members: [...after.members, 'dan'] }),
  'a note': (after) => ({ ...after, note: 'hi' }),
  'a miss for a house team': (after) => ({ ...after, misses: { ...after.misses, 'house-15': 1 } }),
  'autopilot for another': (after) => ({ ...after, autopilot: { ...after.autopilot, 'house-15': true } }),
};

type Judge = (command: Command, before: Record<string, DocumentData>, after: DocumentData) => Decision;
type Heard = Record<'legal' | 'illegal' | 'forged', number> & { kinds: Set<string> };

/** Plays one draft to its end, a legal or illegal command at a time, and asks engine and rules about each. */
function play(seed: number, judge: Judge, heard: Heard): void {
  const roll = dice(seed);
  const { draft: scheduled, houseTeams, queues } = anyDraft(roll);
  const queueDocuments = Object.fromEntries(
    Object.entries(queues).map(([uid, squads]) => [`draftQueues/${LEAGUE}/managers/${uid}`, { squads }]),
  );
  let draft: Draft = scheduled;
  for (let step = 0; draft.status !== 'complete' && step < 600; step++) {
    draft = relogged(retimed(remembered(draft, scheduled.members, roll), roll, now), roll);
    const command =
      draft.status === 'scheduled'
        ? earlyCommand(draft, houseTeams, roll, now)
        : laterCommand(draft, queues, roll, now);
    if (command.after === null) continue;
    const home = league(draft.members, { capacity: 16, createdBy: draft.commissioner, slots: draft.slots });
    const before = { [PATH]: stored(draft), [`leagues/${LEAGUE}`]: home, ...queueDocuments };
    const { verdict, what, uid } = command;
    const where = `seed ${seed}, step ${step}, after ${draft.picks.length} picks: ${what} by ${uid}`;
    const decision = judge(command, before, command.after);
    expect(decision.allowed, where).toBe(verdict.ok);
    heard[verdict.ok ? 'legal' : 'illegal'] += 1;
    if (!verdict.ok) continue;
    heard.kinds.add(what.replace(/ of .*/, ''));
    // What the engine makes of it and what the command asked for are the same document.
    expect(plain(stored(verdict.value)), where).toEqual(plain(command.after));
    forge(command, before, roll, judge, where, heard);
    draft = verdict.value;
  }
  // A draft of many interruptions may not end within its steps; those that end have every pick.
  if (draft.status === 'complete') expect(draft.picks).toHaveLength(draft.rounds * draft.order.length);
}

function forge(
  command: Command,
  before: Record<string, DocumentData>,
  roll: Dice,
  judge: Judge,
  where: string,
  heard: Heard,
): void {
  const [name, bend] = roll.one(Object.entries(FORGERIES));
  const after = bend(command.after!, before[PATH]!);
  if (same(after, command.after!)) return;
  expect(judge(command, before, after).allowed, `${where}, with ${name}`).toBe(false);
  heard.forged += 1;
}

/** Counts that are 0 or absent mean the same. */
function plain(document: DocumentData): DocumentData {
  const misses = Object.entries(document.misses as Record<string, number>).filter(([, count]) => count !== 0);
  return JSON.parse(JSON.stringify({ ...document, misses: Object.fromEntries(misses) })) as DocumentData;
}

function same(one: DocumentData, other: DocumentData): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

describe('the domain and the rules', () => {
  it('agree on every command of random drafts, and no forgery passes', () => {
    const rules = compiledRules();
    const costs: Record<string, number> = {};
    const heard: Heard = { legal: 0, illegal: 0, forged: 0, kinds: new Set() };
    const judge: Judge = (command, before, after) => {
      const path = `leagues/${LEAGUE}`;
      const along = { [path]: { ...before[path], ...command.league } };
      const decision = judgeUpdate(rules, command.uid, PATH, before, after, along);
      const kind = command.what.replace(/ of .*/, '');
      if (decision.allowed) costs[kind] = Math.max(costs[kind] ?? 0, decision.expressions);
      return decision;
    };
    for (let seed = 1; seed <= 25; seed++) play(seed, judge, heard);
    expect(heard.legal).toBeGreaterThan(1000);
    expect(heard.illegal).toBeGreaterThan(1000);
    expect(heard.forged).toBeGreaterThan(1000);
    expect([...heard.kinds].sort()).toEqual(
      [
        'askForUndo',
        'autopilot',
        'autopilot pick',
        'clock',
        'commissioner pick',
        'draw',
        'drawn order',
        'handOver',
        'house pick',
        'missed pick',
        'night',
        'order',
        'own pick',
        'pause',
        'resume',
        'start',
        'undo',
      ].sort(),
    );
    // Firestore stops at 1,000 expressions a request.
    if (process.env.SHOW) console.log(costs);
    for (const [kind, expressions] of Object.entries(costs)) expect(expressions, kind).toBeLessThanOrEqual(900);
    if (process.env.SHOW) console.log(costs);
  });
});
