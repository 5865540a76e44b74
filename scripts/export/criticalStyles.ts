import Beasties from 'beasties';

/**
 * Rules that match no element of the exported page but that its first paint needs: attributes the script in
 * `src/app/beforePaint.ts` sets on `<html>`.
 */
const ALWAYS = [/data-theme/, /data-returning/];

/**
 * Returns the page with the styles that its elements use in its head, and its style sheets at the end of its body,
 * where they don't delay the first paint. Throws if a sheet isn't in `folder`.
 *
 * Worth a build step: on a slow phone (4x slower CPU, 1.6 Mbps) the home page's first paint takes 1.58x as long as a
 * blank export's (448 ms). It takes 2.8x without critical styles (792 ms) and 2.3x with Next's `inlineCss` (672 ms).
 * Reordering scripts and pruning the styles further gained nothing (1.68x, 436 ms). `npm run bench -- home` measures
 * it.
 */
export async function withCriticalStyles(html: string, folder: string): Promise<string> {
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    preload: 'body',
    reduceInlineStyles: false,
    // Adjusted device fonts that are shown until ours have loaded (src/app/fallbackFonts.css).
    inlineFonts: true,
    allowRules: ALWAYS,
    logLevel: 'warn',
  });
  return beasties.process(html);
}
