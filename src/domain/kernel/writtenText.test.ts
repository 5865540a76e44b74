import { describe, expect, it } from 'vitest';
import { isText, isVisible, MAX_TEXT_LINES, tidyText } from './writtenText';

describe('a multiline text', () => {
  it('needs a visible character on any of its lines', () => {
    expect(isVisible('\n\nHello')).toBe(true);
    expect(isVisible(' \n\u200b\u2003')).toBe(false);
    expect(tidyText(' \n\u200b\u2003')).toBe('');
  });

  it('is tidied: line breaks of one kind, nothing hidden, nothing invisible before or after it', () =>
    expect(tidyText('\u200b\r\n a\tb\u0007\u202ec\r\rd \n')).toBe('a bc\n\nd'));

  it('has a limited number of lines', () => {
    expect(isText(Array.from({ length: MAX_TEXT_LINES }, () => 'a').join('\n'))).toBe(true);
    expect(isText(`a${'\n'.repeat(MAX_TEXT_LINES)}b`)).toBe(false);
  });
});
