import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_APP, buildLocalApp } from '../suite/app';
import { budgetFor, overweight, type Budget } from './budget';
import { routeWeights } from './bytes';

/** Where the budget stands. */
export const BUDGET = 'scripts/weight/budget.json';

/**
 * Weighs every page of the built app against its budget and says what is too heavy; answers the exit code. With `accept` the budget
 * becomes what there is, to be looked at in the commit that needs it.
 */
export async function checkWeight(root: string, accept: boolean): Promise<number> {
  await buildLocalApp(root);
  const weights = routeWeights(join(root, LOCAL_APP));
  const file = join(root, BUDGET);
  if (accept) {
    writeFileSync(file, `${JSON.stringify(budgetFor(weights), null, 2)}\n`);
    return 0;
  }
  const budget = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budget) : {};
  const said = overweight(weights, budget);
  for (const sentence of said) console.error(sentence);
  if (said.length > 0)
    console.error('Make it lighter, or, if it is worth its weight: npm run check -- --accept-weight');
  return said.length === 0 ? 0 : 1;
}
