import { runScript } from '../script';

/** `npm run seed`: fills the running suite with the demo; see scripts/seed.ts. */
export default function seed(args: string[]): Promise<number> {
  return runScript('scripts/seed.ts', args);
}
