import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = { '@': path.resolve(import.meta.dirname, 'src') };

/**
 * Three projects: `unit` (pure, beside its source), `unit-dom` (components and hooks, in jsdom) and `suite`
 * (tests/rules and tests/data, against a running local suite whose base port is SUITE_BASE_PORT).
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,emulator,scripts}/**/*.test.ts'],
        },
      },
      {
        resolve: { alias },
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'suite',
          environment: 'node',
          include: ['tests/{rules,data,support}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
