import { FieldValue, Timestamp, deleteField, serverTimestamp, type DocumentData } from 'firebase/firestore';

/** Placeholder for the resource name of the documents; the sender replaces it with the project's. */
export const ROOT = '{root}';

/** A value in the REST format, for what a plain value can't express. */
export class RawValue {
  constructor(readonly wire: object) {}
}

/** A field transform in the REST format, without its field path. */
export class Transform {
  constructor(readonly wire: object) {}
}

export const double = (value: number): RawValue => new RawValue({ doubleValue: value });
export const bytes = (size: number): RawValue => new RawValue({ bytesValue: Buffer.alloc(size, 1).toString('base64') });
export const point = (): RawValue => new RawValue({ geoPointValue: { latitude: 1, longitude: 1 } });
/** A reference to a document in the same database. */
export const reference = (path: string): RawValue => new RawValue({ referenceValue: `${ROOT}/${path}` });

export const union = (...values: unknown[]): Transform =>
  new Transform({ appendMissingElements: { values: values.map(encodeValue) } });
export const without = (...values: unknown[]): Transform =>
  new Transform({ removeAllFromArray: { values: values.map(encodeValue) } });
export const plus = (amount: unknown): Transform => new Transform({ increment: encodeValue(amount) });

/** Encodes a plain value, or one of the above, in the REST format. */
export function encodeValue(value: unknown): object {
  if (value instanceof RawValue) return value.wire;
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value)
      ? { integerValue: String(value) }
      : { doubleValue: Number.isFinite(value) ? value : String(value) };
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value as DocumentData) } };
  throw new Error(`A ${typeof value} cannot be a field's value.`);
}

function encodeFields(data: DocumentData): Record<string, object> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encodeValue(value)]));
}

/** A write in the REST format. */
export type WireWrite = Readonly<Record<string, unknown>>;

/** A write to a document. As in the SDK, `update` takes dotted field paths and requires the document to exist. */
export type Write =
  | { readonly set: DocumentData }
  | { readonly update: DocumentData }
  | { readonly remove: true }
  | { readonly raw: (name: string) => WireWrite };

export const set = (data: DocumentData): Write => ({ set: data });
export const update = (fields: DocumentData): Write => ({ update: fields });
export const remove: Write = { remove: true };
/** A write that the SDK would never send. */
export const raw = (build: (name: string) => WireWrite): Write => ({ raw: build });

/** A field path in the REST format: segments that aren't plain names are in backquotes. */
export const quoted = (...segments: string[]): string =>
  segments
    .map((segment) =>
      /^[A-Za-z_][A-Za-z0-9_]*$/.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, (odd) => `\\${odd}`)}\``,
    )
    .join('.');

/** Returns a value without its transforms, which are added to `transforms` with their field paths. */
function strip(value: unknown, path: string[], transforms: object[]): unknown {
  const transform = transformOf(value);
  if (transform !== null) {
    transforms.push({ fieldPath: quoted(...path), ...transform });
    return undefined;
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  if (value instanceof Timestamp || value instanceof Date || value instanceof RawValue) return value;
  const kept = Object.entries(value).map(([key, inner]) => [key, strip(inner, [...path, key], transforms)] as const);
  return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
}

function transformOf(value: unknown): object | null {
  if (value instanceof Transform) return value.wire;
  if (value instanceof FieldValue && value.isEqual(serverTimestamp())) return { setToServerValue: 'REQUEST_TIME' };
  return null;
}

const isDeletion = (value: unknown): boolean => value instanceof FieldValue && value.isEqual(deleteField());

/** Encodes a write to the document at `path` in the REST format. */
export function encodeWrite(path: string, write: Write): WireWrite {
  const name = `${ROOT}/${path}`;
  if ('remove' in write) return { delete: name };
  if ('raw' in write) return write.raw(name);
  const transforms: object[] = [];
  if ('update' in write) {
    const mask: string[] = [];
    let data: DocumentData = {};
    for (const [dotted, value] of Object.entries(write.update)) {
      const segments = dotted.split('.');
      const kept = isDeletion(value) ? undefined : strip(value, segments, transforms);
      if (transformOf(value) === null) mask.push(quoted(...segments));
      if (kept !== undefined) data = placed(data, segments, kept);
    }
    return withTransforms(
      {
        update: { name, fields: encodeFields(data) },
        updateMask: { fieldPaths: mask },
        currentDocument: { exists: true },
      },
      transforms,
    );
  }
  const fields = strip(write.set, [], transforms) as DocumentData;
  const whole = { update: { name, fields: encodeFields(fields) } };
  return withTransforms(whole, transforms);
}

const withTransforms = (write: WireWrite, transforms: object[]): WireWrite =>
  transforms.length === 0 ? write : { ...write, updateTransforms: transforms };

/** Returns the data with a value set at a path. */
function placed(data: DocumentData, [head = '', ...rest]: string[], value: unknown): DocumentData {
  return { ...data, [head]: rest.length === 0 ? value : placed((data[head] as DocumentData) ?? {}, rest, value) };
}

/** Encodes the fields of a document in the REST format, for raw writes. */
export const encodeDocument = encodeFields;
