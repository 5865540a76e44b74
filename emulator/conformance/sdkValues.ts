import type * as lite from 'firebase/firestore/lite';
import { bytesOfHex, hexOfBytes, isSpecial, numberValue, specialNumber, type Data, type Value } from './values';
import type { Sandbox } from './sandbox';

/** The names that both forms of the SDK share. */
export type Sdk = typeof lite;

/** Converts a value of the table to the SDK's form. */
export function toSdk(value: Value, sdk: Sdk, db: lite.Firestore, sandbox: Sandbox): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Value) => toSdk(item, sdk, db, sandbox));
  if (!isSpecial(value)) return toSdkData(value as Data, sdk, db, sandbox);
  const all = (values: readonly Value[]): unknown[] => values.map((item) => toSdk(item, sdk, db, sandbox));
  const number = specialNumber(value);
  if (number !== null) return number;
  if ('$time' in value) return new sdk.Timestamp(value.$time[0], value.$time[1] * 1000);
  if ('$bytes' in value) return sdk.Bytes.fromUint8Array(bytesOfHex(value.$bytes));
  if ('$reference' in value) return sdk.doc(db, sandbox.path(value.$reference));
  if ('$point' in value) return new sdk.GeoPoint(...(value.$point as [number, number]));
  if ('$vector' in value) return sdk.vector([...value.$vector]);
  if ('$server' in value) return value.$server === 'time' ? sdk.serverTimestamp() : sdk.deleteField();
  if ('$increment' in value) return sdk.increment(toSdk(value.$increment, sdk, db, sandbox) as number);
  if ('$union' in value) return sdk.arrayUnion(...all(value.$union));
  if ('$remove' in value) return sdk.arrayRemove(...all(value.$remove));
  throw new Error(`No such value: ${JSON.stringify(value)}`);
}

export function toSdkData(data: Data, sdk: Sdk, db: lite.Firestore, sandbox: Sandbox): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toSdk(value, sdk, db, sandbox)]));
}

/** Converts a value of the SDK to the table's form. */
function fromSdk(value: unknown, sdk: Sdk, sandbox: Sandbox): Value {
  if (typeof value === 'number') return numberValue(value);
  if (typeof value !== 'object' || value === null) return value as Value;
  if (Array.isArray(value)) return value.map((item) => fromSdk(item, sdk, sandbox));
  if (value instanceof sdk.Timestamp) return { $time: [value.seconds, Math.floor(value.nanoseconds / 1000)] };
  if (value instanceof sdk.Bytes) return { $bytes: hexOfBytes(value.toUint8Array()) };
  if (value instanceof sdk.DocumentReference) return { $reference: sandbox.relative(value.path) };
  if (value instanceof sdk.GeoPoint) return { $point: [value.latitude, value.longitude] };
  if (value instanceof sdk.VectorValue) return { $vector: value.toArray() };
  return fromSdkData(value, sdk, sandbox);
}

export function fromSdkData(data: object, sdk: Sdk, sandbox: Sandbox): Data {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, fromSdk(value, sdk, sandbox)]));
}
