import { once } from 'node:events';
import { connect, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { ROOT, Wire } from './wire';

const ROUNDS = 300;
const WARM_UP = 100;

/** A channel that carries a message from one client to others. */
export interface Carrier {
  /** Sends one message; returns the milliseconds until every receiver had it. */
  send(round: number): Promise<number>;
  close(): void;
}

/**
 * Sends one message after another through each carrier in turn, so that other load on the machine affects them equally.
 * Returns the milliseconds of each carrier, and closes them.
 */
export async function takeTurns<Name extends string>(
  carriers: Readonly<Record<Name, Carrier>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(carriers) as Name[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const name of names) {
      const milliseconds = await carriers[name].send(round);
      if (round >= WARM_UP) taken[name].push(milliseconds);
    }
  }
  for (const name of names) carriers[name].close();
  return taken;
}

/** Counts arrivals and resolves when all have arrived. */
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

/** The bare server with the given number of listening streams. */
export async function openEcho(port: number, listeners: number): Promise<Carrier> {
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

/**
 * A Firestore engine: writes one document repeatedly while the given number of streams listen to it. The writer and the
 * listeners use different connections.
 */
export async function openEngine(port: number, listeners: number): Promise<Carrier> {
  const path = `bench/delivery${listeners}`;
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
