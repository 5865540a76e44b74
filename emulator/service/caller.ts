import { invalid } from '../errors';
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

/** A part of a token as a JSON object. Throws on anything else. */
function decodePart(part: string): object {
  const json: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new TypeError();
  return json;
}

/** Base64 in the alphabet of URLs. */
const PART = /^(?:[\w-]{4})*(?:[\w-]{2,3})?=*$/;

function decodePayload(token: string): object {
  try {
    const parts = token.split('.');
    if (parts.length !== 3 || !parts.every((part) => PART.test(part))) throw new TypeError();
    const [header = '', payload = ''] = parts;
    decodePart(header);
    return decodePart(payload);
  } catch {
    throw invalid('invalid jwt');
  }
}

/** The owner, or an access token of a service account. */
const OWNERS = /^(?:owner$|ya29\.)/i;

/**
 * The caller of an Authorization header. Emulator tokens are unsigned, so neither signature nor expiry is checked. A
 * token that names no user counts as signed out. Throws on a header without a token that can be parsed.
 */
export function callerOf(authorization: string | undefined): Caller {
  if (!authorization) return ANONYMOUS;
  const token = /^Bearer (\S+)\s*$/i.exec(authorization)?.[1] ?? '';
  if (OWNERS.test(token)) return OWNER;
  const payload = decodePayload(token) as { sub?: unknown };
  const uid = payload.sub;
  if (typeof uid !== 'string' || uid === '') return ANONYMOUS;
  return { owner: false, auth: { uid, token: claims(payload) }, label: uid };
}
