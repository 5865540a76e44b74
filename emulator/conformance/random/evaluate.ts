import { Sandbox } from '../sandbox';
import type { Data } from '../values';
import { toWireFields } from '../wire';
import { KNOWN, STORED } from './documents';
import { TOKEN } from './token';
import { declarationOf, textOf, type Example } from './expressions';
import { canonical, type ValueJson } from './coverageValues';

/** The outcome when the emulator itself failed, which means nothing for the expression. */
export const BREAKDOWN = 'breakdown';

/** The outcome of one expression. `text` is equal for equal values; `value` is missing when there was none. */
export interface Outcome {
  readonly text: string;
  readonly value?: ValueJson;
  /** Why there was no value, in the emulator's wording. */
  readonly reason?: string;
}

/** A node of a coverage report, in the format shared by Google's emulator and this one. */
interface CoverageNode {
  readonly sourcePosition: { readonly line?: number };
  readonly values?: readonly { readonly value: ValueJson }[];
  readonly children?: readonly CoverageNode[];
}

/** A compiler error or warning. */
interface Issue {
  readonly severity: string;
  readonly description: string;
  readonly sourcePosition: { readonly line: number };
}

/** Source lines before the first expression, and lines per expression. */
const FIRST_LINE = 4;
const LINES_EACH = 2;

/** An example with the number of its collection. */
type Slot = readonly [slot: number, example: Example];

function sourceOf(examples: readonly Slot[]): string {
  return [
    "rules_version = '2';",
    'service cloud.firestore {',
    '  match /databases/{database}/documents {',
    ...examples.flatMap(([slot, { tree, functions }]) => [
      `match /slot${slot}/{id} { ${functions.map(declarationOf).join(' ')}`,
      // Always allowed, whatever the expression evaluates to, since one denied document would end the whole request.
      // The list is there because Google's report omits literals. The field is there because without it Google's
      // emulator may decide before it has read the document.
      `allow get: if [${textOf(tree)}] == null || resource.data.yes; }`,
    ]),
    '  }',
    '}',
  ].join('\n');
}

/** Evaluates expressions on an emulator: each as the condition of a match block, all of them in one batch read. */
export class ExpressionClient {
  private slots = 0;

  constructor(
    private readonly origin: string,
    private readonly project: string,
  ) {}

  /** The outcome of each example. */
  async evaluate(examples: readonly Example[]): Promise<Outcome[]> {
    await this.prepareSlots(examples.length);
    const outcomes = await this.evaluateSlots(examples.map((example, slot) => [slot, example]));
    return examples.map((_, slot) => outcomes.get(slot) ?? { text: 'not evaluated' });
  }

  private async evaluateSlots(examples: readonly Slot[]): Promise<Map<number, Outcome>> {
    const outcomes = new Map<number, Outcome>();
    let left = examples;
    while (left.length > 0) {
      const problem = await this.putRules(sourceOf(left));
      if (problem === null) break;
      if (problem.line === null) return new Map([...outcomes, ...(await this.evaluateHalves(left))]);
      const bad = left[Math.floor((problem.line - FIRST_LINE) / LINES_EACH)];
      if (bad === undefined) throw new Error(`The rules are refused: ${problem.message}`);
      outcomes.set(bad[0], { text: 'does not compile', reason: problem.message });
      left = left.filter((each) => each !== bad);
    }
    if (left.length === 0) return outcomes;
    const failures = await this.readAll(left.map(([slot]) => slot));
    const values = await this.coverage(left.length);
    for (const [at, [slot]] of left.entries()) {
      const value = values[at];
      const failure = failures.get(slot);
      if (failure !== undefined) outcomes.set(slot, failure);
      else if (value !== undefined) outcomes.set(slot, { text: canonical(value), ...valueOrReason(value) });
    }
    return outcomes;
  }

  /** The compiler crashed because of some of the examples: bisects, so that the others are still evaluated. */
  private async evaluateHalves(slots: readonly Slot[]): Promise<Map<number, Outcome>> {
    const [only] = slots;
    if (only !== undefined && slots.length === 1) return new Map([[only[0], { text: BREAKDOWN }]]);
    const middle = slots.length >> 1;
    const first = await this.evaluateSlots(slots.slice(0, middle));
    return new Map([...first, ...(await this.evaluateSlots(slots.slice(middle)))]);
  }

  /**
   * Deploys the source. Returns the first error when it doesn't compile, with a null line when the compiler crashed.
   */
  private async putRules(content: string): Promise<{ line: number | null; message: string } | null> {
    const response = await fetch(`${this.origin}/emulator/v1/projects/${this.project}:securityRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'random.rules', content }] }, ignore_errors: true }),
    });
    const text = await response.text();
    if (!response.ok) return { line: null, message: text };
    const { issues = [] } = JSON.parse(text) as { issues?: readonly Issue[] };
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    const [first] = errors.sort((a, b) => a.sourcePosition.line - b.sourcePosition.line);
    return first === undefined ? null : { line: first.sourcePosition.line, message: first.description };
  }

  /** Every slot holds the same document; stored documents are reused by later rulesets. */
  private async prepareSlots(count: number): Promise<void> {
    if (count <= this.slots) return;
    const paths = Array.from({ length: count }, (_, at) => `slot${at}/d`);
    const sandbox = new Sandbox(this.project, 'random');
    const write = (path: string, data: Data): unknown => ({
      update: { name: this.name(path), fields: toWireFields(data, sandbox) },
    });
    await this.post(':commit', 'owner', {
      writes: [
        ...Object.entries(KNOWN).map(([id, data]) => write(`known/${id}`, data)),
        ...paths.map((path) => write(path, STORED)),
      ],
    });
    this.slots = count;
  }

  /** Reads every slot; returns the outcomes of those that failed. */
  private async readAll(slots: readonly number[]): Promise<ReadonlyMap<number, Outcome>> {
    const nameOf = (slot: number): string => this.name(`slot${slot}/d`);
    const whole = await this.post(':batchGet', TOKEN, { documents: slots.map(nameOf) }, false);
    const failures = new Map<number, Outcome>();
    if (whole.status === 200) return failures;
    for (const slot of slots) {
      const { status, text } = await this.post(':batchGet', TOKEN, { documents: [nameOf(slot)] }, false);
      if (status !== 200) failures.set(slot, { text: status === 403 ? 'limit exceeded' : BREAKDOWN, reason: text });
    }
    return failures;
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
      // Google's emulator first evaluates a condition without the document, which gives an undefined value without a
      // cause.
      const last = values.map(({ value }) => value).findLast((value) => !isUnresolved(value));
      const list = last?.listValue as { values?: readonly ValueJson[] } | undefined;
      return list?.values?.[0] ?? last;
    });
  }

  private name(path: string): string {
    return `projects/${this.project}/databases/(default)/documents/${path}`;
  }

  private async post(
    method: string,
    token: string,
    body: unknown,
    mustPass = true,
  ): Promise<{ status: number; text: string }> {
    const response = await fetch(`${this.origin}/v1/projects/${this.project}/databases/(default)/documents${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (mustPass && !response.ok) throw new Error(`${method} failed: ${text}`);
    return { status: response.status, text };
  }
}

function valueOrReason(value: ValueJson): Pick<Outcome, 'value' | 'reason'> {
  const { undefined: cause } = value as { undefined?: { causeMessage?: string } };
  return cause === undefined ? { value } : { reason: cause.causeMessage ?? '' };
}

function isUnresolved(value: ValueJson): boolean {
  const { undefined: cause } = value as { undefined?: object };
  return cause !== undefined && Object.keys(cause).length === 0;
}
