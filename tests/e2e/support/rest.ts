import type { Page } from '@playwright/test';

/**
 * Watches the document from one tick of the room's clock to the next, for so many ticks, and answers what else changed in each: for every change
 * outside the clock, the beginning of the element it was in.
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
          // A tick: what has been gathered since the last one is complete. The first one only begins.
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
