/**
 * Replaces the regular expression library `re2js` in the built app (next.config.ts). Firestore's SDK includes it (41 kB
 * compressed) for the pattern expressions of pipelines, which this app doesn't use. tests/e2e/builtApp.spec.ts fails if
 * the SDK uses it for anything else.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Pipelines need re2js, which next.config.ts replaces.');
  },
};
