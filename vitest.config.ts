import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = { '@': path.resolve(import.meta.dirname, 'src') };

// The safe local values replace the environment that the launcher gives the app.
const env = Object.fromEntries(
  readFileSync(path.resolve(import.meta.dirname, '.env.example'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^(NEXT_PUBLIC_\w+)=(.*)$/.exec(line.trim()) ?? [];
      return name === undefined ? [] : [[name, value ?? '']];
    }),
);

// Keeps firebase-admin from searching for a Google Cloud metadata server.
const alone = { METADATA_SERVER_DETECTION: 'none' };

/** How many suites are running. */
const suites = (process.env.SUITE_BASE_PORT ?? '').split(',').length;

/** For machines that are busy; a test that hangs fails in the end. */
const PATIENT = { testTimeout: 240_000, hookTimeout: 240_000 };

/** The tests that run the conformance table, on an engine that they start. */
const CONFORMANCE = ['emulator/conformance/{bareStreams,conformance,indexes,rulesSources}.test.ts'];
/**
 * Unit tests that only `npm run test:all` plays: they start whole suites or Google's emulator, or attack rules that no
 * project has.
 */
const LONG = [
  'emulator/exports/interchange.test.ts',
  'scripts/suite/keptStory.test.ts',
  'tests/attack/support/play.test.ts',
];
const RANDOM = 'emulator/conformance/random/*.test.ts';

/**
 * `unit` (pure, next to its source), `unit-dom` (components and hooks, in jsdom), `conformance` (a Firestore engine
 * through every client), and against running local suites (their base ports in SUITE_BASE_PORT, with commas): `rules`,
 * `data` and `attack` (on Storage). FIRESTORE_ENGINE selects the engine.
 */
export default defineConfig({
  test: {
    // By default the runner leaves one core free, which is half of a two-core machine.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          env: { ...env, ...alone },
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/freshModules.ts'],
          include: ['{src,emulator,scripts,functions}/**/*.test.ts', 'tests/attack/support/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...CONFORMANCE, RANDOM, ...(process.env.TEST_SIZE === 'main' ? LONG : [])],
          ...PATIENT,
        },
      },
      {
        resolve: { alias },
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          env,
          name: 'unit-dom',
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.tsx'],
          ...PATIENT,
          setupFiles: ['tests/support/freshModules.ts', 'tests/support/dom.ts'],
        },
      },
      {
        test: {
          env: alone,
          name: 'conformance',
          environment: 'node',
          ...PATIENT,
          // Random play compares both engines, so it only runs with Google's.
          include: process.env.FIRESTORE_ENGINE === 'official' ? [...CONFORMANCE, RANDOM] : CONFORMANCE,
        },
      },
      {
        resolve: { alias },
        test: {
          env,
          name: 'rules',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/freshModules.ts'],
          include: ['tests/{rules,support}/**/*.test.ts'],
          ...PATIENT,
        },
      },
      {
        resolve: { alias },
        test: {
          env,
          name: 'data',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/freshModules.ts'],
          include: ['tests/data/**/*.test.ts'],
          ...PATIENT,
          // Its files share the project of their worker's suite.
          maxWorkers: suites,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: { env, name: 'attack', environment: 'node', include: ['tests/attack/*.test.ts'] },
      },
    ],
  },
});
