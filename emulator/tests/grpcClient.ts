import { connect } from 'node:http2';
import type { ClientHttp2Session } from 'node:http2';
import { messageType } from '../transports/definitions';
import { decodeMessage, encodeMessage } from '../transports/grpc/codec';
import { frameMessage, FrameReader } from '../transports/grpc/frames';
import type { Change, Folding } from './folding';
import { targetOf } from './proof';
import type { ListeningClient } from './proof';

/**
 * A gRPC client of the Listen stream that folds the messages it receives. When its connection is cut or its stream
 * ends, it opens another.
 */
export class GrpcClient implements ListeningClient {
  readonly doubled = 0;
  polls = false;
  private stopped = false;
  private connection: ClientHttp2Session | null = null;
  private readonly ended: Promise<void>;

  constructor(
    private readonly origin: string,
    private readonly targets: readonly number[],
    private readonly client: Folding,
  ) {
    this.ended = this.live();
  }

  /** Cuts the TCP connection. */
  cut(): void {
    this.connection?.destroy();
  }

  /** Ends the stream and its connection properly. */
  lose(): void {
    this.connection?.close();
    this.connection?.destroy();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cut();
    await this.ended;
  }

  private async live(): Promise<void> {
    while (!this.stopped) {
      this.client.breakOff();
      await this.listen();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  private listen(): Promise<void> {
    const connection = connect(this.origin);
    this.connection = connection;
    return new Promise((resolve) => {
      connection.on('error', () => undefined);
      connection.on('close', resolve);
      const stream = connection.request({
        ':method': 'POST',
        ':path': '/google.firestore.v1.Firestore/Listen',
        'content-type': 'application/grpc',
        authorization: 'Bearer owner',
      });
      const reader = new FrameReader();
      const response = messageType('ListenResponse');
      stream.on('data', (chunk: Buffer) => {
        for (const message of reader.push(chunk))
          if (this.connection === connection) this.client.hear(decodeMessage(response, message) as unknown as Change);
      });
      stream.on('error', () => undefined);
      stream.on('close', () => connection.destroy());
      for (const target of this.targets)
        stream.write(frameMessage(encodeMessage(messageType('ListenRequest'), targetOf(target, this.client))));
    });
  }
}
