import type { KnipConfig } from 'knip';

/** `knip --production` ignores the tests, so it finds what only tests use. */
const production = process.argv.includes('--production');

/** Finds dead files, exports and dependencies for `npm run check`. Exports marked `@public` may be unused. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'scripts/launch/commands/*.ts!',
        'scripts/bundleSize/*.ts!',
        'scripts/{seed,season}.ts!',
        'scripts/tables/build.ts!',
        'scripts/lock/complete.mjs!',
        'scripts/suite/{endWithParent,malformedAddress}.cjs!',
        'tests/attack/main.ts',
        'tests/looks/support/arrange.ts',
        'tests/bench/{draft,home,live,pick-latency,projections,reads,room,start}.ts',
        'tests/support/clientProcess.ts',
        'src/app/**/page.dev.tsx!',
        'public/sw.js!',
        'src/config/checkEnvironment.ts!',
      ],
      project: ['{src,scripts,public}/**/*.{ts,tsx,js,mjs,cjs}!', 'tests/**/*.{ts,tsx}', '*.{ts,mjs}', '**/*.css'],
      ignoreBinaries: ['apt-get'],
      // Used by file path.
      ignoreDependencies: [
        '@fontsource/graduate',
        '@fontsource-variable/public-sans',
        'oxlint',
        'oxlint-tsgolint',
        'typescript-7',
      ],
    },
    functions: {
      project: ['src/**/*.ts!', '!src/**/*.test.ts!'],
      paths: { '@/*': ['../src/*'] },
    },
    emulator: {
      ignoreDependencies: ['firebase-tools', 'tsx'],
      entry: ['cli/main.ts!', 'storage-rules/main.ts!', 'bench/{main,echoServer,memoryProbe}.{ts,cjs}!'],
      project: ['**/*.{ts,mjs,cjs}!', '!{tests,conformance}/**!', '!**/test*.ts!', '!**/arbitrary*.ts!'],
    },
  },
};

export default config;
