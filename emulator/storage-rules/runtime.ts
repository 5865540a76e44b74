import { compileRules } from '../rules/index';
import type { DocumentAccess } from '../rules/context';
import { resourceOf } from '../rules/requestVariables';
import type { CompiledRuleset } from '../rules/ruleset';
import type { RulesIssue, RulesMethod } from '../rules/types';
import { isMap, type RulesMap } from '../rules/values';
import { decodeFields } from '../values/json';
import { decodeTagged } from './taggedValue';

/** One message of the protocol, in either direction. */
export type Message = Readonly<Record<string, unknown>>;

/** A request under evaluation, with the documents it has received so far. */
interface Question {
  readonly ruleset: CompiledRuleset;
  readonly method: RulesMethod;
  readonly path: string;
  readonly variables: unknown;
  readonly documents: Map<string, RulesMap | null>;
  /** The document that was requested last. */
  wanted: string | null;
}

/** Stops an evaluation at a document that must be fetched first. */
class NeedsDocument extends Error {
  constructor(readonly path: string) {
    super(path);
  }
}

const METHODS: readonly string[] = ['get', 'list', 'create', 'update', 'delete'];

/**
 * The Storage rules runtime: handles the protocol's messages one by one, with one response each. An evaluation that
 * needs a Firestore document requests it under the same id, and restarts once it has the document.
 */
export class StorageRulesRuntime {
  private readonly rulesets = new Map<string, CompiledRuleset>();
  private readonly questions = new Map<number, Question>();

  /** The first message, sent without a request: ready. */
  greeting(): Message {
    return { id: -1, status: 'ok', warnings: [], errors: [] };
  }

  /** The response to one message; null for one that is neither a request nor a requested document. */
  handle(message: Message): Message | null {
    const id = message['id'];
    if (typeof id !== 'number') return null;
    const context = asObject(message['context']);
    if (message['action'] === 'load_ruleset') return this.load(id, context);
    if (message['action'] === 'verify') return this.verify(id, context);
    return this.takeDocument(id, message);
  }

  private load(id: number, context: Message): Message {
    const files = asObject(context['source'])['files'];
    const [file] = Array.isArray(files) ? files.map(asObject) : [];
    const fileName = String(file?.['name'] ?? 'storage.rules');
    const { ruleset, issues } = compileRules(String(file?.['content'] ?? ''), fileName);
    const written = (severity: RulesIssue['severity']): string[] =>
      issues
        .filter((issue) => issue.severity === severity)
        .map(({ line, column, description }) => `${fileName}:${line}:${column} - ${description}`);
    const answer = { id, status: 'ok', warnings: written('WARNING'), errors: written('ERROR') };
    if (ruleset === null) return answer;
    this.rulesets.set(String(context['rulesetName']), ruleset);
    return { ...answer, result: { rulesVersion: ruleset.version } };
  }

  private verify(id: number, context: Message): Message {
    const ruleset = this.rulesets.get(String(context['rulesetName']));
    const method = String(context['method']);
    if (ruleset === undefined) return permit(id, false, [`There is no ruleset ${String(context['rulesetName'])}.`]);
    if (!METHODS.includes(method)) return permit(id, false, [`'${method}' is not a method.`]);
    const question = {
      ruleset,
      method: method as RulesMethod,
      path: String(context['path']),
      variables: context['variables'],
      documents: new Map<string, RulesMap | null>(),
      wanted: null,
    };
    return this.evaluate(id, question);
  }

  private evaluate(id: number, question: Question): Message {
    const { ruleset, method, path, documents } = question;
    const access: DocumentAccess = {
      read: (document) => {
        const known = documents.get(document);
        if (known !== undefined) return known;
        throw new NeedsDocument(document);
      },
    };
    try {
      const given = asObject(question.variables);
      const request = decodeTagged(given['request']);
      if (!isMap(request)) throw new Error('request is not a map');
      const variables = {
        request: new Map([...request, ['method', method]]),
        resource: decodeTagged(given['resource'] ?? { null_value: null }),
      };
      return permit(id, ruleset.permitsObject(method, path, variables, access));
    } catch (error) {
      if (!(error instanceof NeedsDocument)) {
        return permit(id, false, [
          `The request could not be evaluated: ${error instanceof Error ? error.message : String(error)}.`,
        ]);
      }
      question.wanted = error.path;
      this.questions.set(id, question);
      return {
        server_request_id: id,
        action: 'fetch_firestore_document',
        context: { path: `/databases/(default)/documents/${error.path}` },
      };
    }
  }

  private takeDocument(id: number, message: Message): Message | null {
    const question = this.questions.get(id);
    if (question === undefined || question.wanted === null) return null;
    this.questions.delete(id);
    const path = question.wanted;
    try {
      const found =
        message['status'] === 'ok' ? { path, fields: decodeFields(asObject(message['result'])['fields']) } : null;
      question.documents.set(path, found && resourceOf(found, '(default)'));
    } catch (error) {
      return permit(id, false, [
        `The document ${path} could not be read: ${error instanceof Error ? error.message : String(error)}.`,
      ]);
    }
    return this.evaluate(id, question);
  }
}

function permit(id: number, allowed: boolean, warnings: readonly string[] = []): Message {
  return { id, status: 'ok', warnings, errors: [], result: { permit: allowed } };
}

function asObject(value: unknown): Message {
  return typeof value === 'object' && value !== null ? (value as Message) : {};
}
