import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { until } from '../../support/suite';
import { startProgram, type Program } from './program';
import { COMMANDS, DOWNLOADS, WebDriverError, type Session, type SessionOptions } from './session';

/** How long a command may take, in milliseconds: a picture of a page that no longer draws has no end. */
const COMMAND_MS = 60_000;

/** Starts a virtual screen, which WebKit's browser needs for its window. Returns its name and its process. */
async function startScreen(): Promise<{ display: string; screen: Program }> {
  const screen = await startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    (screen.child.stdio[3] as Readable).once('data', (said: Buffer) => resolve(`:${said.toString().trim()}`));
    screen.child.once('exit', () => reject(new Error('Xvfb has ended.')));
  });
  return { display, screen };
}

/** Starts WebKitGTK's MiniBrowser through its driver, on a virtual screen. */
export async function startWebKit({ program, proxy, folder }: SessionOptions): Promise<Session> {
  const { display, screen } = await startScreen();
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${join(folder, DOWNLOADS)}"\n`);
  const port = await freePort();
  const driver = await startProgram(program, [`--port=${String(port)}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      // GTK would otherwise start a message bus and an accessibility service that outlive the browser.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
      // On a virtual screen and a busy machine, the accelerated compositor can stop drawing for good.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Written by a process that can end after the browser.
      MESA_SHADER_CACHE_DISABLE: 'true',
    },
  });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/${path}`, {
      method,
      signal: AbortSignal.timeout(COMMAND_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new WebDriverError(value as { error: string; message: string });
    return value;
  };
  // The browser outlives its driver, but not its screen.
  const stop = async () => {
    await driver.stop();
    await screen.stop();
  };
  try {
    const isUp = () => ask('GET', 'status').then(Boolean, () => false);
    await until('WebKitWebDriver answers', isUp, 20_000);
    // Everything goes through the proxy, addresses of this machine included.
    const settings = { proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy } };
    const opened = await ask('POST', 'session', { capabilities: { alwaysMatch: settings } });
    const { sessionId } = opened as { sessionId: string };
    return {
      send: (command, parameters = {}) => {
        const { method, path } = COMMANDS[command];
        const address = `session/${sessionId}/${path.replace('{id}', String(parameters.id))}`;
        return ask(method, address, method === 'GET' ? undefined : parameters);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
