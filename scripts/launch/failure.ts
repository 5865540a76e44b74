import { stopAll } from '../suite/processes';

/** Says what went wrong, stops what was started, and answers the exit code of a failure. */
export async function failure(reason: unknown): Promise<number> {
  console.error(reason instanceof Error ? reason.message : String(reason));
  await stopAll();
  return 1;
}
