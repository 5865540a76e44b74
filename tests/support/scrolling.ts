import { vi } from 'vitest';

/** The height of a table's head in a mocked list, in pixels. */
const HEAD = 32;

/**
 * Gives all elements the size of a phone's list `height` pixels high, and lets them scroll: jsdom has no layout and
 * doesn't scroll. The list holds `rows` rows. `vi.restoreAllMocks` restores the sizes.
 */
export function mockScrolling({ height, rows, rowHeight }: { height: number; rows: number; rowHeight: number }): void {
  Element.prototype.scrollTo = vi.fn(function (this: Element, to: ScrollToOptions) {
    this.scrollTop = to.top ?? 0;
    if (this.scrollTop > 0) this.dispatchEvent(new Event('scroll'));
  }) as typeof Element.prototype.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(rows * rowHeight + HEAD);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390);
}
