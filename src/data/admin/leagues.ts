import {
  collection,
  limit,
  orderBy,
  query,
  type DocumentData,
  type DocumentSnapshot,
  type UpdateData,
} from 'firebase/firestore';
import type { DeskRecord } from '@/domain/admin/adminLog';
import { mayPickAutomatically } from '@/domain/draft/clock/clock';
import { resume } from '@/domain/draft/commissionerCommands';
import { automaticPick } from '@/domain/draft/engine';
import { onTheClock } from '@/domain/draft/order';
import { parseDraft } from '@/domain/draft/parse';
import type { Draft } from '@/domain/draft/types';
import { openWait } from '@/domain/draft/clock/waits';
import type { Uid } from '@/domain/kernel/ids';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { teamName } from '@/domain/league/teamNames';
import type { Result } from '@/domain/kernel/result';
import { Batch } from '../backend/batch';
import { fieldsOfResume } from '../draft/draftCommands';
import { getQueue } from '../draft/draftQueues';
import { fieldsOfPick } from '../draft/drafts';
import { failureCode } from '../backend/failures';
import { db } from '../backend/firebase';
import { leagueRef, draftRef } from '../backend/references';
import { getPreview, isRetired, updatePreview } from '../league/joinCodes';
import { handingOver } from '../league/membership';
import { readDocument, readQuery } from '../backend/serverReads';
import { serverClock } from '../backend/serverClock';
import { runAct, runAtDesk, type Actor } from './runAct';
import { writeLog, type Desk } from './adminLog';
import { StaleError } from './errors';
import { findBeginning } from './people';

/** The name of a league whose own was removed. */
export const NO_NAME = 'Unnamed league';

/** How many of the newest leagues are shown before a search. */
const NEWEST = 10;

/**
 * Finds leagues whose name begins with a text, or whose join code or id it is, by name. Without a text, finds the
 * newest, newest first. Deleted ones aren't found.
 */
export function findLeagues(text: string): Promise<Result<League[]>> {
  return runAct(async () => {
    if (text === '') {
      const newest = query(collection(db(), 'leagues'), orderBy('createdAt', 'desc'), limit(NEWEST));
      return parsed((await readQuery(newest)).docs);
    }
    const [named, direct] = await Promise.all([findBeginning('leagues', 'name', text), leaguesUnder(text.trim())]);
    return parsed([...direct, ...named]).sort((one, other) => one.name.localeCompare(other.name));
  });
}

/** Each league once, without those that are deleted. */
function parsed(stored: readonly DocumentSnapshot[]): League[] {
  const kept = stored.filter((league) => league.exists() && !isRetired(league.data()));
  return [...new Map(kept.map((league) => [league.id, parseLeague(league.id, league.data())])).values()];
}

/** The league that has a text as its id, and the one that has it as its join code. */
async function leaguesUnder(text: string) {
  if (!/^[A-Za-z0-9]+$/.test(text)) return [];
  const preview = await getPreview(text);
  const ids = [text, ...(preview === null || preview === 'retired' ? [] : [preview.leagueId])];
  return Promise.all(ids.map((id) => readDocument(leagueRef(id))));
}

/** Makes a draft's due picks, a round at most, or resumes it after a forgotten pause. The value counts the picks. */
export function endWait(actor: Actor, league: League): Promise<Result<number>> {
  return runAtDesk(actor, async (desk) => {
    const { uid } = desk;
    const stored = await readDocument(draftRef(league.id));
    const draft = parseDraft(league.id, stored.data());
    const wait = openWait(draft, serverClock.now());
    if (wait === null) throw new StaleError('The draft no longer waits.');
    if (wait.kind === 'pick') return makeDuePicks(desk, league, draft);
    const resumed = resume(draft, { by: uid, at: serverClock.now() }, true);
    if (!resumed.ok) throw new StaleError(resumed.error.message);
    await write(desk, league, fieldsOfResume(draft, resumed.value, uid), {});
    return 0;
  });
}

/** Makes a member the commissioner of a league whose own can't hand it over any more. It's in the log. */
export function makeCommissioner(actor: Actor, league: League, to: Uid): Promise<Result<void>> {
  return runAtDesk(actor, async (desk) => {
    const batch = await handingOver(league, to, actor.uid);
    const commissioner = league.userInfo[to]?.displayName ?? to;
    await commit(batch, desk, { kind: 'league', target: league.id }, { league: league.name, commissioner });
  });
}

/** Removes the name of a league before its draft, while the public list can show it. It's in the log. */
export function removeName(actor: Actor, league: League): Promise<Result<void>> {
  return runAtDesk(actor, async (desk) => {
    const batch = new Batch();
    batch.update(leagueRef(league.id), { name: NO_NAME });
    updatePreview(batch, league, { ...league, name: NO_NAME });
    batch.update(draftRef(league.id), { leagueName: NO_NAME });
    await commit(batch, desk, { kind: 'league', target: league.id }, { league: league.name, name: NO_NAME });
  });
}

async function makeDuePicks(desk: Desk, league: League, waiting: Draft): Promise<number> {
  let draft = waiting;
  for (let made = 0; made < waiting.order.length; made++) {
    const manager = onTheClock(draft);
    const at = serverClock.now();
    if (manager === null || !mayPickAutomatically(draft, at)) return made;
    const queue = await getQueue(draft, manager);
    const picked = automaticPick(draft, { queue, at });
    if (!picked.ok) return made;
    const team = teamName(manager, league);
    await write(desk, league, fieldsOfPick(draft, picked.value), { squad: picked.value.picks.at(-1), team });
    draft = picked.value;
  }
  return waiting.order.length;
}

/** One write of a draft, with its entry in the log. The rules deny it if a member's client was faster. */
async function write(
  desk: Desk,
  league: League,
  fields: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> {
  const batch = new Batch(desk.allowed);
  batch.update(draftRef(league.id), fields as UpdateData<DocumentData>);
  const act = { kind: 'draft', target: draftRef(league.id).path } as const;
  await commit(batch, desk, act, { league: league.name, ...after });
}

/** Commits a batch with its entry in the log. */
async function commit(
  batch: Batch,
  desk: Desk,
  act: Pick<DeskRecord, 'kind' | 'target'>,
  after: Record<string, unknown>,
): Promise<void> {
  writeLog(batch, desk, { ...act, after });
  try {
    await batch.commit();
  } catch (error) {
    if (failureCode(error) === 'permission-denied') throw new StaleError('The league or its draft has changed.');
    throw error;
  }
}
