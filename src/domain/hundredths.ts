/**
 * Points are whole hundredths everywhere in the domain, so that sums are exact; only what is stored in a document
 * or shown on a screen carries a decimal point.
 */
export type Hundredths = number;

/** `12.48` for 1248, `-0.50` for -50: always two decimals. */
export function formatPoints(hundredths: Hundredths): string {
  const size = Math.abs(hundredths);
  const sign = hundredths < 0 ? '-' : '';
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** The number with two decimals that a document stores. */
export function toPoints(hundredths: Hundredths): number {
  return hundredths / 100;
}

/** Reads stored points; the nearest hundredth, so that a stored 12.48 is 1248 whatever its binary fraction. */
export function fromPoints(points: number): Hundredths {
  const rounded = Math.round(points * 100);
  return rounded === 0 ? 0 : rounded;
}
