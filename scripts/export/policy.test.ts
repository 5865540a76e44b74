import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScripts, withPolicy } from './policy';

const page =
  '<html><head><meta charSet="utf-8"/><script>one()</script></head><body><script src="/a.js" async=""></script><script id="x">two("é")</script></body></html>';
const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

describe('the content security policy of a page', () => {
  it('finds the inline scripts, not the fetched ones', () => {
    expect(inlineScripts(page)).toEqual(['one()', 'two("é")']);
  });

  it('allows each inline script by its hash and no other inline script', () => {
    const policy = /content="([^"]*)"/.exec(withPolicy(page))?.[1] ?? '';
    expect(policy).toContain(hash('one()'));
    expect(policy).toContain(hash('two("é")'));
    expect(policy).not.toContain('unsafe-inline');
    expect(policy.match(/sha256-/g)).toHaveLength(2);
  });

  it('comes before the first script', () => {
    const html = withPolicy(page);
    expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
  });

  it('is added only once', () => {
    expect(withPolicy(withPolicy(page))).toBe(withPolicy(page));
  });
});
