import { microsOfTimestamp, parseTimestamp } from '../values/timestamp';
import type { Micros } from '../values/timestamp';

/** A token from which a listener can go on: the run of the data and the time up to which it has seen everything. */
export function encodeToken(epoch: string, version: Micros): string {
  return Buffer.from(`${epoch}:${version}`).toString('base64');
}

/** The time in a token of this epoch; null for a token of another run, or none of ours. */
function decodeToken(token: string, epoch: string): Micros | null {
  const text = Buffer.from(token, 'base64').toString();
  const colon = text.lastIndexOf(':');
  const version = Number(text.slice(colon + 1));
  return colon > 0 && text.slice(0, colon) === epoch && Number.isSafeInteger(version) ? version : null;
}

/** Where a target (as a Listen request has it) wants to go on from: a time, null when its token cannot be used, undefined when it starts afresh. */
export function resumePoint(wire: Readonly<Record<string, unknown>>, epoch: string): Micros | null | undefined {
  if (typeof wire.resumeToken === 'string' && wire.resumeToken !== '') return decodeToken(wire.resumeToken, epoch);
  if (wire.readTime !== undefined && wire.readTime !== null) return microsOfTimestamp(parseTimestamp(wire.readTime));
  return undefined;
}
