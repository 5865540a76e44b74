import { bytesOfHex, hexOfBytes, isSpecial, numberValue, type Data, type Value } from './values';
import type { Sandbox } from './sandbox';

// Converts the table's values to and from the protocol's JSON form, for seeds and bare REST.

type Wire = Readonly<Record<string, unknown>>;

function isoTime([seconds, microseconds]: readonly [number, number]): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(microseconds).padStart(6, '0')}Z`;
}

/** Converts any value but the sentinels. */
export function toWire(value: Value, sandbox: Sandbox): Wire {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item: Value) => toWire(item, sandbox)) } };
  if (!isSpecial(value)) return { mapValue: { fields: toWireFields(value as Data, sandbox) } };
  if ('$number' in value) return { doubleValue: value.$number };
  if ('$integer' in value) return { integerValue: value.$integer };
  if ('$double' in value) return { doubleValue: value.$double };
  if ('$time' in value) return { timestampValue: isoTime(value.$time) };
  if ('$bytes' in value) return { bytesValue: btoa(String.fromCharCode(...bytesOfHex(value.$bytes))) };
  if ('$reference' in value) return { referenceValue: sandbox.name(value.$reference) };
  if ('$point' in value) return { geoPointValue: { latitude: value.$point[0], longitude: value.$point[1] } };
  if ('$vector' in value) {
    const values = value.$vector.map((number) => ({ doubleValue: number }));
    return { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } } } };
  }
  throw new Error(`Bare REST has no ${Object.keys(value).join()}.`);
}

export function toWireFields(data: Data, sandbox: Sandbox): Record<string, Wire> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toWire(value, sandbox)]));
}

/** Converts back to the table's form. Whole doubles and integers are the same, as in the SDKs. */
export function fromWire(wire: Wire, sandbox: Sandbox): Value {
  const [kind, content] = Object.entries(wire)[0] ?? ['nullValue', null];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
    case 'doubleValue':
      return numberValue(Number(content));
    case 'timestampValue': {
      const [, whole = '', fraction = ''] = /^(.*?)(?:\.(\d+))?Z$/.exec(String(content)) ?? [];
      return { $time: [Date.parse(`${whole}Z`) / 1000, Number(fraction.padEnd(6, '0').slice(0, 6))] };
    }
    case 'bytesValue':
      return { $bytes: hexOfBytes(Uint8Array.from(atob(String(content)), (letter) => letter.charCodeAt(0))) };
    case 'referenceValue':
      return { $reference: sandbox.relative(String(content)) };
    case 'geoPointValue': {
      const { latitude = 0, longitude = 0 } = content as { latitude?: number; longitude?: number };
      return { $point: [latitude, longitude] };
    }
    case 'arrayValue':
      return ((content as { values?: readonly Wire[] }).values ?? []).map((item) => fromWire(item, sandbox));
    case 'mapValue': {
      const fields = (content as { fields?: Readonly<Record<string, Wire>> }).fields ?? {};
      const data = fromWireFields(fields, sandbox);
      return data.__type__ === '__vector__' ? { $vector: data.value as readonly number[] } : data;
    }
    default:
      return content as Value;
  }
}

export function fromWireFields(fields: Readonly<Record<string, Wire>> | undefined, sandbox: Sandbox): Data {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, fromWire(value, sandbox)]));
}
