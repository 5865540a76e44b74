/** A number of points in whole hundredths. The whole domain uses them so that sums are exact; only stored documents and the screen use decimals. */
export type Hundredths = number;

/** Formats points with two decimals: `12.48` for 1248, `-0.50` for -50. */
export function formatPoints(hundredths: Hundredths): string {
  const size = Math.abs(hundredths);
  const sign = hundredths < 0 ? '-' : '';
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** Converts to the decimal number that a document stores. */
export function toPoints(hundredths: Hundredths): number {
  return hundredths / 100;
}

/** Reads stored points, rounded to the nearest hundredth, so a stored 12.48 is 1248 despite binary floating point. */
export function fromPoints(points: number): Hundredths {
  const rounded = Math.round(points * 100);
  return rounded === 0 ? 0 : rounded;
}
