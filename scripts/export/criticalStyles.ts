import Beasties from 'beasties';

/** Rules that match no element of the exported page, and that its first paint needs: what the script in `src/app/layout.tsx` sets on `<html>`. */
const ALWAYS = [/data-theme/, /data-returning/];

/**
 * Critical styles are worth their step in the build: on a slow phone (a processor 4x slower, 1.6 Mbps) home's first paint takes 1.58x as
 * long as a blank export's with them (448 ms), 2.8x without (792 ms) and 2.3x with Next's `inlineCss` (672 ms). Reordering scripts and pruning the
 * styles further gained nothing (1.68x, 436 ms). `npm run bench -- home` measures it.
 *
 * Returns the page with the rules that its elements match in its head, and its style sheets at the end of its body, where they don't
 * delay the first paint. Throws if a sheet isn't in `folder`.
 */
export async function withCriticalStyles(html: string, folder: string): Promise<string> {
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    preload: 'body',
    reduceInlineStyles: false,
    // The device's fonts that stand in until ours have loaded (src/app/standIns.css).
    inlineFonts: true,
    allowRules: ALWAYS,
    logLevel: 'warn',
  });
  return beasties.process(html);
}
