import { bytes, double, INFINITY, integer, NAN, point, reference, time, type Data } from '../values';

/** The document that random expressions see as `resource`: values of every stored type. */
export const STORED: Data = {
  none: null,
  yes: true,
  no: false,
  one: 1,
  most: integer('9223372036854775807'),
  least: integer('-9223372036854775808'),
  half: 0.5,
  nan: NAN,
  infinite: INFINITY,
  text: 'Hello Wörld',
  empty: '',
  'odd name': 'odd',
  bytes: bytes('00ff61'),
  list: [1, 2, 3],
  mixed: [null, 1, double(1), 'a', { a: [1] }, { a: 1 }, NAN],
  map: { a: 1, n: 5, b: { n: double(5) } },
  at: time(1_600_000_000, 500_000),
  place: point(48.1, 11.5),
  ref: reference('known/a'),
};

/** The documents that random expressions read with `get` and `exists`. */
export const KNOWN: Readonly<Record<string, Data>> = {
  a: { n: 7, text: 'known', list: [1, 'x'], map: { n: 1 } },
  b: { n: 2.5, text: 'b' },
};
