import type { Sandbox } from './sandbox';
import { toWireFields } from './wire';
import type { Data } from './values';

// Requests as the owner over REST: they pass every rule, and work the same in Node and in a page.

/**
 * Sends a request, by default as the owner. `method` is a custom method of the documents (`commit`), or `VERB path`.
 */
export async function ask(
  origin: string,
  sandbox: Sandbox,
  method: string,
  body: unknown,
  authorization = 'Bearer owner',
): Promise<{ ok: boolean; status: number; json: unknown }> {
  const [verb, path] = method.includes(' ') ? (method.split(' ') as [string, string]) : ['POST', `:${method}`];
  const address = path.startsWith('/') ? `/${sandbox.path(path.slice(1))}` : path;
  const response = await fetch(`${origin}/v1/${sandbox.database}/documents${address}`, {
    method: verb,
    headers: { authorization, 'content-type': 'application/json' },
    ...(verb === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return { ok: response.ok, status: response.status, json: (await response.json()) as unknown };
}

const COMMIT_SIZE = 400;

const SEED_ATTEMPTS = 5;

/**
 * Google's emulator sometimes responds to a commit with an internal error (5xx) while it is busy; retrying the same
 * writes then succeeds.
 */
async function commitSeed(origin: string, sandbox: Sandbox, writes: readonly unknown[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { status, json } = await ask(origin, sandbox, 'commit', { writes });
    if (status === 200) return;
    if (status < 500 || attempt === SEED_ATTEMPTS) throw new Error(`A seed was refused: ${JSON.stringify(json)}`);
  }
}

/** Writes documents without transforms or rules; null deletes. */
export async function put(
  origin: string,
  sandboxes: readonly (readonly [Sandbox, Readonly<Record<string, Data | null>>])[],
): Promise<void> {
  const byDatabase = new Map<string, { sandbox: Sandbox; writes: unknown[] }>();
  for (const [sandbox, documents] of sandboxes) {
    const entry = byDatabase.get(sandbox.database) ?? { sandbox, writes: [] };
    byDatabase.set(sandbox.database, entry);
    for (const [path, data] of Object.entries(documents)) {
      const name = sandbox.name(path);
      entry.writes.push(data === null ? { delete: name } : { update: { name, fields: toWireFields(data, sandbox) } });
    }
  }
  for (const { sandbox, writes } of byDatabase.values()) {
    for (let at = 0; at < writes.length; at += COMMIT_SIZE) {
      await commitSeed(origin, sandbox, writes.slice(at, at + COMMIT_SIZE));
    }
  }
}

/** Parts of a response that are different each time. */
const UNIQUE = new Set(['updateTime', 'createTime', 'readTime', 'commitTime', 'transaction', 'nextPageToken']);

/** A response without what is unique in it, with names in the table's form; only the status of an error. */
export function plain(json: unknown, sandbox: Sandbox): unknown {
  if (typeof json === 'string') return sandbox.relative(json);
  if (Array.isArray(json)) return json.map((item) => plain(item, sandbox));
  if (typeof json !== 'object' || json === null) return json;
  const { error } = json as { error?: { status?: string } };
  if (error?.status !== undefined) return { error: error.status };
  const entries = Object.entries(json).filter(([name]) => !UNIQUE.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, plain(value, sandbox)]));
}

/** A body with `@path` and `#kept.path` filled in. */
export function filled(json: unknown, sandbox: Sandbox, kept: ReadonlyMap<string, unknown>): unknown {
  if (typeof json === 'string') {
    if (json.startsWith('@')) return sandbox.name(json.slice(1));
    if (!json.startsWith('#')) return json;
    const [name = '', ...path] = json.slice(1).split('.');
    return path.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], kept.get(name));
  }
  if (Array.isArray(json)) return json.map((item) => filled(item, sandbox, kept));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, filled(value, sandbox, kept)]));
}
