import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { openContext, signedIn } from '../../e2e/support/browsing';
import { suite } from '../../support/suite';
import { timeOf, type Moment } from './moments';
import { PASSWORD, VIEWERS, type Viewer } from './people';
import { SuiteState } from './suiteState';

/** Who looks: someone signed in, or a visitor who is not. */
export type Who = Viewer | 'visitor';

/** A file of the site, at whose address the app isn't open. */
export const NO_PAGE = '/icons/icon-192.png';

/** The browsers and the suite that all pictures share: one page for each viewer, and a season that moves on. */
export class Stage {
  private readonly pages = new Map<Who, Page>();

  private constructor(
    private readonly browser: Browser,
    readonly state: SuiteState,
  ) {}

  static async open(browser: Browser): Promise<Stage> {
    return new Stage(browser, await SuiteState.arrange());
  }

  /**
   * The page of a viewer at a moment: signed in, not on the site's pages, and without what an earlier look left in the
   * browser.
   */
  async pageOf(who: Who, moment: Moment): Promise<Page> {
    await this.state.moveTo(moment);
    const page = this.pages.get(who) ?? (await this.arrive(who));
    this.pages.set(who, page);
    await page.clock.setFixedTime(timeOf(moment));
    return page;
  }

  async close(): Promise<void> {
    await Promise.all([...this.pages.values()].map((page) => page.context().close()));
  }

  private async arrive(who: Who): Promise<Page> {
    const context = await openContext(this.browser, {
      baseURL: suite.hosting,
      locale: 'en-US',
      timezoneId: 'America/New_York',
      deviceScaleFactor: 1,
      ...(who === 'visitor' ? {} : await signedIn({ ...VIEWERS[who], password: PASSWORD }, suite.hosting)),
    });
    context.setDefaultTimeout(60_000);
    await tellTime(context);
    return context.newPage();
  }
}

/**
 * The server tells the page's frozen time. Otherwise the app would measure how far the two clocks are apart, and count
 * by the server's. In the page, as a route would turn the browser's cache off.
 */
async function tellTime(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      typeof input === 'string' && input.startsWith('/clock.txt')
        ? Promise.resolve(new Response(null, { headers: { date: new Date().toUTCString() } }))
        : fetch(input, init);
  });
}

/**
 * Leaves the site's pages, and removes what they kept in the browser; who is signed in stays. A page left open would go
 * on working, and one that is opened from another of the same origin finds its code compiled.
 */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.goto(NO_PAGE);
  await page.evaluate(() => {
    const session = (key: string) => key === 'returning' || key.startsWith('firebase:');
    for (const key of Object.keys(localStorage)) if (!session(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  });
}

/** Tests with the stage; a worker opens it once. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await Stage.open(browser);
      await use(stage);
      await stage.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect } from '@playwright/test';
