import { buildLocalApp } from '../../suite/app';
import { requireOfficialFirestore } from '../../suite/officialFirestore';
import { ROOT, playGames, startSuite } from '../../suite/suite';
import { parseFlags } from '../flags';
import { failure } from '../failure';
import { welcome } from '../words';

/** `npm start`: builds the app if it is stale, starts the suite, seeds the demo, and runs until stopped. */
export default async function start(args: string[]): Promise<number> {
  const flags = parseFlags(args);
  if (!flags.ok) return failure(flags.error.message);
  const { basePort, seed, keep } = flags.value;
  try {
    const official = flags.value.official ? requireOfficialFirestore() : null;
    await buildLocalApp(ROOT);
    const suite = await startSuite({ basePort, hosting: true, seed, keep, official });
    if (seed) playGames(suite.environment);
    console.log(welcome(suite.ports.hosting, suite.ports, seed, official));
    return await suite.ended;
  } catch (error) {
    return failure(error);
  }
}
