import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where systems install Chromium, if Playwright hasn't downloaded one. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium with pages that contain the Firebase SDK; each page has a separate browser context. */
export class TestBrowser {
  private constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private readonly closeServer: () => void,
  ) {}

  /** `entry` is the script of every page; defaults to `page.ts` in this folder. */
  static async start(entry = new URL('page.ts', import.meta.url).pathname): Promise<TestBrowser> {
    const bundle = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
    });
    const script = bundle.outputFiles[0]?.text ?? '';
    const server = createServer((request, response) => {
      const isScript = request.url === '/page.js';
      response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' });
      response.end(isScript ? script : '<!doctype html><script src="/page.js"></script>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await chromium.launch({
      executablePath: [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find(
        (path) => path && existsSync(path),
      ),
      args: QUIET,
      timeout: 0,
    });
    return new TestBrowser(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, () =>
      server.close(),
    );
  }

  async page(): Promise<Page> {
    const context = await this.browser.newContext();
    // The test's timeout ends all waits.
    context.setDefaultTimeout(0);
    const page = await context.newPage();
    await page.goto(this.origin);
    return page;
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.closeServer();
  }
}
