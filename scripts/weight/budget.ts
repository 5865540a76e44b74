import type { Weight } from './bytes';

/** The most that each address may weigh, as it stands in `budget.json`. */
export type Budget = Record<string, Weight>;

/** What budgets are rounded up to, in bytes, so that a changed word is no news. */
const STEP = 1024;
/** What two builds of the same sources may differ by, in bytes: each has a name by lot, which packs better or worse. */
const LOT = 128;

const PARTS = ['script', 'style', 'page'] as const;

/** A sentence for each address that weighs more than its budget, has none, or is no longer there. */
export function overweight(weights: Record<string, Weight>, budget: Budget): string[] {
  const said: string[] = [];
  for (const [address, weight] of Object.entries(weights)) {
    const allowed = budget[address];
    if (allowed === undefined) {
      said.push(`${address} has no budget.`);
      continue;
    }
    for (const part of PARTS)
      if (weight[part] > allowed[part])
        said.push(`${address}: ${part} weighs ${String(weight[part])} bytes, ${String(allowed[part])} are allowed.`);
  }
  for (const address of Object.keys(budget))
    if (!(address in weights)) said.push(`${address} has a budget and is not there.`);
  return said;
}

/** The budget that just holds these weights. */
export function budgetFor(weights: Record<string, Weight>): Budget {
  const up = (bytes: number): number => Math.ceil((bytes + LOT) / STEP) * STEP;
  return Object.fromEntries(
    Object.entries(weights).map(([address, weight]) => [
      address,
      { script: up(weight.script), style: up(weight.style), page: up(weight.page) },
    ]),
  );
}
