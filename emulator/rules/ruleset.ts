import type { RulesSource } from './ast';
import type { ExpressionCompiler } from './compileExpression';
import type { Coverage } from './coverage';
import { Context, type DocumentAccess, type Variables } from './context';
import { explainEvaluation } from './explain';
import { evaluateClauses, methodsOf, type Block, type Evaluation } from './evaluateClauses';
import { LIMITS } from './limits';
import { ANYWHERE, type RequestSegment } from './pattern';
import { guaranteesOf, type Guarantee } from './query';
import { currentResource, requestMap, resourceOf, resourceOfQuery } from './requestVariables';
import { scopeServices } from './scope';
import type { CoverageReport, Decision, RulesMethod, RulesReader, RulesRequest, Ruleset } from './types';
import { Unknown } from './values';

/** The compiled match blocks of every service in a source. */
export type Services = ReadonlyMap<string, readonly Block[]>;

/** Compiles the services of a source that the checker has accepted. */
export function compileServices(source: RulesSource, compiler: ExpressionCompiler): Services {
  const services = new Map<string, Block[]>();
  for (const { block: service, matches } of scopeServices(source)) {
    const blocks = matches.map(({ block, pattern, scope }) => ({
      line: block.line,
      pattern,
      clauses: block.allows.map((allow) => ({
        line: allow.line,
        methods: methodsOf(allow.methods),
        scope,
        condition: allow.condition,
        run: allow.condition === null ? null : compiler.compile(allow.condition, scope, new Map()),
      })),
    }));
    services.set(service.name, [...(services.get(service.name) ?? []), ...blocks]);
  }
  return services;
}

/** A compiled source that evaluates requests. */
export class CompiledRuleset implements Ruleset {
  constructor(
    private readonly source: RulesSource,
    private readonly text: string,
    private readonly fileName: string,
    private readonly services: Services,
    private readonly counted: Coverage | null = null,
  ) {}

  coverage(): CoverageReport {
    return this.counted?.report() ?? { fileName: this.fileName, source: this.text, expressions: [] };
  }

  evaluate(request: RulesRequest, reader: RulesReader): Decision {
    const access: DocumentAccess = {
      isAtHand: (path, after) =>
        request.service === 'cloud.firestore' &&
        (path === request.path || (after && reader.getAfter(path) !== undefined)),
      read: (path, after) => {
        const written = after ? reader.getAfter(path) : undefined;
        const document = written === undefined ? reader.get(path) : written;
        return document && resourceOf(document, request.database);
      },
    };
    if (request.method === 'list' && request.service === 'cloud.firestore') return this.evaluateList(request, access);
    const prefix =
      request.service === 'firebase.storage'
        ? ['b', request.database, 'o']
        : ['databases', request.database, 'documents'];
    const path = [...prefix, ...segmentsOf(request.path)];
    const variables = requestMap(request, path);
    const context = this.contextOf(request, access, { request: variables, resource: currentResource(request) });
    const evaluation = this.evaluateService(request, path, context);
    return this.decide(request, [{ evaluation: evaluation, context }]);
  }

  /**
   * Evaluates a Storage request whose variables are already built; firestore.get and firestore.exists read through
   * `access`.
   */
  permitsObject(method: RulesMethod, path: string, variables: Variables, access: DocumentAccess): boolean {
    const context = new Context(variables, '(default)', access, LIMITS.storageAccesses);
    const blocks = this.services.get('firebase.storage') ?? [];
    return evaluateClauses(blocks, this.source.version, segmentsOf(path), method, context).allowedBy !== null;
  }

  /** The version that the source declares. */
  get version(): 1 | 2 {
    return this.source.version;
  }

  /**
   * Each alternative of the query must be allowed separately; together they share the document accesses of one request.
   */
  private evaluateList(request: RulesRequest, access: DocumentAccess): Decision {
    const guarantees = guaranteesOf(request.query?.filter ?? null);
    const documents = ['databases', request.database, 'documents'];
    const collection = segmentsOf(request.path);
    const variables = requestMap(request, [...documents, ...collection]);
    if (guarantees === null) return tooManyAlternatives(request);
    const evaluations: Evaluated[] = [];
    const accesses = new Set<string>();
    for (const guarantee of guarantees) {
      const context = this.contextOf(
        request,
        access,
        { request: variables, resource: resourceOfQuery(guarantee) },
        accesses,
      );
      const path = [...documents, ...listedSegments(collection, guarantee, request.allDescendants === true)];
      const evaluation = this.evaluateService(request, path, context);
      evaluations.push({ evaluation: evaluation, context });
      if (evaluation.allowedBy === null) break;
    }
    return this.decide(request, evaluations);
  }

  private contextOf(
    request: RulesRequest,
    access: DocumentAccess,
    variables: Variables,
    accesses?: Set<string>,
  ): Context {
    const most = request.service === 'firebase.storage' ? LIMITS.storageAccesses : LIMITS.accesses;
    const database = request.service === 'firebase.storage' ? '(default)' : request.database;
    return new Context(variables, database, access, most, accesses, request.batchAccesses ?? null);
  }

  private evaluateService(request: RulesRequest, path: readonly RequestSegment[], context: Context): Evaluation {
    return evaluateClauses(
      this.services.get(request.service) ?? [],
      this.source.version,
      path,
      request.method,
      context,
    );
  }

  /** The last evaluation decides, since all earlier ones were allowed. The explanation is generated lazily. */
  private decide(request: RulesRequest, evaluations: readonly Evaluated[]): Decision {
    const { text, fileName } = this;
    const last = evaluations.at(-1);
    const allowedBy = last?.evaluation.allowedBy ?? null;
    let written: string | null = null;
    return {
      allowed: allowedBy !== null,
      get explanation() {
        written ??=
          last === undefined
            ? 'No alternative of the query can return anything.'
            : explainEvaluation(request, last.evaluation, last.context, text, fileName);
        return written;
      },
      line: allowedBy?.line ?? null,
      documentsRead:
        evaluations.length === 1 && last !== undefined
          ? [...last.context.documentsRead]
          : [...new Set(evaluations.flatMap(({ context }) => [...context.documentsRead]))],
      expressions: Math.max(0, ...evaluations.map(({ context }) => context.expressions)),
    };
  }
}

interface Evaluated {
  readonly evaluation: Evaluation;
  readonly context: Context;
}

function tooManyAlternatives(request: RulesRequest): Decision {
  return {
    allowed: false,
    explanation: `list ${request.path}: denied because the query has too many alternatives to evaluate.`,
    line: null,
    documentsRead: [],
    expressions: 0,
  };
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/**
 * The path of the documents that a list may return. Their id is unknown unless the query names it, and in a collection
 * group so are their parents.
 */
function listedSegments(collection: readonly string[], { name }: Guarantee, allDescendants: boolean): RequestSegment[] {
  if (name !== null) return name.slice(3);
  const id = new Unknown('the document id');
  const last = collection.at(-1) ?? '';
  return allDescendants ? [...collection.slice(0, -1), ANYWHERE, last, id] : [...collection, id];
}
