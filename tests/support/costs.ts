import { PROJECT, suite } from './suite';

/** Documents read and written, as counted by our Firestore. */
export interface Usage {
  get: number;
  query: number;
  listen: number;
  writes: number;
}

const STATS = `http://${suite.firestoreHost}/emulator/v1/projects/${PROJECT}/stats`;

/** Reads and writes since the last reset, in total and by caller. */
export async function readCosts(): Promise<{ total: Usage; byUser: Record<string, Usage> }> {
  const answer = await fetch(STATS);
  if (!answer.ok) throw new Error(`this Firestore keeps no counts: ${answer.status}`);
  return (await answer.json()) as { total: Usage; byUser: Record<string, Usage> };
}

/** Sets the counters to zero. */
export async function resetCosts(): Promise<void> {
  await fetch(STATS, { method: 'DELETE' });
}
