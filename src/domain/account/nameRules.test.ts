import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { product } from '@/config/product';
import { isName, isReservedName, namePattern } from './nameRules';
import { isText, isVisible, MAX_TEXT_LINES, textPattern, tidyText } from '../kernel/writtenText';
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

describe('a reserved name', () => {
  it.each([
    'support',
    'Admin',
    'the_official',
    'staff1',
    'support-team',
    product.name.replaceAll(' ', ''),
    'x.saturday_squads',
    'former_manager',
    `${product.name} Support`,
    '@dm1n',
    'Оfficial',
    'О\u200Bfficial',
    'Help\u00A0Dеsk',
    'Hélp Desk',
    'c0mmi$$ioner',
    'ad1min',
    '4_st4aff_7',
  ])('includes %s', (username) => expect(isReservedName(username)).toBe(true));
  it.each(['ann', 'badminton', 'flagstaff', 'supporter', 'squads_fan', 'Анна', 'ΣΑΕ Tailgate', '中文中文中文'])(
    'excludes %s',
    (username) => expect(isReservedName(username)).toBe(false),
  );
});
