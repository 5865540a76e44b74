import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Step, Words } from './inPage';
import type { Session } from './session';

/** How long to wait for the page, and how long between two looks at it. Milliseconds. */
const PATIENCE_MS = 20_000;
const intervals = [50];

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Element = { [ELEMENT]: string };

/** What the mouse does, in WebDriver's terms. With the origin `pointer`, it moves by this much. */
type MouseAction =
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'pointerMove'; x: number; y: number; origin?: 'pointer'; duration?: number };

/** The script that finds elements by role, label and text. */
const FINDER = buildSync({
  entryPoints: ['tests/engines/support/inPage.ts'],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  define: { 'process.env': '{}' },
}).outputFiles[0]!.text;

/** The page of a browser under WebDriver's control. */
export class EnginePage {
  constructor(
    private readonly session: Session,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.session.send('navigate', { url: new URL(path, this.origin).href });
  }

  /** Opens the current address again. Firefox's own command for it would load past the service worker. */
  async reload(): Promise<void> {
    await this.open(await this.run<string>('return location.href'));
  }

  /** Runs a function body in the page and returns its value. */
  run<T>(script: string, ...args: unknown[]): Promise<T> {
    return this.session.send('run', { script, args }) as Promise<T>;
  }

  /** Waits until the address matches. */
  async at(address: RegExp): Promise<void> {
    await expect
      .poll(() => this.run<string>('return location.href'), { timeout: PATIENCE_MS, intervals })
      .toMatch(address);
  }

  role(role: string, name?: string | RegExp): Target {
    return new Target(this, []).role(role, name);
  }

  label(words: string | RegExp): Target {
    return new Target(this, []).label(words);
  }

  text(words: string | RegExp): Target {
    return new Target(this, []).text(words);
  }

  css(selector: string): Target {
    return new Target(this, []).css(selector);
  }

  find(steps: readonly Step[]): Promise<Element[]> {
    return this.withFinder('return found', steps);
  }

  /**
   * How many elements there are. They aren't returned, because some browsers refuse to name one that has just left the
   * page.
   */
  count(steps: readonly Step[]): Promise<number> {
    return this.withFinder('return found.length', steps);
  }

  /**
   * Runs a script with the elements at the end of the steps as `found`, after putting the finder into a page that
   * doesn't have it yet.
   */
  private async withFinder<T>(script: string, steps: readonly Step[]): Promise<T> {
    const act = `const found = window.findElements(arguments[0]); ${script}`;
    const answer = await this.run<T | null>(`if (!window.findElements) return null; ${act}`, steps);
    return answer ?? this.run<T>(`${FINDER}; ${act}`, steps);
  }

  async click(element: Element): Promise<void> {
    await this.session.send('click', { id: element[ELEMENT] });
  }

  async type(element: Element, text: string): Promise<void> {
    await this.session.send('type', { id: element[ELEMENT], text });
  }

  /** Moves the mouse to the middle of an element and does what follows there. */
  async point(element: Element, ...then: readonly MouseAction[]): Promise<void> {
    // Not by WebDriver's own origin, because WebKit finds no middle of a table's row.
    await this.mouse({ type: 'pointerMove', ...(await this.run<{ x: number; y: number }>(MIDDLE, element)) }, ...then);
  }

  /** Releases the mouse, and waits until the page hears clicks again: dnd-kit lets none through just after a drag. */
  async drop(): Promise<void> {
    await this.mouse({ type: 'pointerUp', button: 0 });
    await expect.poll(() => this.run(HEARS_CLICKS), { intervals }).toBe(true);
  }

  private async mouse(...actions: readonly MouseAction[]): Promise<void> {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.session.send('point', { actions: [mouse] });
  }

  /** Writes a picture of the window to a file. */
  async screenshot(file: string): Promise<void> {
    writeFileSync(file, Buffer.from((await this.session.send('screenshot')) as string, 'base64'));
  }

  async resize(width: number, height: number): Promise<void> {
    await this.session.send('resize', { width, height });
  }
}

/**
 * Elements of a page, found anew at each use. A string is matched as a whole, a regular expression anywhere. Actions
 * use the first element and wait until there is one.
 */
export class Target {
  constructor(
    private readonly page: EnginePage,
    private readonly steps: readonly Step[],
  ) {}

  role(role: string, name?: string | RegExp): Target {
    return this.with({ by: 'role', role, ...(name === undefined ? {} : { name: wordsOf(name) }) });
  }

  label(words: string | RegExp): Target {
    return this.with({ by: 'label', words: wordsOf(words) });
  }

  text(words: string | RegExp): Target {
    return this.with({ by: 'text', words: wordsOf(words) });
  }

  css(selector: string): Target {
    return this.with({ by: 'css', selector });
  }

  /** Clicks once it is enabled, no longer moves, and nothing covers it. */
  async click(): Promise<void> {
    await this.once(async (element) => {
      await this.expectEnabled(element);
      // The browser aims first and clicks a moment later: on a dialog that still slides in, it would hit what's beside
      // it.
      expect(await this.page.run(IS_STILL, element), `${this.toString()} moves`).toBe(true);
      await this.page.click(element);
    });
  }

  /**
   * Focuses it and presses Enter, as a person without a mouse does, once it is enabled and the press before it on the
   * same page has left the focus somewhere.
   */
  async press(): Promise<void> {
    await this.once(async (element) => {
      await this.expectEnabled(element);
      expect(await this.page.run(LOST_FOCUS), 'what was pressed before and left the focus nowhere').toBeNull();
      await this.page.run('window.pressed = arguments[0]', this.toString());
      await this.page.type(element, ENTER);
    });
  }

  private async expectEnabled(element: Element): Promise<void> {
    const disabled = 'return arguments[0].matches(":disabled, [aria-disabled=true]")';
    expect(await this.page.run(disabled, element), `${this.toString()} is disabled`).toBe(false);
  }

  /**
   * Drags it with the mouse over an element, which may show only once the drag has begun. `EnginePage.drop` ends the
   * drag.
   */
  async dragOver(other: Target): Promise<void> {
    await this.once((element) => this.page.point(element, { type: 'pointerDown', button: 0 }, NUDGE));
    await other.hover();
  }

  /** Moves the mouse over it. */
  async hover(): Promise<void> {
    await this.once((element) => this.page.point(element));
  }

  /** Replaces the text of a field. */
  async fill(text: string): Promise<void> {
    await this.once(async (element) => {
      await this.page.run('arguments[0].focus(); arguments[0].select()', element);
      await this.page.type(element, text);
      expect(await this.page.run('return arguments[0].value', element)).toBe(text);
    });
  }

  /** Chooses an option of a select box by its text. */
  async choose(option: string): Promise<void> {
    await this.role('option', option).click();
  }

  /** Chooses a file in a file field. */
  async setFile(path: string): Promise<void> {
    await this.once((element) => this.page.type(element, path));
  }

  /** Waits until it is on the page. */
  async see(timeout = PATIENCE_MS): Promise<void> {
    await expect
      .poll(() => this.count(), { timeout, intervals, message: `${this.toString()} is not there` })
      .toBeGreaterThan(0);
  }

  /** Waits until there are this many. */
  async seeCount(count: number, timeout = PATIENCE_MS): Promise<void> {
    await expect.poll(() => this.count(), { timeout, intervals, message: this.toString() }).toBe(count);
  }

  count(): Promise<number> {
    return this.page.count(this.steps);
  }

  /** An attribute of the first element, once there is one. */
  async attribute(name: string): Promise<string | null> {
    let value: string | null = null;
    await this.once(async (element) => {
      value = await this.page.run<string | null>('return arguments[0].getAttribute(arguments[1])', element, name);
    });
    return value;
  }

  toString(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' in ');
  }

  private with(step: Step): Target {
    return new Target(this.page, [...this.steps, step]);
  }

  /**
   * Acts on the first element. Tries again while there is none or the browser refuses, as it does when something covers
   * the element.
   */
  private async once(act: (element: Element) => Promise<void>): Promise<void> {
    await expect(async () => {
      const [element] = await this.page.find(this.steps);
      if (element === undefined) throw new Error(`${this.toString()} is not there`);
      await act(element);
    }).toPass({ timeout: PATIENCE_MS, intervals });
  }
}

/** Far enough to begin a drag. */
const NUDGE: MouseAction = { type: 'pointerMove', x: 0, y: 12, origin: 'pointer', duration: 50 };

/** The Enter key, in WebDriver's terms. */
const ENTER = '\uE007';

/** Whether a click on the page is heard. */
const HEARS_CLICKS = `
  let heard = false;
  document.body.addEventListener('click', () => (heard = true), { once: true });
  document.body.click();
  return heard;`;

/** In the page: what was pressed last, if no element has the focus since; else null. */
const LOST_FOCUS = `
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body ? (window.pressed ?? null) : null;`;

/** In the page: the middle of an element, in whole pixels of the window. */
const MIDDLE = `
  arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = arguments[0].getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };`;

/** In the page: whether an element is in the same place two frames later. */
const IS_STILL = `
  const box = () => JSON.stringify(arguments[0].getBoundingClientRect());
  const before = box();
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(box() === before)));
  });`;

function wordsOf(words: string | RegExp): Words {
  return typeof words === 'string' ? words : { source: words.source };
}
