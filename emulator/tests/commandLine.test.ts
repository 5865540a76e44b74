import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collection, onSnapshot, setLogLevel } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtProgram, EngineProcess, startProgram as start } from './program';
import { closeClients, PROJECT, until, webClient } from './support';

let program = '';

beforeAll(async () => {
  program = await builtProgram();
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the engine’s command line program', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address, accepts unknown flags, and exits cleanly on %s',
    async (signal) => {
      const { child, said } = start(process.execPath, [
        program,
        '--port',
        '0',
        '--project_id=demo-x',
        '--database-edition',
        'standard',
        '--odd',
      ]);
      await until(() => said().includes('ready on http://127.0.0.1:'));
      const origin = /http:\S+/.exec(said())?.[0] as string;
      expect(await (await fetch(origin)).text()).toBe('Ok\n');
      const began = performance.now();
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number];
      expect(code).toBe(0);
      expect(performance.now() - began).toBeLessThan(4000);
    },
  );

  it('prints its flags and exits with --help', async () => {
    const { child, said } = start(process.execPath, [program, '--help']);
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    expect(said()).toMatch(/--rules FILE[^]*Other flags[^]*ignored/);
    expect(said()).not.toContain('ready on');
  });

  it('prints debug() values of rules, and which line allowed or denied each request', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'rules-'));
    const rules = join(directory, 'my.rules');
    writeFileSync(
      rules,
      `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /a/{id} {
  allow write: if debug(request.resource.data.n) > 1;
} } }`,
    );
    const engine = await EngineProcess.start(['--rules', rules, '--log', 'requests']);
    const address = `http://127.0.0.1:${engine.port}/v1/projects/demo-x/databases/(default)/documents/a/b`;
    const write = (n: number): Promise<Response> =>
      fetch(address, { method: 'PATCH', body: JSON.stringify({ fields: { n: { integerValue: n } } }) });
    expect([(await write(2)).status, (await write(1)).status]).toEqual([200, 403]);
    await until(() => engine.said().includes('DENIED'));
    const lines = engine.said().split('\n');
    expect(lines).toContain('debug() at line 3: 2');
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^[\d:.]{12} anonymous write set a\/b: allowed by line 3, \d+ expressions; 1 written \[0 read, 1 written so far\]$/,
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/anonymous write set a\/b: DENIED: .*my\.rules:3.* 1/));
    expect(await engine.end('SIGTERM')).toBe(0);
    rmSync(directory, { recursive: true });
  });

  it('exits with an open listener, which continues on the next run, started from an export', async () => {
    setLogLevel('silent');
    const directory = mkdtempSync(join(tmpdir(), 'export-'));
    const args = ['--project_id', PROJECT, '--rules', join(import.meta.dirname, 'open.rules')];
    let engine = await EngineProcess.start(args);
    const origin = `http://127.0.0.1:${engine.port}`;
    const write = async (id: string): Promise<void> => {
      const documents = `${origin}/v1/projects/${PROJECT}/databases/(default)/documents`;
      const written = await fetch(`${documents}/things/${id}`, { method: 'PATCH', body: '{"fields":{}}' });
      expect(written.status).toBe(200);
    };
    const heard: string[] = [];
    onSnapshot(collection(webClient(engine.port), 'things'), (snapshot) => {
      for (const change of snapshot.docChanges()) heard.push(`${change.type} ${change.doc.id}`);
    });
    await write('kept');
    await until(() => heard.length === 1);
    const body = JSON.stringify({ export_directory: directory, export_name: 'saved' });
    await fetch(`${origin}/emulator/v1/projects/${PROJECT}:export`, { method: 'POST', body });
    await write('lost');
    await until(() => heard.length === 2);
    expect(await engine.end('SIGTERM')).toBe(0);

    const saved = join(directory, 'saved', 'saved.overall_export_metadata');
    engine = await EngineProcess.start([...args, '--seed_from_export', saved], engine.port);
    await until(() => heard.length === 3);
    await write('new');
    await until(() => heard.includes('added new'));
    expect(heard).toEqual(['added kept', 'added lost', 'removed lost', 'added new']);
    await closeClients();
    await engine.end('SIGTERM');
    rmSync(directory, { recursive: true });
  });

  it('reports a port in use, and the flag to change it', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const { child, said } = start(process.execPath, [program, '--port', String(port)]);
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(said()).toContain(`:${port}`);
    expect(said()).toContain('--port');
    blocker.close();
  });

  it('exits when its parent process is gone', async () => {
    const script = `const child = require('node:child_process').spawn(process.execPath, [${JSON.stringify(program)}, '--port', '0'], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
      console.log('pid ' + child.pid); setInterval(() => {}, 1000);`;
    const { child, said } = start(process.execPath, ['-e', script]);
    await until(() => said().includes('ready on') && /pid \d+/.test(said()));
    const pid = Number(/pid (\d+)/.exec(said())?.[1]);
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });
});
