import type { Execution } from '@/data/moves/tradeExecution';
import type { Claim } from '@/domain/moves/claims/claims';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { bestLineup, shownLineup, startersOf, type Lineup } from '@/domain/lineup/lineup';
import { draftProjections } from '@/domain/projections/preseason';
import { rosterSize } from '@/domain/lineup/slots';
import { ALL_SQUADS, schoolOf, unitOf, type SquadId } from '@/domain/football/squads';
import type { TradeOffer } from '@/domain/moves/trades/tradeChecks';
import type { Trade } from '@/domain/moves/trades/trades';
import { hasBye, type Week } from '@/domain/football/weeks';
import { lockedSchools } from '@/domain/football/locks';
import { openClient } from './client';
import { valueOf, type Answer, type Fan } from './leagues';
import type { ScriptedLeague } from './scriptedLeague';
import type { SeededRandom } from './seededRandom';
import { until } from './suite';

/**
 * What the twelve managers of a league do in its weeks. Everything goes through their clients; `roll` makes the
 * choices.
 */
export class ScriptedWeeks {
  /** The lineups that each manager has set, by week id. */
  private readonly lineups = new Map<ManagerId, Record<string, Lineup>>();
  /** The ids of all trades that were accepted. */
  readonly accepted: string[] = [];

  constructor(
    private readonly scripted: ScriptedLeague,
    private readonly roll: SeededRandom,
  ) {}

  private get size(): number {
    return rosterSize(this.scripted.league.slots, this.scripted.league.benchSize);
  }

  /** Different fans, each by chance. */
  private pick(count: number): Fan[] {
    return this.roll.shuffled(this.scripted.fans).slice(0, count);
  }

  /** The current ledger as a fan's client reads it. */
  ledger(fan: Fan = this.scripted.fans[0]!): Promise<Ledger> {
    return this.scripted.ledgerOf(fan);
  }

  /** What a fan's page knows. */
  private async request(fan: Fan, week: Week): Promise<object> {
    const { league } = this.scripted;
    return { league, ledger: await this.ledger(fan), week, manager: fan.uid, me: fan.uid, names: {} };
  }

  /** Claims of several managers at once: three each, the first for the same squad. */
  async claim(week: Week, claimants: number): Promise<void> {
    const { rosters } = await this.ledger();
    const free = freeSquads(rosters);
    const wanted = this.roll.one(free);
    const lists = this.pick(claimants).map((fan) => {
      const others = this.roll.shuffled(free.filter((squad) => squad !== wanted)).slice(0, 2);
      const claims = [wanted, ...others].map((add) => ({ add, drop: this.dropFor(add, rosters[fan.uid]!) }));
      return [fan, claims] as const;
    });
    await Promise.all(
      lists.map(async ([fan, claims]: readonly [Fan, Claim[]]) =>
        valueOf(await fan.client.call<Answer<void>>('claims.saveClaims', await this.request(fan, week), claims)),
      ),
    );
  }

  /** What makes room for a squad: nothing if there is a spot, else one of the same unit, else the last one. */
  private dropFor(add: SquadId, roster: readonly SquadId[]): SquadId | null {
    if (roster.length < this.size) return null;
    return roster.find((squad) => unitOf(squad) === unitOf(add)) ?? roster.at(-1)!;
  }

  /** Two clients award the week's claims at the same time, until all turns are taken. */
  async award(week: Week): Promise<void> {
    const { league } = this.scripted;
    const clients = this.pick(2);
    await until('all turns are taken', async () => {
      const done = await Promise.all(
        clients.map(({ client, uid }) => client.call<boolean>('claims.awardClaims', league, week.id, uid)),
      );
      return done.every(Boolean);
    });
  }

  /**
   * A client begins to award the week's claims and is killed after the first award. Returns how many turns it leaves.
   */
  async awardUntilKilled(week: Week): Promise<number> {
    const [fan] = this.pick(1) as [Fan];
    const doomed = await openClient(fan.email);
    const { step } = await this.ledger();
    // Never answered, because the client is gone before.
    void doomed.call('claims.awardClaims', this.scripted.league, week.id, fan.uid);
    await until('the first award', async () => (await this.ledger()).step > step);
    doomed.close();
    return (await this.ledger()).waivers!.turns.length;
  }

  /**
   * Adds and drops: two managers add at once, and a third drops a squad that a fourth adds, who drops one for the
   * third.
   */
  async addAndDrop(week: Week): Promise<void> {
    const { rosters } = await this.ledger();
    const [one, two, three, four] = this.pick(4) as [Fan, Fan, Fan, Fan];
    const free = this.roll.shuffled(freeSquads(rosters));
    await Promise.all(
      [one, two].map((fan, i) => this.add(fan, week, free[i]!, this.dropFor(free[i]!, rosters[fan.uid]!))),
    );
    const [first, second] = [this.roll.one(rosters[three.uid]!), this.roll.one(rosters[four.uid]!)];
    valueOf(await three.client.call<Answer<void>>('portal.dropSquad', await this.request(three, week), first));
    await this.add(four, week, first, second);
    await this.add(three, week, second, null);
  }

  private async add(fan: Fan, week: Week, squad: SquadId, drop: SquadId | null): Promise<void> {
    valueOf(await fan.client.call<Answer<void>>('portal.addSquad', await this.request(fan, week), squad, drop));
  }

  /**
   * A manager offers a trade, `gets` squads for one. With `counter`, the other wants another squad for it, and the
   * first accepts that.
   */
  async agree(
    week: Week,
    { gets = 1, counter = false, parties = this.pick(2) }: { gets?: number; counter?: boolean; parties?: Fan[] } = {},
  ): Promise<Trade> {
    const { rosters } = await this.ledger();
    const [from, to] = parties as [Fan, Fan];
    const [mine, theirs] = [this.roll.shuffled(rosters[from.uid]!), this.roll.shuffled(rosters[to.uid]!)];
    const offer: TradeOffer = {
      to: to.uid,
      gives: mine.slice(0, 1),
      gets: theirs.slice(0, gets),
      fromDrops: mine.slice(1, 1 + Math.max(0, mine.length - 1 + gets - this.size)),
      note: 'Deal?',
    };
    const call = async (fan: Fan, name: string, ...rest: unknown[]) =>
      valueOf(await fan.client.call<Answer<void>>(`tradeCommands.${name}`, await this.request(fan, week), ...rest));
    await call(from, 'offerTrade', offer);
    const trade = await this.newestTrade(from);
    if (!counter) {
      await call(to, 'answerTrade', trade, { kind: 'accept', drops: [] });
      this.accepted.push(trade.id);
      return trade;
    }
    const wish: TradeOffer = { ...offer, to: from.uid, gives: offer.gets, gets: mine.slice(1, 2), fromDrops: [] };
    await call(to, 'counterTrade', trade, wish);
    const countered = await this.newestTrade(to);
    await call(from, 'answerTrade', countered, { kind: 'accept', drops: offer.fromDrops });
    this.accepted.push(countered.id);
    return countered;
  }

  /** Two trades among four managers. */
  async agreeTwice(week: Week): Promise<[Trade, Trade]> {
    const fans = this.pick(4);
    const first = await this.agree(week, { parties: fans.slice(0, 2) });
    return [first, await this.agree(week, { parties: fans.slice(2) })];
  }

  private async newestTrade({ client, uid }: Fan): Promise<Trade> {
    const sent = await client.call<Trade[]>('trades.getSentTrades', this.scripted.league.id, uid);
    return sent.reduce((one, other) => (other.offeredAt! > one.offeredAt! ? other : one));
  }

  /** A client tries to carry out a trade, again if another step comes in between. Returns what came of it. */
  async carryOut(week: Week, trade: Trade): Promise<Execution> {
    const [fan] = this.pick(1) as [Fan];
    const request = await this.request(fan, week);
    let outcome: Execution | null = null;
    await until('a trade to be settled', async () => {
      const answer = await fan.client.call<Answer<Execution>>('tradeExecution.carryOutTrade', request, trade.id);
      outcome = answer.ok ? answer.value : null;
      return answer.ok;
    });
    return outcome!;
  }

  /** A client is told to carry out several trades and is killed as soon as the first has gone through. */
  async carryOutUntilKilled(week: Week, trades: readonly Trade[]): Promise<void> {
    const [fan] = this.pick(1) as [Fan];
    const doomed = await openClient(fan.email);
    const request = await this.request(fan, week);
    const { step } = await this.ledger();
    for (const { id } of trades) void doomed.call('tradeExecution.carryOutTrade', request, id);
    await until('the first trade', async () => (await this.ledger()).step > step);
    doomed.close();
  }

  /** A manager's lineup as it is in a week. */
  private lineup({ rosters }: Ledger, { uid }: Fan, week: Week): Lineup {
    const { slots } = this.scripted.league;
    return shownLineup({ roster: rosters[uid]!, slots, entries: this.lineups.get(uid) ?? {}, week: week.id });
  }

  private best(ledger: Ledger, fan: Fan, week: Week, now: number): Lineup {
    const { season, scoring, slots } = this.scripted.league;
    const projected = draftProjections(season, scoring);
    return bestLineup({
      roster: ledger.rosters[fan.uid]!,
      slots,
      worth: (squad) => (hasBye(week, schoolOf(squad)) ? -Infinity : projected[squad]),
      locked: lockedSchools(week.kickoffs, now),
      current: this.lineup(ledger, fan, week),
    });
  }

  private async save(fan: Fan, week: Week, lineup: Lineup): Promise<Answer<void>> {
    const set = this.lineups.get(fan.uid) ?? {};
    const saved = await fan.client.call<Answer<void>>(
      'weekLineups.saveLineup',
      {
        leagueId: this.scripted.league.id,
        weekId: week.id,
        team: fan.uid,
        by: fan.uid,
        lineupWeeks: Object.keys(set).sort(),
      },
      lineup,
    );
    if (saved.ok) this.lineups.set(fan.uid, { ...set, [week.id]: lineup });
    return saved;
  }

  /** Some managers set their best lineup of a week. The others’ carry over. */
  async setLineups(week: Week, managers: number): Promise<void> {
    const ledger = await this.ledger();
    await Promise.all(
      this.pick(managers).map(async (fan) =>
        valueOf(await this.save(fan, week, this.best(ledger, fan, week, Date.now()))),
      ),
    );
  }

  /**
   * A manager sets what is best now while games are on. Returns the answer to another one who benches a locked starter.
   */
  async changeDuringGames(week: Week): Promise<Answer<void>> {
    const [ledger, now] = [await this.ledger(), Date.now()];
    const [late] = this.pick(1) as [Fan];
    valueOf(await this.save(late, week, this.best(ledger, late, week, now)));
    const locked = lockedSchools(week.kickoffs, now);
    for (const fan of this.scripted.fans) {
      const { starters, bench } = this.lineup(ledger, fan, week);
      const squad = startersOf({ starters, bench }).find((one) => locked.has(schoolOf(one)));
      if (squad === undefined) continue;
      const without = Object.entries(starters).map(([slot, some]) => [slot, some.filter((one) => one !== squad)]);
      const changed = { starters: Object.fromEntries(without) as Lineup['starters'], bench: [...bench, squad] };
      return this.save(fan, week, changed);
    }
    throw new Error('no starter is locked');
  }
}

/** The squads that no manager owns. */
function freeSquads(rosters: Ledger['rosters']): SquadId[] {
  const owned = new Set(Object.values(rosters).flat());
  return ALL_SQUADS.filter((squad) => !owned.has(squad));
}
