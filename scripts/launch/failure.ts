import { stopAll } from '../suite/processes';

/** Prints the error, stops everything that was started, and returns exit code 1. */
export async function failure(reason: unknown): Promise<number> {
  console.error(reason instanceof Error ? reason.message : String(reason));
  await stopAll();
  return 1;
}
