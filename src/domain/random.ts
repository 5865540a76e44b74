/** A source of numbers from 0 up to but not 1, such as `Math.random`, or a seeded one in a test. */
export type Random = () => number;

/** A text of the given length, drawn from the alphabet. */
export function drawText(alphabet: string, length: number, random: Random): string {
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
}
