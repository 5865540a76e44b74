import { describe, expect, it } from 'vitest';
import { asOfficial, DIFFERENCES, flawOf, type Difference } from './differences';
import { casesOf, TABLE } from './table';
import type { Case } from './types';

describe('the case table', () => {
  it('has a unique name for every case', () => {
    const names = TABLE.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('gives a reason with a link for every case that not all clients run', () => {
    const silent = TABLE.filter(({ clients, because }) => clients !== undefined && !because?.includes('https://'));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('the differences of the official emulator', () => {
  const claims = DIFFERENCES.flatMap((difference) =>
    difference.cases.flatMap((name) => difference.clients.map((client) => ({ name, client, difference }))),
  );

  it('name cases that their clients run', () => {
    const unknown = claims.filter(({ name, client }) => !casesOf(client).some((row) => row.name === name));
    expect(unknown.map(({ name, client }) => `${client}: ${name}`)).toEqual([]);
  });

  it('name each case once per client', () => {
    const plays = claims.map(({ name, client }) => `${client}: ${name}`);
    expect(plays.filter((play, at) => plays.indexOf(play) !== at)).toEqual([]);
  });

  it('have a reason and differ from the table', () => {
    const flaws = claims.map(({ name, difference }) => {
      const row = TABLE.find((row) => row.name === name);
      return row ? `${name}: ${flawOf(difference, row)}` : `${name}: not in the table`;
    });
    expect(flaws.filter((flaw) => !flaw.endsWith(': null'))).toEqual([]);
  });
});

describe('a difference', () => {
  const row: Case = {
    name: 'r',
    page: '',
    steps: [
      [{ read: 'c/d' }, { a: 1 }],
      [{ read: 'c/e' }, 'ok'],
    ],
  };
  const difference: Difference = { cases: ['r'], clients: ['node'], because: 'x', gives: { 1: 'other' } };

  it('replaces the outcomes of the steps it names', () =>
    expect(asOfficial(row.steps, difference).map(([, wanted]) => wanted)).toEqual([{ a: 1 }, 'other']));

  it.each([
    [difference, null],
    [{ ...difference, because: ' ' }, 'It has no reason.'],
    [{ ...difference, gives: {} }, 'It says nothing that differs.'],
    [{ ...difference, gives: { 2: 'x' } }, 'There is no step 2.'],
    [{ ...difference, gives: {}, unsteady: [1] }, null],
    [{ ...difference, unsteady: [2] }, 'There is no step 2.'],
    [{ ...difference, gives: { 0: { a: 1 } } }, 'Step 0 gives what the table says.'],
  ])('is validated: %o', (claimed, flaw) => expect(flawOf(claimed, row)).toBe(flaw));
});
