import { StatusError } from '../../errors';
import { batchGet, batchWrite, beginTransaction, commit, getDocument, rollback } from '../../service/commands';
import type { Json } from '../../service/commands';
import type { Caller } from '../../service/caller';
import { createDocument, deleteDocument, updateDocument } from '../../service/documents';
import type { Engine } from '../../service/engine';
import { listCollectionIds, listDocuments, partitionQuery } from '../../service/listing';
import { runAggregationQuery, runQuery } from '../../service/queries';
import { whenFree } from '../../transactions/blocked';

/**
 * A method that takes one request; `answers` resolves to all responses (one, unless it streams), once the locks it
 * needs are free.
 */
export interface UnaryMethod {
  readonly request: string;
  readonly response: string;
  answers(engine: Engine, caller: Caller, request: Json, newId: () => string): Promise<readonly unknown[]>;
}

type Answer = (engine: Engine, caller: Caller, request: Json, newId: () => string) => unknown;

function unary(name: string, answer: Answer, response = `${name}Response`): UnaryMethod {
  const answers: UnaryMethod['answers'] = async (...args) => [await whenFree(() => answer(...args))];
  return { request: `${name}Request`, response, answers };
}

type Answers = (engine: Engine, caller: Caller, request: Json) => readonly unknown[];

function streaming(name: string, answers: Answers): UnaryMethod {
  return {
    request: `${name}Request`,
    response: `${name}Response`,
    answers: (engine, caller, request) => whenFree(() => answers(engine, caller, request)),
  };
}

/** Every method of the service except the two bidirectional streams. */
export const METHODS: Readonly<Record<string, UnaryMethod>> = {
  GetDocument: unary('GetDocument', getDocument, 'Document'),
  ListDocuments: unary('ListDocuments', listDocuments),
  CreateDocument: unary('CreateDocument', createDocument, 'Document'),
  UpdateDocument: unary('UpdateDocument', updateDocument, 'Document'),
  DeleteDocument: unary('DeleteDocument', deleteDocument, '.google.protobuf.Empty'),
  BatchGetDocuments: streaming('BatchGetDocuments', batchGet),
  BeginTransaction: unary('BeginTransaction', (engine, _caller, request) => beginTransaction(engine, request)),
  Commit: unary('Commit', commit),
  Rollback: unary('Rollback', (engine, _caller, request) => rollback(engine, request), '.google.protobuf.Empty'),
  RunQuery: streaming('RunQuery', runQuery),
  RunAggregationQuery: streaming('RunAggregationQuery', runAggregationQuery),
  PartitionQuery: unary('PartitionQuery', partitionQuery),
  BatchWrite: unary('BatchWrite', batchWrite),
  ListCollectionIds: unary('ListCollectionIds', listCollectionIds),
};

/** The error for a method that the service doesn't have. */
export function unknownMethod(name: string): StatusError {
  return new StatusError('UNIMPLEMENTED', `Method ${name} is not part of this emulator.`);
}
