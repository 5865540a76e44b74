import { createServer } from 'node:net';

/** Everything of a suite listens here and nowhere else. */
export const HOST = '127.0.0.1';

export const DEFAULT_BASE_PORT = 5000;

/** The ports of a suite, counted from its base port (hosting). */
export type SuitePorts = {
  hosting: number;
  auth: number;
  firestore: number;
  storage: number;
  hub: number;
  logging: number;
  websocket: number;
  /** The development server's, which is no part of the suite but stands beside it. */
  dev: number;
};

/** The ports that belong to a base port. */
export function portsFrom(base: number): SuitePorts {
  return {
    hosting: base,
    auth: base + 1,
    firestore: base + 2,
    storage: base + 3,
    hub: base + 4,
    logging: base + 5,
    websocket: base + 6,
    dev: base + 9,
  };
}

/** Those of the ports that something else listens on already. */
export async function portsTaken(ports: readonly number[]): Promise<number[]> {
  const taken = await Promise.all(ports.map(isTaken));
  return ports.filter((_, i) => taken[i]);
}

/** The first base port, counted up in tens, of which all ports are free. Breaks when there is none. */
export async function freeBasePort(from: number): Promise<number> {
  for (let base = from; base <= 65_000; base += 10) {
    if ((await portsTaken(Object.values(portsFrom(base)))).length === 0) return base;
  }
  throw new Error('No ten ports in a row are free.');
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, HOST, () => probe.close(() => resolve(false)));
  });
}
