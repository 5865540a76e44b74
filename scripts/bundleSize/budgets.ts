import type { BundleSize } from './measure';

/** How far above its budget a size may be: 5 %. */
const ROOM = 1.05;

/** The style sheets of any page, and the page itself, in kilobytes. */
const STYLE = 15;
const PAGE = 17;

/** The scripts of a page, in kilobytes: those of a page that isn't named are under `others`. */
const SCRIPTS: Readonly<Record<string, number>> = {
  '/': 170,
  others: 197,
  '/login': 207,
  '/signup': 208,
  '/forgot-password': 207,
  '/onboarding': 212,
  '/practice': 213,
  '/acc': 223,
  '/join/_': 314,
  '/draft/_': 346,
  '/leagues': 355,
  '/test-db': 333,
};

/** Returns a sentence for each page that is larger than its budget, and for each budget without a page. A kilobyte is 1000 bytes. */
export function overBudget(sizes: Record<string, BundleSize>): string[] {
  const errors = Object.entries(sizes).flatMap(([path, size]) => {
    const budgets = { script: SCRIPTS[path] ?? SCRIPTS.others ?? 0, style: STYLE, page: PAGE };
    return (['script', 'style', 'page'] as const)
      .filter((part) => size[part] > budgets[part] * 1000 * ROOM)
      .map((part) => `${path}: ${part} has ${String(size[part])} bytes; its budget is ${String(budgets[part])} kB.`);
  });
  const gone = Object.keys(SCRIPTS).filter((path) => path !== 'others' && !(path in sizes));
  return [...errors, ...gone.map((path) => `${path} has a budget, but there is no such page.`)];
}
