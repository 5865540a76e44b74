import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from 'firebase/firestore';
import { Timestamp } from 'firebase/firestore';
import { askForUndo } from '@/domain/draft/undoRequest';
import { changeClock, handOver, pause, resume, undo } from '@/domain/draft/commissionerCommands';
import { answerDraw, drawOrder, setOrder } from '@/domain/draft/orderCommands';
import { LOG_ENTRIES } from '@/domain/draft/log';
import { isOnAutopilot, AWAY_MISSES } from '@/domain/draft/autopilot';
import { turnClock } from '@/domain/draft/clock/clock';
import { drawnOrder, sealOf } from '@/domain/draft/orderDraw';
import { automaticPick, cameBack, pick, scheduledDraft, startDraft } from '@/domain/draft/engine';
import { keep } from '@/domain/draft/keeperCommands';
import { nextKeeper } from '@/domain/draft/keepers';
import { quietHoursOf } from '@/domain/draft/clock/quietHoursInZone';
import type { QuietHours } from '@/domain/draft/clock/quietHours';
import { managerAt, onTheClock } from '@/domain/draft/order';
import { storedDraft } from '@/domain/draft/parse';
import { commissionersOf, runsDraft } from '@/domain/draft/draftCommissioners';
import { ORDER_WAYS, PICK_KINDS, type Draft, type DraftEvent, type PickKind } from '@/domain/draft/types';
import { HOUSE_TEAM_IDS, isHouseTeam } from '@/domain/league/houseTeams';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import { SLOTS as SLOT_NAMES, starterCount, type Slots } from '@/domain/lineup/slots';
import { poolCheck } from '@/domain/league/options/poolCheck';
import { ALL_SQUADS, unitOf, type SquadId } from '@/domain/football/squads';
import type { SeededRandom } from './seededRandom';
import { madeAt, pickWrite } from './picks';

/** A command: who sends it, the domain's verdict, and the draft that it would produce (null where it produces none). */
export interface Command {
  what: string;
  uid: string;
  verdict: Result<Draft>;
  after: DocumentData | null;
  /** What the same batch changes in the league. */
  league: DocumentData;
}

const STRANGER = 'dan';
/** The secret of every draw. */
const SECRET = '0123456789abcdef0123456789abcdef';
const HOUR = 3_600_000;
export const stored = (draft: Draft): DocumentData => storedDraft(draft, (at) => Timestamp.fromMillis(at));

/** Last season's league of every draft, and what a fan had in it at its end. */
export const FORMER = 'former';
export const KEEPERS = 3;
const formerRoster = (uid: string): SquadId[] => {
  const first = (Number(uid.slice('fan'.length)) - 1) * 6;
  return ALL_SQUADS.slice(first, first + 6);
};
const isFan = (uid: string): boolean => /^fan\d+$/.test(uid);

/** The documents of last season's league. */
export function former(people: readonly string[]): Record<string, DocumentData> {
  const fans = people.filter(isFan);
  return {
    [`leagues/${FORMER}`]: { members: fans, userInfo: Object.fromEntries(fans.map((uid) => [uid, { team: uid }])) },
    [`ledgers/${FORMER}`]: { rosters: Object.fromEntries(fans.map((uid) => [uid, formerRoster(uid)])) },
  };
}

/** Random squads of a fan's former roster, one of a unit, in any order. */
function anyKeepers(uid: string, roll: SeededRandom): SquadId[] {
  const squads = roll.shuffled(formerRoster(uid));
  const units = squads.map(unitOf);
  return squads.filter((squad, i) => units.indexOf(unitOf(squad)) === i).slice(0, roll.between(1, KEEPERS));
}

/** A random league that can be drafted, with two to sixteen managers. */
function anyShape({ between }: SeededRandom): { managers: number; slots: Slots; bench: number } {
  for (;;) {
    const managers = between(2, 16);
    const slots = Object.fromEntries(SLOT_NAMES.map((slot) => [slot, between(0, 3)])) as Slots;
    const bench = between(0, 4);
    if (starterCount(slots) >= 1 && starterCount(slots) <= 16 && poolCheck({ managers, slots, bench }).result.ok)
      return { managers, slots, bench };
  }
}

/** A random scheduled draft, the house teams that fill it, and the managers' queues. */
export function anyDraft(roll: SeededRandom): {
  draft: Draft;
  houseTeams: string[];
  queues: Record<string, SquadId[]>;
} {
  const { managers, slots, bench } = anyShape(roll);
  const houseTeams = HOUSE_TEAM_IDS.slice(0, roll.between(0, managers - 1));
  const people = Array.from({ length: managers - houseTeams.length }, (_, i) => `fan${i + 1}`);
  const scheduled = scheduledDraft({
    leagueId: 'league1',
    leagueName: 'The Saturday League',
    commissioner: 'fan1',
    format: roll.one(['snake', 'linear', 'thirdRoundReversal']),
    slots,
    benchSize: bench,
    clockSeconds: roll.one([15, 90, 3600, 86_400]),
    ranking: roll.shuffled(ALL_SQUADS),
  });
  const queues = people
    .filter(() => roll.chance(0.6))
    .map((uid) => [uid, roll.shuffled(ALL_SQUADS).slice(0, roll.between(0, 40))] as const);
  const kept = Object.fromEntries(people.filter(() => roll.chance(0.3)).map((uid) => [uid, anyKeepers(uid, roll)]));
  const draft = reappointed({ ...scheduled, members: people, kept }, roll, 0.5);
  return { draft, houseTeams: [...houseTeams], queues: Object.fromEntries(queues) };
}

/** Quiet hours that are on or near at `now`, in zones whose clocks change soon, late or never; or null. */
export function anyQuietHours(roll: SeededRandom, now: number): QuietHours | null {
  if (roll.chance(0.4)) return null;
  const from = roll.between(0, 1439);
  const zone = roll.one(['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']);
  const quietHours = quietHoursOf(
    zone,
    from,
    (from + roll.between(120, 1080)) % 1440,
    now - roll.between(0, 100) * 24 * HOUR,
  );
  return quietHours.ok ? quietHours.value : null;
}

/**
 * The same draft at another point of its clock: just started, running, run out, or paused for a while. With `slack`
 * (milliseconds) it is never so close to an edge that the server's clock could decide differently.
 */
export function retimed(draft: Draft, roll: SeededRandom, now: number, slack = 0): Draft {
  if (draft.status !== 'active') return draft;
  const clock = turnClock(draft).clockSeconds * 1000;
  const edges = slack > 0 ? [clock + 1000 + slack] : [500, clock, clock + 999, clock + 1000, clock + 1001];
  const ago = roll.one([slack > 0 ? 10 : 0, ...edges, 2 * clock + 2000 + slack, 30 * HOUR, 90 * HOUR]);
  const turnStartedAt = now - ago;
  const pausedFor = Math.min(ago, roll.one([slack > 0 ? 10 : 0, 1000, 29 * 60_000, 31 * 60_000, 25 * HOUR]));
  return { ...draft, turnStartedAt, pausedAt: draft.pausedAt === null ? null : now - pausedFor };
}

/** The same draft without its last member, or with everyone again, so that its order may be drawn again. */
export function remembered(draft: Draft, everyone: readonly string[], roll: SeededRandom): Draft {
  if (draft.status !== 'scheduled' || !roll.chance(0.1)) return draft;
  const others = everyone.filter((uid) => uid !== draft.commissioner);
  const gone = draft.members.length === everyone.length ? others.at(-1) : undefined;
  return { ...draft, members: everyone.filter((uid) => uid !== gone) };
}

/** The same draft, sometimes with another co-commissioner, or without one. */
export function reappointed(draft: Draft, roll: SeededRandom, chance = 0.05): Draft {
  if (!roll.chance(chance)) return draft;
  const others = draft.members.filter((uid) => uid !== draft.commissioner);
  return { ...draft, coCommissioner: roll.one([null, ...others]) };
}

/** The same draft with a log at or near one of its limits. */
export function relogged(draft: Draft, roll: SeededRandom): Draft {
  if (!roll.chance(0.03)) return draft;
  const { most, actions } = LOG_ENTRIES;
  const length = roll.one(draft.status === 'scheduled' ? [actions] : [actions, most]) - roll.between(0, 1);
  const filler = Array.from({ length: Math.max(0, length - draft.log.length) }, () => ({
    kind: 'pause' as const,
    by: 'fan1',
    at: 0,
  }));
  return { ...draft, log: [...draft.log, ...filler] };
}

/** A random command before the start, legal or not. */
export function earlyCommand(draft: Draft, houseTeams: string[], roll: SeededRandom, now: number): Command {
  const uid = roll.one([...commissionersOf(draft), ...commissionersOf(draft), ...draft.members, STRANGER]);
  const action = { by: uid, at: now };
  const what = roll.one([
    'draw',
    'answer',
    'order',
    'order',
    'order',
    'quietHours',
    'handOver',
    'keep',
    'start',
  ] as const);
  switch (what) {
    case 'draw': {
      const seats = roll.one([houseTeams, houseTeams, [], houseTeams.slice(1)]);
      const seal = sealOf(SECRET);
      const draw = { seal, by: uid, members: draft.members, at: null, secret: null };
      const bent = { ...draft, draw, order: [], houseTeams: seats };
      return command(
        what,
        uid,
        drawOrder(draft, { ...action, houseTeams: seats, seal }),
        stored(logged(bent, { kind: 'draw', ...action })),
      );
    }
    case 'answer':
      return draft.draw === null
        ? { ...command(what, uid, answerDraw(draft, action), {}), after: null }
        : command(what, uid, answerDraw(draft, action), stored({ ...draft, draw: { ...draft.draw, at: now } }));
    case 'order': {
      const order = anyOrder(draft, houseTeams, roll);
      const how = roll.one(ORDER_WAYS);
      const houses = HOUSE_TEAM_IDS.slice(0, order.filter(isHouseTeam).length);
      const secret = roll.one([SECRET, SECRET, SECRET, SECRET.toUpperCase()]);
      const draw =
        how === 'drawn' && draft.draw !== null ? { ...draft.draw, secret: draft.draw.secret ?? secret } : draft.draw;
      const bent = { ...draft, order, houseTeams: houses, draw };
      return command(
        how === 'drawn' ? 'drawn order' : what,
        uid,
        setOrder(draft, { ...action, order, how, secret }),
        stored(logged(bent, { kind: 'order', how, order, ...action })),
      );
    }
    case 'quietHours': {
      const change = { ...action, clockSeconds: draft.clockSeconds, quietHours: anyQuietHours(roll, now) };
      return command(
        what,
        uid,
        changeClock(draft, change),
        bentBy(draft, uid, (bent) => changeClock(bent, change)),
      );
    }
    case 'handOver':
      return handing(draft, uid, action, roll);
    case 'keep': {
      const person = roll.one([...draft.members, STRANGER]);
      const whose = isFan(person) && roll.chance(0.8) ? person : 'fan1';
      const chosen = anyKeepers(whose, roll);
      const squads = roll.one([chosen, chosen, [], formerRoster(whose), formerRoster(whose).slice(0, 2)]);
      const after = { ...draft, kept: { ...draft.kept, [person]: squads } };
      if (isDeepStrictEqual(stored(after), stored(draft))) return nothing(what, person);
      const roster = isFan(person) ? formerRoster(person) : [];
      return command(what, person, keep(draft, person, squads, { most: KEEPERS, roster }), stored(after));
    }
    case 'start': {
      const people = draft.order.filter((id) => !isHouseTeam(id));
      const verdict = runsDraft(draft, uid) ? startDraft(draft, now) : fail('not-commissioner', 'no');
      return {
        ...command(
          what,
          uid,
          verdict,
          bentBy(draft, uid, (bent) => seated(startDraft({ ...bent, members: people }, now), draft.members)),
        ),
        league: { draftStatus: 'active' },
      };
    }
  }
}

/** An order of the managers: the drawn one, another, or one that doesn't seat everyone exactly once. */
function anyOrder(draft: Draft, houseTeams: string[], roll: SeededRandom): string[] {
  const everyone = [...draft.members, ...houseTeams];
  const drawn = drawnOrder(draft.leagueId, { secret: SECRET, at: draft.draw?.at ?? 0 }, [
    ...draft.members,
    ...roll.one([draft.houseTeams, draft.houseTeams, houseTeams]),
  ]);
  return roll.one([
    drawn,
    drawn,
    everyone,
    roll.shuffled(everyone),
    everyone.slice(1),
    [...everyone, everyone[0]!],
    [...everyone.slice(1), STRANGER],
  ]);
}

/** A random command during the draft, legal or not. */
export function laterCommand(
  draft: Draft,
  queues: Record<string, SquadId[]>,
  roll: SeededRandom,
  now: number,
): Command {
  const person = roll.one([...commissionersOf(draft), ...draft.members, STRANGER]);
  const action = { by: person, at: now };
  const what =
    roll.chance(0.75) && (draft.pausedAt === null || roll.chance(0.3))
      ? 'pick'
      : roll.one([
          'pause',
          'resume',
          'resume',
          'undo',
          'undo',
          'askForUndo',
          'askForUndo',
          'clock',
          'autopilot',
          'handOver',
        ] as const);
  switch (what) {
    case 'pick':
      return picking(draft, queues, roll, now);
    case 'pause':
      return command(
        what,
        person,
        pause(draft, action),
        bentBy({ ...draft, pausedAt: null }, person, (bent) => pause(bent, action)),
      );
    case 'resume': {
      const paused = { ...draft, pausedAt: draft.pausedAt ?? now - 1 };
      return command(
        what,
        person,
        resume(draft, action),
        bentBy(paused, person, (bent) => resume(bent, action)),
      );
    }
    case 'undo':
      return command(
        what,
        person,
        undo(draft, action),
        bentBy(draft, person, (bent) => undo({ ...bent, undoRequest: bent.picks.length - 1 }, action)),
      );
    case 'askForUndo': {
      const last = draft.picks.length - 1;
      const whose = managerAt(draft, last);
      const uid = whose !== null && !isHouseTeam(whose) && roll.chance(0.6) ? whose : person;
      const undoRequest = roll.one([last, last, null, last - 1]);
      const legal = undoRequest === null || undoRequest === last;
      const verdict = legal ? askForUndo(draft, uid, undoRequest !== null) : fail('other', 'not the last pick');
      return undoRequest === draft.undoRequest
        ? nothing(what, uid)
        : command(what, uid, verdict, stored({ ...draft, undoRequest }));
    }
    case 'clock': {
      const change = {
        ...action,
        clockSeconds: roll.one([15, 90, 7200, 86_400]),
        quietHours: anyQuietHours(roll, now),
      };
      return command(
        what,
        person,
        changeClock(draft, change),
        bentBy(draft, person, (bent) => changeClock(bent, change)),
      );
    }
    case 'autopilot': {
      const whose = roll.chance(0.7) ? person : roll.one(draft.members);
      const after: Draft = roll.chance(0.5)
        ? { ...draft, misses: { ...draft.misses, [whose]: AWAY_MISSES } }
        : cameBack(draft, whose);
      if (isDeepStrictEqual(stored(after), stored(draft))) return nothing(what, person);
      const legal = draft.members.includes(person) && whose === person;
      return command(what, person, legal ? succeed(after) : fail('not-own', 'no'), stored(after));
    }
    case 'handOver':
      return handing(draft, person, action, roll);
  }
}

function picking(draft: Draft, queues: Record<string, SquadId[]>, roll: SeededRandom, now: number): Command {
  const manager = onTheClock(draft)!;
  const house = isHouseTeam(manager);
  const kind: PickKind = roll.chance(0.9)
    ? roll.one(
        house
          ? ['house']
          : nextKeeper(draft, manager) !== null
            ? ['keeper', 'keeper', 'own']
            : ['own', 'own', isOnAutopilot(draft, manager) ? 'autopilot' : 'missed'],
      )
    : roll.one(PICK_KINDS);
  const by = kind === 'own' && !house ? manager : roll.one(draft.members);
  const uid = roll.chance(0.85) ? by : roll.one([...draft.members, STRANGER]);
  const computed = automaticPick(draft, { queue: queues[manager] ?? [], at: now });
  const free = ALL_SQUADS.filter((id) => !draft.picks.includes(id));
  const any = roll.one(roll.chance(0.9) ? free : ALL_SQUADS);
  const squad = kind !== 'own' && computed.ok && roll.chance(0.8) ? computed.value.picks.at(-1)! : any;
  const verdict =
    kind === 'own'
      ? pick(draft, { manager: uid, squad, at: now })
      : computed.ok && computed.value.picks.at(-1) === squad && computed.value.made.at(-1) === kind && uid !== STRANGER
        ? computed
        : fail('other', 'not the automatic pick');
  const before = stored(draft);
  const after = madeAt({ ...before, ...pickWrite(before, squad, kind) }, Timestamp.fromMillis(now));
  return command(`${kind} pick of ${squad}`, uid, verdict, after);
}

function handing(draft: Draft, uid: string, action: { by: string; at: number }, roll: SeededRandom): Command {
  const to = roll.one([...draft.members, STRANGER]);
  const handed = logged({ ...draft, commissioner: to }, { kind: 'handOver', to, ...action });
  const made = command('handOver', uid, handOver(draft, { ...action, to }), stored(handed));
  return { ...made, league: { createdBy: to, coCommissioner: draft.coCommissioner ?? to } };
}

/** The draft that a command would produce if `uid` were its commissioner; null if it would fail even then. */
function bentBy(draft: Draft, uid: string, run: (bent: Draft) => Result<Draft>): DocumentData | null {
  const made = run({ ...draft, commissioner: uid });
  return made.ok ? stored({ ...made.value, commissioner: draft.commissioner }) : null;
}

function logged(draft: Draft, event: DraftEvent): Draft {
  return { ...draft, log: [...draft.log.slice(0, LOG_ENTRIES.most - 1), event] };
}

/** A command that would change nothing and isn't sent. */
function nothing(what: string, uid: string): Command {
  return { what, uid, verdict: fail('nothing', 'nothing to change'), after: null, league: {} };
}

function seated(result: Result<Draft>, members: string[]): Result<Draft> {
  return result.ok ? succeed({ ...result.value, members }) : result;
}

function command(what: string, uid: string, verdict: Result<Draft>, after: DocumentData | null): Command {
  return { what, uid, verdict, after: after ?? (verdict.ok ? stored(verdict.value) : null), league: {} };
}
