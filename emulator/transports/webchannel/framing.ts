/** Frames one array of messages for the client with its length in UTF-16 units. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** The one-element batch that contains a message with its number. */
export function batch(id: number, payload: string): string {
  return frame(`[[${id},${payload}]]`);
}

/** The content of a forward request: messages, numbered from `offset`. */
export interface Forwarded {
  readonly offset: number;
  readonly messages: readonly string[];
  /** The request headers that the client sends inside the first body, because a simple request may not have them. */
  readonly headers: ReadonlyMap<string, string>;
}

/** Parses the form body of a forward request. */
export function decodeForward(body: string): Forwarded {
  const form = new URLSearchParams(body);
  const total = Math.min(Number(form.get('count') ?? 0) || 0, 10_000);
  const messages: string[] = [];
  for (let i = 0; i < total; i++) messages.push(form.get(`req${i}___data__`) ?? '');
  return { offset: Number(form.get('ofs') ?? 0) || 0, messages, headers: decodeHeaders(form.get('headers') ?? '') };
}

/** Parses headers with one `Name:value` per line. */
export function decodeHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
