import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localEnvironment } from './app';
import { localConfig, type FirebaseConfig } from './config';
import { HOST, freeBasePort, portsFrom, portsTaken } from './ports';
import { run, startProcess } from './processes';
import { fingerprint, isFresh, writeStamp } from './stale';
import { PortsTaken, ROOT } from './suite';

describe('ports', () => {
  let server: Server;
  let port: number;
  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
    port = (server.address() as { port: number }).port;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('are named when taken, with the flag that changes them', async () => {
    const taken = await portsTaken([port]);
    expect(taken).toEqual([port]);
    expect(new PortsTaken(taken, 5000).message).toBe(
      `Port ${port} is taken by another program. Choose other ports with --port, for example: --port 5100`,
    );
    expect(new PortsTaken([1, 2], 5000).message).toMatch(/^Ports 1, 2 are taken/);
  });

  it('are free again after the server closes', async () => {
    await new Promise((resolve) => server.close(resolve));
    expect(await portsTaken([port])).toEqual([]);
    await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  });

  it('are counted from the base port, skipping a base with a port in use', async () => {
    expect(portsFrom(5000)).toEqual({
      hosting: 5000,
      auth: 5001,
      firestore: 5002,
      storage: 5003,
      hub: 5004,
      logging: 5005,
      websocket: 5006,
      dev: 5009,
    });
    const base = port - 1;
    const free = await freeBasePort(base);
    expect(free).toBeGreaterThan(base);
    expect((free - base) % 10).toBe(0);
  });
});

describe('the build fingerprint', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stale-'));
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'src/a.ts'), 'a');
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const print = () => fingerprint(root, ['src', 'absent.json']);

  it('depends on content, not on dates or tests', () => {
    const before = print();
    utimesSync(join(root, 'src/a.ts'), 0, 0);
    writeFileSync(join(root, 'src/a.test.ts'), 'a test');
    expect(print()).toBe(before);
  });
  it.each([
    ['a change', () => writeFileSync(join(root, 'src/a.ts'), 'b')],
    ['a new file', () => writeFileSync(join(root, 'src/b.ts'), '')],
    [
      'another name',
      () => {
        rmSync(join(root, 'src/a.ts'));
        writeFileSync(join(root, 'src/c.ts'), 'a');
      },
    ],
    ['what was absent', () => writeFileSync(join(root, 'absent.json'), '')],
  ])('changes with %s', (_, change) => {
    const before = print();
    change();
    expect(print()).not.toBe(before);
  });
  it('is fresh only if the built file exists', () => {
    const [stamp, product] = [join(root, '.cache/stamp'), join(root, 'index.html')];
    writeStamp(stamp, 'x');
    expect(isFresh(stamp, 'x', product)).toBe(false);
    writeFileSync(product, '');
    expect(isFresh(stamp, 'x', product)).toBe(true);
    expect(isFresh(stamp, 'y', product)).toBe(false);
  });
});

describe('localConfig', () => {
  const csp = (value: string) => ({ key: 'Content-Security-Policy', value });
  const config: FirebaseConfig = {
    hosting: {
      public: 'out',
      cleanUrls: true,
      headers: [
        {
          source: '**',
          headers: [
            csp(
              "default-src 'self'; connect-src 'self' https://*.googleapis.com; script-src 'self'; upgrade-insecure-requests",
            ),
            { key: 'X-Content-Type-Options', value: 'nosniff' },
          ],
        },
      ],
    },
    firestore: { rules: 'firestore.rules' },
  };
  const local = localConfig(config, portsFrom(7000), '.cache/app');

  it("serves the local build on the suite's ports with the same rules", () => {
    expect(local).toMatchObject({
      hosting: { public: '.cache/app', cleanUrls: true },
      firestore: { rules: 'firestore.rules' },
    });
    expect(local.emulators).toMatchObject({
      hosting: { port: 7000 },
      firestore: { port: 7002, websocketPort: 7006 },
      ui: { enabled: false },
    });
  });
  it('allows connections to the suite and leaves the rest of the policy unchanged', () => {
    const [policy, other] = local.hosting.headers![0]!.headers;
    const [base, connect, script, ...rest] = policy!.value.split('; ');
    expect([base, script, rest]).toEqual(["default-src 'self'", "script-src 'self'", []]);
    expect(connect).toBe(
      "connect-src 'self' https://*.googleapis.com " +
        ['localhost', '127.0.0.1']
          .flatMap((host) => [7001, 7002, 7003].map((port) => `http://${host}:${port}`))
          .join(' '),
    );
    expect(other).toEqual({ key: 'X-Content-Type-Options', value: 'nosniff' });
  });
});

describe('localEnvironment', () => {
  it('has the variables of .env.example, with the emulators on', () => {
    const named = readFileSync(join(ROOT, '.env.example'), 'utf8').match(/^NEXT_PUBLIC_\w+(?==)/gm);
    const environment = localEnvironment(ROOT);
    expect(Object.keys(environment)).toEqual(named);
    expect(environment).toMatchObject({ NEXT_PUBLIC_USE_EMULATORS: 'true', NEXT_PUBLIC_EMULATOR_BASE_PORT: 'page' });
  });
});

describe('processes', () => {
  it('return their exit code', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
  });
  it('stop their child processes too', async () => {
    const program = `
      const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      process.on('SIGINT', () => process.exit(0));
      console.log(child.pid);
      setInterval(() => {}, 1000);`;
    const running = startProcess(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const grandchild = await new Promise<number>((resolve) =>
      running.child.stdout!.once('data', (data: Buffer) => resolve(Number(data))),
    );
    await running.stop();
    expect(await running.ended).toBe(0);
    await expect.poll(() => isAlive(grandchild)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie process, ended but not yet reaped, still accepts signals; its state shows that it has ended.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
