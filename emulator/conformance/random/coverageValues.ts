/** A value of the rules language in the JSON of a coverage report: one member, named after the type. */
export type ValueJson = Readonly<Record<string, unknown>>;

interface Listed {
  readonly values?: readonly ValueJson[];
}
interface Mapped {
  readonly fields?: Readonly<Record<string, ValueJson>>;
}

interface Segmented {
  readonly segments?: readonly SegmentJson[];
}
interface SegmentJson {
  readonly simple?: string;
  readonly capture?: { readonly variableName: string; readonly boundValue?: string };
  readonly globCapture?: { readonly variableName: string; readonly boundValue?: Segmented };
}

/** The canonical form of every error, regardless of its message. */
const ERROR = 'error';

/**
 * A string that is the same for equal values. Set members have no order. Floats are compared to fourteen digits, since
 * powers and distances may differ in the last one. Half of a surrogate pair, which JSON can't represent, is a question
 * mark.
 */
export function canonical(value: ValueJson): string {
  const [kind, content] = Object.entries(value)[0] ?? ['undefined', {}];
  switch (kind) {
    case 'undefined':
      return ERROR;
    case 'nullValue':
      return 'null';
    case 'boolValue':
    case 'intValue':
      return String(content);
    case 'floatValue':
      return `${Number(content) === 0 ? '0' : Number(content).toPrecision(14)}f`;
    case 'stringValue':
      return JSON.stringify(
        (content as string).replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '?'),
      );
    case 'listValue':
      return `[${((content as Listed).values ?? []).map(canonical).join(', ')}]`;
    case 'setValue':
      return `set[${((content as Listed).values ?? []).map(canonical).sort().join(', ')}]`;
    case 'mapValue':
      return `{${Object.entries((content as Mapped).fields ?? {})
        .map(([key, inner]) => `${JSON.stringify(key)}: ${canonical(inner)}`)
        .sort()
        .join(', ')}}`;
    case 'timestampValue':
      return `timestamp ${(content as string).replace(/\.?0*Z$/, 'Z').replace(/(:\d\d)(\.\d+?)0*Z$/, '$1$2Z')}`;
    case 'durationValue':
      return `duration ${(content as string).replace(/(\.\d*?)0*s$/, '$1s').replace(/\.s$/, 's')}`;
    case 'pathValue':
      return `path ${JSON.stringify(((content as Segmented).segments ?? []).flatMap(pathSegments))}`;
    default:
      return `${kind} ${JSON.stringify(sortMembers(content))}`;
  }
}

/** The strings of a segment: the segment itself, the value its variable is bound to, or the variable. */
function pathSegments({ simple, capture, globCapture }: SegmentJson): string[] {
  if (simple !== undefined) return [simple];
  if (capture !== undefined) return [capture.boundValue ?? `{${capture.variableName}}`];
  if (globCapture === undefined) return [];
  const { boundValue, variableName } = globCapture;
  return boundValue === undefined ? [`{${variableName}=**}`] : (boundValue.segments ?? []).flatMap(pathSegments);
}

/** JSON with sorted members, and without members that hold the default value. */
function sortMembers(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(sortMembers);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).filter(
    ([, inner]) => inner !== 0 && inner !== '' && JSON.stringify(inner) !== '{}',
  );
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sortMembers(inner)]),
  );
}

/** The value as a literal in rules; null if it can't be written as a short literal. */
export function literalOf(value: ValueJson): string | null {
  const [kind, content] = Object.entries(value)[0] ?? ['undefined', {}];
  switch (kind) {
    case 'nullValue':
      return 'null';
    case 'boolValue':
      return String(content);
    case 'intValue':
      return `(${String(content)})`;
    case 'floatValue':
      return `float('${String(content)}')`;
    case 'stringValue':
      return /^[\x20-\x7e]*$/.test(content as string) ? `'${(content as string).replace(/[\\']/g, '\\$&')}'` : null;
    case 'listValue':
    case 'setValue': {
      const items = ((content as Listed).values ?? []).map(literalOf);
      return items.includes(null) ? null : `[${items.join(', ')}]${kind === 'setValue' ? '.toSet()' : ''}`;
    }
    case 'mapValue': {
      const entries = Object.entries((content as Mapped).fields ?? {}).map(([key, inner]) => {
        const [name, literal] = [literalOf({ stringValue: key }), literalOf(inner)];
        return name === null || literal === null ? null : `${name}: ${literal}`;
      });
      return entries.includes(null) ? null : `{${entries.join(', ')}}`;
    }
    default:
      return null;
  }
}
