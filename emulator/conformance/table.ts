import { bareCases } from './cases/bare';
import { requestBodyCases } from './cases/requestBodies';
import { contradictionCases } from './cases/contradictions';
import { databaseCases } from './cases/databases';
import { errorCases } from './cases/errors';
import { groupCases } from './cases/groups';
import { ladderCases } from './cases/ladder';
import { listingCases } from './cases/listing';
import { listenCases } from './cases/listens';
import { networkCases } from './cases/network';
import { parameterCases } from './cases/parameters';
import { queryCases } from './cases/queries';
import { responseCases } from './cases/responses';
import { ruleCases } from './cases/rules';
import { batchCases } from './cases/rulesBatches';
import { listenerTimeCases } from './cases/rulesListeners';
import { limitCases } from './cases/rulesLimits';
import { ruledQueryCases } from './cases/rulesQueries';
import { vectorCases } from './cases/vectors';
import { wireQueryCases } from './cases/wireQueries';
import { writeCases } from './cases/writes';
import { OPEN_PROJECT, Sandbox, RULED_PROJECT } from './sandbox';
import { ALL_CLIENTS, type Case, type ClientKind } from './types';

/** Rules that allow everything to everyone, in the sandboxes and (for collection groups) anywhere. */
export const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{path=**} { allow read, write; } } }`;

export { RULES } from './cases/rules';

/** All cases. */
export const TABLE: readonly Case[] = [
  ...ladderCases,
  ...queryCases,
  ...groupCases,
  ...wireQueryCases,
  ...vectorCases,
  ...writeCases,
  ...bareCases,
  ...requestBodyCases,
  ...parameterCases,
  ...listingCases,
  ...responseCases,
  ...contradictionCases,
  ...listenCases,
  ...networkCases,
  ...databaseCases,
  ...errorCases,
  ...ruleCases,
  ...batchCases,
  ...listenerTimeCases,
  ...limitCases,
  ...ruledQueryCases,
];

/** The cases that a client plays. */
export function casesOf(client: ClientKind): readonly Case[] {
  return TABLE.filter(({ clients = ALL_CLIENTS }) => clients.includes(client));
}

/** The sandbox of a case for a client. Cases that share documents share the sandbox. */
export function sandboxOf(client: ClientKind, row: Case): Sandbox {
  const project = row.user === undefined ? OPEN_PROJECT : RULED_PROJECT;
  return new Sandbox(project, `${client}-${row.sandbox ?? TABLE.indexOf(row)}-x`, row.database);
}
