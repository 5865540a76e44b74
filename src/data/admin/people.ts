import {
  collection,
  doc,
  endAt,
  limit,
  orderBy,
  query,
  startAt,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { parsePerson, searchTexts, type Flags, type Person, type PersonLeague } from '@/domain/admin/people';
import type { Uid } from '@/domain/kernel/ids';
import { parseLeague } from '@/domain/league/league';
import type { Result } from '@/domain/kernel/result';
import { db } from '../backend/firebase';
import { readQuery } from '../backend/serverReads';
import { runAct, runAtDesk, type Actor } from './runAct';
import { deskTransaction, writeLog } from './adminLog';
import { StaleError } from './errors';
import { findUsers } from './soloLeaderboards';

/** How many each of a search's queries finds at most. */
const MAX_FOUND = 10;

/** The fields that a search looks in. */
const SEARCHED = ['displayName', 'username', 'email'] as const;

/** The documents in which a field begins with a text, in one of the usual spellings: they're compared exactly. */
export async function findBeginning(
  name: 'users' | 'leagues',
  field: string,
  text: string,
): Promise<QueryDocumentSnapshot[]> {
  const all = await Promise.all(
    searchTexts(text).map((spelling) => {
      const begins = [orderBy(field), startAt(spelling), endAt(`${spelling}\uf8ff`), limit(MAX_FOUND)];
      return readQuery(query(collection(db(), name), ...begins));
    }),
  );
  return all.flatMap(({ docs }) => docs);
}

/**
 * Finds people whose name, username or email begins with a text, or whose id it is. Without a text, finds the
 * administrators and staff.
 */
export function findPeople(text: string): Promise<Result<Person[]>> {
  return runAct(async () => {
    const found = text === '' ? await findDesk() : await findMatching(text);
    const people = new Map(found.map((person) => [person.key, person]));
    return [...people.values()].sort((one, other) => one.displayName.localeCompare(other.displayName));
  });
}

async function findDesk(): Promise<Person[]> {
  const flags = ['admin', 'staff'].map((flag) => readQuery(query(collection(db(), 'users'), where(flag, '==', true))));
  return (await Promise.all(flags)).flatMap(({ docs }) => docs.map(personOf));
}

async function findMatching(text: string): Promise<Person[]> {
  const [named, direct] = await Promise.all([
    Promise.all(SEARCHED.map((field) => findBeginning('users', field, text))),
    findUsers(db(), [text.trim()]),
  ]);
  return [...named.flat().map(personOf), ...direct];
}

const personOf = (user: QueryDocumentSnapshot) => parsePerson(user.id, user.data());

/** The names of people by uid. Those whose account was deleted aren't in it. */
export function findNames(uids: readonly string[]): Promise<Result<Record<string, string>>> {
  return runAct(async () => {
    const people = await findUsers(db(), uids);
    return Object.fromEntries(people.map(({ uid, displayName, username }) => [uid, displayName || username]));
  });
}

/** The leagues that a person is in. */
export function getPersonLeagues(uid: Uid): Promise<Result<PersonLeague[]>> {
  return runAct(async () => {
    const stored = await readQuery(query(collection(db(), 'leagues'), where('members', 'array-contains', uid)));
    return stored.docs.map((entry) => {
      const { id, name, season, createdBy } = parseLeague(entry.id, entry.data());
      return { id, name, season, commissioner: createdBy === uid };
    });
  });
}

/** Gives and takes a person's flags, with an entry in the log, if they still are as seen. Administrators only. */
export function setFlags(
  actor: Actor,
  key: string,
  flags: Flags,
  { seen, undoes }: { seen: Flags; undoes?: string },
): Promise<Result<void>> {
  return runAtDesk(actor, (desk) =>
    deskTransaction(desk, async (transaction) => {
      const place = doc(db(), 'users', key);
      const person = parsePerson(key, (await transaction.get(place)).data());
      const { admin, staff, displayName: name, uid: of } = person;
      if (admin !== seen.admin || staff !== seen.staff)
        throw new StaleError('Another administrator changed these flags meanwhile.');
      transaction.update(place, { admin: flags.admin, staff: flags.staff });
      writeLog(transaction, desk, {
        kind: 'flags',
        target: place.path,
        before: { admin, staff, name, uid: of },
        after: { admin: flags.admin, staff: flags.staff, name, uid: of },
        undoes,
      });
    }),
  );
}
