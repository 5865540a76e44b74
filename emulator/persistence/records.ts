import type { DatabaseName } from '../paths/resourceName';
import type { Commit } from '../store/database';
import type { StoredDocument } from '../store/document';
import { decodeFields, encodeFields } from '../values/json';
import type { WireFields } from '../values/json';
import type { Micros } from '../values/timestamp';

/** The form of the files; a directory of another form is refused. */
export const FORM = 1;

/** A document as a record holds it: the protocol's JSON fields, times in microseconds. */
export interface KeptDocument {
  readonly path: string;
  readonly fields: WireFields;
  readonly created: Micros;
  readonly updated: Micros;
}

/** What a log or a snapshot is made of, one JSON object a record. */
export type KeptRecord =
  | { readonly type: 'form'; readonly form: number }
  /** A database came to be, or (in a snapshot) stands as it was at `born`. `epoch` names its history for resume tokens. */
  | { readonly type: 'database'; readonly name: DatabaseName; readonly epoch: string; readonly born: Micros }
  /** No time after `upTo` has been given out. */
  | { readonly type: 'clock'; readonly upTo: Micros }
  | {
      readonly type: 'commit';
      readonly name: DatabaseName;
      readonly version: Micros;
      readonly put: readonly KeptDocument[];
      readonly gone: readonly string[];
    }
  | { readonly type: 'documents'; readonly name: DatabaseName; readonly documents: readonly KeptDocument[] }
  /** The last record of a whole snapshot. */
  | { readonly type: 'end' };

export function keptDocument({ path, fields, createTime, updateTime }: StoredDocument): KeptDocument {
  return { path, fields: encodeFields(fields), created: createTime, updated: updateTime };
}

export function storedDocument({ path, fields, created, updated }: KeptDocument): StoredDocument {
  return { path, fields: decodeFields(fields), createTime: created, updateTime: updated };
}

/** A commit as a record: what it left behind, not what was there before. */
export function keptCommit(name: DatabaseName, { version, changes }: Commit): KeptRecord {
  const put = changes.flatMap(({ after }) => (after ? [keptDocument(after)] : []));
  const gone = changes.flatMap(({ path, after }) => (after ? [] : [path]));
  return { type: 'commit', name, version, put, gone };
}

export function encodeRecord(record: KeptRecord): Buffer {
  return Buffer.from(JSON.stringify(record));
}

/** Reads a record whose checksum held: it is what this engine wrote. */
export function decodeRecord(content: Buffer): KeptRecord {
  return JSON.parse(content.toString('utf8')) as KeptRecord;
}
