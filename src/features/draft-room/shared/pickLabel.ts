/** The label of a pick: its round and its number within the round, such as `3.05`. `pick` counts from 0. */
export function pickLabel(pick: number, managers: number): string {
  return `${String(Math.floor(pick / managers) + 1)}.${String((pick % managers) + 1).padStart(2, '0')}`;
}
