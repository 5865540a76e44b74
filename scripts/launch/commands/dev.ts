import { join } from 'node:path';
import { localEnvironment } from '../../suite/app';
import { requireOfficialFirestore } from '../../suite/officialFirestore';
import { HOST, portsFrom, portsTaken } from '../../suite/ports';
import { startProcess } from '../../suite/processes';
import { PortsTaken, ROOT, playGames, startSuite } from '../../suite/suite';
import { parseFlags } from '../flags';
import { failure } from '../failure';
import { address, welcome } from '../words';

/** `npm run dev`: runs the suite, and the app from source with hot reload, until stopped. */
export default async function dev(args: string[]): Promise<number> {
  const flags = parseFlags(args);
  if (!flags.ok) return failure(flags.error.message);
  const { basePort, seed, keep } = flags.value;
  const ports = portsFrom(basePort);
  try {
    const official = flags.value.official ? requireOfficialFirestore() : null;
    if ((await portsTaken([ports.dev])).length > 0) throw new PortsTaken([ports.dev], basePort);
    const suite = await startSuite({ basePort, hosting: false, seed, keep, official });
    if (seed) playGames(suite.environment);
    const next = startProcess(
      process.execPath,
      [join(ROOT, 'node_modules/next/dist/bin/next'), 'dev', '-H', HOST, '-p', String(ports.dev)],
      {
        cwd: ROOT,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          ...localEnvironment(ROOT),
          NEXT_PUBLIC_EMULATOR_BASE_PORT: String(basePort),
          NEXT_PUBLIC_SITE_URL: address(ports.dev),
          NEXT_TELEMETRY_DISABLED: '1',
        },
      },
    );
    console.log(welcome(ports.dev, ports, seed, official));
    const code = await Promise.race([suite.ended, next.ended]);
    await Promise.all([suite.stop(), next.stop()]);
    return code;
  } catch (error) {
    return failure(error);
  }
}
