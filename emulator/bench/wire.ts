import { connect, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { messageType } from '../transports/definitions';
import { decodeMessage, encodeMessage } from '../transports/grpc/codec';
import { frameMessage, FrameReader } from '../transports/grpc/frames';

export const DATABASE = 'projects/demo-bench/databases/(default)';
export const ROOT = `${DATABASE}/documents`;

type Json = Readonly<Record<string, unknown>>;

/** One gRPC connection to the engine without an SDK, so that only the engine is measured. */
export class Wire {
  private readonly session: ClientHttp2Session;

  constructor(
    port: number,
    private readonly authorization = 'Bearer owner',
  ) {
    this.session = connect(`http://127.0.0.1:${port}`);
    this.session.on('error', () => undefined);
  }

  /** A call with one request; resolves to all response messages and rejects with the error. */
  async call(method: string, request: Json): Promise<readonly Json[]> {
    const stream = this.open(method);
    const answers: Json[] = [];
    let status = '';
    read(stream, `${method === 'Commit' ? 'Commit' : method}Response`, (message) => answers.push(message));
    stream.on('trailers', (trailers) => (status = String(trailers['grpc-status'])));
    stream.end(frameMessage(encodeMessage(messageType(`${method}Request`), request)));
    await new Promise((resolve) => stream.on('close', resolve));
    if (status !== '0') throw new Error(`${method} was refused with status ${status}.`);
    return answers;
  }

  /** Opens a Listen stream with one target and passes on every message; returns a function that closes it. */
  listen(target: Json, hear: (message: Json) => void): () => void {
    const stream = this.open('Listen');
    read(stream, 'ListenResponse', hear);
    const request = { database: DATABASE, addTarget: { targetId: 1, ...target } };
    stream.write(frameMessage(encodeMessage(messageType('ListenRequest'), request)));
    return () => stream.close();
  }

  async set(path: string, fields: Json): Promise<void> {
    await this.call('Commit', { database: DATABASE, writes: [{ update: { name: `${ROOT}/${path}`, fields } }] });
  }

  close(): void {
    this.session.destroy();
  }

  private open(method: string): ClientHttp2Stream {
    const stream = this.session.request({
      ':method': 'POST',
      ':path': `/google.firestore.v1.Firestore/${method}`,
      'content-type': 'application/grpc',
      te: 'trailers',
      // The SDKs send this header: Google's emulator refuses a stream without it.
      'google-cloud-resource-prefix': DATABASE,
      authorization: this.authorization,
    });
    stream.on('error', () => undefined);
    return stream;
  }
}

function read(stream: ClientHttp2Stream, type: string, hear: (message: Json) => void): void {
  const reader = new FrameReader();
  stream.on('data', (chunk: Buffer) => {
    for (const bytes of reader.push(chunk)) hear(decodeMessage(messageType(type), bytes) as Json);
  });
}
