import { parseSquadReferences, type SquadId } from '@/domain/squads';
import { localStore } from './browserStorage';

/** Where a browser keeps the practice draft. */
const PRACTICE = 'practiceDraft';

/** The practice draft as it was left, unread; null when there is none. */
export function readPractice(): unknown {
  return localStore.readJson(PRACTICE);
}

/** Keeps the practice draft; null forgets it. False when this browser keeps nothing. */
export function writePractice(record: object | null): boolean {
  return localStore.writeJson(PRACTICE, record);
}

/** The squads that are watched in a league's draft. */
export function readWatched(leagueId: string): SquadId[] {
  return parseSquadReferences(localStore.readJson(`watched.${leagueId}`));
}

/** Remembers the squads that are watched in a league's draft. */
export function writeWatched(leagueId: string, squads: readonly SquadId[]): void {
  localStore.writeJson(`watched.${leagueId}`, squads.length === 0 ? null : squads);
}

/** Whether the sounds of the room are off. */
export function readMuted(): boolean {
  return localStore.readJson('draftMuted') === true;
}

/** Remembers whether the sounds of the room are off. */
export function writeMuted(muted: boolean): void {
  localStore.writeJson('draftMuted', muted ? true : null);
}
