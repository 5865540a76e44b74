import { parseSquadReferences, type SquadId } from '@/domain/football/squads';
import { localStore } from './browserStorage';
import { WATCHED } from './deviceData';

/** The storage key of the practice draft. */
const PRACTICE = 'practiceDraft';

/** The saved practice draft, not parsed yet; null if there is none. */
export function readPractice(): unknown {
  return localStore.readJson(PRACTICE);
}

/** Saves the practice draft; null deletes it. Returns false if the browser can't store it. */
export function writePractice(record: object | null): boolean {
  return localStore.writeJson(PRACTICE, record);
}

/** The squads the user watches in one list: a league's draft, or its portal. */
export function readWatched(list: string): SquadId[] {
  return parseSquadReferences(localStore.readJson(WATCHED + list));
}

/** Saves the squads the user watches in one list. */
export function writeWatched(list: string, squads: readonly SquadId[]): void {
  localStore.writeJson(WATCHED + list, squads.length === 0 ? null : squads);
}

/** Whether the draft room is muted. */
export function readMuted(): boolean {
  return localStore.readJson('draftMuted') === true;
}

/** Saves whether the draft room is muted. */
export function writeMuted(muted: boolean): void {
  localStore.writeJson('draftMuted', muted ? true : null);
}
