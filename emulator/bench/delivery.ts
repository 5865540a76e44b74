import { once } from 'node:events';
import { connect, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { ROOT, Wire } from './wire';

const ROUNDS = 300;
const WARM_UP = 100;

/** Milliseconds from sending a message to having it everywhere: through the bare server, and through the engine as a written document. */
export interface Delivery {
  echo: number[];
  engine: number[];
}

/**
 * Writes one document again and again while so many streams listen to it, and sends as much through the bare server, turn by turn, so that
 * whatever else the machine does meets both alike. The writer and the listeners have connections of their own.
 */
export async function measureDelivery(echoPort: number, enginePort: number, listeners: number): Promise<Delivery> {
  const path = `bench/delivery${listeners}`;
  const echo = await openEcho(echoPort, listeners);
  const engine = await openEngine(enginePort, path, listeners);
  const taken: Delivery = { echo: [], engine: [] };
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const viaEcho = await echo.send();
    const viaEngine = await engine.send(round);
    if (round < WARM_UP) continue;
    taken.echo.push(viaEcho);
    taken.engine.push(viaEngine);
  }
  echo.close();
  engine.close();
  return taken;
}

/** Counts arrivals and tells when all are there. */
class Arrivals {
  private missing = 0;
  private done: (() => void) | null = null;

  expect(count: number): Promise<void> {
    this.missing = count;
    return new Promise((resolve) => (this.done = resolve));
  }

  readonly one = (): void => {
    if (--this.missing === 0) this.done?.();
  };
}

async function openEcho(port: number, listeners: number): Promise<{ send: () => Promise<number>; close: () => void }> {
  const sessions = [0, 1].map(() => connect(`http://127.0.0.1:${port}`)) as [ClientHttp2Session, ClientHttp2Session];
  const arrivals = new Arrivals();
  const streams: ClientHttp2Stream[] = Array.from({ length: listeners }, () =>
    sessions[0].request({ ':path': '/listen' }),
  );
  await Promise.all(streams.map((stream) => once(stream, 'response')));
  for (const stream of streams) stream.on('data', arrivals.one);
  const body = Buffer.alloc(200, 'x');
  return {
    send: async () => {
      const begun = performance.now();
      const heard = arrivals.expect(listeners);
      const post = sessions[1].request({ ':path': '/post', ':method': 'POST' });
      post.resume();
      post.end(body);
      await heard;
      return performance.now() - begun;
    },
    close: () => sessions.forEach((session) => session.destroy()),
  };
}

async function openEngine(
  port: number,
  path: string,
  listeners: number,
): Promise<{ send: (n: number) => Promise<number>; close: () => void }> {
  const [reader, writer] = [new Wire(port), new Wire(port)];
  const arrivals = new Arrivals();
  await writer.set(path, { n: { integerValue: '-1' } });
  let heard = arrivals.expect(listeners);
  for (let i = 0; i < listeners; i++)
    reader.listen(
      { documents: { documents: [`${ROOT}/${path}`] } },
      ({ documentChange }) => documentChange && arrivals.one(),
    );
  await heard;
  return {
    send: async (n) => {
      const begun = performance.now();
      heard = arrivals.expect(listeners);
      const written = writer.set(path, { n: { integerValue: String(n) }, text: { stringValue: 'x'.repeat(80) } });
      await heard;
      const taken = performance.now() - begun;
      await written;
      return taken;
    },
    close: () => [reader, writer].forEach((wire) => wire.close()),
  };
}
