/** Another person changed what an act started from since it was looked at, so nothing was written. */
export class StaleError extends Error {}
