import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completed, missingOptionalPackages, platformOf } from './optionalPackages.mjs';

describe('platformOf', () => {
  it.each([
    ['@a/b-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@a/b-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@a/b-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
    ['@a/b-linuxmusl-arm64', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@a/b-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
    ['@a/b-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
    ['@a/b-wasm32-wasi', { cpu: ['wasm32'] }],
    ['b-openharmony-arm64', { os: ['openharmony'], cpu: ['arm64'] }],
    ['@esbuild/freebsd-x64', { os: ['freebsd'], cpu: ['x64'] }],
  ])('reads the platform of %s', (name, platform) => expect(platformOf(name)).toEqual(platform));

  it('refuses a name without a platform', () => expect(() => platformOf('@a/plain')).toThrow('@a/plain'));
});

describe('an incomplete lock', () => {
  const compiler = {
    version: '1.0.0',
    dev: true,
    license: 'MIT',
    optionalDependencies: { 'c-darwin-arm64': '1.0.0', 'c-linux-x64': '1.0.0' },
  };
  const linux = { version: '1.0.0', dev: true, optional: true, os: ['linux'], cpu: ['x64'] };
  const mac = { version: '1.0.0', dev: true, license: 'MIT', optional: true, os: ['darwin'], cpu: ['arm64'] };
  const packages = { '': {}, 'node_modules/c': compiler, 'node_modules/c-linux-x64': linux };

  it('is reported by parent and package name', () =>
    expect(missingOptionalPackages(packages)).toEqual([
      { parent: 'node_modules/c', name: 'c-darwin-arm64', range: '1.0.0' },
    ]));

  it('is completed, sorted by path', () => {
    const whole = completed(packages);
    expect(whole['node_modules/c-darwin-arm64']).toEqual(mac);
    expect(Object.keys(whole)).toEqual([
      '',
      'node_modules/c',
      'node_modules/c-darwin-arm64',
      'node_modules/c-linux-x64',
    ]);
    expect(missingOptionalPackages(whole)).toEqual([]);
  });

  it('nests a package under its parent when the top level has another version', () => {
    const older = { ...mac, version: '0.9.0' };
    const whole = completed({ ...packages, 'node_modules/c-darwin-arm64': older });
    expect(whole['node_modules/c-darwin-arm64']).toEqual(older);
    expect(whole['node_modules/c/node_modules/c-darwin-arm64']).toEqual(mac);
  });

  it('looks for packages where Node would', () => {
    const nested = { version: '1.0.0', optionalDependencies: { f: '^2.0.0' } };
    const at = (path: string) => missingOptionalPackages({ 'node_modules/@s/a/node_modules/b': nested, [path]: mac });
    expect(at('node_modules/f')).toEqual([]);
    expect(at('node_modules/@s/a/node_modules/f')).toEqual([]);
    expect(at('node_modules/@s/a/node_modules/b/node_modules/f')).toEqual([]);
    expect(at('node_modules/other/node_modules/f')).toHaveLength(1);
  });

  it("can't be completed when the range doesn't fix a version", () =>
    expect(() => completed({ 'node_modules/c': { optionalDependencies: { 'd-darwin-x64': '^1.0.0' } } })).toThrow(
      'd-darwin-x64@^1.0.0',
    ));
});

describe('package-lock.json', () => {
  const text = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');

  it('lists the optional packages of every platform (else run `node scripts/lock/complete.mjs`)', () =>
    expect(missingOptionalPackages(JSON.parse(text).packages)).toEqual([]));

  it('contains no registry URL', () => expect(text.match(/"resolved": "\w+:.*/g)).toBeNull());
});
