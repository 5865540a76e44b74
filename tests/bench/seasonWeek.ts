import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Draft } from '@/domain/draft/types';
import { ALL_SQUADS } from '@/domain/football/squads';
import { tradeId } from '@/domain/moves/trades/trades';
import { playDraft } from '../../scripts/demo/draft';
import { draftOf, leagueDocuments, type DemoLeague, type Documents } from '../../scripts/demo/league';
import { lineupDocuments } from '../../scripts/demo/lineups';
import { DEMO_PASSWORD, FANS, userDocument, usernameDocument, type DemoPerson } from '../../scripts/demo/people';
import { seededRandom } from '@/domain/kernel/seededRandom';
import { demoCalendar, seasonDocuments } from '../../scripts/demo/season';
import { PROJECT, suite } from '../support/suite';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Messages in the chat of each league. */
const MESSAGES = 30;

/** Moves of each league in the current week. */
const MOVES = 4;

/**
 * The leagues of the fan whose reads are counted: both drafted before the season, with eight managers, moves, and
 * another manager as commissioner.
 */
export const LEAGUES = [
  { id: 'readsone', name: 'First League', joinCode: 'READSA' },
  { id: 'readstwo', name: 'Second League', joinCode: 'READSB' },
] as const;

/** The fan whose reads are counted, and the other members; the first of them is the commissioner. */
export const FAN = FANS[0]!;
const OTHERS = FANS.slice(1);
const MEMBERS = [...OTHERS, FAN];

/** Creates the sign-in of the fan whose reads are counted. */
export async function makeFanAccount(): Promise<void> {
  const auth = getAuth(initializeApp({ projectId: PROJECT }, 'accounts'));
  await auth.createUser({ uid: FAN.uid, email: FAN.email, password: DEMO_PASSWORD, displayName: FAN.displayName });
}

/**
 * Replaces all documents by those of a season that is in `week` now. `unread`: whether the fan has an unread message.
 */
export async function arrangeWeek(db: Firestore, week: number, unread: boolean): Promise<void> {
  const all = `http://${suite.firestoreHost}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  const emptied = await fetch(all, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  if (!emptied.ok) throw new Error(`The documents could not be deleted: ${await emptied.text()}`);
  const writer = db.bulkWriter();
  for (const [path, fields] of Object.entries(documentsOfWeek(week, unread, Date.now())))
    void writer.set(db.doc(path), fields);
  await writer.close();
}

/**
 * All documents of a season that is in `week` at `now` (milliseconds), with the two leagues. In the first one a trade
 * is offered to the fan, who hasn't read its newest message if something is `unread`. The fan has never sent feedback.
 */
function documentsOfWeek(week: number, unread: boolean, now: number): Documents {
  const documents: Documents = {};
  const add = (more: Documents) => {
    for (const [path, fields] of Object.entries(more)) documents[path] = { ...documents[path], ...fields };
  };
  for (const person of FANS) {
    const user = userDocument(person, now);
    const username = usernameDocument(person, now);
    add({
      [`users/${user.id}`]: user.data,
      [`usernames/${username.id}`]: username.data,
      [`usernameOwners/${person.uid}`]: { username: username.id },
    });
  }
  const weeks = demoCalendar(now, week);
  add(seasonDocuments(weeks));
  const begun = weeks.filter((one) => one.week <= week);
  for (const [at, place] of LEAGUES.entries()) {
    const league: DemoLeague = {
      ...place,
      members: MEMBERS,
      capacity: MEMBERS.length,
      visibility: 'private',
      clockSeconds: 90,
      firstWeek: 1,
      createdAt: (weeks[0]?.startDate ?? now) - 10 * DAY,
      drafted: null,
    };
    const drafted = playDraft(draftOf(league), MEMBERS, league.createdAt + 3 * DAY, seededRandom(at + 1));
    add(leagueDocuments({ ...league, drafted }));
    add(lineupDocuments(drafted, MEMBERS, begun));
    add(moves(drafted, begun.at(-1)!.id, now));
    add(chat(league.id, now, unread && at === 0 ? OTHERS : MEMBERS));
    if (at === 0) add(offer(drafted, now));
  }
  add({
    [`users/${userDocument(FAN, now).id}`]: {
      lastRead: {
        [LEAGUES[0].id]: sentAt(unread ? MESSAGES - 2 : MESSAGES - 1, now),
        [LEAGUES[1].id]: sentAt(MESSAGES - 1, now),
      },
      sentFeedback: false,
    },
  });
  return documents;
}

/** When a message of a chat was sent. */
function sentAt(message: number, now: number): number {
  return now - (MESSAGES - message) * MINUTE;
}

/** The messages of a league; `readers` have read the newest, and everyone the others. */
function chat(leagueId: string, now: number, readers: readonly DemoPerson[]): Documents {
  const newest = MESSAGES - 1;
  return {
    [`leagues/${leagueId}`]: { lastMessageAt: new Date(sentAt(newest, now)) },
    ...Object.fromEntries(
      Array.from({ length: MESSAGES }, (_, i) => [
        `messages/${leagueId}-${String(i)}`,
        {
          leagueId,
          senderId: OTHERS[i % OTHERS.length]!.uid,
          text: `Message ${String(i)}`,
          timestamp: new Date(sentAt(i, now)),
          readBy: Object.fromEntries((i === newest ? readers : MEMBERS).map(({ uid }) => [uid, true])),
        },
      ]),
    ),
  };
}

/** The others take turns to add a free squad and drop their last one, this week. */
function moves({ leagueId, rosters: drafted }: Draft, week: string, now: number): Documents {
  const documents: Documents = {};
  const rosters = { ...drafted };
  const history: Record<string, string[]> = {};
  const free = ALL_SQUADS.filter((squad) => !Object.values(drafted).flat().includes(squad));
  for (let step = 1; step <= MOVES; step++) {
    const manager = OTHERS[step - 1]!.uid;
    const before = rosters[manager] ?? [];
    const [add, drop] = [free[step - 1]!, before.at(-1)!];
    history[manager] = before;
    rosters[manager] = [...before.slice(0, -1), add];
    documents[`leagueUsers/${leagueId}_${manager}`] = { roster: rosters[manager] };
    documents[`transactions/${leagueId}_${String(step)}`] = {
      leagueId,
      step,
      kind: 'add',
      by: manager,
      at: new Date(now - (MOVES - step + 1) * MINUTE),
      week,
      manager,
      adds: [add],
      drops: [drop],
    };
  }
  const owned = Object.values(rosters).flat();
  documents[`ledgers/${leagueId}`] = { rosters, owned, step: MOVES, history: { [week]: history } };
  return documents;
}

/** An offer to the fan that waits for an answer. */
function offer({ leagueId, rosters }: Draft, now: number): Documents {
  const [from, to] = [OTHERS[0]!.uid, FAN.uid];
  return {
    [`trades/${tradeId(leagueId, from, 1)}`]: {
      leagueId,
      number: 1,
      from,
      to,
      parties: [from, to],
      gives: rosters[from]?.slice(0, 1),
      gets: rosters[to]?.slice(0, 1),
      fromDrops: [],
      note: '',
      counters: null,
      status: 'offered',
      offeredAt: new Date(now - DAY),
    },
  };
}
