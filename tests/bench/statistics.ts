/** The percentile at this share (0 to 1) of the numbers: the nearest one that was measured. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** One line of the report: median and p90 in milliseconds, and the number of picks. */
export function line(what: string, milliseconds: readonly number[]): string {
  const show = (share: number): string => {
    const value = percentile(milliseconds, share);
    return `${value.toFixed(value < 10 ? 2 : 1)} ms`.padStart(9);
  };
  return `${what.padEnd(44)} median ${show(0.5)}   p90 ${show(0.9)}   (${milliseconds.length} picks)`;
}
