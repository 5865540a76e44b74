/** The first item with the highest value; null for an empty list. */
export function maxBy<Item>(items: readonly Item[], value: (item: Item) => number): Item | null {
  return items.reduce<Item | null>((best, item) => (best === null || value(item) > value(best) ? item : best), null);
}
