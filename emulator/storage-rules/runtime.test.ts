import { beforeEach, describe, expect, it } from 'vitest';
import { StorageRulesRuntime, type Message } from './runtime';
import { decodeTagged } from './taggedValue';
import { RulesPath, RulesSet, RulesTimestamp } from '../rules/values';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{file} { allow read; allow create: if request.resource.size < 5 && request.resource.contentType.matches('image/.*'); allow update, delete: if false; }
    match /own/{uid}/{file=**} { allow read: if request.auth.uid == uid && request.path[3] == 'own'; }
    match /known/{file} { allow get: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.admin == true; }
    match /either/{file} { allow get: if firestore.exists(/databases/(default)/documents/a/b) || firestore.exists(/databases/(default)/documents/a/c); }
    match /three/{file} { allow get: if !firestore.exists(/databases/(default)/documents/a/1) && !firestore.exists(/databases/(default)/documents/a/2) && !firestore.exists(/databases/(default)/documents/a/3); }
    match /replaced/{file} { allow create: if resource.metadata.owner == request.auth.uid && resource.timeCreated < request.time; }
  }
}`;

const NO_OBJECT = { null_value: null };
const ANN = { map_value: { fields: { uid: { string_value: 'ann' }, token: { map_value: { fields: {} } } } } };

let runtime: StorageRulesRuntime;
let nextId: number;

function load(content: string): Message | null {
  nextId += 1;
  return runtime.handle({
    action: 'load_ruleset',
    id: nextId,
    context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content }] } },
  });
}

function verify(
  method: string,
  path: string,
  auth: unknown = ANN,
  more: { resource?: unknown; after?: unknown } = {},
): Message | null {
  nextId += 1;
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((simple) => ({ simple }));
  const fields = {
    path: { path_value: { segments } },
    time: { timestamp_value: '2025-01-01T00:00:00.000Z' },
    resource: more.after ?? NO_OBJECT,
    auth,
  };
  return runtime.handle({
    action: 'verify',
    id: nextId,
    context: {
      rulesetName: '0',
      service: 'firebase.storage',
      path,
      method,
      variables: { resource: more.resource ?? NO_OBJECT, request: { map_value: { fields } } },
    },
  });
}

const permitted = (answer: Message | null): unknown => (answer?.['result'] as Message | undefined)?.['permit'];

beforeEach(() => {
  runtime = new StorageRulesRuntime();
  nextId = 0;
  load(RULES);
});

describe('the Storage rules runtime', () => {
  it('sends a greeting, and responds to a ruleset with its version or its errors', () => {
    expect(runtime.greeting()).toEqual({ id: -1, status: 'ok', warnings: [], errors: [] });
    expect(load(RULES)).toEqual({ id: 2, status: 'ok', warnings: [], errors: [], result: { rulesVersion: 2 } });
    expect(load('service firebase.storage {')).toEqual({
      id: 3,
      status: 'ok',
      warnings: [],
      errors: ["storage.rules:1:27 - Expected 'match' or 'function', found the end of the file."],
    });
  });

  it('evaluates requests by path, method, metadata and user', () => {
    const image = (size: number, contentType = 'image/png'): unknown => ({
      map_value: { fields: { size: { int_value: size }, contentType: { string_value: contentType } } },
    });
    expect(permitted(verify('get', '/b/B/o/open/x', NO_OBJECT))).toBe(true);
    expect(permitted(verify('list', '/b/B/o/open/x', NO_OBJECT))).toBe(true);
    expect(permitted(verify('create', '/b/B/o/open/x', NO_OBJECT, { after: image(4) }))).toBe(true);
    expect(permitted(verify('create', '/b/B/o/open/x', NO_OBJECT, { after: image(5) }))).toBe(false);
    expect(permitted(verify('create', '/b/B/o/open/x', NO_OBJECT, { after: image(4, 'text/html') }))).toBe(false);
    expect(permitted(verify('delete', '/b/B/o/open/x'))).toBe(false);
    expect(permitted(verify('get', '/b/B/o/own/ann/deep/x.png'))).toBe(true);
    expect(permitted(verify('list', '/b/B/o/own/ann'))).toBe(true);
    expect(permitted(verify('get', '/b/B/o/own/bob/x.png'))).toBe(false);
    expect(permitted(verify('get', '/b/B/o/own/ann/x.png', NO_OBJECT))).toBe(false);
    expect(permitted(verify('get', '/b/B/o/elsewhere'))).toBe(false);
  });

  it('provides the object that is replaced', () => {
    const resource = {
      map_value: {
        fields: {
          metadata: { map_value: { fields: { owner: { string_value: 'ann' } } } },
          timeCreated: { timestamp_value: '2024-01-01T00:00:00.000Z' },
        },
      },
    };
    expect(permitted(verify('create', '/b/B/o/replaced/x', ANN, { resource }))).toBe(true);
    expect(permitted(verify('create', '/b/B/o/replaced/x', ANN))).toBe(false);
  });

  it('requests a document under the request’s id, and evaluates again with it', () => {
    const asked = verify('get', '/b/B/o/known/x');
    expect(asked).toEqual({
      server_request_id: nextId,
      action: 'fetch_firestore_document',
      context: { path: '/databases/(default)/documents/users/ann' },
    });
    const answer = runtime.handle({
      id: nextId,
      status: 'ok',
      warnings: [],
      errors: [],
      result: { name: 'x', fields: { admin: { booleanValue: true } } },
    });
    expect(answer).toEqual({ id: nextId, status: 'ok', warnings: [], errors: [], result: { permit: true } });
    verify('get', '/b/B/o/known/x');
    expect(permitted(runtime.handle({ id: nextId, status: 'not_found', warnings: [], errors: [] }))).toBe(false);
  });

  it('requests documents one at a time, and keeps requests separate', () => {
    const first = verify('get', '/b/B/o/either/x');
    const firstId = nextId;
    const second = verify('get', '/b/B/o/either/x');
    expect([first, second].map((asked) => (asked?.['context'] as Message)['path'])).toEqual([
      '/databases/(default)/documents/a/b',
      '/databases/(default)/documents/a/b',
    ]);
    expect(permitted(runtime.handle({ id: nextId, status: 'ok', result: { fields: {} } }))).toBe(true);
    expect(runtime.handle({ id: firstId, status: 'not_found' })).toMatchObject({
      server_request_id: firstId,
      context: { path: '/databases/(default)/documents/a/c' },
    });
    expect(permitted(runtime.handle({ id: firstId, status: 'not_found' }))).toBe(false);
  });

  it('reads up to two documents per request', () => {
    verify('get', '/b/B/o/three/x');
    expect(runtime.handle({ id: nextId, status: 'not_found' })).toMatchObject({ action: 'fetch_firestore_document' });
    expect(permitted(runtime.handle({ id: nextId, status: 'not_found' }))).toBe(false);
  });

  it('denies what it cannot evaluate, and ignores unexpected messages', () => {
    expect(
      permitted(
        runtime.handle({
          action: 'verify',
          id: 90,
          context: { rulesetName: 'none', method: 'get', path: '/b/B/o/open/x' },
        }),
      ),
    ).toBe(false);
    expect(permitted(verify('fly', '/b/B/o/open/x'))).toBe(false);
    expect(
      permitted(
        runtime.handle({
          action: 'verify',
          id: 91,
          context: { rulesetName: '0', method: 'get', path: '/b/B/o/open/x', variables: {} },
        }),
      ),
    ).toBe(false);
    expect(runtime.handle({ id: 92, status: 'ok' })).toBeNull();
    expect(runtime.handle({ status: 'ok' })).toBeNull();
  });
});

describe('tagged values', () => {
  it.each([
    [{ null_value: null }, null],
    [{ string_value: 'a' }, 'a'],
    [{ bool_value: false }, false],
    [{ int_value: 3 }, 3n],
    [{ float_value: 1.5 }, 1.5],
    [{ timestamp_value: '1970-01-01T00:00:01.500Z' }, new RulesTimestamp(1_500_000_000n)],
    [{ list_value: { values: [{ int_value: 1 }] } }, [1n]],
    [{ set_value: { values: [{ string_value: 'a' }, { string_value: 'a' }] } }, new RulesSet(new Map([['sa', 'a']]))],
    [{ map_value: { fields: { a: { int_value: 1 } } } }, new Map([['a', 1n]])],
    [{ path_value: { segments: [{ simple: 'b' }, { simple: 'B' }] } }, new RulesPath(['b', 'B'])],
  ])('decode %j', (tagged, value) => {
    expect(decodeTagged(tagged)).toEqual(value);
  });
  it.each([[{}], [{ thing_value: 1 }], ['text'], [null]])('reject %j', (tagged) => {
    expect(() => decodeTagged(tagged)).toThrow();
  });
});
