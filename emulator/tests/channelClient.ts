import type { Change, Folding } from './folding';
import { targetOf } from './proof';
import type { ListeningClient } from './proof';

const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';

/**
 * A WebChannel client that folds the messages it receives, written from the protocol alone: sessions, numbered
 * messages, acknowledgements. Its connections can be cut and its sessions lost at any time; it recovers like a browser.
 */
export class ChannelClient implements ListeningClient {
  /** Ends each back channel after its first response, as long polling does. */
  polls = false;
  /** Messages that arrived twice. */
  doubled = 0;
  private session = '';
  private lastId = 0;
  private requestId = 0;
  private stopped = false;
  private connection = new AbortController();
  private readonly ended: Promise<void>;

  constructor(
    private readonly origin: string,
    private readonly targets: readonly number[],
    private readonly client: Folding,
  ) {
    this.ended = this.live();
  }

  /** Cuts the connection that carries messages; the session continues over the next one. */
  cut(): void {
    this.connection.abort();
  }

  /**
   * Drops the session, like a page that no longer receives anything from it; the next session continues from resume
   * tokens.
   */
  lose(): void {
    this.session = '';
    this.connection.abort();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const { session } = this;
    this.connection.abort();
    await this.ended;
    if (session !== '')
      await fetch(`${this.origin}${CHANNEL}?SID=${session}&TYPE=terminate`, { method: 'POST' }).catch(() => undefined);
  }

  private async live(): Promise<void> {
    while (!this.stopped) {
      this.connection = new AbortController();
      try {
        if (this.session === '') await this.open();
        else await this.listen();
      } catch {
        // The connection was cut, or the server isn't running: try again.
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    }
  }

  private async open(): Promise<void> {
    this.client.breakOff();
    const form = new URLSearchParams({ count: String(this.targets.length), ofs: '0' });
    this.targets.forEach((target, i) => form.set(`req${i}___data__`, JSON.stringify(targetOf(target, this.client))));
    form.set('headers', 'Authorization:Bearer owner\r\n');
    const address = `${this.origin}${CHANNEL}?VER=8&CVER=22&RID=${++this.requestId}`;
    const response = await fetch(address, { method: 'POST', body: form, signal: this.connection.signal });
    const [[, [, session]]] = JSON.parse((await response.text()).replace(/^\d+\n/, '')) as [[number, string[]]];
    this.session = session ?? '';
    this.lastId = 0;
  }

  private async listen(): Promise<void> {
    const { session } = this;
    const ending = this.polls ? 1 : 0;
    const address = `${this.origin}${CHANNEL}?SID=${session}&RID=rpc&AID=${this.lastId}&CI=${ending}&TYPE=xmlhttp`;
    const response = await fetch(address, { signal: this.connection.signal });
    if (response.status !== 200) {
      await response.text();
      if (this.session === session) this.session = '';
      return;
    }
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      for (let message = take(text); message; message = take(text)) {
        text = text.slice(message.end);
        // Ignore messages of an abandoned session.
        if (this.session === session) this.hear(message.json as [[number, unknown[]]]);
      }
    }
  }

  private hear([[id, [message]]]: [[number, unknown[]]]): void {
    if (id <= this.lastId) {
      this.doubled++;
      return;
    }
    if (id !== this.lastId + 1) throw new Error(`Message ${id} came after ${this.lastId}.`);
    this.lastId = id;
    if (message === 'close') this.session = '';
    else if (message !== 'noop') this.client.hear(message as Change);
  }
}

/** The first complete message in a text: its length, a newline, and that much JSON. */
function take(text: string): { json: unknown; end: number } | null {
  const line = text.indexOf('\n');
  const end = line + 1 + Number(text.slice(0, Math.max(line, 0)));
  return line < 0 || text.length < end ? null : { json: JSON.parse(text.slice(line + 1, end)), end };
}
