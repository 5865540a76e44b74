import { run } from '../../suite/processes';
import { ROOT } from '../../suite/suite';

/**
 * `npm run attack [-- --failures] [-- --official] [-- WORD ...]`: sends hostile requests that the rules must deny, to
 * our Firestore and to Google's if it is installed. Exits with 1 when one is let through or an honest request is
 * denied. `report` names a file for the counts as JSON: `passed` and `failed`.
 */
export default function attack(args: string[], report?: string): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', 'tests/attack/main.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...(report === undefined ? {} : { ATTACK_REPORT: report }) },
  });
}
