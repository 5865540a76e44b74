/**
 * Helpers for reading stored values of unknown shape. None of them throws: an unreadable value becomes the fallback.
 */

/** The value as a record, or an empty one. */
export function asMap(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The strings in a list, or an empty list. */
export function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** The value if it's a non-empty string, else the fallback. */
export function asText<F>(value: unknown, fallback: F): string | F {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** The value if it's a string, else an empty one; for text that the user was typing. */
export function asTyped(value: unknown): string {
  return asText(value, '');
}

/** The value if it's a finite number, else the fallback. */
export function asNumber<F>(value: unknown, fallback: F): number | F {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

/** The value if it's one of those allowed, else the fallback. */
export function asOneOf<T extends string | number>(value: unknown, allowed: readonly T[], fallback: T): T {
  return allowed.find((entry) => entry === value) ?? fallback;
}

/** What a JSON text says; null if the value isn't one. */
export function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return null;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}

/**
 * A stored time in milliseconds since 1970. Accepts a timestamp (anything with `toMillis`, or with `seconds` and
 * `nanoseconds`), a Date, an ISO string or a number of milliseconds. Null for anything else.
 */
export function asMillis(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return orNull(Date.parse(value));
  if (value instanceof Date) return orNull(value.getTime());
  if (typeof value !== 'object' || value === null) return null;
  if ('toMillis' in value && typeof value.toMillis === 'function') return orNull(Number(value.toMillis()));
  const { seconds, nanoseconds } = asMap(value);
  return typeof seconds === 'number' ? seconds * 1000 + Math.floor(asNumber(nanoseconds, 0) / 1_000_000) : null;
}

function orNull(millis: number): number | null {
  return Number.isNaN(millis) ? null : millis;
}
