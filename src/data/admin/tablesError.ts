/**
 * What was asked for is written, but the solo tables that follow from it aren't updated. `done` tells what is written,
 * as the start of a sentence.
 */
export class TablesError extends Error {
  constructor(
    readonly done: string,
    cause: unknown,
  ) {
    super(`${done}, but the solo leaderboards aren’t updated. Do it again, or update them on the admin Week page.`, {
      cause,
    });
  }
}
