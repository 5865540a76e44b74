import { runScript } from '../script';

/** `npm run season`: publishes a week of the season or prints its points; see scripts/season.ts. */
export default function season(args: string[]): Promise<number> {
  return runScript('scripts/season.ts', args);
}
