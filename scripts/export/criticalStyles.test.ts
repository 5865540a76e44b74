import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCriticalStyles } from './criticalStyles';

const SHEET = `@font-face{font-family:face;src:url(../media/face.woff2)}@font-face{font-family:face Fallback;src:local(Arial);size-adjust:101%}
html{font-family:var(--font-face),face Fallback,serif}
:root[data-theme='dark']{color-scheme:dark}html[data-returning] .for-strangers{display:none}
@layer utilities{.shown{color:red}.elsewhere{color:blue}@media (width>=40rem){.shown{color:green}}}`;
const LINK = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next">';
const SCRIPT = '<script>run("</p> $& &amp; é")</script>';
const CONTENT = '<!--$--><p class="shown" title="a &amp; b">It costs $&amp; and $1</p><!--/$-->';
const PAGE = `<!DOCTYPE html><html><head>${LINK}<style>.kept{color:pink}</style></head><body>${CONTENT}${SCRIPT}</body></html>`;

let folder: string;
let page: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'critical-'));
  mkdirSync(join(folder, '_next/static/chunks'), { recursive: true });
  writeFileSync(join(folder, '_next/static/chunks/a.css'), SHEET);
  page = await withCriticalStyles(PAGE, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('critical styles', () => {
  it('include the rules that match the page, plus those of the theme and of returning visitors', () => {
    const head = page.slice(0, page.indexOf('<body>'));
    expect(head).toContain('.shown{color:red}');
    expect(head).toContain('.shown{color:green}');
    expect(head).not.toContain('elsewhere');
    expect(head).toContain('[data-theme');
    expect(head).toContain('[data-returning]');
  });

  it('name the local fallback fonts and load no font files', () => {
    expect(page).toContain('size-adjust:101%');
    expect(page).not.toContain('url(');
  });

  it('move the style sheets to the end of the body and leave everything else unchanged', () => {
    expect(page).toContain(`${CONTENT}${SCRIPT}${LINK}</body>`);
    expect(page).toContain('<style>.kept{color:pink}</style>');
    expect(page.match(/<link/g)).toHaveLength(1);
  });
});
