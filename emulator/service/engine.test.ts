import { describe, expect, it } from 'vitest';
import { compileRules } from '../rules/index';
import { callerOf } from './caller';
import { commit, getDocument } from './commands';
import { Engine } from './engine';
import { RequestLog } from './requestLog';

const OWNER = callerOf('Bearer owner');
const ANN = callerOf(`Bearer e30.${Buffer.from('{"sub":"ann"}').toString('base64url')}.`);
const name = (path: string) => `projects/p/databases/(default)/documents/${path}`;

function newEngine(log: string[] = []): Engine {
  const wall = () => 1_750_000_000_000;
  return new Engine({
    compile: compileRules,
    wall,
    newEpoch: () => 'epoch',
    indexes: null,
    log: new RequestLog((line) => log.push(line), wall),
  });
}

const put = (engine: Engine, caller: typeof OWNER, path: string, fields: object) =>
  commit(engine, caller, {
    database: 'projects/p/databases/(default)',
    writes: [{ update: { name: name(path), fields } }],
  });

describe('the request log', () => {
  it('records each request, its caller and the rules line that decided it', () => {
    const log: string[] = [];
    const engine = newEngine(log);
    const rules = [
      "rules_version = '2';",
      'service cloud.firestore { match /databases/{d}/documents {',
      '  match /a/{x} { allow read;',
      '    allow write: if request.auth.uid == x; } } }',
    ];
    expect(engine.rules.set(null, rules.join('\n'), 'my.rules')).toEqual([]);
    put(engine, OWNER, 'b/b', {});
    put(engine, ANN, 'a/ann', {});
    getDocument(engine, ANN, { name: name('a/ann') });
    expect(() => put(engine, ANN, 'a/bob', {})).toThrow(/insufficient permissions/);
    expect(log.map((line) => line.slice(13))).toEqual([
      'owner write set b/b: the owner passes; 1 written [0 read, 1 written so far]',
      'ann write set a/ann: allowed by line 4, 5 expressions; 1 written [0 read, 1 written so far]',
      'ann get a/ann: allowed by line 3, 0 expressions; 1 read [1 read, 1 written so far]',
      expect.stringMatching(/^ann write set a\/bob: DENIED: .*my\.rules:4.* \[1 read, 1 written so far\]$/),
    ]);
    expect(engine.stats('p').report().byUser).toEqual({
      owner: { get: 0, query: 0, listen: 0, writes: 1 },
      ann: { get: 1, query: 0, listen: 0, writes: 1 },
    });
  });
});

it('databases and projects are separate', () => {
  const engine = newEngine();
  put(engine, OWNER, 'a/b', {});
  const other = name('a/b').replace('(default)', 'other');
  expect(() => getDocument(engine, OWNER, { name: other })).toThrow(/not found/);
  expect(() => getDocument(engine, OWNER, { name: name('a/b').replace('/p/', '/q/') })).toThrow(/not found/);
});

it('time always moves forward, even when the wall clock does not', () => {
  let wall = 1000;
  const engine = new Engine({
    compile: compileRules,
    wall: () => wall,
    newEpoch: () => 'e',
    indexes: null,
    log: new RequestLog(null, () => 0),
  });
  const times = [5, 5, 4, 6].map((now) => {
    wall = now;
    return engine.clock.next();
  });
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});
