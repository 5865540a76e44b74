import { collection, doc, getDoc, query, where, type DocumentData, type DocumentReference } from 'firebase/firestore';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { asMap, asMillis, asTexts } from '@/domain/kernel/parse';
import { succeed, type Result } from '@/domain/kernel/result';
import { entryScope } from '@/domain/solo/entries';
import { SOLO_GAMES } from '@/domain/solo/soloGames';
import { teamOf } from '@/domain/league/teams';
import type { AppUser } from '@/domain/account/user';
import { linkedMethods } from './auth';
import { attempt, READ_ERRORS } from '../backend/failures';
import { db } from '../backend/firebase';
import {
  claimsRef,
  draftRef,
  leagueUserRef,
  ledgerRef,
  queueRef,
  userRef,
  weeklyRosterRef,
} from '../backend/references';
import { readQuery } from '../backend/serverReads';
import { getMyLeagues } from '../league/leagues';
import { usernameRef } from './usernames';
import { NO_RECORD } from './users';

/** Reads a part of the data, which has its own time: all of it may be much on a slow network. */
const read = <T>(run: () => Promise<T>): Promise<Result<T>> => attempt(run, READ_ERRORS);

/** All of a user's data that the rules let them read, as JSON for one file; an error if anything can't be read. */
export async function collectMyData(user: AppUser, now: Date): Promise<Result<string>> {
  if (user.key === null) return NO_RECORD;
  const { key, uid } = user;
  const known = await read(() => Promise.all([getMyLeagues(uid), readQuery(collection(db(), 'currentWeek'))]));
  if (!known.ok) return known;
  const [mine, weeks] = known.value;
  const weekIds = weeks.docs.map(({ id }) => id).sort();
  const leagues: unknown[] = [];
  for (const league of mine) {
    const part = await read(() => myPart(league, uid, weekIds));
    if (!part.ok) return part;
    leagues.push(part.value);
  }
  const own = await read(() =>
    Promise.all([
      stored(userRef(key)),
      user.username === '' ? null : stored(usernameRef(user.username)),
      soloEntries(uid, weekIds),
      found('feedback', where('userId', '==', uid)),
    ]),
  );
  if (!own.ok) return own;
  const [record, username, soloGames, feedback] = own.value;
  const everything = {
    exportedAt: now.toISOString(),
    account: { uid, email: user.email, waysToSignIn: linkedMethods(), picture: user.profilePicUrl },
    ...{ user: record, username, leagues, soloGames, feedback },
  };
  return succeed(JSON.stringify(readable(everything), null, 2));
}

async function myPart(league: League, uid: Uid, weekIds: readonly string[]) {
  const team = teamOf(league, uid);
  const [leagueUsers, queue, draft, ledger, ofTeam, by, trades, messages, lineups, claims] = await Promise.all([
    stored(leagueUserRef(league.id, team)),
    stored(queueRef(league.id, uid)),
    stored(draftRef(league.id)),
    stored(ledgerRef(league.id)),
    found('transactions', where('leagueId', '==', league.id), where('manager', '==', team)),
    found('transactions', where('leagueId', '==', league.id), where('by', '==', uid)),
    found('trades', where('parties', 'array-contains', team), where('leagueId', '==', league.id)),
    found('messages', where('leagueId', '==', league.id), where('senderId', '==', uid)),
    storedBy(weekIds, (week) => weeklyRosterRef(league.id, week)),
    storedBy(weekIds, (week) => claimsRef(league.id, week, team)),
  ]);
  return {
    id: league.id,
    name: league.name,
    commissioner: league.createdBy === uid,
    coCommissioner: league.coCommissioner === uid,
    joinedAs: league.userInfo[uid] ?? null,
    leagueUsers,
    draftQueue: queue,
    draftPicks: draftPicks(asMap(draft), team),
    keepers: asMap(asMap(draft).kept)[uid] ?? null,
    squads: asMap(asMap(ledger).rosters)[team] ?? [],
    transactions: [...ofTeam, ...by.filter((one) => one.manager !== team && !isForAnyone(one))],
    trades,
    lineups: Object.fromEntries(
      Object.entries(lineups).flatMap(([week, lineup]) => {
        const entry = asMap(asMap(lineup).users)[team];
        return entry === undefined ? [] : [[week, entry]];
      }),
    ),
    claims,
    messages,
  };
}

/** Whether a transaction is one that any member's client carries out for whom it belongs to. */
const isForAnyone = ({ kind }: DocumentData) => kind === 'claim' || kind === 'trade';

/** A team's picks in a draft, each with its number in the draft, counted from 1, and how it was made. */
function draftPicks({ picks, rosters, made }: DocumentData, team: string): unknown[] {
  const all = asTexts(picks);
  return asTexts(asMap(rosters)[team]).map((squad) => {
    const index = all.indexOf(squad);
    return { pick: index + 1, squad, ...asMap(asMap(made)[String(index)]) };
  });
}

/** The user's entries in the solo games, by game and week; those of Survivor by season. */
function soloEntries(uid: Uid, weekIds: readonly string[]): Promise<Record<string, unknown>> {
  const places = new Set(SOLO_GAMES.flatMap((game) => weekIds.map((week) => `${game}/${entryScope(game, week)}`)));
  return storedBy([...places], (place) => doc(db(), `soloEntries/${place}/${uid}`));
}

/** The documents that exist of those under these keys. */
async function storedBy(keys: readonly string[], refOf: (key: string) => DocumentReference) {
  const entries = await Promise.all(keys.map(async (key) => [key, await stored(refOf(key))] as const));
  return Object.fromEntries(entries.filter(([, entry]) => entry !== null));
}

async function stored(reference: DocumentReference): Promise<unknown> {
  const snapshot = await getDoc(reference);
  return snapshot.exists() ? snapshot.data() : null;
}

async function found(name: string, ...conditions: ReturnType<typeof where>[]): Promise<DocumentData[]> {
  const { docs } = await readQuery(query(collection(db(), name), ...conditions));
  return docs.map((entry) => ({ id: entry.id, ...entry.data() }));
}

/** Replaces timestamps with ISO strings. */
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  if ('toMillis' in value) return new Date(asMillis(value) ?? 0).toISOString();
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, readable(entry)]));
}
