import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type { RosterReport } from '@/domain/moves/ledger/verifyRosters';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { DEFAULT_OPTIONS } from '@/domain/league/options/leagueOptions';
import { rosterSize } from '@/domain/lineup/slots';
import { ALL_SQUADS, type SquadId } from '@/domain/football/squads';
import { parseWeek, weekId, type Week } from '@/domain/football/weeks';
import { openAdmin } from './admin';
import { foundLeague, joinByCode, openFan, valueOf, type Answer, type Fan } from './leagues';

/** How many squads a full roster has. */
export const SIZE = rosterSize(DEFAULT_OPTIONS.slots, DEFAULT_OPTIONS.benchSize);

export const HOUR = 3_600_000;

/** The managers of a league, by the order in which they joined. The first is the commissioner. */
const TEAMS = { ann: 'Ann’s Aces', bob: 'Bob’s Best', cat: 'Cat’s Crew' } as const;
type Name = keyof typeof TEAMS;

/** What a fan's page knows. `ledger` may be older than the server's. */
export interface KnownLeague {
  league: League;
  ledger: Ledger;
  week: Week;
  me: string;
  manager: string;
  names: Record<string, string>;
}

/** A league on the running suite whose draft is over, in the third week of a season that no other test uses. */
export class DraftedLeague<N extends readonly Name[]> {
  readonly week: string;

  private constructor(
    readonly db: Firestore,
    private readonly closeAdmin: () => Promise<void>,
    readonly season: number,
    readonly leagueId: string,
    readonly fans: { [K in keyof N]: Fan },
    /** The teams' names by uid. */
    readonly names: Record<string, string>,
    /** Full rosters: the first manager has the first squads of all, and so on. */
    readonly rosters: Record<string, SquadId[]>,
    /** The squads that no one has. */
    readonly free: readonly SquadId[],
  ) {
    this.week = weekId(season, 3);
  }

  /**
   * Opens a client for each of the people and makes their league. `fields` are set on the league. Close it at the end.
   */
  static async open<const N extends readonly Name[]>(
    season: number,
    people: N,
    fields: object = {},
  ): Promise<DraftedLeague<N>> {
    const admin = openAdmin();
    const fans = await Promise.all(people.map((name) => openFan(admin.db, name)));
    const { leagueId, joinCode } = await foundLeague(fans[0]!, { capacity: fans.length });
    for (const fan of fans.slice(1)) valueOf(await joinByCode(fan, joinCode));
    const managers = fans.map(({ uid }) => uid);
    const rosters = Object.fromEntries(managers.map((uid, i) => [uid, ALL_SQUADS.slice(i * SIZE, (i + 1) * SIZE)]));
    const names = Object.fromEntries(managers.map((uid, i) => [uid, TEAMS[people[i]!]]));
    const free = ALL_SQUADS.slice(fans.length * SIZE);
    const opened = new DraftedLeague(
      admin.db,
      admin.close,
      season,
      leagueId,
      fans as { [K in keyof N]: Fan },
      names,
      rosters,
      free,
    );
    await Promise.all([
      admin.db
        .doc(`leagues/${leagueId}`)
        .update({ season, draftStatus: 'complete', schedule: { managers }, ...fields }),
      admin.db.doc(`joinCodes/${joinCode}`).update({ draftStatus: 'complete' }),
      admin.db.doc(`drafts/${leagueId}`).update({ status: 'complete', rosters }),
      admin.db
        .doc(`ledgers/${leagueId}`)
        .update({ settled: true, step: 0, rosters, owned: Object.values(rosters).flat() }),
      opened.setWeek({}),
    ]);
    return opened;
  }

  /** Makes the ledger what it was right after the draft. */
  async resetLedger(): Promise<void> {
    const owned = Object.values(this.rosters).flat();
    const { leagueId, rosters } = this;
    await this.db.doc(`ledgers/${leagueId}`).set({ leagueId, settled: true, rosters, owned, step: 0 });
  }

  /**
   * Sets the week: its portal opened an hour ago and its first kickoff is in an hour, unless told otherwise (in hours
   * from now).
   */
  async setWeek({ opens = -1, kickoff = 1 }: { opens?: number; kickoff?: number }): Promise<void> {
    const now = Date.now();
    await this.db.doc(`currentWeek/${this.week}`).set({
      season: this.season,
      week: 3,
      isCurrent: true,
      kickoffs: {},
      kickoffOrder: [],
      monday: new Date(now + (opens - 9) * HOUR),
      firstKickoff: new Date(now + kickoff * HOUR),
      lastFinal: null,
    });
  }

  /** The ledger as a fan's client reads it. */
  ledgerOf(fan: Fan): Promise<Ledger> {
    return fan.client.call('ledgers.getLedger', this.leagueId);
  }

  /** What a fan's page knows now; or with an older ledger. */
  async known(fan: Fan, ledger?: Ledger): Promise<KnownLeague> {
    const { monday, firstKickoff, ...rest } = (await this.db.doc(`currentWeek/${this.week}`).get()).data()!;
    return {
      league: await fan.client.call('storedLeague.getLeague', this.leagueId),
      ledger: ledger ?? (await this.ledgerOf(fan)),
      week: parseWeek(this.week, { ...rest, monday: monday.toMillis(), firstKickoff: firstKickoff.toMillis() }),
      me: fan.uid,
      manager: fan.uid,
      names: this.names,
    };
  }

  /** The stored copy of a manager's roster. */
  async storedRoster({ uid }: Fan): Promise<unknown> {
    return (await this.db.doc(`leagueUsers/${this.leagueId}_${uid}`).get()).get('roster');
  }

  /** What the check of the league's books finds, by a fan's client. */
  async books(fan: Fan): Promise<RosterReport> {
    return valueOf(await fan.client.call<Answer<RosterReport>>('books.verifyLeagueRosters', this.leagueId));
  }

  /** Nothing is lost and nothing doubled. */
  async expectBooks(): Promise<void> {
    expect((await this.books(this.fans[0]!)).problems).toEqual([]);
  }

  async close(): Promise<void> {
    for (const fan of this.fans) fan.client.close();
    await this.db.doc(`currentWeek/${this.week}`).delete();
    await this.closeAdmin();
  }
}

/** What a command answered: `done`, or its error for the screen. */
export const messageOf = (answer: Answer<unknown>): string => (answer.ok ? 'done' : answer.error.message);
