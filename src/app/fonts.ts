import localFont from 'next/font/local';

// Not preloaded: on a slow phone the fonts' 33 kB would delay the first paint by a tenth of a second. standIns.css keeps the lines in place
// until they have loaded.

/** The collegiate font: headings and scoreboard numerals. One weight, 6 kB. */
export const collegiate = localFont({
  src: '../../node_modules/@fontsource/graduate/files/graduate-latin-400-normal.woff2',
  variable: '--font-collegiate',
  display: 'swap',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
});

/** The reading font, all weights in one file, 27 kB. */
export const plain = localFont({
  src: '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  variable: '--font-plain',
  display: 'swap',
  weight: '100 900',
  adjustFontFallback: false,
  preload: false,
});
