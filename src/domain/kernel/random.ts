/** Returns random numbers from 0 up to but not including 1, like `Math.random`; seeded in tests. */
export type Random = () => number;

/** A random text of the given length from the alphabet's characters. */
export function drawText(alphabet: string, length: number, random: Random): string {
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
}
