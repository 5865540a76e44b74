import { runScript } from '../script';

/** `npm run tables`: builds the tables in data/ from their source; see scripts/tables/build.ts. */
export default function tables(args: string[]): Promise<number> {
  return runScript('scripts/tables/build.ts', args);
}
