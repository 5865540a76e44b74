import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBackend, type Backend } from './backend';
import { RULE_SOURCES } from './cases/rulesSources';

// Whether rules sources compile, on the engine that FIRESTORE_ENGINE selects.

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, 120_000);
afterAll(() => backend.stop());

it.each(RULE_SOURCES)('%s', async (_, content, compiles) => {
  const response = await fetch(`${backend.origin}/emulator/v1/projects/demo-sources:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'case.rules', content }] } }),
  });
  const answer = await response.text();
  expect({ compiles: response.status === 200, answer }).toEqual({ compiles, answer });
  if (!compiles) expect(answer).toContain('Error compiling rules');
});
