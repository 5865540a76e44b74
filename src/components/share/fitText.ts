import { longestPrefix } from '@/domain/kernel/longestPrefix';

/** The fonts of a picture: the collegiate one for headings, the plain one for text. */
export type Face = 'display' | 'plain';

/** Measures a line of text at a size in pixels: its width in pixels. */
export type MeasureText = (text: string, face: Face, size: number) => number;

/** The most lines that a text may take, and its sizes then, in pixels. */
export interface TextForm {
  lines: number;
  largest: number;
  smallest: number;
}

/** Where a text has to fit, and in which forms, the preferred one first. */
export interface TextBox {
  face: Face;
  width: number;
  forms: readonly [TextForm, ...TextForm[]];
}

/** Pixels between two sizes that are tried. */
const STEP = 2;

/**
 * The lines of a text in the first form in which it fits, at the largest size. It wraps between words. If no form fits,
 * it wraps within words too, and what the last form leaves over at its smallest size is replaced by an ellipsis.
 */
export function fitText(text: string, box: TextBox, measure: MeasureText): { lines: string[]; size: number } {
  const { face, width, forms } = box;
  for (const breaksWords of [false, true]) {
    for (const { lines: most, largest, smallest } of forms) {
      for (let size = largest; size >= smallest; size -= STEP) {
        const fits = (line: string) => measure(line, face, size) <= width;
        const lines = wrap(text, fits, breaksWords);
        if (lines.length <= most && lines.every(fits)) return { lines, size };
      }
    }
  }
  const { lines: most, smallest } = forms.at(-1) ?? forms[0];
  const fits = (line: string) => measure(line, face, smallest) <= width;
  const lines = wrap(text, fits, true);
  return { lines: [...lines.slice(0, most - 1), shorten(lines.slice(most - 1).join(' '), fits)], size: smallest };
}

/** Breaks a text into lines, each as long as fits. Without `breaksWords` a line of one long word may not fit. */
function wrap(text: string, fits: (line: string) => boolean, breaksWords: boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (breaksWords && !fits(line)) {
      const head = longestPrefix(line, fits);
      if (head === line) break;
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return [...lines, line];
}

/** The text with an ellipsis, as long as fits. */
function shorten(text: string, fits: (line: string) => boolean): string {
  return `${longestPrefix(text, (start) => fits(`${start}…`)).trimEnd()}…`;
}
