import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { schoolCalendarPath } from '@/domain/football/schoolCalendarPath';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { overBudget } from '../../scripts/bundleSize/budgets';
import { bundleSizes } from '../../scripts/bundleSize/measure';
import { LOCAL_APP } from '../../scripts/suite/app';

// Checks of the files that the build writes; no page is opened.

test('every page is within its bundle size budget (scripts/bundleSize/budgets.ts)', { tag: '@main' }, () => {
  expect(overBudget(bundleSizes(LOCAL_APP))).toEqual([]);
});

test('has a calendar of each school’s games', { tag: '@main' }, () => {
  for (const school of SCHOOL_CODES) {
    const file = readFileSync(join(LOCAL_APP, schoolCalendarPath(school)), 'utf8');
    expect(file.startsWith('BEGIN:VCALENDAR'), school).toBe(true);
    expect(file.match(/^SUMMARY:/gm), school).toHaveLength(24);
  }
});

/** The error that `src/config/re2jsReplacement.ts` throws. */
const REPLACEMENT = 'Pipelines need re2js';
/**
 * How Firestore's SDK handles an invalid pattern in the pipeline expressions `like`, `regexContains` and `regexMatch`.
 */
const PIPELINE_ERROR = /`Invalid (?:LIKE|regex) pattern/;

test('Firestore uses the replaced re2js only for pipeline patterns', { tag: '@main' }, () => {
  const folder = join(LOCAL_APP, '_next/static/chunks');
  const chunks = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes(REPLACEMENT));
  expect(chunks).toHaveLength(1);
  const uses = usesOfReplacement(chunks[0]!);
  expect(uses.length).toBeGreaterThan(0);
  for (const use of uses) expect(use).toMatch(PIPELINE_ERROR);
});

test('without its key, the app has no code of push notifications', { tag: '@main' }, () => {
  const folder = join(LOCAL_APP, '_next/static/chunks');
  const chunks = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  // The setting is there, but neither it nor anything else brings Firebase Cloud Messaging along.
  expect(chunks.some((chunk) => chunk.includes('Also when the app is closed'))).toBe(true);
  expect(chunks.filter((chunk) => chunk.includes('fcmregistrations.googleapis.com'))).toHaveLength(0);
});

/**
 * Returns the text of the `try` statement around each use of the replacement in a chunk, or of the expression where
 * there is none.
 */
function usesOfReplacement(file: string): string[] {
  const program = ts.createProgram([file], { allowJs: true, noLib: true, noResolve: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  let replacement: ts.Symbol | undefined;
  const visit = (node: ts.Node, see: (node: ts.Node) => void): void => {
    see(node);
    ts.forEachChild(node, (child) => visit(child, see));
  };
  visit(source, (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer !== undefined &&
      ts.isObjectLiteralExpression(node.initializer)
    )
      if (node.initializer.getText(source).includes(REPLACEMENT)) replacement = checker.getSymbolAtLocation(node.name);
  });
  if (replacement === undefined) throw new Error(`The replacement is not a variable of ${file}.`);
  const { escapedName, declarations } = replacement;
  const uses: string[] = [];
  visit(source, (node) => {
    if (!ts.isIdentifier(node) || node.escapedText !== escapedName || node.parent === declarations?.[0]) return;
    if (checker.getSymbolAtLocation(node) !== replacement) return;
    uses.push((ts.findAncestor(node, ts.isTryStatement) ?? node.parent).getText(source));
  });
  return uses;
}
