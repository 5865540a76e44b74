import { RE2JS, RE2JSException } from 're2js';
import { Fault } from '../faults';
import type { RulesValue } from '../values';
import { asString, binary, methods, plain, unary } from './method';

/**
 * Patterns are compiled once. A rules source has few of them, so the oldest are evicted when data supplies very many.
 */
const compiled = new Map<string, RE2JS>();
const MAX_COMPILED = 500;

function pattern(value: RulesValue): RE2JS {
  const text = asString(value);
  const known = compiled.get(text);
  if (known !== undefined) return known;
  let fresh: RE2JS;
  try {
    fresh = RE2JS.compile(text);
  } catch (error) {
    if (error instanceof RE2JSException) throw new Fault(`'${text}' is not an RE2 pattern: ${error.message}`);
    throw error;
  }
  if (compiled.size >= MAX_COMPILED) compiled.delete(compiled.keys().next().value ?? '');
  compiled.set(text, fresh);
  return fresh;
}

/** `replace`: `$1` in the replacement refers to a group, and a backslash escapes the next character. */
function replaceAll(text: string, re: RulesValue, by: RulesValue): string {
  const replacement = asString(by);
  try {
    return pattern(re).matcher(text).replaceAll(replacement, true);
  } catch (error) {
    if (error instanceof RE2JSException) throw new Fault(`'${replacement}' is not a replacement: ${error.message}`);
    throw error;
  }
}

/** The parts between the matches, without trailing empty ones; if all are empty, one remains. */
function split(text: string, re: RE2JS): string[] {
  const parts: string[] = [];
  const matcher = re.matcher(text);
  let last = 0;
  while (matcher.find()) {
    parts.push(text.slice(last, matcher.start()));
    last = matcher.end();
  }
  parts.push(text.slice(last));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * rules.String. `matches` requires the whole string to match. Sizes count UTF-16 units. Only ASCII letters change case.
 * Whitespace is everything up to U+0020.
 */
export const stringMethods = methods<string>({
  lower: plain((text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  upper: plain((text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  trim: plain((text) => text.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '')),
  size: plain((text) => BigInt(text.length)),
  toUtf8: plain((text) => new TextEncoder().encode(text)),
  matches: unary((text, re) => pattern(re).matches(text)),
  replace: binary(replaceAll),
  split: unary((text, re) => split(text, pattern(re))),
});
