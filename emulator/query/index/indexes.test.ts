import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StatusError } from '../../errors';
import { Database } from '../../store/database';
import type { StoredDocument } from '../../documents/document';
import { decodeFields } from '../../values/json';
import { arbitraryFields, arbitraryQuery, PATHS } from '../arbitraryQuery';
import { decodeQuery } from '../decode';
import { execute } from '../execute';
import type { Query } from '../query';
import { compareDocuments, selects } from '../selection';
import { fuzz } from '../../tests/fuzzing';

const name = { project: 'p', database: 'd' };

/** The reference implementation of a query: scan everything, filter, sort, apply offset and limit. */
function naive(query: Query, documents: Iterable<StoredDocument>): readonly string[] {
  const found = [...documents].filter((document) => selects(query, document, name));
  found.sort((a, b) => compareDocuments(a, b, query, name));
  return found
    .slice(query.offset, query.limit === null ? undefined : query.offset + query.limit)
    .map(({ path }) => path);
}

function decoded({ query, parent }: { query: object; parent: string }): Query | null {
  try {
    return decodeQuery(query, { ...name, path: parent });
  } catch (error) {
    if (error instanceof StatusError) return null;
    throw error;
  }
}

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ path: fc.constantFrom(...PATHS), fields: fc.option(arbitraryFields, { freq: 5 }) }),
  },
  { weight: 1, arbitrary: arbitraryQuery },
);

describe('a query that uses indexes', () => {
  it('returns the same as a full scan, whatever writes come before, between and after', () => {
    let asked = 0;
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 10, maxLength: 40 }),
        fc.array(arbitraryQuery, { minLength: 4, maxLength: 8 }),
        (steps, last) => {
          const database = new Database(name, 'epoch', 0);
          let version = 0;
          const ask = (question: { query: object; parent: string }): void => {
            const query = decoded(question);
            if (!query) return;
            asked++;
            expect(execute(query, database, name).map(({ path }) => path)).toEqual(naive(query, database.all()));
          };
          for (const now of steps) {
            if ('query' in now) {
              ask(now);
              continue;
            }
            version++;
            const before = database.get(now.path);
            const after = now.fields && {
              path: now.path,
              fields: decodeFields(now.fields),
              createTime: version,
              updateTime: version,
            };
            database.commit({ version, changes: [{ path: now.path, before, after }] });
          }
          last.forEach(ask);
        },
      ),
      fuzz(400),
    );
    expect(asked).toBeGreaterThan(2.5 * fuzz(400).numRuns);
  });

  it('returns the same for an earlier read time', () => {
    const write = fc.record({ path: fc.constantFrom(...PATHS), fields: fc.option(arbitraryFields, { freq: 4 }) });
    fc.assert(
      fc.property(
        fc.array(write, { minLength: 5, maxLength: 30 }),
        fc.array(arbitraryQuery, { minLength: 3, maxLength: 6 }),
        fc.nat(),
        (writes, questions, moment) => {
          const database = new Database(name, 'epoch', 0);
          const then = new Map<string, StoredDocument>();
          const time = moment % (writes.length + 1);
          writes.forEach(({ path, fields }, i) => {
            const version = i + 1;
            const after = fields && { path, fields: decodeFields(fields), createTime: version, updateTime: version };
            database.commit({ version, changes: [{ path, before: database.get(path), after }] });
            if (version > time) return;
            if (after) then.set(path, after);
            else then.delete(path);
          });
          for (const question of questions) {
            const query = decoded(question);
            const view = database.at(time);
            if (!query || !view) continue;
            expect(execute(query, view, name).map(({ path }) => path)).toEqual(naive(query, then.values()));
          }
        },
      ),
      fuzz(200),
    );
  });
});

it('a query reads no more documents than it returns', () => {
  const database = new Database(name, 'epoch', 0);
  let touched = 0;
  const fields = (i: number): StoredDocument['fields'] =>
    decodeFields({ group: { integerValue: String(i % 10) }, n: { integerValue: String(i) } });
  database.commit({
    version: 1,
    changes: Array.from({ length: 1000 }, (_, i) => {
      const path = `c/${String(i)}`;
      const document = { path, fields: fields(i), createTime: 1, updateTime: 1 };
      return { path, before: null, after: document };
    }),
  });
  const query = decodeQuery(
    {
      from: [{ collectionId: 'c' }],
      where: { fieldFilter: { field: { fieldPath: 'group' }, op: 'EQUAL', value: { integerValue: '3' } } },
      orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
      startAt: { values: [{ integerValue: '500' }], before: true },
      limit: 3,
    },
    { ...name, path: '' },
  );
  for (const document of database.candidates(query)) {
    expect(selects(query, document, name)).toBe(true);
    if (++touched === 3) break;
  }
  expect(execute(query, database, name).map(({ path }) => path)).toEqual(['c/493', 'c/483', 'c/473']);
});
