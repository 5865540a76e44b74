import { firestoreName, requireOfficialFirestore } from '../../suite/officialFirestore';
import { startSuite } from '../../suite/suite';
import { parseFlags } from '../flags';
import { failure } from '../failure';

/** `npm run emulators`: runs the suite without the app, until stopped. */
export default async function emulators(args: string[]): Promise<number> {
  const flags = parseFlags(args);
  if (!flags.ok) return failure(flags.error.message);
  try {
    const official = flags.value.official ? requireOfficialFirestore() : null;
    const suite = await startSuite({ ...flags.value, hosting: false, official, verbose: true });
    console.log(`\nThe suite is ready. Firestore is ${firestoreName(official)}.`);
    console.log('Node programs find it under:');
    for (const [name, value] of Object.entries(suite.environment)) console.log(`  ${name}=${value}`);
    console.log('Press Ctrl-C to stop.');
    return await suite.ended;
  } catch (error) {
    return failure(error);
  }
}
