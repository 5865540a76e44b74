/** What `done` says is written, but the solo tables that follow from it aren't updated. */
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
