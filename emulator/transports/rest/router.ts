import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalid, StatusError, toStatus } from '../../errors';
import type { Caller } from '../../service/caller';
import { callerOf } from '../../service/caller';
import { batchGet, batchWrite, beginTransaction, commit, getDocument, rollback } from '../../service/commands';
import type { Json } from '../../service/commands';
import { createDocument, deleteDocument, updateDocument } from '../../service/documents';
import type { Engine } from '../../service/engine';
import { listCollectionIds, listDocuments, partitionQuery } from '../../service/listing';
import { runAggregationQuery, runQuery } from '../../service/queries';
import { parseResourceName } from '../../paths/resourceName';
import { whenFree } from '../../transactions/blocked';
import { readJson, sendJson, sendStatus } from '../../http/exchange';
import { requestBody, requestParameters } from './requestBody';

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

async function answer(
  engine: Engine,
  caller: Caller,
  request: IncomingMessage,
  database: string,
  path: string,
  url: URL,
  newId: () => string,
): Promise<unknown> {
  const name = path === '' ? `${database}/documents` : `${database}/documents/${path}`;
  const parameters = (message: string): Json => requestParameters(message, url.searchParams);
  const document = async (): Promise<Json> => requestBody('Document', await readJson(request));
  switch (request.method) {
    case 'GET': {
      if (path !== '' && path.split('/').length % 2 === 0) {
        const asked = { ...parameters('GetDocumentRequest'), name };
        return whenFree(() => getDocument(engine, caller, asked));
      }
      const asked = { ...parameters('ListDocumentsRequest'), ...splitCollection(name) };
      return whenFree(() => listDocuments(engine, caller, asked));
    }
    case 'POST': {
      const asked = { ...parameters('CreateDocumentRequest'), ...splitCollection(name), document: await document() };
      return whenFree(() => createDocument(engine, caller, asked, newId));
    }
    case 'PATCH': {
      const asked = { ...parameters('UpdateDocumentRequest'), document: { ...(await document()), name } };
      return whenFree(() => updateDocument(engine, caller, asked));
    }
    case 'DELETE': {
      const asked = { ...parameters('DeleteDocumentRequest'), name };
      return whenFree(() => deleteDocument(engine, caller, asked));
    }
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
