import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError, toStatus } from '../errors';
import { exportDatabase } from '../exports/exportData';
import { coveragePage } from '../rules/index';
import type { CoverageReport } from '../rules/types';
import type { Engine } from '../service/engine';
import { readJson, sendJson, sendStatus } from '../http/exchange';
import { coverageJson } from './ruleCoverage';

const PREFIX = '/emulator/v1/projects/';

/** True for paths that only the emulator serves. */
export function isEmulatorPath(path: string): boolean {
  return path.startsWith('/emulator/');
}

type Handler = (engine: Engine, request: IncomingMessage, parts: RegExpExecArray) => Promise<unknown>;

/**
 * Sets the rules of a project. If they have an error, the deployed rules stay and the request is refused. A caller that
 * sets `ignore_errors` (firebase-tools, watching the rules file) gets the errors and warnings as a response instead.
 */
const setRules: Handler = async (engine, request, [, project]) => {
  const body = (await readJson(request)) as {
    rules?: { files?: readonly { name?: string; content?: string }[] };
    ignore_errors?: boolean;
  };
  const file = body.rules?.files?.[0];
  if (typeof file?.content !== 'string')
    throw new StatusError('INVALID_ARGUMENT', 'A ruleset needs a file with content.');
  const found = engine.rules.set(project as string, file.content, file.name ?? 'security.rules');
  const errors = found.filter(({ severity }) => severity === 'ERROR');
  if (errors.length > 0 && body.ignore_errors !== true) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      [
        'Error compiling rules:',
        ...errors.map(({ line, column, description }) => `L${line}:${column} ${description}`),
      ].join('\n'),
    );
  }
  const issues = found.map(({ line, column, severity, description }) => ({
    sourcePosition: { line, column },
    severity,
    description,
  }));
  return issues.length > 0 ? { issues } : {};
};

const clear: Handler = async (engine, _request, [, project, database, path = '']) => {
  engine.clear({ project: project as string, database: database as string }, path);
  return {};
};

const exportAll: Handler = async (engine, request, [, project]) => {
  const body = await readJson(request);
  const database =
    String(body.database ?? '')
      .split('/')
      .at(-1) || '(default)';
  const directory = String(body.export_directory ?? '');
  if (directory === '') throw new StatusError('INVALID_ARGUMENT', 'export_directory is needed.');
  return exportDatabase(
    engine,
    { project: project as string, database },
    directory,
    String(body.export_name ?? 'firestore_export'),
  );
};

const stats: Handler = async (engine, _request, [, project]) => engine.stats(project as string).report();

const resetStats: Handler = async (engine, _request, [, project]) => {
  engine.stats(project as string).reset();
  return {};
};

/** A response to view in a browser. */
class Page {
  constructor(readonly html: string) {}
}

function coverageOf(engine: Engine, project: string): CoverageReport {
  const report = engine.rules.rulesetFor(project)?.coverage?.();
  if (!report) throw new StatusError('NOT_FOUND', `No rules are in force for ${project}, so that nothing was covered.`);
  return report;
}

const coverage: Handler = async (engine, _request, [, project]) => coverageJson(coverageOf(engine, project as string));

const coverageShown: Handler = async (engine, _request, [, project]) =>
  new Page(coveragePage(coverageOf(engine, project as string)));

const ROUTES: readonly { method: string; path: RegExp; handler: Handler }[] = [
  { method: 'PUT', path: /^([^/:]+):securityRules$/, handler: setRules },
  { method: 'GET', path: /^([^/:]+):ruleCoverage$/, handler: coverage },
  { method: 'GET', path: /^([^/:]+):ruleCoverage\.html$/, handler: coverageShown },
  { method: 'POST', path: /^([^/:]+):export$/, handler: exportAll },
  { method: 'DELETE', path: /^([^/]+)\/databases\/([^/]+)\/documents(?:\/(.+))?$/, handler: clear },
  { method: 'GET', path: /^([^/]+)\/stats$/, handler: stats },
  { method: 'DELETE', path: /^([^/]+)\/stats$/, handler: resetStats },
];

/** Handles a request to the emulator's own API: rules and their coverage, clearing data, export, counters. */
export async function handleEmulatorApi(
  engine: Engine,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    const path = decodeURIComponent(url.pathname);
    const rest = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
    for (const { method, path: pattern, handler } of ROUTES) {
      const parts = pattern.exec(rest);
      if (parts && request.method === method) {
        const answer = await handler(engine, request, parts);
        if (answer instanceof Page)
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer.html);
        else sendJson(response, 200, answer);
        return;
      }
    }
    throw new StatusError('NOT_FOUND', `No such address: ${String(request.method)} ${url.pathname}.`);
  } catch (error) {
    sendStatus(response, toStatus(error));
  }
}
