/** Helpers for reading stored values of unknown shape. Nothing here breaks: what cannot be read is the fallback. */

/** The value as a map from text, or an empty one. */
export function asMap(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The texts of a list, or an empty list. */
export function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** The text, if it is one with something in it. */
export function asText<F>(value: unknown, fallback: F): string | F {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** The text, or an empty one: for what a person was typing. */
export function asTyped(value: unknown): string {
  return asText(value, '');
}

/** The number, if it is a finite one. */
export function asNumber<F>(value: unknown, fallback: F): number | F {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

/** The value, if it is one of those allowed. */
export function asOneOf<T extends string | number>(value: unknown, allowed: readonly T[], fallback: T): T {
  return allowed.find((entry) => entry === value) ?? fallback;
}

/**
 * Milliseconds since 1970 of a stored time: a timestamp (anything with `toMillis`, or with `seconds` and
 * `nanoseconds`), a Date, an ISO text or a number of milliseconds. Null for anything else.
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
