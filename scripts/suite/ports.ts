import { createServer } from 'node:net';

/** Every emulator of a suite listens on this address only. */
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
  /** The development server's port, which is next to the suite's. */
  dev: number;
};

/** Returns the ports for a base port. */
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

/** Ports above 1024 that browsers refuse to connect to (the Fetch standard's list of bad ports). */
const REFUSED_BY_BROWSERS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** Returns the suite's ports that browsers refuse. */
export function refusedByBrowsers(base: number): number[] {
  return Object.values(portsFrom(base)).filter((port) => REFUSED_BY_BROWSERS.includes(port));
}

/** Returns the ports that are already in use. */
export async function portsTaken(ports: readonly number[]): Promise<number[]> {
  const taken = await Promise.all(ports.map(isTaken));
  return ports.filter((_, i) => taken[i]);
}

/** Returns the first base port, counting up in tens, whose ports are all free. Throws when there is none. */
export async function freeBasePort(from: number): Promise<number> {
  for (let base = from; base <= 65_000; base += 10) {
    if (refusedByBrowsers(base).length > 0) continue;
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
