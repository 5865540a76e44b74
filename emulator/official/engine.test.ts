import { describe, expect, it } from 'vitest';
import { firestoreEngine, NOT_OFFICIAL, ownEngineOnly } from './engine';

describe('the engine that tests play on', () => {
  it.each([
    [{}, 'own'],
    [{ FIRESTORE_ENGINE: '' }, 'own'],
    [{ FIRESTORE_ENGINE: 'own' }, 'own'],
    [{ FIRESTORE_ENGINE: 'official' }, 'official'],
  ])('of %o', (env, engine) => expect(firestoreEngine(env)).toBe(engine));

  it('is none that is not known', () =>
    expect(() => firestoreEngine({ FIRESTORE_ENGINE: 'java' })).toThrow(
      'FIRESTORE_ENGINE is "java". It is one of: own, official.',
    ));
});

describe("a test of what Google's emulator does not have", () => {
  it('is played on our engine', () => expect(ownEngineOnly('documentCounts', 'own')).toEqual({}));

  it("does not apply to Google's, with the reason", () =>
    expect(ownEngineOnly('documentCounts', 'official')).toEqual({
      skip: true,
      meta: { notApplicable: NOT_OFFICIAL.documentCounts },
    }));
});
