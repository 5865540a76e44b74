import { collection, doc, endAt, limit, orderBy, query, startAt, where } from 'firebase/firestore';
import { parsePerson, searchTexts, type Flags, type Person, type PersonLeague } from '@/domain/admin/people';
import type { Uid } from '@/domain/kernel/ids';
import { parseLeague } from '@/domain/league/league';
import type { Result } from '@/domain/kernel/result';
import { db } from '../backend/firebase';
import { readQuery } from '../backend/serverReads';
import { runAct, runAtDesk, type Actor } from './act';
import { deskTransaction, writeLog } from './adminLog';
import { StaleError } from './staleError';

/** How many people each of a search's queries finds at most. */
const FOUND_MOST = 10;

/** The fields that a search looks in. */
const SEARCHED = ['displayName', 'username', 'email'] as const;

/** Finds people whose name, username or email begins with a text, or whose id it is. */
export function findPeople(text: string): Promise<Result<Person[]>> {
  return runAct(async () => {
    const users = collection(db(), 'users');
    // Texts are stored as they were typed and compared exactly, so the usual spellings are tried.
    const begins = searchTexts(text).flatMap((spelling) =>
      SEARCHED.map((field) =>
        query(users, orderBy(field), startAt(spelling), endAt(`${spelling}\uf8ff`), limit(FOUND_MOST)),
      ),
    );
    const all = await Promise.all(
      [...begins, query(users, where('uid', '==', text.trim()))].map((one) => readQuery(one)),
    );
    const found = all.flatMap(({ docs }) => docs.map((user) => parsePerson(user.id, user.data())));
    const people = new Map(found.map((person) => [person.key, person]));
    return [...people.values()].sort((one, other) => one.displayName.localeCompare(other.displayName));
  });
}

/** The most values that a query compares a field with. */
const VALUES_MOST = 30;

/** The names of people by uid. Those whose account was deleted aren't in it. */
export function findNames(uids: readonly string[]): Promise<Result<Record<string, string>>> {
  return runAct(async () => {
    const chunks = Array.from({ length: Math.ceil(uids.length / VALUES_MOST) }, (_, index) =>
      uids.slice(index * VALUES_MOST, (index + 1) * VALUES_MOST),
    );
    const users = collection(db(), 'users');
    const all = await Promise.all(chunks.map((chunk) => readQuery(query(users, where('uid', 'in', chunk)))));
    const people = all.flatMap(({ docs }) => docs.map((user) => parsePerson(user.id, user.data())));
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
        undoes: undoes ?? null,
      });
    }),
  );
}
