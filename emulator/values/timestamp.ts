import { invalid } from '../errors';
import type { Timestamp } from './value';

/** The engine's versions: microseconds since 1970, exact in a double until the year 2255. */
export type Micros = number;

const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/** Compares two points in time: negative, zero or positive. */
export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

export function timestampOfMicros(micros: Micros): Timestamp {
  const seconds = Math.floor(micros / 1e6);
  return { seconds, nanos: (micros - seconds * 1e6) * 1000 };
}

export function microsOfTimestamp(time: Timestamp): Micros {
  return time.seconds * 1e6 + Math.floor(time.nanos / 1000);
}

/** A version without its microseconds. */
export function wholeMillis(micros: Micros): Micros {
  return micros - (micros % 1000);
}

/** RFC 3339 in UTC with as many fraction digits (0, 3, 6 or 9) as the value needs. */
export function formatTimestamp(time: Timestamp): string {
  const base = new Date(time.seconds * 1000).toISOString().slice(0, 19);
  if (time.nanos === 0) return `${base}Z`;
  const digits = String(time.nanos).padStart(9, '0');
  const shown = digits.endsWith('000000') ? digits.slice(0, 3) : digits.endsWith('000') ? digits.slice(0, 6) : digits;
  return `${base}.${shown}Z`;
}

/** RFC 3339 of a version. */
export function formatMicros(micros: Micros): string {
  return formatTimestamp(timestampOfMicros(micros));
}

const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/;

/**
 * Parses a timestamp in the SDKs' forms: an RFC 3339 string, or an object with seconds and nanos (WebChannel, older
 * clients). Stored timestamps have microseconds, so finer digits are truncated. Throws when it is malformed or outside
 * the years 1 to 9999.
 */
export function parseTimestamp(json: unknown): Timestamp {
  const time = typeof json === 'string' ? parseText(json) : parseParts(json);
  if (!(time.seconds >= MIN_SECONDS && time.seconds <= MAX_SECONDS))
    throw invalid('Timestamp is outside the years 0001 to 9999.');
  return { seconds: time.seconds, nanos: time.nanos - (time.nanos % 1000) };
}

function parseText(text: string): Timestamp {
  const match = RFC3339.exec(text);
  if (!match) throw invalid(`Invalid timestamp: "${text}".`);
  const zone = match[8] ?? 'Z';
  const millis = Date.parse(
    `${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6]}${zone.toUpperCase()}`,
  );
  if (Number.isNaN(millis)) throw invalid(`Invalid timestamp: "${text}".`);
  return { seconds: millis / 1000, nanos: Number((match[7] ?? '').padEnd(9, '0')) };
}

function parseParts(json: unknown): Timestamp {
  if (typeof json !== 'object' || json === null) throw invalid('Invalid timestamp.');
  const { seconds = 0, nanos = 0 } = json as { seconds?: unknown; nanos?: unknown };
  const whole = Number(seconds);
  const part = Number(nanos);
  if (!Number.isInteger(whole) || !Number.isInteger(part) || part < 0 || part > 999_999_999)
    throw invalid('Invalid timestamp.');
  return { seconds: whole, nanos: part };
}
