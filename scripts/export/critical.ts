import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import { withoutUnusedNames } from './unusedNames';

const MARK = '<style data-first-paint>';
const LINK = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"[^>]*>/g;
const FONT = /<link rel="preload"(?=[^>]* as="font")[^>]*>/g;

/**
 * Rules that no element of the exported page meets, and that its first paint needs all the same: what the script before the paint puts
 * on `<html>` (theme, somebody was signed in here).
 */
const ALWAYS = [/data-theme/, /data-returning/, ':root'];

/** What the first paint of a page needs of its style sheets, found by matching their rules with the page's elements. */
export async function criticalStyles(html: string, folder: string): Promise<string> {
  const finder = new Beasties({
    path: folder,
    publicPath: '/',
    logLevel: 'silent',
    external: true,
    reduceInlineStyles: false,
    fonts: false,
    allowRules: ALWAYS,
  });
  const styled = await finder.process(html);
  const found = [...styled.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules]) => rules ?? '');
  return [...standInFonts(html, folder), withoutUnusedNames(found.join(''), html)].join('');
}

/** The faces of this device that stand in, in the right size, until the fonts have come. */
function standInFonts(html: string, folder: string): string[] {
  return [...html.matchAll(LINK)]
    .flatMap(([, href]) => readFileSync(join(folder, href ?? ''), 'utf8').match(/@font-face\{[^}]*\}/g) ?? [])
    .filter((face) => face.includes('src:local('));
}

/**
 * A page that paints before its style sheets have come: the critical rules stand in its head, and the sheets follow at its end, where
 * they hold nothing up. React finds them there. The fonts are asked for from the body: in the head, Chromium would hold the first frame
 * back for them, up to 50 ms. A page that has been treated already is answered
 * as it is.
 */
export function withCriticalStyles(html: string, critical: string): string {
  if (html.includes(MARK)) return html;
  const links = html.match(LINK) ?? [];
  if (links.length === 0) return html;
  const fonts = html.match(FONT) ?? [];
  const without = html.replace(LINK, '').replace(FONT, '');
  // Placed by functions: in a text, a dollar sign would mean something else.
  return without
    .replace('</head>', () => `${MARK}${critical}</style></head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${fonts.join('')}`)
    .replace('</body>', () => `${links.join('')}</body>`);
}
