import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalid, StatusError, toStatus } from '../../errors';
import type { Caller } from '../../service/caller';
import { callerOf } from '../../service/caller';
import { apply, batchGet, batchWrite, beginTransaction, commit, getDocument, rollback } from '../../service/commands';
import type { Json } from '../../service/commands';
import type { Engine } from '../../service/engine';
import { listCollectionIds, listDocuments, partitionQuery } from '../../service/listing';
import { runAggregationQuery, runQuery } from '../../service/queries';
import { parseDocumentName, parseResourceName } from '../../paths/resourceName';
import { encodeDocument } from '../../documents/document';
import { decodeWrite } from '../../store/decodeWrite';
import { whenFree } from '../../transactions/blocked';
import { readJson, sendJson, sendStatus } from '../../http/exchange';
import { requestBody } from './requestBody';

const PATH = /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/:]+)(?:\/documents)?(?:\/([^:]*))?(?::([A-Za-z]+))?$/s;

interface Command {
  /** The message type that the body encodes. */
  readonly message: string;
  answer(engine: Engine, caller: Caller, body: Json): unknown;
}

/** The custom methods on the documents of a database; those that stream return an array. */
const COMMANDS: Readonly<Record<string, Command>> = {
  batchGet: { message: 'BatchGetDocumentsRequest', answer: batchGet },
  commit: { message: 'CommitRequest', answer: commit },
  batchWrite: { message: 'BatchWriteRequest', answer: batchWrite },
  runQuery: { message: 'RunQueryRequest', answer: runQuery },
  runAggregationQuery: { message: 'RunAggregationQueryRequest', answer: runAggregationQuery },
  beginTransaction: {
    message: 'BeginTransactionRequest',
    answer: (engine, _caller, body) => beginTransaction(engine, body),
  },
  rollback: { message: 'RollbackRequest', answer: (engine, _caller, body) => rollback(engine, body) },
  listCollectionIds: { message: 'ListCollectionIdsRequest', answer: listCollectionIds },
  partitionQuery: { message: 'PartitionQueryRequest', answer: partitionQuery },
};

const STREAMING = new Set(['batchGet', 'runQuery', 'runAggregationQuery']);

function many(parameters: URLSearchParams, name: string): { fieldPaths: readonly string[] } | undefined {
  const fieldPaths = parameters.getAll(name);
  return fieldPaths.length > 0 ? { fieldPaths } : undefined;
}

function precondition(parameters: URLSearchParams): Json | undefined {
  const exists = parameters.get('currentDocument.exists');
  const updateTime = parameters.get('currentDocument.updateTime');
  if (exists !== null) return { exists: exists === 'true' };
  return updateTime === null ? undefined : { updateTime };
}

/** Writes one document and returns its new state. */
async function writeOne(
  engine: Engine,
  caller: Caller,
  wire: Json,
  name: string,
  mask: readonly string[],
): Promise<unknown> {
  const parsed = parseDocumentName(name);
  const context = engine.context(parsed);
  await whenFree(() => apply(engine, context, caller, [decodeWrite(wire, parsed)]));
  const document = context.database.get(parsed.path);
  return document ? encodeDocument(parsed, document, mask.length > 0 ? mask.map((path) => path.split('.')) : null) : {};
}

async function answer(
  engine: Engine,
  caller: Caller,
  request: IncomingMessage,
  database: string,
  path: string,
  url: URL,
  newId: () => string,
): Promise<unknown> {
  const parameters = url.searchParams;
  const name = path === '' ? `${database}/documents` : `${database}/documents/${path}`;
  const shown = parameters.getAll('mask.fieldPaths');
  const isDocument = path !== '' && path.split('/').length % 2 === 0;
  switch (request.method) {
    case 'GET': {
      if (isDocument) {
        const reading = {
          transaction: parameters.get('transaction') ?? undefined,
          readTime: parameters.get('readTime') ?? undefined,
        };
        const mask = many(parameters, 'mask.fieldPaths');
        return whenFree(() => getDocument(engine, caller, { name, mask, ...reading }));
      }
      const { parent, collectionId } = splitCollection(name);
      return whenFree(() =>
        listDocuments(engine, caller, {
          parent,
          collectionId,
          pageSize: parameters.get('pageSize') ?? undefined,
          pageToken: parameters.get('pageToken') ?? undefined,
          orderBy: parameters.get('orderBy') ?? undefined,
          showMissing: parameters.get('showMissing') === 'true',
          mask: many(parameters, 'mask.fieldPaths'),
        }),
      );
    }
    case 'POST': {
      const { parent, collectionId } = splitCollection(name);
      const full = `${parent}/${collectionId}/${parameters.get('documentId') || newId()}`;
      const { fields } = requestBody('Document', await readJson(request));
      return writeOne(
        engine,
        caller,
        { update: { name: full, fields }, currentDocument: { exists: false } },
        full,
        shown,
      );
    }
    case 'PATCH': {
      const { fields } = requestBody('Document', await readJson(request));
      const wire = {
        update: { name, fields },
        updateMask: many(parameters, 'updateMask.fieldPaths'),
        currentDocument: precondition(parameters),
      };
      return writeOne(engine, caller, wire, name, shown);
    }
    case 'DELETE':
      return writeOne(engine, caller, { delete: name, currentDocument: precondition(parameters) }, name, []);
    default:
      throw new StatusError('UNIMPLEMENTED', `Method ${String(request.method)} is not supported.`);
  }
}

function splitCollection(name: string): { parent: string; collectionId: string } {
  const { path } = parseResourceName(name);
  if (path === '') throw invalid('A collection is needed.');
  const slash = name.lastIndexOf('/');
  return { parent: name.slice(0, slash), collectionId: name.slice(slash + 1) };
}

/** True for paths of the REST API. */
export function isRestPath(path: string): boolean {
  return path.startsWith('/v1/') || path.startsWith('/v1beta1/');
}

/**
 * Handles one REST request; every error is JSON with the service's status. `newId` generates ids for documents created
 * without one.
 */
export async function handleRest(
  engine: Engine,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  newId: () => string,
): Promise<void> {
  let streaming = false;
  try {
    const match = PATH.exec(decodeURIComponent(url.pathname));
    if (!match) throw new StatusError('NOT_FOUND', `No such address: ${url.pathname}.`);
    const database = match[1] as string;
    const path = match[2] ?? '';
    const method = match[3];
    const caller = callerOf(request.headers.authorization);
    if (method === undefined) {
      sendJson(response, 200, await answer(engine, caller, request, database, path, url, newId));
      return;
    }
    const command = Object.hasOwn(COMMANDS, method) ? COMMANDS[method] : undefined;
    if (method === 'executePipeline')
      throw new StatusError('UNIMPLEMENTED', 'Pipelines are not part of this emulator.');
    if (!command) throw new StatusError('NOT_FOUND', `No such method: ${method}.`);
    streaming = STREAMING.has(method);
    const parent = path === '' ? `${database}/documents` : `${database}/documents/${path}`;
    const body = requestBody(command.message, await readJson(request));
    const json = { ...body, database, parent };
    sendJson(response, 200, await whenFree(() => command.answer(engine, caller, json)));
  } catch (error) {
    sendStatus(response, toStatus(error), streaming);
  }
}
