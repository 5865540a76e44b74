/** Formats a number of things: `1 squad`, `3 squads`. `many` is the plural, if it takes more than an s. */
export function formatCount(number: number, one: string, many = `${one}s`): string {
  return `${String(number)} ${number === 1 ? one : many}`;
}
