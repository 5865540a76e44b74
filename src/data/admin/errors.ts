import { RefusedError } from '../backend/failures';

/** Another person changed what an act started from since it was looked at, so nothing was written. */
export class StaleError extends RefusedError {
  constructor(message: string) {
    super('stale', message, 'Another person changed this meanwhile, so nothing was written. Check it again.');
  }
}

/** What `done` says is written, but the solo leaderboards that follow from it aren't updated. */
export class LeaderboardsError extends RefusedError {
  constructor(done: string, cause: unknown) {
    const failed = `${done}, but the solo leaderboards aren’t updated.`;
    super(
      'tables',
      `${failed} Do it again, or update them on the admin Week page.`,
      `${failed} Update them on the admin Week page.`,
    );
    this.cause = cause;
  }
}
