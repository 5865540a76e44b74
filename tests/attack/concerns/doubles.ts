import type { DocumentData } from 'firebase/firestore';
import { ann, bob, dan, signedOut, type Person, type Request } from '../support/requests';
import type { Attempt, Concern, Documents, Scene, SceneContents } from '../support/scene';
import { encodeWrite, quoted, ROOT, update, type WireWrite } from '../support/wire';

/** What administrators and staff write as they like. */
const DESK = ['weeklySquads', 'weeklySquadScores', 'currentWeek', 'rankings', 'desk', 'adminLog'];

/** Who sends a number of their own accord: the commissioner, a member, an outsider, no one. */
const PEOPLE: Readonly<Record<string, Person>> = { ann, bob, dan, 'someone signed out': signedOut };

type Wire = { fields?: Record<string, Wire> } & Record<string, unknown>;
type Found = { segments: string[]; value: number };

/** The whole numbers in plain data, at any depth but in lists. */
function numbersIn(data: DocumentData, above: string[] = []): Found[] {
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const segments = [...above, key];
    if (typeof value === 'number') return Number.isInteger(value) ? [{ segments, value }] : [];
    const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    return isPlain ? numbersIn(value as DocumentData, segments) : [];
  });
}

/** The whole numbers in encoded fields. */
function numbersSent(fields: Record<string, Wire>, above: string[] = []): Found[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const segments = [...above, key];
    if ('integerValue' in value) return [{ segments, value: Number(value.integerValue) }];
    const inner = (value.mapValue as { fields?: Record<string, Wire> } | undefined)?.fields;
    return inner === undefined ? [] : numbersSent(inner, segments);
  });
}

function withField(fields: Record<string, Wire>, [head = '', ...rest]: string[], value: Wire): Record<string, Wire> {
  const inner = (fields[head]?.mapValue as { fields?: Record<string, Wire> } | undefined)?.fields ?? {};
  return { ...fields, [head]: rest.length === 0 ? value : { mapValue: { fields: withField(inner, rest, value) } } };
}

type UpdateWrite = WireWrite & {
  update: { name: string; fields: Record<string, Wire> };
  updateMask?: { fieldPaths: string[] };
};

/** The write with a number as the equal double, which it sends also when it wouldn't send the field. */
function withDouble(write: UpdateWrite, { segments, value }: Found): UpdateWrite {
  const fields = withField(write.update.fields, segments, { doubleValue: value });
  const paths = write.updateMask?.fieldPaths;
  const covered = paths?.some((path) => `${quoted(...segments)}.`.startsWith(`${path}.`)) ?? true;
  return {
    ...write,
    update: { ...write.update, fields },
    ...(covered ? {} : { updateMask: { fieldPaths: [...paths!, quoted(...segments)] } }),
  };
}

/** What two numbers have in common that stand for the same: entries of maps by person, slot or number count once. */
function kindOf(path: string, segments: readonly string[]): string {
  const [first, , ...rest] = segments;
  const shape = segments.length > 2 ? [first, '*', ...rest] : segments;
  return `${path.split('/')[0]!} ${shape.join('.')}`;
}

/**
 * Every number of a scene as a double: in each write of its honest request, and in a write of its own by each person.
 */
function attemptsIn(
  { state, honest: [by, request] }: SceneContents,
  isNew: (key: string) => boolean,
): Record<string, Attempt> {
  const attempts: Record<string, Attempt> = {};
  const writes = ((request as { body?: { writes?: WireWrite[] } }).body?.writes ?? []) as UpdateWrite[];
  for (const [index, write] of writes.entries()) {
    if (!('update' in write)) continue;
    const path = write.update.name.replace(`${ROOT}/`, '');
    if (DESK.includes(path.split('/')[0]!)) continue;
    const stored = write.updateMask === undefined ? [] : numbersIn(state[path] ?? {});
    const sent = numbersSent(write.update.fields);
    const what = [
      path.split('/')[0],
      write.updateMask ? write.updateMask.fieldPaths.map((name) => name.split('.')[0]) : 'whole',
    ].join(' ');
    for (const found of [...sent, ...stored.filter(({ segments }) => !covers(sent, segments))]) {
      if (!isNew(`${what} ${kindOf(path, found.segments)}`)) continue;
      const body = { writes: writes.map((one, i) => (i === index ? withDouble(write, found) : one)) };
      attempts[`${path} ${found.segments.join('.')}, with ${what}`] = [by, { ...request, body } as Request];
    }
  }
  for (const [path, data] of Object.entries(state)) {
    for (const { segments, value } of DESK.includes(path.split('/')[0]!) ? [] : numbersIn(data)) {
      for (const [who, person] of Object.entries(PEOPLE)) {
        if (!isNew(`${who} ${JSON.stringify(data.status ?? data.draftStatus ?? '')} ${kindOf(path, segments)}`))
          continue;
        attempts[`${path} ${segments.join('.')} alone, by ${who}`] = [person, alone(path, segments, value)];
      }
    }
  }
  return attempts;
}

const covers = (sent: readonly Found[], segments: readonly string[]): boolean =>
  sent.some((one) => one.segments.join('.') === segments.join('.'));

/** A write of one number alone, as a double. */
function alone(path: string, segments: readonly string[], value: number): Request {
  const write = encodeWrite(path, update({})) as UpdateWrite;
  const body = { writes: [withDouble(write, { segments: [...segments], value })] };
  return { kind: 'call', method: 'POST', path: ':commit', body };
}

/**
 * No number changes its type: an integer and the equal double are the same to `diff()`, but not to other conditions.
 * The scenes are those of other concerns; what two of them have in common is tried in the first.
 */
export function doublesIn(concerns: readonly Concern[]): Concern {
  const owners = new Map<string, Scene>();
  const scenes = concerns.flatMap((one) =>
    one.scenes.map((scene): Scene => {
      const isNew = (key: string): boolean => {
        const owner = owners.get(key) ?? scene;
        owners.set(key, owner);
        return owner === scene;
      };
      return {
        name: `${one.name}, ${scene.name}`,
        build: () => {
          const contents: SceneContents = scene.build();
          const state: Documents = contents.state;
          return { state, honest: contents.honest, attempts: attemptsIn(contents, isNew) };
        },
      };
    }),
  );
  return { name: 'doubles', scenes };
}
