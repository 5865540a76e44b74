import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import { untouched } from './untouched';
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
  const standIns = standInFonts(html, folder);
  return [...standIns, standInNames(withoutUnusedNames(untouched(found.join('')), html), standIns)].join('');
}

/** The faces of this device that stand in, in the right size, until the fonts have come. */
function standInFonts(html: string, folder: string): string[] {
  return [...html.matchAll(LINK)]
    .flatMap(([, href]) => readFileSync(join(folder, href ?? ''), 'utf8').match(/@font-face\{[^}]*\}/g) ?? [])
    .filter((face) => face.includes('src:local('));
}

/**
 * The styles with the stand-in's name wherever a custom property names a font that has one. The font itself is not declared before its
 * sheet comes; until then the browser would ask the device for a face of that name, once for each size and weight, before it takes the
 * next of the list. The sheet names the font again.
 */
function standInNames(styles: string, standIns: readonly string[]): string {
  const names = standIns.map((face) => /font-family:"?([^;"]+)/.exec(face)?.[1] ?? '');
  return styles.replace(/(--[\w-]+:)"([^"]+)"(?=[;}])/g, (whole, property: string, font: string) => {
    const standIn = names.find((name) => name.startsWith(`${font} `));
    return standIn === undefined ? whole : `${property}"${standIn}"`;
  });
}

/**
 * A page that paints before its style sheets have come: the critical rules stand in its head, and the sheets follow at its end, where
 * they hold nothing up. React finds them there. The fonts are asked for at the end too: in the head, Chromium would hold the first frame
 * back for them, up to 50 ms, and each request made on the way to the words is a few milliseconds of a slow phone. A page that has been
 * treated already is answered as it is.
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
    .replace('</body>', () => `${fonts.join('')}${links.join('')}</body>`);
}
