/** Formats a record: `3–4`, `3–4–1` with ties. */
export function formatRecord({ wins, losses, ties = 0 }: { wins: number; losses: number; ties?: number }): string {
  return [wins, losses, ...(ties > 0 ? [ties] : [])].join('–');
}

/** Formats a score with the higher number first: `26–7`. */
export function formatScore(one: number, other: number, format: (score: number) => string = String): string {
  return `${format(Math.max(one, other))}–${format(Math.min(one, other))}`;
}

/** Formats a final score from one side: `W 31–17`, `L 24–20`, `T 17–17`. */
export function formatFinal(own: number, other: number): string {
  return `${own > other ? 'W' : own < other ? 'L' : 'T'} ${formatScore(own, other)}`;
}
