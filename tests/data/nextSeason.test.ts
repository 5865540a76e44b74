import { readFileSync } from 'node:fs';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allTime, earlierSeasons } from '@/domain/season/history/allTime';
import { seasonEnd } from '@/domain/season/playoffs/champion';
import type { Invitation } from '@/data/league/joining';
import type { League, LeaguePreview } from '@/domain/league/types';
import { decidedScores } from '@/domain/season/scores/decidedScores';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { optionsOf } from '@/domain/league/options/leagueOptions';
import type { Loadable } from '@/domain/kernel/loadable';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import { ALL_SQUADS, type SquadId } from '@/domain/football/squads';
import { encodeFinishedWeek } from '@/domain/scoring/finishedWeek';
import { parseWeekResults } from '@/domain/scoring/results';
import { standings } from '@/domain/season/standings';
import { lastWeekOf } from '@/domain/football/seasons';
import { weekId } from '@/domain/football/weeks';
import { leagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import { DraftedLeague, SIZE, messageOf } from '../support/draftedLeague';
import { openFan, valueOf, type Answer, type Fan } from '../support/leagues';
import { seededRandom, type SeededRandom } from '../support/seededRandom';

// Later than every other test's, because the next season is the first later one that has a calendar.
const SEASON = 2195;
const LATER = 2196;
let home: DraftedLeague<['ann', 'bob']>;
let ann: Fan;
let bob: Fan;
let cat: Fan;
let next: { leagueId: string; joinCode: string };

/** The kickoffs of the 2026 schedule, by week, moved to another season. */
function scheduled(): Map<number, Partial<Record<SchoolCode, string>>> {
  const { games } = JSON.parse(readFileSync('data/schedule-2026.json', 'utf8')) as {
    games: { week: number; phase: string; kickoff: string; home: string; away: string }[];
  };
  const weeks = new Map<number, Partial<Record<SchoolCode, string>>>();
  for (const { week, kickoff, home: one, away } of games) {
    const kickoffs = weeks.get(week) ?? {};
    for (const code of SCHOOL_CODES) if (code === one || code === away) kickoffs[code] = kickoff;
    weeks.set(week, kickoffs);
  }
  return weeks;
}

/**
 * Publishes all weeks of a season as final, with invented points: what `weeklySquads/{season}` holds once a season is
 * over.
 */
async function publish(season: number, roll: SeededRandom): Promise<void> {
  const calendar = scheduled();
  const weeks = Object.fromEntries(
    Array.from({ length: lastWeekOf(season) }, (_, i) => {
      const kickoffs = calendar.get(i + 1) ?? {};
      const plays = (squad: SquadId) => kickoffs[squad.split('-')[0] as SchoolCode] !== undefined;
      const squads = Object.fromEntries(
        ALL_SQUADS.map((squad) => [
          squad,
          plays(squad) ? { points: roll.between(0, 4000) / 100, state: 'final' } : { points: 0, state: 'bye' },
        ]),
      );
      const games = Object.fromEntries(
        Object.entries(kickoffs).map(([code, kickoff]) => [code, { kickoff: new Date(kickoff), state: 'final' }]),
      );
      const id = weekId(season, i + 1);
      return [id, encodeFinishedWeek(parseWeekResults(id, { squads, games }))];
    }),
  );
  await home.db.doc(`weeklySquads/${String(season)}`).set({ season, weeks });
}

const person = ({ uid, username }: Fan) => ({
  uid,
  username,
  displayName: username,
  profilePicUrl: null,
  favoriteTeam: null,
});
const leagueOf = (fan: Fan, leagueId: string): Promise<League> => fan.client.call('storedLeague.getLeague', leagueId);
const open = async (fan: Fan): Promise<Answer<{ leagueId: string; joinCode: string }>> =>
  fan.client.call(
    'nextSeason.openNextSeason',
    await leagueOf(fan, home.leagueId),
    person(fan),
    Date.now(),
    'function:random',
  );

/** A new code of the next season's league, which the former one names at once. */
async function renewedBy(fan: Fan): Promise<string> {
  const league = await leagueOf(fan, next.leagueId);
  const joinCode = valueOf(
    await fan.client.call<Answer<string>>('membership.renewCode', league, fan.uid, 'function:random'),
  );
  expect((await leagueOf(bob, home.leagueId)).next).toEqual({ leagueId: next.leagueId, joinCode, season: LATER });
  return joinCode;
}

beforeAll(async () => {
  home = await DraftedLeague.open(SEASON, ['ann', 'bob']);
  [ann, bob] = home.fans;
  cat = await openFan(home.db, 'cat');
  await publish(SEASON, seededRandom(1));
}, 60_000);
afterAll(async () => {
  cat.client.close();
  await Promise.all(
    [
      `currentWeek/${weekId(LATER, 1)}`,
      `weeklySquads/${String(SEASON)}`,
      `weeklySquads/${String(LATER)}`,
      `rankings/${String(LATER)}`,
    ].map((path) => home.db.doc(path).delete()),
  );
  await home.close();
});

describe('the next season', () => {
  it('waits for a calendar', async () => {
    expect(messageOf((await open(ann)) as Answer<never>)).toBe(
      `The calendar after the ${String(SEASON)} season isn’t out yet.`,
    );
    expect((await leagueOf(ann, home.leagueId)).next).toBeNull();
  });

  it('is opened by the commissioner, once, with the same name and options', async () => {
    await home.db
      .doc(`currentWeek/${weekId(LATER, 1)}`)
      .set({ season: LATER, week: 1, isCurrent: false, kickoffs: {}, kickoffOrder: [] });
    await home.db.doc(`rankings/${String(LATER)}`).set({ squads: ALL_SQUADS });
    expect((await open(bob)).ok).toBe(false);
    next = valueOf(await open(ann));
    const [former, opened] = [await leagueOf(ann, home.leagueId), await leagueOf(ann, next.leagueId)];
    expect(former.next).toEqual({ ...next, season: LATER });
    expect(opened).toMatchObject({
      name: former.name,
      previousLeagueId: home.leagueId,
      season: LATER,
      firstWeek: 1,
      members: [ann.uid],
      draftStatus: 'scheduled',
    });
    expect(optionsOf(opened)).toEqual(optionsOf(former));
    expect((await open(ann)).ok).toBe(false);
    expect((await leagueOf(ann, home.leagueId)).next?.leagueId).toBe(next.leagueId);
  });

  it('tells its members a new code', async () => {
    expect(await renewedBy(ann)).not.toBe(next.joinCode);
  });

  it('is joined by a member without a code to type, until it’s full', async () => {
    const { next: found } = await leagueOf(bob, home.leagueId);
    const preview = await bob.client.call<Loadable<LeaguePreview>>('nextSeason.getNextLeague', found);
    if (preview.state !== 'ready') throw new Error(preview.state);
    expect(preview.value).toMatchObject({ leagueId: next.leagueId, seats: 1, draftStatus: 'scheduled' });
    expect(
      valueOf(await bob.client.call<Answer<string>>('nextSeason.joinNextSeason', preview.value, person(bob))),
    ).toBe(next.leagueId);
    expect((await leagueOf(bob, next.leagueId)).members).toEqual([ann.uid, bob.uid]);
    const late = await cat.client.call<Answer<string>>('nextSeason.joinNextSeason', preview.value, person(cat));
    expect(late).toMatchObject({ ok: false, error: { code: 'full' } });
  });

  it('tells its members a new code from its co-commissioner, too', async () => {
    await ann.client.call('membership.nameCoCommissioner', await leagueOf(ann, next.leagueId), bob.uid);
    await renewedBy(bob);
  });

  it('leaves no team of the former season to take over', async () => {
    const former = await leagueOf(bob, home.leagueId);
    const leaves = { uid: bob.uid, by: bob.uid, reason: 'Done' };
    const before = {
      league: (await home.db.doc(`leagues/${home.leagueId}`).get()).data()!,
      draft: (await home.db.doc(`drafts/${home.leagueId}`).get()).data()!,
      joinCode: (await home.db.doc(`joinCodes/${former.joinCode}`).get()).data()!,
    };
    expect(messageOf(await bob.client.call('membership.vacateTeam', former, leaves))).toBe('done');
    const invitation = valueOf(
      await cat.client.call<Answer<Invitation>>('joining.findInvitation', former.joinCode, cat.uid),
    );
    expect(
      messageOf(await cat.client.call('joining.takeOverTeam', invitation, bob.uid, 'Cats', person(cat))),
    ).toContain('once the next season is open, no one can take over a team');
    await Promise.all([
      home.db.doc(`leagues/${home.leagueId}`).set(before.league),
      home.db.doc(`drafts/${home.leagueId}`).set(before.draft),
      home.db.doc(`joinCodes/${former.joinCode}`).set(before.joinCode),
    ]);
  });

  it('has a record book of both seasons for those who played them', async () => {
    // The new season is drafted, with the squads the other way around, and played.
    const managers = [ann.uid, bob.uid];
    const rosters = { [ann.uid]: home.rosters[bob.uid]!, [bob.uid]: home.rosters[ann.uid]! };
    await Promise.all([
      home.db.doc(`leagues/${next.leagueId}`).update({ draftStatus: 'complete', schedule: { managers } }),
      home.db.doc(`drafts/${next.leagueId}`).update({ status: 'complete', rosters }),
      home.db
        .doc(`ledgers/${next.leagueId}`)
        .update({ settled: true, step: 0, rosters, owned: ALL_SQUADS.slice(0, 2 * SIZE) }),
      publish(LATER, seededRandom(2)),
    ]);
    const leagues = await bob.client.call<League[]>('leagues.getMyLeagues', bob.uid);
    const present = leagues.find(({ id }) => id === next.leagueId)!;
    const earlier = earlierSeasons(present, leagues);
    expect(earlier.leagues.map(({ id }) => id)).toEqual([home.leagueId]);
    expect(earlier.complete).toBe(true);
    const seasons = await Promise.all(
      [present, ...earlier.leagues].map((league) =>
        bob.client.call<LeagueSeason>('pastSeasons.getPastSeason', bob.uid, league),
      ),
    );
    const { champions, records, bestWeek, bestSeason } = allTime(seasons);
    expect(champions.map(({ season, manager }) => [season, manager])).toEqual(
      seasons.map((season) => [season.league.season, seasonEnd(season)!.champion]),
    );
    const rows = seasons.flatMap((season) => standings(leagueSchedule(season.league)!, decidedScores(season)));
    for (const { manager, seasons: count, wins, losses, ties, points, titles } of records) {
      const own = rows.filter((row) => row.manager === manager);
      const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + of(row), 0);
      expect(count).toBe(2);
      expect([wins, losses, ties, points]).toEqual([
        sum((row) => row.wins),
        sum((row) => row.losses),
        sum((row) => row.ties),
        sum((row) => row.pointsFor),
      ]);
      expect(titles).toBe(champions.filter((champion) => champion.manager === manager).length);
    }
    expect(records.map(({ manager }) => manager).sort()).toEqual([...managers].sort());
    const all = seasons.flatMap((season) =>
      [...decidedScores(season).values()].flatMap((scores) => Object.values(scores)),
    );
    expect(bestWeek?.points).toBe(Math.max(...all));
    expect(bestSeason?.points).toBe(Math.max(...rows.map(({ pointsFor }) => pointsFor)));
  });

  it('lets no one read the former season who wasn’t in it', async () => {
    await home.db.doc(`leagues/${next.leagueId}`).update({
      members: FieldValue.arrayUnion(cat.uid),
      [`userInfo.${cat.uid}`]: { displayName: 'Cat', username: cat.username },
    });
    const leagues = await cat.client.call<League[]>('leagues.getMyLeagues', cat.uid);
    const present = leagues.find(({ id }) => id === next.leagueId)!;
    expect(earlierSeasons(present, leagues)).toEqual({ leagues: [], complete: false });
    await expect(leagueOf(cat, home.leagueId)).rejects.toThrow(/permission|evaluation error|false for/i);
  });
});
