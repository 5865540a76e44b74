import { inParallel, play, type Player } from './play';
import type { Sandbox } from './sandbox';
import { casesOf, sandboxOf } from './table';
import type { Case, ClientKind, Outcome } from './types';

/** Creates the players of one client, and owns the connections they share. */
export interface PlayerFactory {
  /** The player of a case. The cases of one lane play one after the other. */
  player(row: Case, lane: number, sandbox: Sandbox): Promise<Player>;
  close(): Promise<void>;
}

/** The number of concurrent cases; each has a separate sandbox. */
const LANES = 6;

/** Plays every case of a client and returns the outcomes by case name. The seeds must be written already. */
export async function runAll(
  client: ClientKind,
  players: PlayerFactory,
  origin: string,
  lanes = LANES,
): Promise<Record<string, readonly Outcome[]>> {
  const outcomes: Record<string, readonly Outcome[]> = {};
  await inParallel(casesOf(client), lanes, async (row, lane) => {
    const sandbox = sandboxOf(client, row);
    outcomes[row.name] = await play(await players.player(row, lane, sandbox), row, origin, sandbox);
  });
  await players.close();
  return outcomes;
}
