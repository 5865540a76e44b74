/** A source of numbers from 0 up to but not 1, such as `Math.random`, or a seeded one in a test. */
export type Random = () => number;

/** The list in random order. Every order is equally likely. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const drawn = [...list];
  for (let i = drawn.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [drawn[i], drawn[j]] = [drawn[j]!, drawn[i]!];
  }
  return drawn;
}

/** A text of the given length, drawn from the alphabet. */
export function drawText(alphabet: string, length: number, random: Random): string {
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
}
