import Beasties from 'beasties';

/** Rules that match no element of the exported page, and that its first paint needs: what the script in `src/app/layout.tsx` sets on `<html>`. */
const ALWAYS = [/data-theme/, /data-returning/];

/**
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
