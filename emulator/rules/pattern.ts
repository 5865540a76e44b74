import type { PatternSegment } from './ast';
import { RulesPath, Unknown, type RulesValue } from './values';

/** Any number of segments, unknown in a collection group query. */
export const ANYWHERE = Symbol('any segments');

/** A segment of a request's path: its text, a document id that a list leaves unknown, or ANYWHERE. */
export type RequestSegment = string | Unknown | typeof ANYWHERE;

/**
 * The values of a pattern's wildcards, in order, when the pattern matches the whole path; null otherwise. In version 2
 * `{name=**}` matches zero or more segments anywhere; in version 1 one or more, only at the end.
 */
export function matchPattern(
  pattern: readonly PatternSegment[],
  path: readonly RequestSegment[],
  version: 1 | 2,
): RulesValue[] | null {
  return matchFrom(pattern, 0, path, 0, version);
}

function matchFrom(
  pattern: readonly PatternSegment[],
  p: number,
  path: readonly RequestSegment[],
  s: number,
  version: 1 | 2,
): RulesValue[] | null {
  const bound: RulesValue[] = [];
  let at = s;
  for (let index = p; index < pattern.length; index += 1) {
    const wanted = pattern[index] as PatternSegment;
    if (wanted.kind === 'rest') return matchRest(pattern, index, path, at, version, bound);
    const segment = path[at];
    if (segment === undefined || segment === ANYWHERE) return null;
    if (wanted.kind === 'literal') {
      if (wanted.text !== segment) return null;
    } else {
      bound.push(segment);
    }
    at += 1;
  }
  return at === path.length ? bound : null;
}

function matchRest(
  pattern: readonly PatternSegment[],
  index: number,
  path: readonly RequestSegment[],
  at: number,
  version: 1 | 2,
  bound: RulesValue[],
): RulesValue[] | null {
  const least = version === 1 ? at + 1 : at;
  const isLast = index === pattern.length - 1;
  if (isLast) return least > path.length ? null : [...bound, pathOf(path.slice(at))];
  if (version === 1) return null;
  for (let end = least; end <= path.length; end += 1) {
    const after = matchFrom(pattern, index + 1, path, end, version);
    if (after !== null) return [...bound, pathOf(path.slice(at, end)), ...after];
  }
  return null;
}

/** The path that a recursive wildcard matches; unknown when any part of it is. */
function pathOf(segments: readonly RequestSegment[]): RulesValue {
  const known: string[] = [];
  for (const segment of segments) {
    if (typeof segment !== 'string') return new Unknown('the path of the documents');
    known.push(segment);
  }
  return new RulesPath(known);
}
