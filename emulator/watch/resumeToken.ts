import type { Micros } from '../values/timestamp';

/** A token from which a listener can go on: the run of the data and the time up to which it has seen everything. */
export function encodeToken(epoch: string, version: Micros): string {
  return Buffer.from(`${epoch}:${version}`).toString('base64');
}

/** The time in a token of this epoch; null for a token of another run, or none of ours. */
export function decodeToken(token: string, epoch: string): Micros | null {
  const text = Buffer.from(token, 'base64').toString();
  const colon = text.lastIndexOf(':');
  const version = Number(text.slice(colon + 1));
  return colon > 0 && text.slice(0, colon) === epoch && Number.isSafeInteger(version) ? version : null;
}
