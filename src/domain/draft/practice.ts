import { HOUSE_TEAM_IDS, type ManagerId } from '../league/houseTeams';
import { FORMAT_NAMES } from '../league/options/formatNames';
import type { DraftFormat } from '../league/league';
import { asMap, asMillis, asNumber, asOneOf } from '../kernel/parse';
import { defaultRanking } from './ranking';
import type { Result } from '../kernel/result';
import { DEFAULT_BENCH, DEFAULT_SLOTS, parseSlots, SLOTS, type Slots } from '../lineup/slots';
import { poolCheck } from '../league/options/poolCheck';
import { LAST_SEASON } from '../football/seasons';
import { parseSquadReferences, type SquadId } from '../football/squads';
import { TEMPERAMENTS, type Temperament } from './bots';
import { pause, resume, undo } from './commissionerCommands';
import { automaticPick, pick, scheduledDraft, startDraft } from './engine';
import { managerAt, onTheClock } from './order';
import { isAutomatic, PRACTICE_ID, type Draft } from './types';

/** The user's manager id in a practice draft. */
export const PRACTICE_ME = 'me';

/** The pick clocks of a practice draft, in seconds; 0 means no clock. */
export const PRACTICE_CLOCKS = [0, 30, 90] as const;
export type PracticeClock = (typeof PRACTICE_CLOCKS)[number];

/** How long a bot takes to pick, in milliseconds. */
export const BOT_SPEEDS = { instant: 0, brisk: 500, lifelike: 2000 } as const;
export type BotSpeed = keyof typeof BOT_SPEEDS;
const SPEEDS = Object.keys(BOT_SPEEDS) as BotSpeed[];

const FORMATS = Object.keys(FORMAT_NAMES) as DraftFormat[];

/** The season whose projections and byes a practice draft uses. */
export const PRACTICE_SEASON = LAST_SEASON;

/** The settings of a practice draft. `seat` is the user's position in the first round, counted from 1. */
export type PracticeSetup = {
  managers: number;
  seat: number;
  slots: Slots;
  bench: number;
  format: DraftFormat;
  clock: PracticeClock;
  speed: BotSpeed;
};

/** The default settings. */
export const PRACTICE_DEFAULT: PracticeSetup = {
  managers: 8,
  seat: 3,
  slots: DEFAULT_SLOTS,
  bench: DEFAULT_BENCH,
  format: 'snake',
  clock: 0,
  speed: 'brisk',
};

/** Whether the pool is large enough for these settings. The error's message is shown in the form. */
export function checkSetup({ managers, slots, bench }: PracticeSetup): Result<void> {
  return poolCheck({ managers, slots, bench }).result;
}

/** The managers in first-round order: bots, with the user at the chosen seat. */
export function practiceOrder({ managers, seat }: PracticeSetup): ManagerId[] {
  const order: ManagerId[] = HOUSE_TEAM_IDS.slice(0, managers - 1);
  order.splice(seat - 1, 0, PRACTICE_ME);
  return order;
}

/** A bot's temperament. The three alternate in draft order. */
export function temperamentOf(bot: ManagerId): Temperament {
  const at = (HOUSE_TEAM_IDS as readonly ManagerId[]).indexOf(bot);
  return TEMPERAMENTS[Math.max(0, at) % TEMPERAMENTS.length]!;
}

/** The practice draft before its start: every seat filled, no picks. The setup must have passed `checkSetup`. */
export function practiceDraft(setup: PracticeSetup): Draft {
  const { managers, slots, bench, format, clock } = setup;
  const scheduled = scheduledDraft({
    leagueId: PRACTICE_ID,
    leagueName: 'Mock draft',
    commissioner: PRACTICE_ME,
    format,
    slots,
    benchSize: bench,
    clockSeconds: clock,
    ranking: defaultRanking({ season: PRACTICE_SEASON, managers, slots }),
  });
  const order = practiceOrder(setup);
  return {
    ...scheduled,
    order,
    houseTeams: order.filter((manager) => manager !== PRACTICE_ME),
    rosters: Object.fromEntries(order.map((manager) => [manager, []])),
  };
}

/** Starts the practice draft; `at` is in milliseconds. */
export function beginPractice(setup: PracticeSetup, at: number): Draft {
  const scheduled = practiceDraft(setup);
  const begun = startDraft(scheduled, at);
  if (!begun.ok) throw new Error(begun.error.message);
  return onPracticeClock(begun.value, setup);
}

/** Turns off the clock, if the setup has none, by removing the turn's start time. */
export function onPracticeClock(draft: Draft, { clock }: PracticeSetup): Draft {
  return clock === 0 ? { ...draft, turnStartedAt: null } : draft;
}

/** Pauses the bots and the clock, or resumes them with the time that was left; `at` is in milliseconds. */
export function pausePractice(draft: Draft, setup: PracticeSetup, at: number): Draft {
  const action = { by: PRACTICE_ME, at };
  const done = draft.pausedAt === null ? pause(draft, action) : resume(draft, action);
  return done.ok ? onPracticeClock({ ...done.value, log: [] }, setup) : draft;
}

/**
 * Undoes the user's last pick and every pick since, so the user is on the clock again. Without such a pick, returns the
 * draft unchanged.
 */
export function takeBack(draft: Draft, setup: PracticeSetup, at: number): Draft {
  let before = draft;
  for (let pick = draft.picks.length - 1; pick >= 0; pick--) {
    const undone = undo({ ...before, undoRequest: pick }, { by: PRACTICE_ME, at });
    if (!undone.ok) return draft;
    before = { ...undone.value, log: [] };
    if (managerAt(draft, pick) === PRACTICE_ME) return onPracticeClock({ ...before, pausedAt: null }, setup);
  }
  return draft;
}

/** What the browser stores of a practice draft, so it survives a reload. */
export type PracticeRecord = {
  version: 1;
  setup: PracticeSetup;
  /** Null before the start. */
  startedAt: number | null;
  turnStartedAt: number | null;
  usedMs: number;
  pausedAt: number | null;
  picks: SquadId[];
  auto: boolean[];
  /** When each pick was made, in milliseconds; null if an older record doesn't have it. */
  pickedAt: (number | null)[];
  misses: number;
  queue: SquadId[];
};

/** Returns a practice draft's record. */
export function recordOf(draft: Draft, setup: PracticeSetup, queue: readonly SquadId[]): PracticeRecord {
  return {
    version: 1,
    setup,
    startedAt: draft.startedAt,
    turnStartedAt: draft.turnStartedAt,
    usedMs: draft.usedMs,
    pausedAt: draft.pausedAt,
    picks: draft.picks,
    auto: draft.made.map(isAutomatic),
    pickedAt: draft.pickedAt,
    misses: draft.misses[PRACTICE_ME] ?? 0,
    queue: [...queue],
  };
}

/** Reads a stored record; null for anything else, or for settings that aren't possible. */
export function parseRecord(stored: unknown): PracticeRecord | null {
  const raw = asMap(stored);
  const setup = parseSetup(raw.setup);
  if (raw.version !== 1 || setup === null) return null;
  const picks = parseSquadReferences(raw.picks);
  return {
    version: 1,
    setup,
    startedAt: asMillis(raw.startedAt),
    turnStartedAt: asMillis(raw.turnStartedAt),
    usedMs: asNumber(raw.usedMs, 0),
    pausedAt: asMillis(raw.pausedAt),
    picks,
    auto: picks.map((_, i) => Array.isArray(raw.auto) && raw.auto[i] === true),
    pickedAt: picks.map((_, i) => (Array.isArray(raw.pickedAt) ? asMillis(raw.pickedAt[i]) : null)),
    misses: asNumber(raw.misses, 0),
    queue: parseSquadReferences(raw.queue),
  };
}

/** Rebuilds the draft of a record by replaying every pick through the engine; null if a pick was illegal. */
export function restorePractice(record: PracticeRecord): Draft | null {
  const { setup, startedAt } = record;
  if (startedAt === null) return record.picks.length === 0 ? practiceDraft(setup) : null;
  let draft: Draft = { ...beginPractice(setup, startedAt), turnStartedAt: 0 };
  for (const [i, squad] of record.picks.entries()) {
    const now = onTheClock(draft);
    if (now === null) return null;
    const made =
      record.auto[i] === true
        ? automaticPick(draft, { queue: [squad], at: Infinity })
        : pick(draft, { manager: now, squad, at: 0 });
    if (!made.ok || made.value.picks[i] !== squad) return null;
    draft = { ...made.value, turnStartedAt: 0 };
  }
  return {
    ...draft,
    turnStartedAt: record.turnStartedAt,
    usedMs: record.usedMs,
    pausedAt: record.pausedAt,
    pickedAt: record.pickedAt,
    misses: { [PRACTICE_ME]: record.misses },
  };
}

/** Reads a setup; null if it's invalid or the pool is too small for it. */
function parseSetup(stored: unknown): PracticeSetup | null {
  const raw = asMap(stored);
  const managers = asNumber(raw.managers, 0);
  const seat = asNumber(raw.seat, 0);
  const bench = asNumber(raw.bench, -1);
  const whole = [managers, seat, bench].every(Number.isInteger);
  if (!whole || managers < 2 || managers > 16 || seat < 1 || seat > managers || bench < 0) return null;
  const slots = parseSlots(raw.slots);
  if (!SLOTS.every((slot) => Number.isInteger(slots[slot]) && slots[slot] >= 0)) return null;
  const setup: PracticeSetup = {
    managers,
    seat,
    slots,
    bench,
    format: asOneOf(raw.format, FORMATS, 'snake'),
    clock: PRACTICE_CLOCKS.find((clock) => clock === raw.clock) ?? 0,
    speed: asOneOf(raw.speed, SPEEDS, 'brisk'),
  };
  return checkSetup(setup).ok ? setup : null;
}
