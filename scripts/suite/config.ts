import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST, type SuitePorts } from './ports';

type Header = { key: string; value: string };
type Hosting = { public: string; headers?: { source: string; headers: Header[] }[] } & Record<string, unknown>;
/** The parts of `firebase.json` that a local suite changes. */
export type FirebaseConfig = { hosting: Hosting } & Record<string, unknown>;

/** Directives of the policy that let a local page reach the suite instead of Google's hosts. */
const WIDENED = ['connect-src', 'img-src', 'frame-src'];

/**
 * The configuration of one local suite: the project's own, with the suite's ports, the locally built app, and a content
 * security policy that also allows the suite. Everything else stays as deployed.
 */
export function localConfig(config: FirebaseConfig, ports: SuitePorts, appFolder: string): FirebaseConfig {
  const at = (port: number) => ({ host: HOST, port });
  return {
    ...config,
    hosting: {
      ...config.hosting,
      public: appFolder,
      headers: config.hosting.headers?.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) => widened(header, ports)),
      })),
    },
    emulators: {
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
      storage: at(ports.storage),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

/**
 * Writes the configuration next to `firebase.json`, because its paths are relative to its folder. Returns the file's
 * name.
 */
export function writeLocalConfig(root: string, ports: SuitePorts, appFolder: string): string {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const name = `.firebase-local-${ports.hosting}.json`;
  writeFileSync(join(root, name), JSON.stringify(localConfig(config, ports, appFolder), null, 2));
  return name;
}

function widened(header: Header, ports: SuitePorts): Header {
  if (header.key.toLowerCase() !== 'content-security-policy') return header;
  const hosts = ['localhost', HOST].flatMap((host) =>
    [ports.auth, ports.firestore, ports.storage].map((port) => `http://${host}:${port}`),
  );
  const value = header.value
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      WIDENED.includes(directive.split(' ', 1)[0] ?? '') ? `${directive} ${hosts.join(' ')}` : directive,
    )
    .join('; ');
  return { ...header, value };
}
