import type { Page, Request } from '@playwright/test';

/**
 * Resolves once no request that counts has started or ended for this many milliseconds. Unlike `networkidle`, it can
 * ignore connections that never end, such as a listener's.
 */
export function networkQuiet(
  page: Page,
  milliseconds: number,
  counts: (request: Request) => boolean = () => true,
): Promise<void> {
  return new Promise((resolve) => {
    const quiet = () => {
      page.off('request', restart).off('requestfinished', restart).off('requestfailed', restart);
      resolve();
    };
    let timer = setTimeout(quiet, milliseconds);
    const restart = (request: Request) => {
      if (!counts(request)) return;
      clearTimeout(timer);
      timer = setTimeout(quiet, milliseconds);
    };
    page.on('request', restart).on('requestfinished', restart).on('requestfailed', restart);
  });
}
