import type { StatusError } from '../errors';
import { resourceName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { encodeDocument } from '../documents/document';
import type { StoredDocument, WireDocument } from '../documents/document';
import { formatMicros } from '../values/timestamp';
import type { Micros } from '../values/timestamp';
import { encodeToken } from './resumeToken';
import type { Delta } from './target';

/** A message of the Listen stream in the protocol's JSON form. */
export type Message = Readonly<Record<string, unknown>>;

type ChangeType = 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';

/** A message about targets; without targets, a snapshot of all of them. */
export function targetChange(type: ChangeType, targetIds: readonly number[], more: Message = {}): Message {
  return { targetChange: { targetChangeType: type, ...(targetIds.length > 0 ? { targetIds } : {}), ...more } };
}

/** The end of a target that is rejected or no longer allowed. */
export function targetFailed(targetId: number, error: StatusError): Message {
  return targetChange('REMOVE', [targetId], { cause: { code: error.code, message: error.message } });
}

let lastMark = { epoch: '', version: -1, message: {} as Message };

/** The resume token and read time up to which everything has been sent. All listeners of a commit get the same one. */
export function mark(epoch: string, version: Micros): Message {
  if (lastMark.epoch !== epoch || lastMark.version !== version)
    lastMark = {
      epoch,
      version,
      message: { resumeToken: encodeToken(epoch, version), readTime: formatMicros(version) },
    };
  return lastMark.message;
}

const encoded = { version: -1, documents: new Map<StoredDocument, WireDocument>() };

/** A document in wire format. A document that a commit has just changed is encoded once for all of its listeners. */
function wireOf(database: DatabaseName, document: StoredDocument, version: Micros): WireDocument {
  if (document.updateTime !== version) return encodeDocument(database, document);
  if (encoded.version !== version) {
    encoded.version = version;
    encoded.documents.clear();
  }
  let wire = encoded.documents.get(document);
  if (!wire) encoded.documents.set(document, (wire = encodeDocument(database, document)));
  return wire;
}

interface Gathered {
  readonly joined: number[];
  readonly left: number[];
  document: StoredDocument | null;
  deleted: boolean;
}

/** The deltas of several targets as messages: one per document, with the targets it belongs to and those it left. */
export function deltaMessages(
  deltas: ReadonlyMap<number, readonly Delta[]>,
  database: DatabaseName,
  version: Micros,
): readonly Message[] {
  const byPath = new Map<string, Gathered>();
  for (const [targetId, list] of deltas) {
    for (const { path, kind, document } of list) {
      let gathered = byPath.get(path);
      if (!gathered) byPath.set(path, (gathered = { joined: [], left: [], document: null, deleted: false }));
      (kind === 'present' ? gathered.joined : gathered.left).push(targetId);
      gathered.document ??= document;
      gathered.deleted ||= kind === 'deleted';
    }
  }
  return [...byPath].map(([path, { joined, left, document, deleted }]) => {
    const name = resourceName(database, path);
    const removedTargetIds = left.length > 0 ? { removedTargetIds: left } : {};
    if (deleted) return { documentDelete: { document: name, readTime: formatMicros(version), ...removedTargetIds } };
    if (!document) return { documentRemove: { document: name, readTime: formatMicros(version), ...removedTargetIds } };
    return {
      documentChange: {
        document: wireOf(database, document, version),
        ...(joined.length > 0 ? { targetIds: joined } : {}),
        ...removedTargetIds,
      },
    };
  });
}
