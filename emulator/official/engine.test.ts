import { describe, expect, it } from 'vitest';
import { firestoreEngine, NOT_OFFICIAL, ownEngineOnly } from './engine';

describe('the engine that tests run on', () => {
  it.each([
    [{}, 'own'],
    [{ FIRESTORE_ENGINE: '' }, 'own'],
    [{ FIRESTORE_ENGINE: 'own' }, 'own'],
    [{ FIRESTORE_ENGINE: 'official' }, 'official'],
  ])('is chosen by %o', (env, engine) => expect(firestoreEngine(env)).toBe(engine));

  it('is rejected when unknown', () =>
    expect(() => firestoreEngine({ FIRESTORE_ENGINE: 'java' })).toThrow(
      'FIRESTORE_ENGINE is "java". It is one of: own, official.',
    ));
});

describe('a test of a feature that Google’s emulator does not have', () => {
  it('runs on our engine', () => expect(ownEngineOnly('documentCounts', 'own')).toEqual({}));

  it('is skipped on Google’s emulator, with the reason', () =>
    expect(ownEngineOnly('documentCounts', 'official')).toEqual({
      skip: true,
      meta: { notApplicable: NOT_OFFICIAL.documentCounts },
    }));
});
