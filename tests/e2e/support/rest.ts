import type { Page } from '@playwright/test';

/**
 * Watches the document for this many ticks of the room's clock. Returns what else changed in each tick: for every
 * change outside the clock, the beginning of its element.
 */
export async function changesBesideTheClock(page: Page, ticks: number): Promise<string[][]> {
  return page.evaluate(
    (wanted) =>
      new Promise<string[][]>((resolve) => {
        const seen: string[][] = [];
        let present: string[] | null = null;
        const observer = new MutationObserver((records) => {
          const parts = records.map(({ target }) => (target instanceof Element ? target : target.parentElement));
          const others = parts.filter((part) => part?.closest('[role="timer"]') == null);
          present?.push(...others.map((part) => (part?.outerHTML ?? 'nothing').slice(0, 120)));
          if (others.length === parts.length) return;
          // At each tick, what was gathered since the last one is complete. The first tick only starts the gathering.
          if (present !== null) seen.push(present);
          present = [];
          if (seen.length < wanted) return;
          observer.disconnect();
          resolve(seen);
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
    ticks,
  );
}
