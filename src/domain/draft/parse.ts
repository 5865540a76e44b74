import { isHouseTeam, type ManagerId } from '../league/houseTeams';
import type { LeagueId } from '../kernel/ids';
import { DEFAULT_CLOCK_SECONDS, DRAFT_FORMATS } from '../league/league';
import { DRAFT_STATUSES } from '../league/types';
import { asMap, asMillis, asNumber, asOneOf, asText, asTexts } from '../kernel/parse';
import { parseSlots } from '../lineup/slots';
import { isSquadId, parseSquadReferences, type SquadId } from '../football/squads';
import type { QuietHours } from './clock/quietHours';
import { turnClock } from './clock/clock';
import { managerAt } from './order';
import { openSlotsOf, slotsTaken } from './openSlots';
import {
  ORDER_WAYS,
  PICK_KINDS,
  type Draft,
  type DraftClock,
  type DraftAction,
  type DraftEvent,
  type PickKind,
  type OpenSlotKind,
  type Draw,
} from './types';

/** Reads a stored draft. Filled slots, open slots and spare are recomputed from picks and rosters rather than read. */
export function parseDraft(leagueId: LeagueId, stored: unknown): Draft {
  const raw = asMap(stored);
  const slots = parseSlots(raw.slots);
  const order = asTexts(raw.order);
  const status = asOneOf(raw.status, DRAFT_STATUSES, 'scheduled');
  const rosters = parseRosters(raw.rosters, status === 'scheduled' ? [] : order);
  const picks = parseSquadReferences(raw.picks);
  const rounds = asNumber(raw.rounds, 0);
  const format = asOneOf(raw.format, DRAFT_FORMATS, 'snake');
  const made = asMap(raw.made);
  const turn = asMap(raw.turn);
  const clock: DraftClock = {
    clockSeconds: asNumber(raw.clockSeconds, DEFAULT_CLOCK_SECONDS),
    quietHours: parseQuietHours(raw.quietHours),
  };
  return {
    leagueId,
    leagueName: asText(raw.leagueName, ''),
    members: asTexts(raw.members),
    commissioner: asText(raw.commissioner, ''),
    coCommissioner: null,
    status,
    format,
    rounds,
    ...clock,
    slots,
    order,
    houseTeams: asTexts(raw.houseTeams),
    kept: parseKept(raw.kept),
    draw: parseDraw(raw.draw),
    picks,
    made: picks.map((_, pick) => parseKind(raw, pick, managerAt({ order, format, rounds }, pick) ?? '')),
    filledSlots: filledBy({ order, format, rounds }, rosters, picks, slots),
    pickedAt: picks.map((_, pick) => asMillis(asMap(made[pick]).at)),
    rosters,
    ranking: parseSquadReferences(raw.ranking),
    ...openSlotsOf({ order, rosters, slots, rounds }),
    misses: parseMisses(raw.seats),
    startedAt: asMillis(raw.startedAt),
    turnStartedAt: asMillis(turn.startedAt),
    usedMs: asNumber(turn.usedMs, 0),
    turnClock: parseTurnClock(turn, clock),
    pausedAt: asMillis(raw.pausedAt),
    undoRequest: typeof raw.undoRequest === 'number' ? raw.undoRequest : null,
    log: Object.entries(asMap(raw.log))
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, event]) => parseEvent(event))
      .filter((event) => event !== null),
  };
}

/** Reads the keepers, stored as one text for each manager: `ALA-QB TEX-DST`. */
function parseKept(stored: unknown): Draft['kept'] {
  return Object.fromEntries(
    Object.entries(asMap(stored)).map(([manager, squads]) => [
      manager,
      parseSquadReferences(asText(squads, '').split(' ')),
    ]),
  );
}

/** The stored form of a manager's keepers. */
export function storedKeepers(squads: readonly SquadId[]): string {
  return squads.join(' ');
}

function parseDraw(stored: unknown): Draft['draw'] {
  const raw = asMap(stored);
  const seal = asText(raw.seal, null);
  if (seal === null) return null;
  return {
    seal,
    by: asText(raw.by, ''),
    members: asTexts(raw.members),
    at: asMillis(raw.at),
    secret: asText(raw.secret, null),
  };
}

function storedDraw({ at, secret, ...sealed }: Draw, time: (milliseconds: number) => unknown): object {
  return { ...sealed, ...(at === null ? {} : { at: time(at) }), ...(secret === null ? {} : { secret }) };
}

/** The slot that each pick filled. Each manager's roster lists their picks in order. */
function filledBy(
  turns: Pick<Draft, 'order' | 'format' | 'rounds'>,
  rosters: Draft['rosters'],
  picks: Draft['picks'],
  slots: Draft['slots'],
): OpenSlotKind[] {
  const taken = new Map(Object.entries(rosters).map(([manager, roster]) => [manager, slotsTaken(roster, slots)]));
  return picks.map((_, pick) => taken.get(managerAt(turns, pick) ?? '')?.shift() ?? 'BENCH');
}

/** The rosters, including empty ones for managers who haven't picked yet. */
function parseRosters(stored: unknown, order: readonly string[]): Draft['rosters'] {
  const rosters = asMap(stored);
  const managers = new Set([...order, ...Object.keys(rosters)]);
  return Object.fromEntries([...managers].map((manager) => [manager, parseSquadReferences(rosters[manager])]));
}

function parseMisses(seats: unknown): Draft['misses'] {
  const misses = Object.entries(asMap(seats)).map(([manager, seat]) => [manager, asNumber(asMap(seat).misses, 0)]);
  return Object.fromEntries(misses.filter(([, count]) => count !== 0)) as Draft['misses'];
}

/** The clock that the current turn started with; null if it's the same as the draft's. */
function parseTurnClock(turn: Record<string, unknown>, clock: DraftClock): DraftClock | null {
  if (typeof turn.clockSeconds !== 'number') return null;
  const own: DraftClock = { clockSeconds: turn.clockSeconds, quietHours: parseQuietHours(turn.quietHours) };
  return JSON.stringify(own) === JSON.stringify(clock) ? null : own;
}

/** How a pick was made. An older document only stores whether it was automatic. */
function parseKind(raw: Record<string, unknown>, pick: number, manager: string): PickKind {
  if (!Array.isArray(raw.auto)) return asOneOf(asMap(asMap(raw.made)[pick]).kind, PICK_KINDS, 'own');
  if (raw.auto[pick] !== true) return 'own';
  return isHouseTeam(manager) ? 'house' : 'missed';
}

function parseQuietHours(stored: unknown): QuietHours | null {
  const raw = asMap(stored);
  if (typeof raw.activeMs !== 'number') return null;
  return { zone: asText(raw.zone, ''), activeMs: raw.activeMs, endsAtMs: asNumber(raw.endsAtMs, 0) };
}

function parseEvent(stored: unknown): DraftEvent | null {
  const raw = asMap(stored);
  const action = parseAction(raw);
  return action && { ...action, by: asText(raw.by, ''), at: asMillis(raw.at) };
}

function parseAction(raw: Record<string, unknown>): DraftAction | null {
  switch (raw.kind) {
    case 'order':
      return { kind: 'order', how: asOneOf(raw.how, ORDER_WAYS, 'set'), order: asTexts(raw.order) };
    case 'draw':
    case 'pause':
    case 'resume':
      return { kind: raw.kind };
    case 'undo':
      return isSquadId(raw.squad) ? { kind: 'undo', pick: asNumber(raw.pick, 0), squad: raw.squad } : null;
    case 'clock':
      return {
        kind: 'clock',
        clockSeconds: asNumber(raw.clockSeconds, DEFAULT_CLOCK_SECONDS),
        quietHours: parseQuietHours(raw.quietHours),
      };
    case 'handOver':
      return { kind: 'handOver', to: asText(raw.to, '') };
    default:
      return null;
  }
}

/**
 * The stored form of a draft; the inverse of `parseDraft`. `time` converts milliseconds to the database's time type. A
 * scheduled draft is stored without the fields that the start adds (`startFields`).
 */
export function storedDraft<Time>(draft: Draft, time: (milliseconds: number) => Time): Record<string, unknown> {
  const stored = wholeDraft(draft, time);
  if (draft.status !== 'scheduled') return stored;
  return Object.fromEntries(Object.entries(stored).filter(([field]) => !START_FIELDS.includes(field)));
}

/** The stored fields that starting a scheduled draft sets. `draft` has just started. */
export function startFields<Time>(draft: Draft, time: (milliseconds: number) => Time): Record<string, unknown> {
  const stored = wholeDraft(draft, time);
  return Object.fromEntries([...START_FIELDS, 'kept'].map((field) => [field, stored[field]]));
}

const START_FIELDS: readonly string[] = [
  'picks',
  'made',
  'rosters',
  'seats',
  'spare',
  'startedAt',
  'turn',
  'pausedAt',
  'undoRequest',
  'held',
];

function wholeDraft<Time>(draft: Draft, time: (milliseconds: number) => Time): Record<string, unknown> {
  const orNull = (at: number | null): Time | null => (at === null ? null : time(at));
  const {
    coCommissioner: _,
    kept,
    made,
    filledSlots,
    pickedAt,
    rosters,
    openSlots,
    misses: __,
    turnStartedAt,
    usedMs,
    turnClock: ___,
    ...same
  } = draft;
  const keepers = Object.entries(kept).map(([manager, squads]) => [manager, storedKeepers(squads)] as const);
  return {
    ...same,
    kept: Object.fromEntries(keepers),
    // All of them in one text, for the rules.
    held: keepers.map(([, squads]) => squads).join(' '),
    draw: draft.draw && storedDraw(draft.draw, time),
    made: Object.fromEntries(
      made.map((kind, pick) => [String(pick), { kind, slot: filledSlots[pick], at: orNull(pickedAt[pick] ?? null) }]),
    ),
    rosters: Object.fromEntries(Object.entries(rosters).filter(([, squads]) => squads.length > 0)),
    seats: Object.fromEntries(Object.keys(openSlots).map((manager) => [manager, storedSeat(draft, manager)])),
    turn: { startedAt: orNull(turnStartedAt), usedMs, ...clockOf(turnClock(draft)) },
    startedAt: orNull(draft.startedAt),
    pausedAt: orNull(draft.pausedAt),
    log: Object.fromEntries(draft.log.map((event, i) => [String(i + 1), { ...event, at: orNull(event.at) }])),
  };
}

/** The stored form of a manager's open slots and misses. */
export function storedSeat({ openSlots, misses }: Pick<Draft, 'openSlots' | 'misses'>, manager: ManagerId): object {
  return { ...openSlots[manager], misses: misses[manager] ?? 0 };
}

/** The clock of a draft, or that of a turn. */
export function clockOf({ clockSeconds, quietHours }: DraftClock): DraftClock {
  return { clockSeconds, quietHours };
}
