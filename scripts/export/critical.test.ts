import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criticalStyles, withCriticalStyles } from './critical';

const SHEET = `@font-face{font-family:face;src:url(../media/face.woff2)}@font-face{font-family:face Fallback;src:local(Arial);size-adjust:101%}
:root[data-theme='dark']{color-scheme:dark}html[data-returning] .stranger{display:none}
.named{--font-face:"face"}.shown{--other:"another";font-family:var(--font-face),var(--other)}
@layer utilities{.shown{color:red}.elsewhere{color:blue}@media (width>=40rem){.shown{color:green}}}`;
const PAGE =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body><!--$--><p class="shown">It costs $& and $1</p><!--/$--><script>run("</p>")</script></body></html>';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'critical-'));
  mkdirSync(join(folder, '_next/static/chunks'), { recursive: true });
  writeFileSync(join(folder, '_next/static/chunks/a.css'), SHEET);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the styles of the first paint', () => {
  it('are the rules that the page meets, and those of the theme and of who was here', async () => {
    const critical = await criticalStyles(PAGE, folder);
    expect(critical).toContain('.shown{color:red}');
    expect(critical).toContain('.shown{color:green}');
    expect(critical).not.toContain('elsewhere');
    expect(critical).toContain('[data-theme');
    expect(critical).toContain('[data-returning]');
  });

  it('name the faces of the device that stand in for the fonts, and fetch none', async () => {
    const critical = await criticalStyles(PAGE, folder);
    expect(critical).toContain('size-adjust:101%');
    expect(critical).not.toContain('url(');
  });

  it('name the stand-in where the sheet names its font, so that no device is asked for a face that is not there yet', async () => {
    const named = PAGE.replace('class="shown"', 'class="shown named"');
    const critical = await criticalStyles(named, folder);
    expect(critical).toContain('.named{--font-face:"face Fallback"}');
    expect(critical).toContain('--other:"another"');
  });

  it('stand in the head; the sheets follow at the end, and the rest of the page is as it was', () => {
    const html = withCriticalStyles(PAGE, '.a{b:$&}');
    expect(html).toBe(
      PAGE.replace(/<link[^>]*>/, () => '<style data-first-paint>.a{b:$&}</style>').replace(
        '</body>',
        '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></body>',
      ),
    );
  });

  it('do not wait for the fonts, which are asked for after the words', () => {
    const font = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
    const html = withCriticalStyles(PAGE.replace('<head>', `<head>${font}`), '.a{}');
    expect(html.indexOf(font)).toBeGreaterThan(html.indexOf('It costs'));
    expect(html.split(font)).toHaveLength(2);
  });

  it('are written once, and not in a page without sheets', () => {
    const once = withCriticalStyles(PAGE, '.a{}');
    expect(withCriticalStyles(once, '.b{}')).toBe(once);
    expect(withCriticalStyles('<html><head></head><body></body></html>', '.a{}')).not.toContain('style');
  });
});
