import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { isName, namePattern } from './namePattern';
import { isText, isVisible, textPattern, tidyText } from '../kernel/writtenText';
import { RE2_ESCAPE } from '../kernel/characters';

describe('a name', () => {
  it.each(['Ann', 'Ann of the Stands', '中文', '👨‍👩‍👧', 'é', '  Ann'])('may be %j', (name) =>
    expect(isName(name)).toBe(true),
  );
  it.each([
    ['nothing', ''],
    ['blanks', ' \u2003 '],
    ['a line break', 'Ann\nBob'],
    ['a text direction override', '\u202eAnn'],
    ['invisible letters', '\u3164\u2800'],
    ['only joiners', '\u200d\u200b'],
  ])('may not be %s', (_, name) => expect(isName(name)).toBe(false));
});

describe('the name patterns in the rules', () => {
  const name = RE2JS.compile(namePattern(RE2_ESCAPE));
  const text = RE2JS.compile(textPattern(RE2_ESCAPE));
  const any = fc.stringMatching(/^[\x00-\x7f\u00a0\u115f\u200b-\u202f\u2060-\u2069\u2800\u3164\u4e2d\uffa0]{0,6}$/);
  it('agree with the domain’s checks for any text', () => {
    fc.assert(
      fc.property(any, (given) => {
        expect([name.matches(given), text.matches(given)]).toEqual([isName(given), isText(given)]);
        // What shows nothing is empty, and everything else can be sent.
        expect(text.matches(tidyText(given))).toBe(isVisible(given));
      }),
      { numRuns: 5000 },
    );
  });
});
