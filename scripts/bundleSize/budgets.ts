import type { BundleSize } from './measure';

/** Sizes may exceed their budget by 5 %. */
const ROOM = 1.05;

/** Budget for any page's style sheets, in kilobytes. */
const STYLE = 17.5;

/** Budgets for the page itself, in kilobytes. The rules of the game are a long text. */
const PAGES: Readonly<Record<string, number>> = { others: 19, '/about': 22, '/practice': 20 };

/**
 * Script budgets by page, in kilobytes. Pages that aren't listed use `others`. Pages with a league's season make its
 * projections.
 */
const SCRIPTS: Readonly<Record<string, number>> = {
  '/': 180,
  others: 202,
  '/login': 216,
  '/signup': 218,
  '/forgot-password': 216,
  '/onboarding': 222,
  '/matchups': 219,
  '/roster': 216,
  '/portal': 204,
  '/trades': 219,
  '/practice': 231,
  '/acc': 230,
  '/join/_': 324,
  '/draft/_': 367,
  '/squad/_': 203,
  '/solo/practice': 206,
  '/solo/six': 204,
  '/squads': 195,
  '/leagues': 373,
  // A virtual list, the menu of each message, and polls.
  '/messages': 233,
  '/admin/health': 340,
  '/test-db': 337,
};

/**
 * Returns an error sentence for each page over its budget and for each budget without a page. A kilobyte is 1000 bytes.
 */
export function overBudget(sizes: Record<string, BundleSize>): string[] {
  const errors = Object.entries(sizes).flatMap(([path, size]) => {
    const budgets = {
      script: SCRIPTS[path] ?? SCRIPTS.others ?? 0,
      style: STYLE,
      page: PAGES[path] ?? PAGES.others ?? 0,
    };
    return (['script', 'style', 'page'] as const)
      .filter((part) => size[part] > budgets[part] * 1000 * ROOM)
      .map((part) => `${path}: ${part} has ${String(size[part])} bytes; its budget is ${String(budgets[part])} kB.`);
  });
  const gone = Object.keys(SCRIPTS).filter((path) => path !== 'others' && !(path in sizes));
  return [...errors, ...gone.map((path) => `${path} has a budget, but there is no such page.`)];
}
