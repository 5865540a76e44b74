import { doc, serverTimestamp, Timestamp, writeBatch, type DocumentData } from 'firebase/firestore';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '@/domain/draft/types';
import type { Decision } from 'firestore-emulator-node/rules';
import { CODE, LEAGUE, ago, changed, joinCode, league, previewDetails, put, writeRate } from '../support/documents';
import { seededRandom, type SeededRandom } from '../support/seededRandom';
import {
  anyDraft,
  earlyCommand,
  FORMER,
  former,
  KEEPERS,
  laterCommand,
  reappointed,
  relogged,
  remembered,
  retimed,
  stored,
  type Command,
} from '../support/draftCommands';
import { MAX_EXPRESSIONS, NOW, compiledRules, authorizeUpdate } from '../support/inProcess';
import { FIRST_SEED, atFullLength, expectMet, inProcess, seedsOf } from '../support/randomPlay';
import { openReferee, type Referee } from '../support/referee';

const PATH = `drafts/${LEAGUE}`;
const HOME = `leagues/${LEAGUE}`;
const now = NOW * 1000;
const markPath = (uid: string): string => `writeRates/${uid}/kinds/draft`;

/** Changes of one field to what an honest command makes of the draft. None of them is ever legal. */
const FORGERIES: Record<string, (after: DocumentData, before: DocumentData) => DocumentData> = {
  'a later clock': (after) => changed(after, { 'turn.startedAt': Timestamp.fromMillis(now + 60_000) }),
  'an earlier clock': (after) => changed(after, { 'turn.startedAt': Timestamp.fromMillis(now - 3_600_001) }),
  'time used up': (after) => changed(after, { 'turn.usedMs': after.turn?.usedMs + 1 }),
  'time given': (after) => changed(after, { 'turn.usedMs': after.turn?.usedMs - 1 }),
  'another clock for the turn': (after) => changed(after, { 'turn.clockSeconds': 16 }),
  'the end': (after) => ({ ...after, status: after.status === 'complete' ? 'active' : 'complete' }),
  'one more place': (after) => ({ ...after, spare: { ...after.spare, TE: (after.spare?.TE ?? 0) + 1 } }),
  'one more place for oneself': (after) => changed(after, { 'seats.fan1.BENCH': (after.seats?.fan1?.BENCH ?? 0) + 1 }),
  'one more miss': (after) => changed(after, { 'seats.fan1.misses': (after.seats?.fan1?.misses ?? 0) + 1 }),
  'another roster': (after) => ({ ...after, rosters: { ...after.rosters, fan1: ['YALE-QB'] } }),
  'a pick more': (after) => ({ ...after, picks: [...(after.picks ?? []), 'YALE-QB'] }),
  'a made-up time': (after) => ({ ...after, made: { ...after.made, 99: { at: Timestamp.fromMillis(now) } } }),
  'another time for the pick': (after) => lastMade(after, { at: Timestamp.fromMillis(now - 1) }),
  'another place for the pick': (after) => lastMade(after, { slot: 'QUEUE' }),
  'another mark for the pick': (after) => lastMade(after, { kind: 'given' }),
  'an action never taken': (after) => ({
    ...after,
    log: { ...after.log, 250: { kind: 'pause', by: 'fan1', at: null } },
  }),
  'an action wiped out': (after, before) => ({ ...after, log: { ...before.log, 1: { kind: 'pause' } } }),
  'a request that was not made': (after) => ({ ...after, undoRequest: -7 }),
  'a draw at another time': (after) => ({
    ...after,
    draw: { ...after.draw, at: Timestamp.fromMillis(now - 5), members: after.members },
  }),
  'another secret': (after) => ({ ...after, draw: { ...after.draw, secret: 'f'.repeat(32) } }),
  'another format': (after) => ({ ...after, format: after.format === 'linear' ? 'snake' : 'linear' }),
  'more rounds': (after) => ({ ...after, rounds: after.rounds + 1 }),
  'another ranking': (after) => ({ ...after, ranking: [...after.ranking].reverse() }),
  'a stranger': (after) => ({ ...after, members: [...after.members, 'dan'] }),
  'another keeper': (after) => changed(after, { 'kept.fan2': 'ALA-QB' }),
  'one held who isn’t kept': (after) => ({ ...after, held: `${String(after.held)} YALE-QB` }),
  'a note': (after) => ({ ...after, note: 'hi' }),
  'a seat more': (after) => ({ ...after, seats: { ...after.seats, 'house-15': { misses: 1 } } }),
};

/** The draft with its last entry in `made` changed. */
function lastMade(after: DocumentData, changes: DocumentData): DocumentData {
  const last = Math.max(0, (after.picks?.length ?? 0) - 1);
  return { ...after, made: { ...after.made, [last]: { ...after.made?.[last], ...changes } } };
}

/** The league of a draft. */
function homeOf({ members, slots, commissioner, coCommissioner }: Draft): DocumentData {
  const co = coCommissioner === null ? {} : { coCommissioner };
  const keepers = { keepers: KEEPERS, previousLeagueId: FORMER };
  return league(members, { capacity: 16, createdBy: commissioner, slots, ...keepers, ...co });
}

/** The preview of a league. */
const previewOf = ({ members, slots, keepers, createdBy }: DocumentData): DocumentData =>
  joinCode(members as string[], { capacity: 16, managerName: createdBy, details: previewDetails({ slots, keepers }) });

type Authorizer = (command: Command, before: Record<string, DocumentData>, after: DocumentData) => Decision;
type Heard = Record<'legal' | 'illegal' | 'forged', number> & { kinds: Set<string> };

/** Plays one draft to its end, a legal or illegal command at a time, and checks that domain and rules agree on each. */
function play(seed: number, authorize: Authorizer, heard: Heard): void {
  const roll = seededRandom(seed);
  const { draft: scheduled, houseTeams, queues } = anyDraft(roll);
  const queueDocuments = Object.fromEntries(
    Object.entries(queues).map(([uid, squads]) => [`draftQueues/${LEAGUE}/managers/${uid}`, { squads }]),
  );
  let draft: Draft = scheduled;
  for (let step = 0; draft.status !== 'complete' && step < 600; step++) {
    draft = relogged(retimed(remembered(draft, scheduled.members, roll), roll, now), roll);
    draft = reappointed(draft, roll);
    const command =
      draft.status === 'scheduled'
        ? earlyCommand(draft, houseTeams, roll, now)
        : laterCommand(draft, queues, roll, now);
    // Time stands still here, so in a full log an action may equal the one before it.
    if (command.after === null || same(command.after, stored(draft))) continue;
    const { verdict, what, uid } = command;
    const mark = { [markPath(uid)]: writeRate('any', Timestamp.fromMillis(now)) };
    const before = {
      [PATH]: stored(draft),
      [HOME]: homeOf(draft),
      ...former(scheduled.members),
      ...mark,
      ...queueDocuments,
    };
    const where = `seed ${seed}, step ${step}, after ${draft.picks.length} picks: ${what} by ${uid}`;
    const decision = authorize(command, before, command.after);
    expect(decision.allowed, where).toBe(verdict.ok);
    heard[verdict.ok ? 'legal' : 'illegal'] += 1;
    if (!verdict.ok) continue;
    heard.kinds.add(what.replace(/ of .*/, ''));
    // The domain's result and the document that the command requested are the same.
    expect(same(stored(verdict.value), command.after), where).toBe(true);
    forge(command, before, roll, authorize, where, heard);
    draft = verdict.value;
  }
  // A draft with many interruptions may not end within its steps; those that end have every pick.
  if (draft.status === 'complete') expect(draft.picks).toHaveLength(draft.rounds * draft.order.length);
}

function forge(
  command: Command,
  before: Record<string, DocumentData>,
  roll: SeededRandom,
  authorize: Authorizer,
  where: string,
  heard: Heard,
): void {
  const [name, bend] = roll.one(Object.entries(FORGERIES));
  const after = bend(command.after!, before[PATH]!);
  if (same(after, command.after!)) return;
  expect(authorize(command, before, after).allowed, `${where}, with ${name}`).toBe(false);
  heard.forged += 1;
}

function same(one: DocumentData, other: DocumentData): boolean {
  return isDeepStrictEqual(one, other);
}

/** Drafts to play on the running engine, and commands of each. */
const SAMPLE = { drafts: 6, commands: 60 };

/**
 * Distance from every edge of a clock, in milliseconds, so that the server's time gives the same decision as the test's
 * time.
 */
const SLACK = 60_000;

/** The document as a client writes it: timestamps of `moment` become the server's time. */
function withServerTime(value: unknown, moment: number): unknown {
  if (value instanceof Timestamp) return value.toMillis() === moment ? serverTimestamp() : value;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withServerTime(item, moment)]));
}

/** Plays a draft like `play`, against the running engine. Returns how many commands it allowed and denied. */
async function playOnEngine(referee: Referee, seed: number): Promise<{ allowed: number; denied: number }> {
  const roll = seededRandom(seed);
  const { draft: scheduled, houseTeams, queues } = anyDraft(roll);
  await referee.clear();
  await referee.arrange((db) =>
    put(db, {
      ...former(scheduled.members),
      ...Object.fromEntries(
        Object.entries(queues).map(([uid, squads]) => [`draftQueues/${LEAGUE}/managers/${uid}`, { squads }]),
      ),
    }),
  );
  const heard = { allowed: 0, denied: 0 };
  let draft: Draft = scheduled;
  for (
    let step = 0, moment = 0;
    draft.status !== 'complete' && heard.allowed + heard.denied < SAMPLE.commands;
    step++
  ) {
    moment = Math.max(Date.now(), moment + 1);
    draft = relogged(retimed(remembered(draft, scheduled.members, roll), roll, moment, SLACK), roll);
    draft = reappointed(draft, roll);
    const command =
      draft.status === 'scheduled'
        ? earlyCommand(draft, houseTeams, roll, moment)
        : laterCommand(draft, queues, roll, moment);
    const { after, verdict, uid, what } = command;
    if (after === null) continue;
    // These two are written with the league, whose rules are checked too: see draftStart and draftActions.
    if (what !== 'start' && what !== 'handOver') {
      const old = { [markPath(uid)]: writeRate('', ago(60)) };
      await referee.arrange((db) => put(db, { [PATH]: stored(draft), [HOME]: homeOf(draft), ...old }));
      const db = referee.as(uid);
      const written = writeBatch(db)
        .set(doc(db, PATH), withServerTime(after, moment) as DocumentData)
        .set(doc(db, markPath(uid)), writeRate('any', serverTimestamp()))
        .commit();
      const where = `seed ${seed}, step ${step}: ${what} by ${uid}`;
      const allowed = await written.then(
        () => true,
        (error: { code?: string }) => {
          if (error.code !== 'permission-denied') throw new Error(where, { cause: error });
          return false;
        },
      );
      expect(allowed, where).toBe(verdict.ok);
      heard[allowed ? 'allowed' : 'denied'] += 1;
    }
    if (verdict.ok) draft = verdict.value;
  }
  return heard;
}

describe('the draft code and the running engine', () => {
  let referee: Referee;
  beforeAll(async () => void (referee = await openReferee('draft-agreement')));
  afterAll(() => referee.close());

  it('agree on a sample of random drafts', { timeout: 240_000 }, async () => {
    const sum = { allowed: 0, denied: 0 };
    for (const seed of seedsOf('drafts on an engine', FIRST_SEED, SAMPLE.drafts, 1)) {
      const { allowed, denied } = await playOnEngine(referee, seed);
      sum.allowed += allowed;
      sum.denied += denied;
    }
    expect(sum.allowed).toBeGreaterThan(atFullLength(60));
    expect(sum.denied).toBeGreaterThan(atFullLength(60));
  });
});

describe('the draft code and the rules', inProcess, () => {
  it('agree on every command of random drafts, and the rules deny every forged write', { timeout: 240_000 }, () => {
    const rules = compiledRules();
    const costs: Record<string, number> = {};
    const heard: Heard = { legal: 0, illegal: 0, forged: 0, kinds: new Set() };
    const authorize: Authorizer = (command, before, after) => {
      const home: DocumentData = { ...before[HOME], ...command.league };
      const decision = authorizeUpdate(rules, command.uid, PATH, before, after, { [HOME]: home });
      if (decision.allowed && command.what === 'handOver') {
        const along = { [PATH]: after, [`joinCodes/${CODE}`]: previewOf(home) };
        // Who may hand over, and to whom, is the league's rule.
        const { allowed } = authorizeUpdate(rules, command.uid, HOME, before, home, along);
        if (!allowed) return { ...decision, allowed };
      }
      const kind = command.what.replace(/ of .*/, '');
      if (decision.allowed) costs[kind] = Math.max(costs[kind] ?? 0, decision.expressions);
      return decision;
    };
    for (const seed of seedsOf('drafts', FIRST_SEED, 25)) play(seed, authorize, heard);
    expect(heard.legal).toBeGreaterThan(atFullLength(1000));
    expect(heard.illegal).toBeGreaterThan(atFullLength(1000));
    expect(heard.forged).toBeGreaterThan(atFullLength(1000));
    expectMet(heard.kinds, [
      'answer',
      'askForUndo',
      'autopilot',
      'autopilot pick',
      'clock',
      'draw',
      'drawn order',
      'handOver',
      'house pick',
      'keep',
      'keeper pick',
      'missed pick',
      'quietHours',
      'order',
      'own pick',
      'pause',
      'resume',
      'start',
      'undo',
    ]);
    for (const [kind, expressions] of Object.entries(costs))
      expect(expressions, kind).toBeLessThanOrEqual(MAX_EXPRESSIONS);
  });
});
