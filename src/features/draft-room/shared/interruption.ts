/** Interruptions of the connection shorter than this many milliseconds aren't shown. */
export const INTERRUPTION_MS = 1500;
