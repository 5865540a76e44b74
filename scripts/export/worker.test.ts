import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillWorker, keptFiles, withVersion } from './worker';

const FILES = [
  '_next/static/build1/_buildManifest.js',
  '_next/static/chunks/a.js',
  '_next/static/chunks/a.js.map',
  '_next/static/chunks/b.css',
  '_next/static/media/plain.woff2',
  'index.html',
  'index.txt',
  '__next._tree.txt',
  'roster.html',
  'roster.txt',
  'roster/__next._tree.txt',
  'draft/_.html',
  'logos/ala.svg',
  'manifest.webmanifest',
  'admin.html',
  'admin/log.html',
  'test-db.txt',
  '404.html',
  '_not-found/__next._tree.txt',
  'clock.txt',
  'robots.txt',
];

let folder: string;
const put = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  for (const name of FILES) put(name, name);
  put('sw.js', readFileSync('public/sw.js', 'utf8'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what the service worker keeps', () => {
  it('is every page that can be read offline, with its data, code and pictures', () => {
    expect(keptFiles(folder)).toEqual({
      version: 'build1',
      hashed: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.css', '/_next/static/media/plain.woff2'],
      others: [
        ...['/', '/index.txt', '/__next._tree.txt', '/draft/_', '/logos/ala.svg', '/manifest.webmanifest'],
        ...['/roster', '/roster.txt', '/roster/__next._tree.txt'],
      ],
    });
  });

  it('is written into the worker once', () => {
    const kept = keptFiles(folder);
    fillWorker(folder, kept);
    const [, list = ''] = /^const BUILD = (.*);$/m.exec(readFileSync(join(folder, 'sw.js'), 'utf8')) ?? [];
    expect(JSON.parse(list)).toEqual(kept);
    put('sw.js', 'a worker without a list');
    expect(() => fillWorker(folder, kept)).toThrow('no list');
  });

  it('needs a build ID', () => {
    rmSync(join(folder, '_next/static/build1'), { recursive: true });
    expect(() => keptFiles(folder)).toThrow('no build ID');
  });
});

it('a page names its version once', () => {
  const page = withVersion('<head></head>', 'build1');
  expect(page).toBe('<head><meta name="version" content="build1"/></head>');
  expect(withVersion(page, 'build1')).toBe(page);
});
