import { describe, expect, it } from 'vitest';
import { wordsFirst } from './wordsFirst';

const SCRIPTS =
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>';
const FIRST = '<script>theme("$&")</script><script src="/_next/static/chunks/old.js" noModule=""></script>';

function page(head: string, body: string): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
}

describe('the order of an exported page', () => {
  it('has the words before the scripts that need not run in order; the others stay where they are', () => {
    expect(wordsFirst(page(HINT + SCRIPTS + FIRST, '<p>$1</p>'))).toBe(page(FIRST, `<p>$1</p>${HINT}${SCRIPTS}`));
  });

  it('holds the paint for the first screen, where the page says which part that is', () => {
    const treated = wordsFirst(page(SCRIPTS, '<div id="first-screen">Draft</div>'));
    expect(treated).toContain('<meta charSet="utf-8"/><link rel="expect" href="#first-screen" blocking="render"/>');
    expect(wordsFirst(page(SCRIPTS, '<div id="other">Draft</div>'))).not.toContain('expect');
  });

  it('leaves alone a page that has been treated, and the scripts of its body', () => {
    const once = wordsFirst(page(SCRIPTS, '<div id="first-screen"></div>'));
    expect(wordsFirst(once)).toBe(once);
    expect(wordsFirst(page('', SCRIPTS))).toBe(page('', SCRIPTS));
  });
});
