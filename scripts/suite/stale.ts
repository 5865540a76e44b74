import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A hash of files, folders (with their contents) and extra texts. It depends on the content, not on the files' dates; a
 * missing path counts as absent.
 */
export function fingerprint(root: string, paths: readonly string[], texts: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, root, path);
  for (const text of texts) hash.update(`\0text ${text}`);
  return hash.digest('hex');
}

/** Whether a product exists and its stamp shows that it was built from this fingerprint. */
export function isFresh(stamp: string, print: string, product: string): boolean {
  return existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

/** Records the fingerprint that a product was built from. */
export function writeStamp(stamp: string, print: string): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

/** Tests aren't part of the build. */
const IGNORED = /\.test\.tsx?$/;

function addPath(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const full = join(root, path);
  if (!existsSync(full)) {
    hash.update(`\0absent ${path}`);
  } else if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addPath(hash, root, join(path, name));
  } else if (!IGNORED.test(path)) {
    hash.update(`\0file ${path}\0`).update(readFileSync(full));
  }
}
