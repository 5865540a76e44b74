import type { QueryFilter } from './types';
import { valueToRules } from './convert';
import { RulesPath, Unknown, type Comparison, type RulesValue } from './values';

type FieldFilter = Extract<QueryFilter, { kind: 'field' }>;

/** Maximum number of a query's alternatives; this is Firestore's limit, and more aren't evaluated. */
const MAX_ALTERNATIVES = 100;

/** What one alternative of a query guarantees about every document that it returns. */
export interface Guarantee {
  /** `resource.data`. */
  readonly data: Unknown;
  /** The document's full path segments when the query names it, else null. */
  readonly name: readonly string[] | null;
}

/**
 * The alternatives of a query: each `or`, `in` and `array-contains-any` multiplies them, and all of them must be
 * allowed. Null when there are too many to evaluate.
 */
export function guaranteesOf(filter: QueryFilter | null): Guarantee[] | null {
  const alternatives = expand(filter);
  return alternatives === null ? null : alternatives.map(guaranteeOf);
}

/** The filter as alternatives of conjunctions. */
function expand(filter: QueryFilter | null): FieldFilter[][] | null {
  if (filter === null) return [[]];
  if (filter.kind === 'field') return expandField(filter);
  const parts = filter.filters.map(expand);
  let result: FieldFilter[][] = filter.kind === 'and' ? [[]] : [];
  for (const part of parts) {
    if (part === null) return null;
    result =
      filter.kind === 'or' ? [...result, ...part] : result.flatMap((left) => part.map((right) => [...left, ...right]));
    if (result.length > MAX_ALTERNATIVES) return null;
  }
  return result;
}

function expandField(filter: FieldFilter): FieldFilter[][] {
  const { op, value } = filter;
  if (value.kind !== 'array' || (op !== 'in' && op !== 'array-contains-any')) return [[filter]];
  const single = op === 'in' ? '==' : 'array-contains';
  return value.values.map((item) => [{ ...filter, op: single, value: item }]);
}

function guaranteeOf(filters: readonly FieldFilter[]): Guarantee {
  const data = new Unknown('resource.data', true);
  let name: readonly string[] | null = null;
  // Equalities come last: a known value is stronger than any other constraint on the same field.
  const ordered = [...filters].sort((a, b) => Number(a.op === '==') - Number(b.op === '=='));
  for (const { field, op, value } of ordered) {
    const constant = valueToRules(value);
    if (field === '__name__') {
      if (op === '==' && constant instanceof RulesPath) name = constant.segments.map(String);
    } else if (op === '==') {
      place(data, fieldPath(field), constant);
    } else {
      addFact(data, fieldPath(field), op, constant);
    }
  }
  return { data, name };
}

/** Splits `a.b` and `` a.`odd.name` `` into names. */
function fieldPath(field: string): string[] {
  const names = field.match(/`(?:[^`\\]|\\.)*`|[^.`]+/g) ?? [field];
  return names.map((name) => (name.startsWith('`') ? name.slice(1, -1).replace(/\\(.)/g, '$1') : name));
}

function openChild(parent: Unknown, name: string): Unknown | null {
  const known = parent.children.get(name);
  if (known !== undefined) return known instanceof Unknown ? known : null;
  const child = new Unknown(`${parent.source}.${name}`);
  parent.children.set(name, child);
  return child;
}

function place(data: Unknown, path: readonly string[], value: RulesValue): void {
  let parent = data;
  for (const name of path.slice(0, -1)) {
    const child = openChild(parent, name);
    if (child === null) return;
    parent = child;
  }
  parent.children.set(path.at(-1) ?? '', value);
}

function addFact(data: Unknown, path: readonly string[], op: FieldFilter['op'], value: RulesValue): void {
  let field: Unknown | null = data;
  for (const name of path) field = field === null ? null : openChild(field, name);
  if (field === null) return;
  if (op === 'array-contains') field.facts.contains.push(value);
  else if (op === '!=') field.facts.excluded.push(value);
  else if (op === 'not-in')
    field.facts.excluded.push(...(Array.isArray(value) ? (value as readonly RulesValue[]) : []));
  else if (op === '<' || op === '<=' || op === '>' || op === '>=')
    field.facts.ranges.push({ operator: op satisfies Comparison, value });
}
