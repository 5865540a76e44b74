/** An act isn't possible as things are; the message says why, and nothing was written. */
export class RefusedError extends Error {}
