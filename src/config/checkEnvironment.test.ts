import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkEnvironment, PUBLIC_ENVIRONMENT } from './checkEnvironment';

const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

const OPTIONAL = ['NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID', 'NEXT_PUBLIC_FIREBASE_VAPID_KEY'];

describe('checkEnvironment', () => {
  it('accepts .env.example, which lists every variable', () => {
    expect(() => checkEnvironment(example)).not.toThrow();
    expect(Object.keys(example).sort()).toEqual(Object.keys(PUBLIC_ENVIRONMENT).sort());
  });

  it.each(Object.keys(PUBLIC_ENVIRONMENT).filter((name) => !OPTIONAL.includes(name)))(
    'reports %s when it is missing',
    (name) => {
      expect(() => checkEnvironment({ ...example, [name]: undefined })).toThrow(`${name}: is missing`);
    },
  );

  it.each(OPTIONAL)('needs no %s', (name) => {
    expect(() => checkEnvironment({ ...example, [name]: undefined })).not.toThrow();
  });

  it('accepts the public key of a web push certificate', () => {
    expect(() =>
      checkEnvironment({ ...example, NEXT_PUBLIC_FIREBASE_VAPID_KEY: `B${'x-_'.repeat(28)}yz` }),
    ).not.toThrow();
  });

  it.each([
    ['NEXT_PUBLIC_FIREBASE_API_KEY', ''],
    ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'https://example.com'],
    ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'My Project'],
    ['NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET', 'gs://bucket'],
    ['NEXT_PUBLIC_FIREBASE_APP_ID', 'app'],
    ['NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID', 'UA-1'],
    ['NEXT_PUBLIC_FIREBASE_VAPID_KEY', 'the private one'],
    ['NEXT_PUBLIC_USE_EMULATORS', 'yes'],
    ['NEXT_PUBLIC_EMULATOR_BASE_PORT', '70000'],
    ['NEXT_PUBLIC_EMULATOR_BASE_PORT', '65530'],
    ['NEXT_PUBLIC_SITE_URL', 'https://'],
    ['NEXT_PUBLIC_SITE_URL', 'example.com'],
    ['NEXT_PUBLIC_SUPPORT_EMAIL', 'help'],
    ['NEXT_PUBLIC_SOCIAL_X', 'http://x.com/squads'],
    ['NEXT_PUBLIC_SOCIAL_YOUTUBE', 'javascript:alert(1)'],
    ['NEXT_PUBLIC_SOCIAL_INSTAGRAM', ''],
  ])('refuses %s=%s and names the variable', (name, value) => {
    expect(() => checkEnvironment({ ...example, [name]: value })).toThrow(`${name}: must`);
  });

  it('reports every error at once', () => {
    expect(() => checkEnvironment({})).toThrow(/API_KEY[\s\S]*SITE_URL/);
  });
});
