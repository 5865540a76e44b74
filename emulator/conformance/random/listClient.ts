import { LIST_FUNCTIONS, type ListExample } from './listRules';
import { TOKEN } from './token';

/** The decision on a query: allowed or denied by the rules, or refused as malformed. */
export type ListDecision = 'allowed' | 'denied' | `refused with ${number}`;

const TOGETHER = 6;

/** Asks an emulator whether rules allow queries. Each example has a separate collection. */
export class ListClient {
  constructor(
    private readonly origin: string,
    private readonly project: string,
  ) {}

  async decide(examples: readonly ListExample[]): Promise<ListDecision[]> {
    await this.put(examples.map(({ condition }, at) => `match /list${at}/{id} { allow list: if ${condition}; }`));
    const decisions: ListDecision[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      for (let at = next++; at < examples.length; at = next++) {
        const example = examples[at];
        if (example !== undefined) decisions[at] = await this.ask(at, example);
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, work));
    return decisions;
  }

  private async put(matches: readonly string[]): Promise<void> {
    const content = [
      "rules_version = '2';",
      'service cloud.firestore {',
      `  match /databases/{database}/documents { ${LIST_FUNCTIONS}`,
      ...matches,
      '  }',
      '}',
    ].join('\n');
    const response = await fetch(`${this.origin}/emulator/v1/projects/${this.project}:securityRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'random.rules', content }] } }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The rules are refused: ${text}`);
  }

  private async ask(at: number, example: ListExample): Promise<ListDecision> {
    const documents = `projects/${this.project}/databases/(default)/documents`;
    const response = await fetch(`${this.origin}/v1/${documents}:runQuery`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId: `list${at}` }], ...example.query } }),
    });
    await response.text();
    if (response.ok) return 'allowed';
    return response.status === 403 ? 'denied' : `refused with ${response.status}`;
  }
}
