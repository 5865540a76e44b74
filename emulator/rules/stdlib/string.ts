import { RE2JS, RE2JSException } from 're2js';
import { Fault } from '../faults';
import type { RulesValue } from '../values';
import { asString, binary, methods, plain, unary } from './method';

/** Patterns are compiled once; a rules source has few of them, so the oldest go when data supplies very many. */
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

const BEYOND_FIRST_PLANE = /[\ud800-\udfff]/;

/** The characters (code points) of a string; for most strings that is the string itself. */
export function characters(text: string): string | readonly string[] {
  return BEYOND_FIRST_PLANE.test(text) ? [...text] : text;
}

/** `text[from:to]` by characters; the bounds must lie within the string. */
export function substring(text: string, from: number, to: number): string {
  const units = characters(text);
  const part = units.slice(from, to);
  return typeof part === 'string' ? part : part.join('');
}

/** rules.String. `matches` wants the whole string to match; sizes and indexes count characters. */
export const stringMethods = methods<string>({
  lower: plain((text) => text.toLowerCase()),
  upper: plain((text) => text.toUpperCase()),
  trim: plain((text) => text.trim()),
  size: plain((text) => BigInt(characters(text).length)),
  toUtf8: plain((text) => new TextEncoder().encode(text)),
  matches: unary((text, re) => pattern(re).matches(text)),
  replace: binary((text, re, by) => pattern(re).matcher(text).replaceAll(RE2JS.quoteReplacement(asString(by)))),
  split: unary((text, re) => pattern(re).split(text)),
});
