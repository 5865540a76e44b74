import { inParallel, play, type Player } from './play';
import type { Room } from './room';
import { casesOf, roomOf } from './table';
import type { Case, ClientKind, Outcome } from './types';

/** Where the players of one client come from, with the connections that they share. */
export interface Seats {
  /** The player of a case. Those of one lane play one after the other. */
  player(row: Case, lane: number, room: Room): Promise<Player>;
  close(): Promise<void>;
}

/** Cases that run at once; each has its own room. */
const LANES = 6;

/** Plays every case of a client and answers the outcomes by the case's name. The seeds are there already. */
export async function runAll(
  client: ClientKind,
  seats: Seats,
  origin: string,
  lanes = LANES,
): Promise<Record<string, readonly Outcome[]>> {
  const outcomes: Record<string, readonly Outcome[]> = {};
  await inParallel(casesOf(client), lanes, async (row, lane) => {
    const room = roomOf(client, row);
    outcomes[row.name] = await play(await seats.player(row, lane, room), row, origin, room);
  });
  await seats.close();
  return outcomes;
}
