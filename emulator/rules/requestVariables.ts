import { fieldsToRules, timestampToRules } from './convert';
import type { Guarantee } from './query';
import type { RulesAuth, RulesDocument, RulesQuery, RulesRequest } from './types';
import { RulesPath, Unknown, type RulesMap, type RulesValue } from './values';

/** A document as `resource`: its data, id and name. */
export function resourceOf(document: RulesDocument, database: string): RulesMap {
  const segments = document.path.split('/');
  return new Map<string, RulesValue>([
    ['data', fieldsToRules(document.fields)],
    ['id', segments.at(-1) ?? ''],
    ['__name__', new RulesPath(['databases', database, 'documents', ...segments])],
  ]);
}

/** `resource` of a list: what the query guarantees, including the id when the query names the document. */
export function resourceOfQuery(guarantee: Guarantee): RulesMap {
  const { data, name } = guarantee;
  return new Map<string, RulesValue>([
    ['data', data],
    ['id', name?.at(-1) ?? new Unknown('resource.id')],
    ['__name__', name === null ? new Unknown('resource.__name__') : new RulesPath(name)],
  ]);
}

/** A Storage object as `resource`: its metadata fields are the members. */
function objectOf(document: RulesDocument | null): RulesValue {
  return document === null ? null : fieldsToRules(document.fields);
}

/** `request` for one request; `path` is its full path. */
export function requestMap(request: RulesRequest, path: readonly string[]): RulesMap {
  const { newResource, query } = request;
  const map = new Map<string, RulesValue>();
  map.set('auth', request.auth === null ? null : authMap(request.auth));
  map.set('method', request.method);
  map.set('path', new RulesPath(path));
  map.set('time', timestampToRules(request.time));
  if (newResource !== undefined) {
    const document =
      request.service === 'firebase.storage'
        ? objectOf(newResource)
        : newResource && resourceOf(newResource, request.database);
    map.set('resource', document);
  }
  if (query !== null) map.set('query', queryMap(query));
  return map;
}

/** `resource` for a request on a document or object. */
export function currentResource(request: RulesRequest): RulesValue {
  if (request.service === 'firebase.storage') return objectOf(request.resource);
  return request.resource === null ? null : resourceOf(request.resource, request.database);
}

function authMap(auth: RulesAuth): RulesMap {
  return new Map<string, RulesValue>([
    ['uid', auth.uid],
    ['token', fieldsToRules(auth.token)],
  ]);
}

/** `request.query`: the limit is null when absent, and the map of orders is empty when there are none. */
function queryMap(query: RulesQuery): RulesMap {
  return new Map<string, RulesValue>([
    ['limit', query.limit === null ? null : BigInt(query.limit)],
    ['offset', BigInt(query.offset)],
    // A map from each field to its direction, as measured in https://techblog.sgr-ksmt.dev/2018/07/21/105041
    ['orderBy', new Map(query.orderBy.map(({ field, descending }) => [field, descending ? 'DESC' : 'ASC']))],
  ]);
}
