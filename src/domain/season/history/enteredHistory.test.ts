import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isText } from '../../kernel/writtenText';
import { succeed } from '../../kernel/result';
import { checkHistory, readHistory } from './enteredHistory';

const problems = (text: string) => readHistory(text, 2025).problems;
const stored = (text: string) => checkHistory(text, 2025);

describe('a history from elsewhere', () => {
  it('has champions, the newest first, and records as they were entered', () => {
    const text = '2021,Best week,Roll Tide,201.4\n2022,Champion,The Swamp Things\n2023,Champion,Dawg Pound,11–3';
    expect(readHistory(text, 2025)).toEqual({
      champions: [
        { season: 2023, what: 'Champion', team: 'Dawg Pound', value: '11–3' },
        { season: 2022, what: 'Champion', team: 'The Swamp Things', value: '' },
      ],
      records: [{ season: 2021, what: 'Best week', team: 'Roll Tide', value: '201.4' }],
      problems: [],
      stored: text,
    });
    expect(stored(' \r\n\n')).toEqual(succeed(''));
  });

  it.each([
    ['semicolons', '2021;Best week;Geaux, Joe;201,4', '2021,Best week,"Geaux, Joe","201,4"'],
    ['tabs', '2021\tBest week\tRoll; Tide\t201.4', '2021,Best week,Roll; Tide,201.4'],
    ['quotation marks', '"2021" , "Best ""big"" week",  "Geaux, Joe" ,', '2021,"Best ""big"" week","Geaux, Joe"'],
    ['quotation marks between tabs', '2021\t "Best ""big"" week" \tTide\t', '2021,"Best ""big"" week",Tide'],
    ['a quotation mark within a field', '2021,Best week,The "Big" One', '2021,Best week,"The ""Big"" One"'],
    ['one that isn’t closed', '2021,Best week,"Big', '2021,Best week,"""Big"'],
    ['a head', '\ufeffSeason,What,Team,Value\r\n2021,Best week,Tide', '2021,Best week,Tide'],
    ['blank lines and old line breaks', '\r2021,champions, Tide \r\r,,,\r', '2021,Champion,Tide'],
    ['hidden characters', '2021,Best\u202e week,\u200bTi\u0007de', '2021,Best week,Tide'],
  ])('can have %s', (_, text, expected) => {
    expect(stored(text)).toEqual(succeed(expected));
  });

  it('says what is wrong, by line, and keeps the lines that aren’t', () => {
    const SEASON = 'Start with a season from 1933 to 2024.';
    const text = [
      'Year;What;Team',
      '1932,Champion,Tide',
      '',
      '2025,Champion,Tide',
      'Champion,Tide,2020',
      '2020,Champion',
      '2020,Champion,Tide,11,3',
      `2020,${'x'.repeat(41)},Tide`,
      `2020,Champion,${'x'.repeat(41)}`,
      `2020,Champion,Tide,${'x'.repeat(21)}`,
      `2020,Champion,${'x'.repeat(40)},${'x'.repeat(20)}`,
      '2020,CHAMPION,Tide',
      `2020,${'x'.repeat(40)},Tide`,
      `2020,${'x'.repeat(40)},Tide`,
    ].join('\n');
    expect(problems(text)).toEqual([
      `Line 2: ${SEASON}`,
      `Line 4: ${SEASON}`,
      `Line 5: ${SEASON}`,
      'Line 6: After the season, say what it’s for, then the team.',
      'Line 7: That’s more than four fields. Put a field with a comma in quotation marks.',
      'Line 8: Keep what it’s for to 40 characters.',
      'Line 9: Keep the team to 40 characters.',
      'Line 10: Keep the value to 20 characters.',
      'Line 12: 2020 already has a champion.',
    ]);
    expect(readHistory(text, 2025)).toMatchObject({ champions: [{ season: 2020 }], records: [{}, {}] });
    expect(checkHistory(text, 2025)).toMatchObject({ ok: false, error: { message: `Line 2: ${SEASON}` } });
  });

  it('has at most 150 entries and 4,000 characters', () => {
    expect(stored('2020,A,B\n'.repeat(150)).ok).toBe(true);
    expect(problems('2020,A,B\n'.repeat(151))).toEqual(['That’s more than 150 lines.']);
    const long = `2020,${'x'.repeat(34)},${'y'.repeat(39)}\n`.repeat(50);
    expect(stored(`${long}${'\n'.repeat(200)}`)).toEqual(succeed(long.trimEnd()));
    expect(problems(`${long}2020,A,B`)).toEqual(['Keep it to 4,000 characters; this has 4,008.']);
  });

  it('is stored in a form that the rules allow and that is read as it was', () => {
    const field = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom('Champion', '2020', '"', ',', ';', '\t', '""', '\u202e', ' '),
    );
    const line = fc
      .tuple(
        fc.constantFrom('2019', '2020', '1900'),
        fc.array(field, { maxLength: 4 }),
        fc.constantFrom(',', ';', '\t'),
      )
      .map(([season, fields, separator]) => [season, ...fields].join(separator));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const read = readHistory(lines.join('\n'), 2025);
        expect(read.stored === '' || isText(read.stored)).toBe(true);
        expect(readHistory(read.stored, 2025)).toEqual({ ...read, problems: [] });
      }),
    );
  });
});
