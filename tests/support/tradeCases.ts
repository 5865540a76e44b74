import { Timestamp, type DocumentData } from 'firebase/firestore';
import { squadsHeldBy } from '@/domain/moves/trades/holds';
import { parseLeague } from '@/domain/league/league';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { ALL_SQUADS, type SquadId } from '@/domain/football/squads';
import {
  checkAnswer,
  checkCounter,
  checkOffer,
  checkTrade,
  dropsNeeded,
  ledgerAfterTrade,
  type TradeContext,
  type TradeOffer,
} from '@/domain/moves/trades/tradeChecks';
import { movesOf } from '@/domain/moves/trades/tradeMoves';
import {
  deadlineWeek,
  isPending,
  nextOfferNumber,
  parseTrade,
  statusAt,
  tradeId,
  type Trade,
} from '@/domain/moves/trades/trades';
import { parseWeek, weekId } from '@/domain/football/weeks';
import { WRITE_RATES } from '@/domain/kernel/writeRates';
import { LEAGUE, leagueUser, writeRate } from './documents';
import { storedWeek } from './lineups';
import { portalLedger, type PortalLeague } from './portalCases';
import type { SeededRandom } from './seededRandom';

/**
 * A league with trades. Times in `trades` are of the league's own clock, in milliseconds: requests are made at one
 * fixed time, so the documents are written with times that are as far from it as they are from the clock.
 */
export interface TradeLeague extends PortalLeague {
  ledger: Ledger;
  trades: Record<string, DocumentData>;
  clock: number;
}

export const TRADE_KINDS = ['offer', 'counter', 'accept', 'decline', 'withdraw', 'veto', 'carryOut', 'expire'] as const;
export type TradeKind = (typeof TRADE_KINDS)[number];

/**
 * Something that a person tries with a trade: the domain's verdict, the league after it, and the writes of its batch.
 */
export interface TradeCase {
  what: string;
  kind: TradeKind;
  uid: string;
  verdict: Result<void>;
  after: TradeLeague;
  /** The documents of the batch by path, with `now` as the server's time. */
  writes: Record<string, DocumentData>;
  trade: string;
}

const DAY_MS = 86_400_000;
const TIMES = ['offeredAt', 'acceptedAt', 'closedAt'];

/** A trade as stored, with the times of a league's clock shifted to `now`. */
function stored(trade: DocumentData, shift: number): DocumentData {
  return Object.fromEntries(
    Object.entries(trade).map(([field, value]) => [
      field,
      TIMES.includes(field) ? Timestamp.fromMillis((value as number) + shift) : (value as unknown),
    ]),
  );
}

const markPath = (uid: string): string => `writeRates/${uid}/kinds/offer`;
export const tradePath = (id: string): string => `trades/${id}`;

/** All documents around a league, at `now`. How often an offer is sent doesn't matter here: all marks are over. */
export function tradeDocuments(league: TradeLeague, week: DocumentData, now: number): Record<string, DocumentData> {
  return {
    [`leagues/${LEAGUE}`]: league.home,
    [`ledgers/${LEAGUE}`]: portalLedger(league.ledger),
    ...deadlineDocument(league.home, week, now),
    [`currentWeek/${week.id as string}`]: week,
    ...Object.fromEntries(
      league.people.map((uid) => [
        `leagueUsers/${LEAGUE}_${uid}`,
        leagueUser(uid, { roster: league.ledger.rosters[uid] as SquadId[] }),
      ]),
    ),
    ...Object.fromEntries(
      [...league.people, 'dan'].map((uid) => [
        markPath(uid),
        writeRate('old', Timestamp.fromMillis(now - 2 * WRITE_RATES.offer.seconds * 1000)),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(league.trades).map(([id, trade]) => [tradePath(id), stored(trade, now - league.clock)]),
    ),
  };
}

/** The week of the league's trade deadline, which kicks off a day from `now`: before, if it's earlier than `week`. */
function deadlineDocument(home: DocumentData, week: DocumentData, now: number): Record<string, DocumentData> {
  const { season, tradeDeadline } = parseLeague(LEAGUE, home);
  const number = deadlineWeek({ tradeDeadline });
  if (number === null) return {};
  const id = weekId(season, number);
  const kickoff = Timestamp.fromMillis(now + (id < (week.id as string) ? -DAY_MS : DAY_MS));
  return { [`currentWeek/${id}`]: storedWeek({ ALA: kickoff }, { id, season, week: number, isCurrent: false }) };
}

/** What someone does with a trade. */
export type TradeStep =
  | { kind: 'offer'; uid: string; offer: TradeOffer; number?: number }
  | { kind: 'counter'; uid: string; trade: string; offer: TradeOffer; number?: number }
  | { kind: 'accept'; uid: string; trade: string; drops: SquadId[] }
  | { kind: 'veto'; uid: string; trade: string; reason: string }
  | { kind: 'decline' | 'withdraw' | 'carryOut' | 'expire'; uid: string; trade: string };

/** One step of a person in a league, with the domain's verdict. */
export function tradeCase(league: TradeLeague, week: DocumentData, step: TradeStep, now: number): TradeCase {
  const { home, ledger, clock } = league;
  const shift = now - clock;
  const parsed = parseWeek(week.id as string, week);
  const context: TradeContext = {
    league: parseLeague(LEAGUE, home),
    ledger,
    week: parsed,
    me: step.uid,
    names: {},
    now,
  };
  const all = Object.entries(league.trades).map(([id, trade]) => parseTrade(id, stored(trade, shift)));
  const after = { ...league, trades: { ...league.trades } };
  const writes: Record<string, DocumentData> = {};
  const write = (id: string, trade: DocumentData): void => {
    after.trades[id] = trade;
    writes[tradePath(id)] = stored(trade, shift);
  };
  const change = (id: string, fields: DocumentData): void => write(id, { ...league.trades[id], ...fields });
  const hold = (held: SquadId[], heldFor: string): void => {
    after.ledger = { ...ledger, held };
    writes[`ledgers/${LEAGUE}`] = { ...portalLedger(after.ledger), heldFor };
  };
  const offer = (terms: TradeOffer, counters: string | null): { verdict: Result<void>; id: string } => {
    const sent = all.filter(({ from }) => from === step.uid);
    const next = nextOfferNumber(sent, now);
    const number = (step as { number?: number }).number ?? next ?? 1;
    const id = tradeId(LEAGUE, step.uid, number);
    write(id, {
      leagueId: LEAGUE,
      number,
      from: step.uid,
      to: terms.to,
      parties: [step.uid, terms.to],
      gives: terms.gives,
      gets: terms.gets,
      fromDrops: terms.fromDrops,
      note: terms.note,
      counters,
      status: 'offered',
      offeredAt: clock,
    });
    writes[markPath(step.uid)] = writeRate(id, Timestamp.fromMillis(now));
    return { id, verdict: isFreeNumber(league, step.uid, number) ? succeed() : fail('number', '') };
  };
  const done = (verdict: Result<void>, trade: string): TradeCase => ({
    what: `${step.uid}: ${step.kind} ${trade}: ${verdict.ok ? 'legal' : verdict.error.code}`,
    kind: step.kind,
    uid: step.uid,
    verdict,
    after,
    writes,
    trade,
  });
  if (step.kind === 'offer') {
    const { verdict, id } = offer(step.offer, null);
    return done(verdict.ok ? checkOffer(context, step.offer) : verdict, id);
  }
  const trade = all.find(({ id }) => id === step.trade)!;
  switch (step.kind) {
    case 'counter': {
      const { verdict, id } = offer(step.offer, trade.id);
      change(trade.id, { status: 'countered', closedAt: clock, counteredBy: id });
      return done(verdict.ok ? checkCounter(context, trade, step.offer) : verdict, id);
    }
    case 'accept':
      change(trade.id, { status: 'accepted', acceptedAt: clock, toDrops: step.drops, note: '' });
      hold([...(ledger.held ?? []), ...squadsHeldBy({ ...trade, toDrops: step.drops })], trade.id);
      return done(checkAnswer(context, trade, { kind: 'accept', drops: step.drops }), trade.id);
    case 'decline':
    case 'withdraw':
      change(trade.id, { status: step.kind === 'decline' ? 'declined' : 'withdrawn', closedAt: clock });
      return done(checkAnswer(context, trade, { kind: step.kind }), trade.id);
    case 'veto':
      change(trade.id, { status: 'vetoed', closedAt: clock, reason: step.reason, vetoedBy: step.uid });
      hold(
        (ledger.held ?? []).filter((squad) => !squadsHeldBy(trade).includes(squad)),
        trade.id,
      );
      return done(checkAnswer(context, trade, { kind: 'veto', reason: step.reason }), trade.id);
    case 'expire':
      change(trade.id, { status: 'expired', closedAt: clock });
      return done(checkExpiry(trade, step.uid, now), trade.id);
    case 'carryOut': {
      after.ledger = ledgerAfterTrade(ledger, trade, parsed.id);
      change(trade.id, { status: 'done', closedAt: clock, step: after.ledger.step });
      const { from, to, gives, gets, fromDrops, toDrops } = trade;
      writes[`transactions/${LEAGUE}_${String(after.ledger.step)}`] = {
        leagueId: LEAGUE,
        step: after.ledger.step,
        kind: 'trade',
        by: step.uid,
        at: Timestamp.fromMillis(now),
        week: parsed.id,
        trade: trade.id,
        ...{ from, to, gives, gets, fromDrops, toDrops },
      };
      writes[`ledgers/${LEAGUE}`] = { ...portalLedger(after.ledger), heldFor: trade.id };
      for (const { manager } of movesOf(trade)) {
        writes[`leagueUsers/${LEAGUE}_${manager}`] = leagueUser(manager, { roster: after.ledger.rosters[manager] });
      }
      return done(checkTrade(context, trade), trade.id);
    }
  }
}

/** Whether a sender's number may be used: it's new, and the one five before it has ended. */
function isFreeNumber({ trades, clock }: TradeLeague, uid: string, number: number): boolean {
  if (number < 1 || trades[tradeId(LEAGUE, uid, number)] !== undefined) return false;
  const before = trades[tradeId(LEAGUE, uid, number - 5)];
  return number <= 5 || (before !== undefined && !isPending(before as unknown as Trade, clock));
}

function checkExpiry(trade: Trade, uid: string, now: number): Result<void> {
  if (uid !== trade.from && uid !== trade.to) return fail('party', '');
  return trade.status === 'offered' && statusAt(trade, now) === 'expired' ? succeed() : fail('open', '');
}

/** A random step, legal more often than not. */
export function anyTradeStep(league: TradeLeague, roll: SeededRandom): TradeStep {
  const { ledger, people, trades, clock, home } = league;
  const anyone = (): string => (roll.chance(0.95) ? roll.one(people) : 'dan');
  const pending = Object.entries(trades).filter(
    ([, trade]) => roll.chance(0.03) || isPending(trade as unknown as Trade, clock) || trade.status === 'offered',
  );
  // A veto needs a trade between two others.
  const underReview = pending.some(
    ([, { status, parties }]) => status === 'accepted' && !(parties as string[]).includes(home.createdBy as string),
  );
  const kind = roll.one<TradeKind>([
    ...TRADE_KINDS,
    'offer',
    'accept',
    'accept',
    'carryOut',
    'carryOut',
    ...(underReview ? (['veto', 'veto', 'veto'] as const) : []),
  ]);
  const anyOffer = (uid: string, to: string): TradeOffer => {
    const take = (manager: string): SquadId[] => {
      const own = ledger.rosters[manager] ?? [];
      const count = roll.chance(0.03) ? roll.between(0, 4) : roll.between(1, 3);
      const squads = roll.shuffled(own).slice(0, count);
      if (roll.chance(0.04)) squads.push(roll.one(ALL_SQUADS));
      return roll.chance(0.02) && squads.length > 0 ? [...squads.slice(1), squads[1] ?? squads[0]!] : squads;
    };
    const terms = { from: uid, to, gives: take(uid), gets: take(to), fromDrops: [], toDrops: [] };
    const needed = dropsNeeded(parseLeague(LEAGUE, home), ledger, terms, uid) + (roll.chance(0.06) ? 1 : 0);
    return {
      to,
      gives: terms.gives,
      gets: terms.gets,
      fromDrops: anyDrops(ledger, uid, terms.gives, needed, roll),
      note: roll.one(['', 'Deal?', roll.chance(0.1) ? ' ' : 'Two for one.', roll.chance(0.1) ? 'x'.repeat(281) : '']),
    };
  };
  const others = (uid: string): string =>
    roll.chance(0.04) ? uid : roll.chance(0.04) ? 'house-1' : roll.one(people.filter((one) => one !== uid));
  const number = roll.chance(0.08) ? { number: roll.between(-1, 12) } : {};
  if (kind === 'offer' || pending.length === 0) {
    const uid = anyone();
    return { kind: 'offer', uid, offer: anyOffer(uid, others(uid)), ...number };
  }
  const wanted = ['veto', 'carryOut'].includes(kind) ? 'accepted' : 'offered';
  const likely = pending.filter(([, { status }]) => status === wanted);
  const [id, trade] = roll.one(likely.length > 0 && roll.chance(0.9) ? likely : pending);
  const by = (natural: string): string => (roll.chance(0.9) ? natural : anyone());
  switch (kind) {
    case 'counter': {
      const uid = by(trade.to as string);
      return {
        kind,
        uid,
        trade: id,
        offer: anyOffer(uid, roll.chance(0.95) ? (trade.from as string) : others(uid)),
        ...number,
      };
    }
    case 'accept': {
      const uid = by(trade.to as string);
      const terms = { ...parseTrade(id, stored(trade, 0)), toDrops: [] };
      const needed = dropsNeeded(parseLeague(LEAGUE, home), ledger, terms, trade.to as string);
      const drops = anyDrops(ledger, uid, terms.gets, Math.max(0, needed + (roll.chance(0.05) ? 1 : 0)), roll);
      return { kind, uid, trade: id, drops };
    }
    case 'decline':
      return { kind, uid: by(trade.to as string), trade: id };
    case 'withdraw':
      return { kind, uid: by(trade.from as string), trade: id };
    case 'veto':
      return { kind, uid: by(home.createdBy as string), trade: id, reason: roll.chance(0.7) ? 'Collusion.' : '' };
    default:
      return { kind, uid: kind === 'expire' ? by(trade.from as string) : anyone(), trade: id };
  }
}

function anyDrops(
  ledger: Ledger,
  uid: string,
  besides: readonly SquadId[],
  count: number,
  roll: SeededRandom,
): SquadId[] {
  const left = (ledger.rosters[uid] ?? []).filter((squad) => !besides.includes(squad) || roll.chance(0.02));
  return roll.shuffled(left).slice(0, count);
}

/** How far a league's clock moves between two steps. Offers expire after three days. */
export function anyPause(roll: SeededRandom): number {
  return roll.chance(0.8) ? roll.between(1, 3600) * 1000 : roll.between(1, 40) * (DAY_MS / 10);
}
