import { StatusError } from '../errors';
import { resourceName } from '../paths/resourceName';
import { collectionPath } from '../query/query';
import type { Query } from '../query/query';
import { isNever } from '../query/filter';
import type { Filter } from '../query/filter';
import type { Decision, QueryFilter, RulesDocument, RulesQuery, RulesReader, RulesRequest } from '../rules/types';
import type { Database } from '../store/database';
import type { StoredDocument } from '../documents/document';
import { demandOf } from '../store/consistency';
import type { Plan, Step } from '../store/plan';
import { timestampOfMicros } from '../values/timestamp';
import type { Micros } from '../values/timestamp';
import type { Caller } from './caller';
import type { RulesRegistry } from './rulesRegistry';

/** A decision made without evaluating rules. */
export function fixedDecision(allowed: boolean, explanation: string): Decision {
  return { allowed, explanation, line: null, documentsRead: [], expressions: 0 };
}

const OWNER_DECISION = fixedDecision(true, 'the owner passes every rule');
const NO_RULES = fixedDecision(true, 'No rules were given, so everything is allowed.');
const BROKEN_RULES = fixedDecision(false, 'The rules that were given do not compile, so only the owner gets in.');

function rulesDocument(document: StoredDocument | null): RulesDocument | null {
  return document && { path: document.path, fields: document.fields };
}

function rulesFilter(filter: Filter): QueryFilter {
  if (filter.kind !== 'field') return { kind: filter.kind, filters: filter.filters.map(rulesFilter) };
  const { field, op, value } = filter;
  return { kind: 'field', field, op: op === 'is' ? '==' : op === 'is-not' ? '!=' : op, value };
}

function rulesQuery(query: Query): RulesQuery {
  return {
    limit: query.limit,
    offset: query.offset,
    orderBy: query.explicitOrderBy.map(({ field, descending }) => ({ field, descending })),
    // A filter that matches nothing guarantees nothing useful.
    filter: query.filter && !isNever(query.filter) ? rulesFilter(query.filter) : null,
  };
}

/**
 * The method of a commit's writes to one document: the last decides whether it is deleted, the first whether it must
 * exist.
 */
function methodOf(first: Step, last: Step): RulesRequest['method'] {
  if (last.write.kind === 'verify') return 'get';
  if (last.write.kind === 'delete') return 'delete';
  const demand = demandOf(first.write) ?? (first.before ? 'exists' : 'missing');
  return demand === 'exists' ? 'update' : 'create';
}

/** The service's error, with the reason for the developer. */
export function denial(decision: Decision): StatusError {
  return new StatusError('PERMISSION_DENIED', `Missing or insufficient permissions. ${decision.explanation}`.trim());
}

/** The error of a request that no rule can allow. */
export function ownerOnly(requests: string): StatusError {
  return denial(fixedDecision(false, `${requests} require admin authentication.`));
}

/** Evaluates requests on one database by its project's rules. */
export class RulesAuthorizer {
  constructor(
    private readonly rules: RulesRegistry,
    private readonly database: Database,
  ) {}

  /** Whether the caller may read this document (in its current state; null when it doesn't exist). */
  get(caller: Caller, path: string, document: StoredDocument | null, time: Micros): Decision {
    return this.evaluate(caller, time, {
      path,
      method: 'get',
      resource: rulesDocument(document),
      query: null,
    });
  }

  /** Whether the caller may run this query, whatever documents exist. */
  list(caller: Caller, query: Query, time: Micros): Decision {
    return this.evaluate(caller, time, {
      path: collectionPath(query),
      method: 'list',
      resource: null,
      query: rulesQuery(query),
      // For rules, a query of all collections is like a collection group without a name: only a pattern that matches
      // anywhere allows it.
      allDescendants: query.allDescendants || query.collectionId === null,
    });
  }

  /**
   * Evaluates a commit, once for each document that it names. Each evaluation sees the state before the commit and,
   * through getAfter, the state after all writes. The first denial decides.
   */
  commit(caller: Caller, plan: Plan): Decision {
    let decision = OWNER_DECISION;
    if (caller.owner) return decision;
    const byPath = new Map<string, { first: Step; last: Step }>();
    for (const step of plan.steps) {
      const { path } = step.write;
      byPath.set(path, { first: byPath.get(path)?.first ?? step, last: step });
    }
    // One set for the whole batch: together its rules may read twenty documents.
    const batchAccesses = new Set<string>();
    for (const [path, { first, last }] of byPath) {
      const request = {
        path,
        method: methodOf(first, last),
        resource: rulesDocument(first.before),
        newResource: rulesDocument(last.after),
        query: null,
        batchAccesses,
      };
      decision = this.evaluate(caller, plan.requestTime, request, plan);
      if (!decision.allowed) return decision;
    }
    return decision;
  }

  private evaluate(
    caller: Caller,
    time: Micros,
    request: Pick<
      RulesRequest,
      'path' | 'method' | 'resource' | 'newResource' | 'query' | 'allDescendants' | 'batchAccesses'
    >,
    plan?: Plan,
  ): Decision {
    if (caller.owner) return OWNER_DECISION;
    const { project, database } = this.database.name;
    const ruleset = this.rules.rulesetFor(project);
    if (!ruleset) return this.rules.openWithoutRules ? NO_RULES : BROKEN_RULES;
    const reader: RulesReader = {
      get: (path) => rulesDocument(this.database.get(path)),
      getAfter: (path) => {
        const after = plan?.after.get(path);
        return after === undefined ? undefined : rulesDocument(after);
      },
    };
    return ruleset.evaluate(
      { service: 'cloud.firestore', database, auth: caller.auth, time: timestampOfMicros(time), ...request },
      reader,
    );
  }

  /** The full name of a path in this database, for messages. */
  nameOf(path: string): string {
    return resourceName(this.database.name, path);
  }
}
