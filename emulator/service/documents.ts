import { invalid } from '../errors';
import { encodeDocument } from '../documents/document';
import { checkCollectionId, parseDocumentName } from '../paths/resourceName';
import { decodeMask, decodeWrite } from '../store/decodeWrite';
import type { Caller } from './caller';
import { apply } from './commands';
import type { Json } from './commands';
import type { Engine } from './engine';

/** Writes one document and returns its new state, reduced to the mask. */
function write(engine: Engine, caller: Caller, wire: Json, name: string, mask: unknown): Json {
  const parsed = parseDocumentName(name);
  const context = engine.context(parsed);
  const shown = decodeMask(mask);
  apply(engine, context, caller, [decodeWrite(wire, parsed)]);
  const document = context.database.get(parsed.path);
  return document ? { ...encodeDocument(parsed, document, shown) } : {};
}

/** CreateDocument: a document that must not exist yet; without an id it gets one from `newId`. */
export function createDocument(engine: Engine, caller: Caller, request: Json, newId: () => string): Json {
  const { parent, collectionId, documentId, document, mask } = request;
  const id = typeof documentId === 'string' && documentId !== '' ? documentId : newId();
  if (id.includes('/')) throw invalid(`Resource id "${id}" is invalid because it contains "/".`);
  checkCollectionId(String(collectionId ?? ''));
  const name = `${String(parent)}/${String(collectionId)}/${id}`;
  const update = { ...(document as Json | undefined), name };
  return write(engine, caller, { update, currentDocument: { exists: false } }, name, mask);
}

/** UpdateDocument: the whole document, or the fields of `updateMask`. */
export function updateDocument(engine: Engine, caller: Caller, request: Json): Json {
  const { document, updateMask, currentDocument, mask } = request;
  const name = String((document as Json | undefined)?.name ?? '');
  return write(engine, caller, { update: document, updateMask, currentDocument }, name, mask);
}

/** DeleteDocument. */
export function deleteDocument(engine: Engine, caller: Caller, { name, currentDocument }: Json): Json {
  return write(engine, caller, { delete: name, currentDocument }, String(name ?? ''), undefined);
}
