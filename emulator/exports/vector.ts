import type { Value } from '../values/value';

const TYPE = '__vector__';

/** The value of a vector with these components: a map of a form that the SDKs agree on. */
export function vectorOf(components: readonly Value[]): Value {
  return {
    kind: 'map',
    fields: new Map<string, Value>([
      ['__type__', { kind: 'string', value: TYPE }],
      ['value', { kind: 'array', values: components }],
    ]),
  };
}

/** The components of a vector; null for any other value. */
export function componentsOf(value: Value): readonly Value[] | null {
  if (value.kind !== 'map' || value.fields.size !== 2) return null;
  const [type, components] = [value.fields.get('__type__'), value.fields.get('value')];
  if (type?.kind !== 'string' || type.value !== TYPE || components?.kind !== 'array') return null;
  const { values } = components;
  return values.length > 0 && values.every(({ kind }) => kind === 'double') ? values : null;
}
