import { collection, doc, getDoc } from 'firebase/firestore';
import type { Uid, WeekId } from '@/domain/kernel/ids';
import { failed, ready } from '@/domain/kernel/loadable';
import { fail, isPassing, type Result } from '@/domain/kernel/result';
import {
  encodePicks,
  entryScope,
  oneWeekAnEntry,
  parseSoloEntry,
  savablePicks,
  schoolOfPick,
  type SoloEntry,
} from '@/domain/solo/entries';
import type { SoloGame } from '@/domain/solo/soloGames';
import { SCHOOLS } from '@/domain/football/schools';
import { parseWeek, weekId as idOfWeek } from '@/domain/football/weeks';
import { lockedSchools } from '@/domain/football/locks';
import { writeTogether } from '../backend/batch';
import { attempt, failureCode, failureMessage, READ_ERRORS } from '../backend/failures';
import { db } from '../backend/firebase';
import { readDocument, readNow } from '../backend/serverReads';
import { serverClock } from '../backend/serverClock';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';
import { watchCurrentWeek } from '../season/weeks';

const entryRef = (game: SoloGame, weekId: WeekId, uid: Uid) =>
  doc(collection(db(), 'soloEntries', game, entryScope(game, weekId)), uid);

/** Watches a person's entry of a week, or of its season in Survivor; `missing` if there is none. */
export function watchSoloEntry(game: SoloGame, weekId: WeekId, uid: Uid, next: Next<SoloEntry>): Unsubscribe {
  return watchDocument(
    entryRef(game, weekId, uid),
    (snapshot) => {
      const entry = parseSoloEntry(game, uid, snapshot.data());
      if (entry === null) throw new Error('The entry has another form.');
      return entry;
    },
    next,
  );
}

/** Watches a person's entries in a game in the current season, with those of past weeks as they are. */
export function watchMySoloEntries(game: SoloGame, uid: Uid, next: Next<SoloEntry[]>): Unsubscribe {
  let stopEntry = () => {};
  let watching = true;
  let shownWeek = '';
  const fail = (error: unknown) => watching && next(failed(failureMessage(error, READ_ERRORS)));
  const begin = async (season: number, week: number) => {
    const present = idOfWeek(season, week);
    const weeks = Array.from({ length: week }, (_, i) => idOfWeek(season, i + 1));
    const past = oneWeekAnEntry(game, weeks).filter((id) => id !== present);
    const earlier = await Promise.all(
      past.map(async (id) => parseSoloEntry(game, uid, (await getDoc(entryRef(game, id, uid))).data())),
    );
    if (!watching || shownWeek !== present) return;
    stopEntry = watchSoloEntry(game, present, uid, (entry) => {
      if (entry.state === 'ready' || entry.state === 'missing')
        next(ready([...earlier, entry.state === 'ready' ? entry.value : null].flatMap((one) => one ?? [])));
      else next(entry);
    });
  };
  const now = () => serverClock.now();
  const stop = watchCurrentWeek(now, (current) => {
    if (current.state !== 'ready') {
      if (current.state === 'failed') next(current);
      return;
    }
    const { week } = current.value;
    if (week.season === null) return next(ready([]));
    if (week.id === shownWeek) return;
    shownWeek = week.id;
    stopEntry();
    begin(week.season, week.week).catch(fail);
  });
  return () => {
    watching = false;
    stop();
    stopEntry();
  };
}

/** Reads what members picked in a week once its last game has kicked off: until then the rules show nothing. */
export function watchLeagueEntries(
  game: SoloGame,
  weekId: WeekId,
  members: readonly string[],
  next: Next<SoloEntry[]>,
): Unsubscribe {
  let watching = true;
  Promise.all(members.map((uid) => getShownEntry(game, weekId, uid))).then(
    (entries) => watching && next(ready(entries.filter((entry) => entry !== null))),
    (error: unknown) => watching && next(failed(failureMessage(error, READ_ERRORS))),
  );
  return () => {
    watching = false;
  };
}

async function getShownEntry(game: SoloGame, weekId: WeekId, uid: Uid): Promise<SoloEntry | null> {
  try {
    return parseSoloEntry(game, uid, (await readNow(entryRef(game, weekId, uid))).data());
  } catch (error) {
    if (failureCode(error) === 'permission-denied') return null;
    throw error;
  }
}

/**
 * Saves the signed-in person's picks. If schools of some that change have kicked off meanwhile, the others are saved,
 * and the error names what wasn't.
 */
export async function saveSoloEntry(entry: Omit<SoloEntry, 'username'>): Promise<Result<void>> {
  const { game, weekId, uid, picks } = entry;
  const saved = await write(entry);
  if (saved.ok || saved.error.code !== 'permission-denied') return saved;
  const read = await attempt(() =>
    Promise.all([readDocument(doc(db(), 'currentWeek', weekId)), readDocument(entryRef(game, weekId, uid))]),
  );
  if (!read.ok) return isPassing(read.error.code) ? read : saved;
  const [week, stored] = read.value;
  const locked = lockedSchools(parseWeek(weekId, week.data()).kickoffs, serverClock.now());
  const was = parseSoloEntry(game, uid, stored.data())?.picks ?? [];
  const savable = savablePicks(game, was, picks, locked);
  if (encodePicks(savable) === encodePicks(was)) return saved;
  const again = await write({ ...entry, picks: savable });
  const unsaved = [...picks, ...savable].filter((pick) => !picks.includes(pick) || !savable.includes(pick));
  if (!again.ok || unsaved.length === 0) return again;
  const names = new Set(unsaved.map((pick) => SCHOOLS[schoolOfPick(pick)!].name));
  return fail(
    'kicked-off',
    `A game has kicked off, so nothing changed for ${[...names].join(', ')}. The rest is saved.`,
  );
}

function write({ game, weekId, uid, picks }: Omit<SoloEntry, 'username'>): Promise<Result<void>> {
  const entry = entryRef(game, weekId, uid);
  const stored = { weekId, picks: encodePicks(picks) };
  return writeTogether(
    (batch) => batch.set(entry, stored).until(entry, 'picks', stored.picks),
    'One of those games has kicked off, or the week is over. These are the picks that count.',
  );
}
