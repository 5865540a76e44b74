import { callMethod } from '../rules/stdlib/dispatch';
import { asSet } from '../rules/stdlib/method';
import type { CoverageReport, ExpressionCoverage } from '../rules/types';
import type { PathVariable } from '../rules/pathVariable';
import {
  isList,
  isMap,
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from '../rules/values';
import { formatTimestamp } from '../values/timestamp';

type Json = Readonly<Record<string, unknown>>;

/**
 * A coverage report in the format of Google's emulator: the source of the rules, and for each condition its position
 * (the end is the offset of its last character) with the values it evaluated to. An error is the value `undefined` with
 * its cause.
 */
export function coverageJson({ fileName, source, expressions }: CoverageReport): Json {
  return { rules: { files: [{ name: fileName, content: source }] }, report: expressions.map(expressionJson) };
}

function expressionJson({ line, column, start, end, values, children }: ExpressionCoverage): Json {
  return {
    sourcePosition: { line, column, currentOffset: start, endOffset: end - 1 },
    ...(values.length > 0 && {
      values: values.map(({ value, count, example }) => ({
        value:
          example === undefined ? { undefined: { causeMessage: value.replace(/^error: /, '') } } : valueJson(example),
        count,
      })),
    }),
    ...(children.length > 0 && { children: children.map(expressionJson) }),
  };
}

function valueJson(value: RulesValue): Json {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'bigint') return { intValue: value.toString() };
  if (typeof value === 'number') return { floatValue: Number.isFinite(value) ? value : String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (isList(value)) return { listValue: { values: value.map(valueJson) } };
  if (isMap(value)) return { mapValue: { fields: Object.fromEntries([...value].map(([k, v]) => [k, valueJson(v)])) } };
  if (value instanceof RulesSet) return { setValue: { values: [...value.items.values()].map(valueJson) } };
  if (value instanceof RulesTimestamp) return { timestampValue: formatTimestamp(parts(value.nanos)) };
  if (value instanceof RulesDuration) return { durationValue: `${decimalSeconds(value.nanos)}s` };
  if (value instanceof RulesLatLng) return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
  if (value instanceof RulesPath) return { pathValue: { segments: value.segments.map(segmentJson) } };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof RulesMapDiff) return { mapDiffValue: { keyStatuses: keyStatuses(value) } };
  // A value that a query leaves undetermined.
  return { undefined: {} };
}

function segmentJson(segment: string | PathVariable): Json {
  if (typeof segment === 'string') return { simple: segment };
  return { [segment.isGlob ? 'globCapture' : 'capture']: { variableName: segment.name } };
}

function keyStatuses(diff: RulesMapDiff): Readonly<Record<string, string>> {
  const keysOf = (method: string): string[] => [...asSet(callMethod(diff, method, [])).items.values()].map(String);
  const statuses = { ADDED: 'addedKeys', REMOVED: 'removedKeys', CHANGED: 'changedKeys', UNCHANGED: 'unchangedKeys' };
  return Object.fromEntries(
    Object.entries(statuses).flatMap(([status, method]) => keysOf(method).map((key) => [key, status])),
  );
}

/** A duration as a decimal number of seconds, of any size. */
function decimalSeconds(nanos: bigint): string {
  const digits = String(nanos < 0n ? -nanos : nanos).padStart(10, '0');
  const fraction = digits.slice(-9).replace(/0+$/, '');
  return `${nanos < 0n ? '-' : ''}${digits.slice(0, -9)}${fraction === '' ? '' : `.${fraction}`}`;
}

function parts(nanos: bigint): { seconds: number; nanos: number } {
  const rest = ((nanos % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n;
  return { seconds: Number((nanos - rest) / 1_000_000_000n), nanos: Number(rest) };
}
