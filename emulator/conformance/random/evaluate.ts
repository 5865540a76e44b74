import { Room } from '../room';
import type { Data } from '../values';
import { toWireFields } from '../wire';
import { KNOWN, STORED } from './documents';
import { declarationOf, textOf, type Example } from './expressions';
import { canonical, type ValueJson } from './coverageValues';

/** What one expression came to. `text` is equal for equal values; `value` is missing when there was none. */
export interface Outcome {
  readonly text: string;
  readonly value?: ValueJson;
}

/** A node of a coverage report, in the form of Google's emulator and of this one. */
interface CoverageNode {
  readonly sourcePosition: { readonly line?: number };
  readonly values?: readonly { readonly value: ValueJson }[];
  readonly children?: readonly CoverageNode[];
}

const unsigned = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');
const ANN = { sub: 'ann', user_id: 'ann', email: 'ann@example.test', email_verified: true };
const TOKEN = `${unsigned({ alg: 'none', type: 'JWT' })}.${unsigned(ANN)}.`;

/** Lines of the source before the first expression, and lines for each. */
const FIRST_LINE = 4;
const LINES_EACH = 2;

function sourceOf(examples: readonly Example[]): string {
  return [
    "rules_version = '2';",
    'service cloud.firestore {',
    '  match /databases/{database}/documents {',
    ...examples.flatMap(({ tree, functions }, at) => [
      `match /slot${at}/{id} { ${functions.map(declarationOf).join(' ')}`,
      // Allowed whatever the expression comes to, since one denied document would end the whole request. The list is there because
      // Google's report leaves out literals; the field, because without it Google's may decide before it has read the document.
      `allow get: if [${textOf(tree)}] == null || resource.data.yes; }`,
    ]),
    '  }',
    '}',
  ].join('\n');
}

/** Evaluates expressions on an emulator: each as the condition of a match block, all of them by one read of many documents. */
export class ExpressionClient {
  private slots = 0;

  constructor(
    private readonly origin: string,
    private readonly project: string,
  ) {}

  async evaluate(examples: readonly Example[]): Promise<Outcome[]> {
    await this.prepareSlots(examples.length);
    const refused = new Map<Example, string>();
    let left = examples;
    while (left.length > 0) {
      const problem = await this.putRules(sourceOf(left));
      if (problem === null) break;
      const at = Math.floor((problem.line - FIRST_LINE) / LINES_EACH);
      const example = left[at];
      if (example === undefined) throw new Error(`The rules are refused: ${problem.message}`);
      if (process.env.SHOW) console.log(this.origin, textOf(example.tree), problem.message.slice(0,300));
      refused.set(example, problem.message);
      left = left.filter((each) => each !== example);
    }
    const denied = await this.readAll(left.length);
    const values = left.length === 0 ? [] : await this.coverage(left.length);
    return examples.map((example) => {
      if (refused.has(example)) return { text: 'does not compile' };
      const at = left.indexOf(example);
      if (denied.has(at)) return { text: 'limit exceeded' };
      const value = values[at];
      return value === undefined ? { text: 'not evaluated' } : { text: canonical(value), value };
    });
  }

  /** Puts the source in force; answers the first complaint when it does not compile. */
  private async putRules(content: string): Promise<{ line: number; message: string } | null> {
    const response = await fetch(`${this.origin}/emulator/v1/projects/${this.project}:securityRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'random.rules', content }] } }),
    });
    const text = await response.text();
    if (response.ok) return null;
    const lines = [...text.matchAll(/(?:\\n|^)L(\d+):/g)].map((found) => Number(found[1]));
    return { line: Math.min(...lines), message: text };
  }

  /** Every slot holds the same document; what stands there stays for later rulesets. */
  private async prepareSlots(count: number): Promise<void> {
    if (count <= this.slots) return;
    const paths = Array.from({ length: count }, (_, at) => `slot${at}/d`);
    const room = new Room(this.project, 'random');
    const write = (path: string, data: Data): unknown => ({
      update: { name: this.name(path), fields: toWireFields(data, room) },
    });
    await this.post(':commit', 'owner', {
      writes: [
        ...Object.entries(KNOWN).map(([id, data]) => write(`known/${id}`, data)),
        ...paths.map((path) => write(path, STORED)),
      ],
    });
    this.slots = count;
  }

  /** Reads every slot; answers those that were denied. */
  private async readAll(count: number): Promise<ReadonlySet<number>> {
    if (count === 0) return new Set();
    const names = Array.from({ length: count }, (_, at) => this.name(`slot${at}/d`));
    const whole = await this.post(':batchGet', TOKEN, { documents: names }, false);
    if (whole.ok) return new Set();
    const denied = new Set<number>();
    for (const [at, name] of names.entries()) {
      const { ok } = await this.post(':batchGet', TOKEN, { documents: [name] }, false);
      if (!ok) denied.add(at);
    }
    return denied;
  }

  private async coverage(count: number): Promise<(ValueJson | undefined)[]> {
    const response = await fetch(`${this.origin}/emulator/v1/projects/${this.project}:ruleCoverage`);
    const text = await response.text();
    if (!response.ok) throw new Error(`There is no coverage report: ${text}`);
    const { report = [] } = JSON.parse(text) as { report?: readonly CoverageNode[] };
    const byLine = new Map(report.map((node) => [node.sourcePosition.line, node]));
    return Array.from({ length: count }, (_, at) => {
      const condition = byLine.get(FIRST_LINE + at * LINES_EACH + 1);
      const values = condition?.children?.[0]?.children?.[0]?.values ?? [];
      // Google's evaluates a condition first without the document: what comes of that is undefined without a cause.
      const last = values.map(({ value }) => value).findLast((value) => !isUnresolved(value));
      const list = last?.listValue as { values?: readonly ValueJson[] } | undefined;
      return list?.values?.[0] ?? last;
    });
  }

  private name(path: string): string {
    return `projects/${this.project}/databases/(default)/documents/${path}`;
  }

  private async post(method: string, token: string, body: unknown, mustPass = true): Promise<{ ok: boolean }> {
    const response = await fetch(`${this.origin}/v1/projects/${this.project}/databases/(default)/documents${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (mustPass && !response.ok) throw new Error(`${method} failed: ${text}`);
    return { ok: response.ok };
  }
}

function isUnresolved(value: ValueJson): boolean {
  const { undefined: cause } = value as { undefined?: object };
  return cause !== undefined && Object.keys(cause).length === 0;
}
