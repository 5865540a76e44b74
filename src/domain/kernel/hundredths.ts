/**
 * A number of points in whole hundredths. The whole domain uses them so that sums are exact; only stored documents and
 * the screen use decimals.
 */
export type Hundredths = number;

/** Formats points with two decimals: `1,312.48` for 131248, `−0.50` for -50. */
export function formatPoints(hundredths: Hundredths): string {
  const size = Math.abs(hundredths);
  const sign = hundredths < 0 ? '−' : '';
  return `${sign}${formatWhole(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`;
}

/** Formats what one of something is worth, without trailing zeros: `0.04` for 4, `6` for 600, `−1.5` for -150. */
export function formatWorth(hundredths: Hundredths): string {
  return formatPoints(hundredths).replace(/\.?0+$/, '');
}

/** Formats a change of points: `+2.50`, `−1.20`, `0.00`. */
export function formatSigned(hundredths: Hundredths): string {
  return `${hundredths > 0 ? '+' : ''}${formatPoints(hundredths)}`;
}

/** Formats a whole number: `−3`, `10,000`. */
export function formatWhole(count: number): string {
  return String(count)
    .replace('-', '−')
    .replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Points for a file that programs read: `12.48`, `-0.50`. */
export function plainPoints(hundredths: Hundredths): string {
  return toPoints(hundredths).toFixed(2);
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
