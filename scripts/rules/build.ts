import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSTANTS, type Constant } from './constants';
import { packed, tight } from './packed';
import { inlined } from './inline';
import { renamed, shortNames } from './names';

/** The folder of the sources, one file per concern. */
const SOURCES = 'rules';

/** What Firestore and the emulators read. */
export const RULES_FILE = 'firestore.rules';

/** One file of the sources. */
export type Source = { name: string; text: string };

const HEAD = `// Generated from rules/*.rules by \`npm run rules\`: read and edit those files, not this one. See docs/rules.md.
rules_version = '2';

service cloud.firestore {
  match /databases/{database}/documents {
`;
const FOOT = `  }
}
`;

/** The sources in the project at `root`, by name. */
function readSources(root: string): Source[] {
  return readdirSync(join(root, SOURCES))
    .filter((name) => name.endsWith('.rules'))
    .sort()
    .map((name) => ({ name: `${SOURCES}/${name}`, text: readFileSync(join(root, SOURCES, name), 'utf8') }));
}

/**
 * The sources without comments and with `{{NAME}}` replaced by the constant of that name. Throws an error for a
 * placeholder without a constant and for a constant that no source uses.
 */
export function fillSources(sources: readonly Source[], constants: Readonly<Record<string, Constant>>): Source[] {
  const used = new Set<string>();
  const filled = sources.map(({ name, text }) => {
    const known = text.replace(/\{\{(\w+)\}\}/g, (_, key: string, at: number) => {
      const constant = constants[key];
      if (constant === undefined)
        throw new Error(`${name} uses {{${key}}}, which scripts/rules/constants.ts does not have.`);
      used.add(key);
      const indent = /^ */.exec(text.slice(text.lastIndexOf('\n', at) + 1))![0];
      return written(constant).replaceAll('\n', `\n${indent}`);
    });
    // Every part of the compiled form stores its position in the file, so comments cost bytes: they stay in the
    // sources.
    return { name, text: known.replace(/^ *\/\/.*\n/gm, '').trim() };
  });
  const unused = Object.keys(constants).filter((key) => !used.has(key));
  if (unused.length > 0)
    throw new Error(`No file in ${SOURCES}/ uses ${unused.join(', ')}: remove it from scripts/rules/constants.ts.`);
  return filled;
}

/**
 * The functions and match blocks of the sources, each under its source's name, those with the most words for their
 * length first: a position in the first 127 lines and 16,383 characters takes three bytes less than a later one.
 */
export function sortDeclarations(sources: readonly Source[]): Source[] {
  return sources
    .flatMap(({ name, text }) =>
      text.split(/^(?=function |match )/m).map((declaration) => ({ name, text: declaration })),
    )
    .map((declaration) => ({ declaration, density: densityOf(declaration.text) }))
    .sort((a, b) => b.density - a.density)
    .map(({ declaration }) => declaration);
}

/** Between the sources, in no rule. */
const SEPARATOR = '\n\0\n';

/** Where the ruleset names itself. */
const DIGEST = '{{RULES_DIGEST}}';

/** The ruleset with a digest of everything else in it, in place of `{{RULES_DIGEST}}`. */
export function withDigest(rules: string): string {
  return rules.replace(DIGEST, createHash('sha256').update(rules).digest('hex').slice(0, 16));
}

/**
 * What `firestore.rules` is made of: its declarations in its order, and the names of functions in the sources by those
 * that they have there.
 */
export function readDeclarations(root: string): { declarations: Source[]; names: Map<string, string> } {
  const filled = fillSources(readSources(root), { ...CONSTANTS, RULES_DIGEST: DIGEST });
  const texts = inlined(filled.map(({ text }) => text).join(SEPARATOR)).split(SEPARATOR);
  const sources = filled.map(({ name }, index) => ({ name, text: texts[index]! }));
  const short = shortNames(ruleset(sources));
  return {
    declarations: sortDeclarations(sources.map(({ name, text }) => ({ name, text: renamed(text, short) }))),
    names: new Map(
      [...short]
        .filter(([name]) => name.endsWith('('))
        .map(([name, shortName]) => [shortName.slice(0, -1), name.slice(0, -1)]),
    ),
  };
}

/**
 * The ruleset that the sources of the project at `root` make. Names and positions cost bytes, so names are short and
 * nothing is indented.
 */
function buildRules(root: string): string {
  return withDigest(packed(ruleset(readDeclarations(root).declarations)));
}

function ruleset(parts: readonly Source[]): string {
  return HEAD + parts.map(({ text }) => `${text}\n`).join('') + FOOT;
}

/** Names, texts and operators for each character: each is a word of the compiled form, with its position. */
function densityOf(text: string): number {
  const words =
    text.match(/'(?:\\.|[^'\\])*'|(?!(?:return|if|function|allow|match)\b)\b\w+|[=!<>]=|&&|\|\||[<>+*%?!/]/g) ?? [];
  return words.length / tight(text).join('').length;
}

/** Rewrites `firestore.rules`. */
export function writeRules(root: string): void {
  writeFileSync(join(root, RULES_FILE), buildRules(root));
}

/** Whether `firestore.rules` is what the sources make. */
export function isCurrent(root: string): boolean {
  return readFileSync(join(root, RULES_FILE), 'utf8') === buildRules(root);
}

function written(constant: Constant): string {
  if (typeof constant === 'number' || typeof constant === 'string') return String(constant);
  return constant.map((item) => (typeof item === 'string' ? `'${item}'` : String(item))).join(', ');
}
