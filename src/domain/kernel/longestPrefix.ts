/**
 * As many characters from a text's start as fit, at least one. A character is what a reader sees as one, such as a
 * flag.
 */
export function longestPrefix(text: string, fits: (start: string) => boolean): string {
  // Nearly every text does, and a page's first segmenter takes a phone a tenth of a second.
  if (fits(text)) return text;
  let prefix = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (prefix !== '' && !fits(prefix + segment)) break;
    prefix += segment;
  }
  return prefix;
}
