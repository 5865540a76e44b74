import { microsOfTimestamp, parseTimestamp } from '../values/timestamp';
import type { Micros } from '../values/timestamp';

/**
 * A token from which a listener can resume: the run of the data and the time up to which it has received everything.
 */
export function encodeToken(epoch: string, version: Micros): string {
  return Buffer.from(`${epoch}:${version}`).toString('base64');
}

/** The time in a token of this epoch; null for a token from another run, or one that isn't ours. */
function decodeToken(token: string, epoch: string): Micros | null {
  const text = Buffer.from(token, 'base64').toString();
  const colon = text.lastIndexOf(':');
  const version = Number(text.slice(colon + 1));
  return colon > 0 && text.slice(0, colon) === epoch && Number.isSafeInteger(version) ? version : null;
}

/**
 * Where a target in a Listen request wants to resume: a time, null when its token can't be used, undefined when it
 * starts from scratch.
 */
export function resumePoint(wire: Readonly<Record<string, unknown>>, epoch: string): Micros | null | undefined {
  if (typeof wire.resumeToken === 'string' && wire.resumeToken !== '') return decodeToken(wire.resumeToken, epoch);
  if (wire.readTime !== undefined && wire.readTime !== null) return microsOfTimestamp(parseTimestamp(wire.readTime));
  return undefined;
}
