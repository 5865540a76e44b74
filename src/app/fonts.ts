import localFont from 'next/font/local';

// Not preloaded: on a slow phone the fonts' 33 kB would delay the first paint by 0.1 s. The fallback fonts in
// fallbackFonts.css prevent layout shift until these load.

/** The collegiate font for headings and scoreboard numerals. One weight, 6 kB. */
export const collegiate = localFont({
  src: '../../node_modules/@fontsource/graduate/files/graduate-latin-400-normal.woff2',
  variable: '--font-collegiate',
  display: 'swap',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
});

/** The body font, all weights in one file, 27 kB. */
export const plain = localFont({
  src: '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  variable: '--font-plain',
  display: 'swap',
  weight: '100 900',
  adjustFontFallback: false,
  preload: false,
});
