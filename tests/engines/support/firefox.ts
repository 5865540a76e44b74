import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { until } from '../../support/suite';
import { startProgram } from './program';
import { COMMANDS, DOWNLOADS, WebDriverError, type Session, type SessionOptions } from './session';

/** Preferences of the profile. Port 0: Firefox chooses a port and writes it to `MarionetteActivePort`. */
function preferences(proxy: string, folder: string): object {
  const [host, port] = proxy.split(':');
  return {
    'marionette.port': 0,
    // Everything goes through the proxy, addresses of this machine included, and without the proxy there is no network.
    'network.proxy.type': 1,
    ...{ 'network.proxy.http': host, 'network.proxy.http_port': Number(port) },
    ...{ 'network.proxy.ssl': host, 'network.proxy.ssl_port': Number(port) },
    'network.proxy.no_proxies_on': '',
    'network.proxy.allow_hijacking_localhost': true,
    'network.proxy.failover_direct': false,
    ...{ 'browser.download.folderList': 2, 'browser.download.dir': join(folder, DOWNLOADS) },
    'ui.prefersReducedMotion': 1,
    'app.update.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
  };
}

/**
 * Starts Firefox without a window, under its own remote protocol, Marionette: the commands of WebDriver over a socket.
 */
export async function startFirefox({ program, proxy, folder }: SessionOptions): Promise<Session> {
  const lines = Object.entries(preferences(proxy, folder)).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  const firefox = await startProgram(program, ['--headless', '--marionette', '--no-remote', '--profile', folder], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  try {
    const file = join(folder, 'MarionetteActivePort');
    const port = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
    await until('Firefox listens', () => port() > 0, 60_000);
    const marionette = await Marionette.connect(port());
    await marionette.send('WebDriver:NewSession', {});
    return {
      send: async (command, parameters = {}) => {
        const answer = await marionette.send(COMMANDS[command].marionette, parameters);
        return (answer as { value?: unknown } | null)?.value;
      },
      stop: async () => {
        marionette.close();
        await firefox.stop();
      },
    };
  } catch (error) {
    await firefox.stop();
    throw error;
  }
}

type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, value: unknown];

/** A connection to Firefox. Each message is its length in bytes, a colon and JSON. */
class Marionette {
  private received = Buffer.alloc(0);
  private readonly waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  private last = 0;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk) => this.read(chunk));
    socket.on('close', () => this.fail(new Error('Firefox closed the connection.')));
    socket.on('error', (error) => this.fail(error));
  }

  static connect(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Marionette(socket)));
    });
  }

  send(command: string, parameters: object): Promise<unknown> {
    this.last += 1;
    const message = JSON.stringify([0, this.last, command, parameters]);
    const answered = new Promise((resolve, reject) => this.waiting.set(this.last, { resolve, reject }));
    this.socket.write(`${String(Buffer.byteLength(message))}:${message}`);
    return answered;
  }

  close(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    this.received = Buffer.concat([this.received, chunk]);
    for (;;) {
      const colon = this.received.indexOf(':');
      if (colon < 0) return;
      const end = colon + 1 + Number(this.received.subarray(0, colon));
      if (this.received.length < end) return;
      const message = JSON.parse(this.received.subarray(colon + 1, end).toString()) as unknown;
      this.received = this.received.subarray(end);
      // The first message is a greeting, an object.
      if (Array.isArray(message)) this.answered(message as Answer);
    }
  }

  private answered([, id, error, value]: Answer): void {
    const command = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === null) command?.resolve(value);
    else command?.reject(new WebDriverError(error));
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
