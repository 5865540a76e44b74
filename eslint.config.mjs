import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which layers each layer may import (docs/architecture.md, Layers). */
const arrows = {
  config: [],
  domain: ['config'],
  hooks: ['hooks', 'domain', 'config'],
  components: ['components', 'hooks', 'domain', 'config'],
  data: ['data', 'domain', 'config'],
  providers: ['providers', 'hooks', 'data', 'domain', 'config'],
  feature: ['providers', 'data', 'components', 'hooks', 'domain', 'config'],
  app: ['app', 'feature', 'providers', 'data', 'components', 'hooks', 'domain', 'config'],
};

/** The folders of src/domain, lowest first: each may import itself and those before it. Tests may import all. */
const rooms =
  'kernel football lineup account scoring league projections draft moves season recap messages admin solo replay pages notices'.split(
    ' ',
  );

const roomArrows = rooms.map((room, at) => ({
  from: { element: { type: 'domain', captured: { room } } },
  allow: { to: { element: { type: 'domain', captured: { room: `{${rooms.slice(0, at + 1).join(',')}}` } } } },
}));

/** Allows the arrows between the layers, a feature to import itself but no other feature, and what `more` allows. */
const dependencies = (...more) => [
  'error',
  {
    default: 'disallow',
    policies: [
      ...Object.entries(arrows).map(([from, to]) => ({
        from: { element: { type: from } },
        allow: { to: { element: { types: { anyOf: to } } } },
      })),
      {
        from: { element: { type: 'feature' } },
        allow: { to: { element: { type: 'feature', captured: { name: '{{ from.element.captured.name }}' } } } },
      },
      ...more,
    ],
  },
];

/** Which layers of the emulator each may import besides itself, lowest layer first. */
const emulatorArrows = {
  base: [],
  values: ['base'],
  documents: ['values', 'base'],
  rules: ['values', 'base'],
  query: ['documents', 'values', 'base'],
  store: ['query', 'documents', 'values', 'base'],
  transactions: ['store', 'query', 'documents', 'values', 'base'],
  service: ['transactions', 'store', 'query', 'rules', 'documents', 'values', 'base'],
  exports: ['service', 'documents', 'values', 'base'],
  watch: ['service', 'transactions', 'store', 'query', 'rules', 'documents', 'values', 'base'],
  http: ['base'],
  endpoints: ['http', 'exports', 'service', 'rules', 'values', 'base'],
  transports: ['endpoints', 'http', 'watch', 'service', 'transactions', 'store', 'documents', 'values', 'base'],
  storageRules: ['rules', 'values', 'base'],
  official: [],
  cli: ['transports', 'exports', 'service', 'query', 'rules', 'values', 'base'],
};

/** Locations of the emulator layers that aren't in a folder of their name. */
const emulatorPlaces = {
  base: { pattern: 'emulator/(errors|limits).ts', mode: 'file' },
  values: { pattern: 'emulator/(values|paths)' },
  storageRules: { pattern: 'emulator/storage-rules' },
};

const firebaseServices = [
  'firebase/firestore',
  'firebase/firestore/lite',
  'firebase/auth',
  'firebase/storage',
  'firebase/analytics',
  'firebase/messaging',
  'firebase/installations',
  'firebase/app',
];

/** How the functions of src/data that read stored documents are named. */
const READERS = '^(watch|get|find|load)[A-Z]';
const readThroughProviders =
  'What is shown comes through a hook or provider of src/providers (docs/architecture.md, Layers).';

/** No feature or route imports a reader of src/data. */
const noReaders = { group: ['@/data/*'], importNamePattern: READERS, message: readThroughProviders };

const onlyDataUsesFirebase = firebaseServices.map((name) => ({ name, message: 'Only src/data talks to Firebase.' }));

/** A name as its owner wrote it, which may be written from right to left. */
const NAME =
  "MemberExpression:matches([property.name=/^(displayName|teamName|leagueName|managerName)$/], [property.name='name']:matches([object.name=/^(league|preview)$/], [object.property.name='league'])):not(CallExpression > MemberExpression)";
const betweenWords = 'Beside other text a name is isolated: isolated(name) of src/domain/kernel/isolated.ts.';

/** Names in a template, or beside words of JSX. */
const isolatedNames = [
  `TemplateLiteral > ${NAME}`,
  `TemplateLiteral > :matches(LogicalExpression, ConditionalExpression, ChainExpression) ${NAME}`,
  `JSXText[value=/\\S/] ~ JSXExpressionContainer > ${NAME}`,
  `JSXText[value=/\\S/] ~ JSXExpressionContainer > LogicalExpression ${NAME}`,
  `JSXExpressionContainer:has(> ${NAME}) ~ JSXText[value=/\\S/]`,
].map((selector) => ({ selector, message: betweenWords }));

/** The rules that need types or all files at once run in oxlint (.oxlintrc.json), which is faster. */
export default tseslint.config(
  {
    ignores: [
      '.next/**',
      'out/**',
      '.cache/**',
      'emulator/dist/**',
      'functions/lib/**',
      'node_modules/**',
      'coverage/**',
      'playwright-report/**',
      'test-results/**',
      'next-env.d.ts',
    ],
  },
  ...tseslint.configs.strict,
  {
    languageOptions: { parser: tseslint.parser },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // What Prettier doesn't break: comments.
      'max-len': [
        'error',
        {
          code: 120,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignoreUrls: true,
          // The list of components, and the page that the service worker has for a lost connection.
          ignorePattern: ' · |^font:|^h1\\{|^<title>|^const UNREACHABLE|^<main>',
        },
      ],
    },
  },
  {
    files: ['src/**', 'scripts/**', 'emulator/**', 'functions/**'],
    ignores: ['**/*.test.{ts,tsx}', 'emulator/conformance/**'],
    rules: { 'max-lines': ['error', 300] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/include': ['src/**/*'],
      'boundaries/elements': [
        { type: 'config', pattern: 'src/config' },
        { type: 'domain', pattern: 'src/domain/*', capture: ['room'] },
        { type: 'hooks', pattern: 'src/hooks' },
        { type: 'components', pattern: 'src/components' },
        { type: 'data', pattern: 'src/data' },
        { type: 'providers', pattern: 'src/providers' },
        { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
        { type: 'app', pattern: 'src/app' },
      ],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'jsx-a11y/no-autofocus': 'off',
      // Our primitives wrap the control in the label, but the rule only sees the outermost element.
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 4 }],
      // Scrollable parts with these roles take keyboard focus on purpose, so that the arrow keys scroll them.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region', 'log', 'grid'] }],
      'boundaries/dependencies': dependencies(...roomArrows),
    },
  },
  {
    files: ['src/domain/**/*.test.ts'],
    rules: {
      'boundaries/dependencies': dependencies({
        from: { element: { type: 'domain' } },
        allow: { to: { element: { type: 'domain' } } },
      }),
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/data/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: onlyDataUsesFirebase }],
    },
  },
  {
    files: ['src/data/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'firebase/firestore',
              importNames: ['getDocs'],
              message: 'Of a server that’s silent it says that there is nothing: readQuery of backend/serverReads.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/{app,components,hooks,providers}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...isolatedNames] },
  },
  {
    // Commands of src/data may be imported here, its readers may not: neither by name nor by a lazy import.
    files: ['src/{features,app}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: onlyDataUsesFirebase,
          patterns: [noReaders],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...isolatedNames,
        {
          // const { watchX } = await import('@/data/x'), also among several in Promise.all.
          selector: `VariableDeclarator:has(ImportExpression[source.value=/^@.data./]) ObjectPattern > Property[key.name=/${READERS}/]`,
          message: readThroughProviders,
        },
        {
          // import('@/data/x').then(({ watchX }) => ...) and (x) => x.watchX
          selector: `CallExpression[callee.object.type='ImportExpression'][callee.object.source.value=/^@.data./] :matches(ObjectPattern > Property[key.name=/${READERS}/], MemberExpression[property.name=/${READERS}/])`,
          message: readThroughProviders,
        },
      ],
    },
  },
  {
    // The views of the room import what they share, not the other way round.
    files: ['src/features/draft-room/shared/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: onlyDataUsesFirebase,
          patterns: [
            noReaders,
            {
              group: ['../*', '@/features/draft-room/*'],
              message: 'What the room shares imports no other folder of the room.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-dom', 'next', 'next/*', 'firebase', 'firebase/*'],
              message: 'The domain is pure.',
            },
            {
              group: ['@/config/*', '!@/config/product'],
              message: 'Of the configuration the domain knows the product alone.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...isolatedNames,
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Time is passed in.',
        },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is passed in.' },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Randomness is passed in.',
        },
      ],
    },
  },
  {
    files: ['emulator/**/*.ts'],
    // Tests and their helpers may use every layer.
    ignores: ['emulator/{tests,conformance,bench}/**', '**/*.test.ts', '**/test*.ts', '**/arbitrary*.ts'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/include': ['emulator/**/*.ts'],
      'boundaries/elements': Object.keys(emulatorArrows).map((type) => ({
        type,
        pattern: `emulator/${type}`,
        ...emulatorPlaces[type],
      })),
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(emulatorArrows).map(([from, to]) => ({
            from: { element: { type: from } },
            allow: { to: { element: { types: { anyOf: [from, ...to] } } } },
          })),
        },
      ],
    },
  },
  {
    files: ['emulator/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@/*', '**/src/*'], message: 'The emulator imports nothing from the application.' }] },
      ],
    },
  },
  {
    files: ['functions/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/*', '!@/domain', '!@/config', '**/src/*'],
              message: 'The functions import only the pure parts of the application: domain and config.',
            },
          ],
        },
      ],
    },
  },
  {
    // What doesn't need the packages of the functions is tested without them.
    files: ['functions/src/pushes/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/*', '!@/domain', '!@/config', 'firebase-*', '../*'],
              message: 'This part is pure: it imports only domain and config.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'emulator/**', 'tests/**', '**/*.test.{ts,tsx}', '*.config.*'],
    rules: { 'no-console': 'off' },
  },
  {
    // Files loaded by `node --require` can only import with `require`.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
