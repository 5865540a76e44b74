import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localEnvironment } from '../../suite/app';
import { checkRules } from '../../rules/size';
import { run } from '../../suite/processes';
import { ROOT } from '../../suite/suite';
import { checkWeight } from '../../weight/check';

/**
 * `npm run check`: types, lint (the import arrows among it), format, the compiled rules, and the weight of every page; `-- --fix` mends what it can,
 * `-- --accept-weight` makes the budget what the pages weigh.
 */
export default async function check(args: string[]): Promise<number> {
  const fix = args.includes('--fix');
  // Next reads its configuration to name its types, and that wants the environment to be complete.
  const env = { ...localEnvironment(ROOT), ...process.env };
  const tool = (path: string, ...rest: string[]) =>
    run(process.execPath, [join(ROOT, 'node_modules', path), ...rest], { cwd: ROOT, env });
  if (!existsSync(join(ROOT, 'next-env.d.ts'))) await tool('next/dist/bin/next', 'typegen');
  const failed: string[] = [];
  const must = async (name: string, work: () => Promise<number>): Promise<void> => {
    console.log(`check: ${name}`);
    if ((await work()) !== 0) failed.push(name);
  };
  const lint = () => tool('eslint/bin/eslint.js', '.', '--max-warnings=0', ...(fix ? ['--fix'] : []));
  const format = () => tool('prettier/bin/prettier.cjs', '.', fix ? '--write' : '--check', '--log-level=warn');
  const types = () => tool('typescript/bin/tsc', '--noEmit');
  // Where both write, one comes after the other; types only look.
  const written = async (): Promise<void> => {
    await must('lint', lint);
    await must('format', format);
  };
  await Promise.all([written(), must('types', types)]);
  await must('rules', () => checkRules(ROOT));
  await must('weight', () => checkWeight(ROOT, args.includes('--accept-weight')));
  console.log(failed.length === 0 ? 'check: all well' : `check: ${failed.join(', ')} failed`);
  return failed.length === 0 ? 0 : 1;
}
