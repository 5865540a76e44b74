import { parseSquadReferences, type SquadId } from '@/domain/squads';

/**
 * What a browser remembers of draft rooms: a practice draft, watched squads, whether sounds are off. Storage may be blocked, full or filled
 * with nonsense: then nothing is remembered, and everything else works.
 */
function read(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
function write(key: string, value: unknown): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const PRACTICE = 'practiceDraft';

/** The practice draft as it was left, unread; null when there is none. */
export function readPractice(): unknown {
  return read(PRACTICE);
}

/** Keeps the practice draft; null forgets it. False when this browser keeps nothing. */
export function writePractice(record: object | null): boolean {
  return write(PRACTICE, record);
}

/** The squads that are watched in a league's draft. */
export function readWatched(leagueId: string): SquadId[] {
  return parseSquadReferences(read(`watched.${leagueId}`));
}

/** Remembers the squads that are watched in a league's draft. */
export function writeWatched(leagueId: string, squads: readonly SquadId[]): void {
  write(`watched.${leagueId}`, squads.length === 0 ? null : squads);
}

/** Whether the sounds of the room are off. */
export function readMuted(): boolean {
  return read('draftMuted') === true;
}

/** Remembers whether the sounds of the room are off. */
export function writeMuted(muted: boolean): void {
  write('draftMuted', muted ? true : null);
}
