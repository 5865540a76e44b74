import type { RulesAuth } from '../rules/types';
import type { Fields, Value } from '../values/value';

/** The sender of a request. The owner (the console, firebase-admin) passes every rule. */
export interface Caller {
  readonly owner: boolean;
  readonly auth: RulesAuth | null;
  /** The name that reads and writes are counted under: the uid, `owner` or `anonymous`. */
  readonly label: string;
}

const ANONYMOUS: Caller = { owner: false, auth: null, label: 'anonymous' };
const OWNER: Caller = { owner: true, auth: null, label: 'owner' };

/** A JSON value as a token claim that rules can read. */
function claim(json: unknown): Value {
  if (typeof json === 'boolean') return { kind: 'boolean', value: json };
  if (typeof json === 'string') return { kind: 'string', value: json };
  if (typeof json === 'number')
    return Number.isSafeInteger(json) ? { kind: 'integer', value: BigInt(json) } : { kind: 'double', value: json };
  if (Array.isArray(json)) return { kind: 'array', values: json.map(claim) };
  if (typeof json === 'object' && json !== null) return { kind: 'map', fields: claims(json) };
  return { kind: 'null' };
}

function claims(json: object): Fields {
  return new Map(Object.entries(json).map(([name, value]) => [name, claim(value)]));
}

function decodePayload(token: string): object | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof json === 'object' && json !== null ? json : null;
  } catch {
    return null;
  }
}

/**
 * The caller of an Authorization header. Emulator tokens are unsigned, so neither signature nor expiry is checked. A token that can't be
 * parsed, or names no user, counts as signed out.
 */
export function callerOf(authorization: string | undefined): Caller {
  const token = /^(?:Bearer|Firebase)\s+(.+)$/i.exec(authorization ?? '')?.[1]?.trim();
  if (token === undefined) return ANONYMOUS;
  if (token === 'owner') return OWNER;
  const payload = decodePayload(token) as { sub?: unknown; user_id?: unknown } | null;
  const uid = payload?.sub ?? payload?.user_id;
  if (!payload || typeof uid !== 'string' || uid === '') return ANONYMOUS;
  return { owner: false, auth: { uid, token: claims(payload) }, label: uid };
}
