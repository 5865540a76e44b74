import localFont from 'next/font/local';

/** The collegiate face: headings and scoreboard numerals. One weight, six kilobytes. Until it has come, standIns.css stands in. */
export const collegiate = localFont({
  src: '../../node_modules/@fontsource/graduate/files/graduate-latin-400-normal.woff2',
  variable: '--font-collegiate',
  display: 'swap',
  weight: '400',
  adjustFontFallback: false,
});

/** The reading face, all weights in one file. */
export const plain = localFont({
  src: '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  variable: '--font-plain',
  display: 'swap',
  weight: '100 900',
  adjustFontFallback: false,
});
