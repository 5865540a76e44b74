import { isHouseTeam } from '../houseTeams';
import { DEFAULT_CLOCK_SECONDS, DRAFT_FORMATS, DRAFT_STATUSES } from '../league';
import { asMap, asMillis, asNumber, asOneOf, asText, asTexts } from '../parse';
import { parseSlots } from '../slots';
import { isSquadId, parseSquadReferences } from '../squads';
import type { Night } from './night';
import { managerAt } from './order';
import { placesOf, placesTaken } from './places';
import {
  ORDER_WAYS,
  PICK_KINDS,
  type Draft,
  type DraftClock,
  type DraftDeed,
  type DraftEvent,
  type PickKind,
  type Place,
} from './types';

/** Reads a stored draft. The places that are filled, empty and to spare are derived again from what they stand for. */
export function parseDraft(leagueId: string, stored: unknown): Draft {
  const raw = asMap(stored);
  const slots = parseSlots(raw.slots);
  const order = asTexts(raw.order);
  const rosters = Object.fromEntries(
    Object.entries(asMap(raw.rosters)).map(([manager, squads]) => [manager, parseSquadReferences(squads)]),
  );
  const picks = parseSquadReferences(raw.picks);
  const rounds = asNumber(raw.rounds, 0);
  const format = asOneOf(raw.format, DRAFT_FORMATS, 'snake');
  const takenAt = asMap(raw.takenAt);
  return {
    leagueId,
    leagueName: asText(raw.leagueName, ''),
    members: asTexts(raw.members),
    commissioner: asText(raw.commissioner, ''),
    status: asOneOf(raw.status, DRAFT_STATUSES, 'scheduled'),
    format,
    rounds,
    clockSeconds: asNumber(raw.clockSeconds, DEFAULT_CLOCK_SECONDS),
    night: parseNight(raw.night),
    slots,
    order,
    houseTeams: asTexts(raw.houseTeams),
    draw: parseDraw(raw.draw),
    picks,
    made: picks.map((_, pick) => parseKind(raw, pick, managerAt({ order, format, rounds }, pick) ?? '')),
    filled: filledBy({ order, format, rounds }, rosters, picks, slots),
    takenAt: picks.map((_, pick) => asMillis(takenAt[String(pick)])),
    rosters,
    ranking: parseSquadReferences(raw.ranking),
    ...placesOf({ order, rosters, slots, rounds }),
    misses: Object.fromEntries(
      Object.entries(asMap(raw.misses)).map(([manager, count]) => [manager, asNumber(count, 0)]),
    ),
    autopilot: Object.fromEntries(
      Object.entries(asMap(raw.autopilot))
        .filter(([, on]) => on === true)
        .map(([manager]) => [manager, true as const]),
    ),
    startedAt: asMillis(raw.startedAt),
    turnStartedAt: asMillis(raw.turnStartedAt),
    usedMs: asNumber(raw.usedMs, 0),
    turnClock: parseClock(raw.turnClock),
    pausedAt: asMillis(raw.pausedAt),
    undoRequest: typeof raw.undoRequest === 'number' ? raw.undoRequest : null,
    log: Object.entries(asMap(raw.log))
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, event]) => parseEvent(event))
      .filter((event) => event !== null),
  };
}

function parseDraw(stored: unknown): Draft['draw'] {
  const raw = asMap(stored);
  const at = asMillis(raw.at);
  return at === null ? null : { at, members: asTexts(raw.members) };
}

/** The place that each pick has taken, from the rosters: each manager's picks are their roster, in order. */
function filledBy(
  turns: Pick<Draft, 'order' | 'format' | 'rounds'>,
  rosters: Draft['rosters'],
  picks: Draft['picks'],
  slots: Draft['slots'],
): Place[] {
  const taken = new Map(Object.entries(rosters).map(([manager, roster]) => [manager, placesTaken(roster, slots)]));
  return picks.map((_, pick) => taken.get(managerAt(turns, pick) ?? '')?.shift() ?? 'BENCH');
}

function parseClock(stored: unknown): DraftClock | null {
  const raw = asMap(stored);
  return typeof raw.clockSeconds === 'number' ? { clockSeconds: raw.clockSeconds, night: parseNight(raw.night) } : null;
}

/** How a pick was made; an older document only says whether it was automatic. */
function parseKind(raw: Record<string, unknown>, pick: number, manager: string): PickKind {
  if (Array.isArray(raw.made)) return asOneOf(raw.made[pick], PICK_KINDS, 'own');
  if (!Array.isArray(raw.auto) || raw.auto[pick] !== true) return 'own';
  return isHouseTeam(manager) ? 'house' : 'missed';
}

function parseNight(stored: unknown): Night | null {
  const raw = asMap(stored);
  if (typeof raw.minutes !== 'number') return null;
  return {
    zone: asText(raw.zone, ''),
    from: asNumber(raw.from, 0),
    minutes: raw.minutes,
    wakesAt: asNumber(raw.wakesAt, 0),
    changesAt: asMillis(raw.changesAt) ?? 0,
    changesBy: asNumber(raw.changesBy, 0),
  };
}

function parseEvent(stored: unknown): DraftEvent | null {
  const raw = asMap(stored);
  const deed = parseDeed(raw);
  return deed && { ...deed, by: asText(raw.by, ''), at: asMillis(raw.at) };
}

function parseDeed(raw: Record<string, unknown>): DraftDeed | null {
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
        night: parseNight(raw.night),
      };
    case 'handOver':
      return { kind: 'handOver', to: asText(raw.to, '') };
    default:
      return null;
  }
}

/**
 * What a draft is stored as; `time` makes the store's own form of a time from milliseconds. The reverse of `parseDraft`. Before the start it
 * holds nothing of what the draft itself brings about (`startFields`).
 */
export function storedDraft<Time>(draft: Draft, time: (milliseconds: number) => Time): Record<string, unknown> {
  const stored = wholeDraft(draft, time);
  if (draft.status !== 'scheduled') return stored;
  return Object.fromEntries(Object.entries(stored).filter(([field]) => !START_FIELDS.includes(field)));
}

/** The fields that the start adds to a scheduled draft, as `draft`, which has just begun, is stored. */
export function startFields<Time>(draft: Draft, time: (milliseconds: number) => Time): Record<string, unknown> {
  const stored = wholeDraft(draft, time);
  return Object.fromEntries(START_FIELDS.map((field) => [field, stored[field]]));
}

const START_FIELDS: readonly string[] = [
  'picks',
  'made',
  'filled',
  'takenAt',
  'rosters',
  'places',
  'spare',
  'misses',
  'autopilot',
  'startedAt',
  'turnStartedAt',
  'usedMs',
  'turnClock',
  'pausedAt',
  'undoRequest',
] satisfies (keyof Draft)[];

function wholeDraft<Time>(draft: Draft, time: (milliseconds: number) => Time): Record<string, unknown> {
  const orNull = (at: number | null): Time | null => (at === null ? null : time(at));
  return {
    ...draft,
    night: draft.night && storedNight(draft.night, time),
    draw: draft.draw && { ...draft.draw, at: time(draft.draw.at) },
    turnClock: draft.turnClock && {
      ...draft.turnClock,
      night: draft.turnClock.night && storedNight(draft.turnClock.night, time),
    },
    takenAt: Object.fromEntries(draft.takenAt.map((at, pick) => [String(pick), orNull(at)])),
    startedAt: orNull(draft.startedAt),
    turnStartedAt: orNull(draft.turnStartedAt),
    pausedAt: orNull(draft.pausedAt),
    log: Object.fromEntries(
      draft.log.map((event, i) => [
        String(i + 1),
        {
          ...event,
          at: orNull(event.at),
          ...(event.kind === 'clock' ? { night: event.night && storedNight(event.night, time) } : {}),
        },
      ]),
    ),
  };
}

/** What a night is stored as. */
export function storedNight<Time>(night: Night, time: (milliseconds: number) => Time): Record<string, unknown> {
  return { ...night, changesAt: time(night.changesAt) };
}
