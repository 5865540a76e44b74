import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localEnvironment } from '../../suite/app';
import { checkRules } from '../../rules/size';
import { run } from '../../suite/processes';
import { ROOT } from '../../suite/suite';

/**
 * `npm run check`: types, lint (including import directions), unhandled promises, import circles, format, dead code and
 * the generated rules. `-- --fix` fixes what it can. Results for unchanged files are cached in `.cache`.
 *
 * The native TypeScript 7 checks the types, and oxlint, built on it, promises and circles. Both are several times
 * faster than the TypeScript in JavaScript, which ESLint's parser and Next still need.
 */
export default async function check(args: string[]): Promise<number> {
  const fix = args.includes('--fix');
  // Generating types makes Next read its configuration, which requires a complete environment.
  const env = { ...localEnvironment(ROOT), ...process.env };
  const tool = (path: string, ...rest: string[]) =>
    run(process.execPath, [join(ROOT, 'node_modules', path), ...rest], { cwd: ROOT, env });
  if (!existsSync(join(ROOT, 'next-env.d.ts'))) await tool('next/dist/bin/next', 'typegen');
  const failed: string[] = [];
  const must = async (name: string, work: () => Promise<number>): Promise<void> => {
    console.log(`check: ${name}`);
    if ((await work()) !== 0) failed.push(name);
  };
  const cache = (name: string) => ['--cache', '--cache-strategy=content', `--cache-location=.cache/${name}`];
  const lint = () =>
    tool('eslint/bin/eslint.js', '.', '--max-warnings=0', ...cache('eslint.json'), ...(fix ? ['--fix'] : []));
  const format = () =>
    tool('prettier/bin/prettier.cjs', '.', fix ? '--write' : '--check', '--log-level=warn', ...cache('prettier.json'));
  const types = () => tool('typescript-7/bin/tsc', '--noEmit', '--tsBuildInfoFile', '.cache/tsc.json');
  const promisesAndCircles = () => tool('oxlint/bin/oxlint', '--type-aware');
  const deadCode = async () => {
    const code = await tool('knip/bin/knip.js');
    return code === 0 ? tool('knip/bin/knip.js', '--production') : code;
  };
  // Lint and format both write files, so they don't run at the same time.
  const written = async (): Promise<void> => {
    await must('lint', lint);
    await must('format', format);
  };
  const read = async (): Promise<void> => {
    await must('types', types);
    await must('promises and import circles', promisesAndCircles);
    await must('dead code', deadCode);
    await must('rules', () => checkRules(ROOT));
  };
  await Promise.all([written(), read()]);
  console.log(failed.length === 0 ? 'check: all well' : `check: ${failed.join(', ')} failed`);
  return failed.length === 0 ? 0 : 1;
}
