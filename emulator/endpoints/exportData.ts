import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { invalid } from '../errors';
import { parseDocumentName, parseResourceName, resourceName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import type { Engine } from '../service/engine';
import type { Change } from '../store/database';
import { encodeDocument } from '../store/document';
import type { WireDocument } from '../store/document';
import { decodeFields } from '../values/json';
import { microsOfTimestamp, parseTimestamp } from '../values/timestamp';

/** The form of an export: one JSON document a line, after a line that names the form. */
const FORMAT = 'firestore-emulator-export-1';

/** The file inside an export that is named to `--seed_from_export`. */
function metadataFile(directory: string, name: string): string {
  return join(directory, name, `${name}.overall_export_metadata`);
}

/** Writes all documents of a database under `directory/name`; answers nothing, as the service does. */
export function exportDatabase(
  engine: Engine,
  database: DatabaseName,
  directory: string,
  name: string,
): Record<string, never> {
  const file = metadataFile(directory, name);
  mkdirSync(dirname(file), { recursive: true });
  const documents = [...engine.room(database).database.all()].map((document) =>
    JSON.stringify(encodeDocument(database, document)),
  );
  writeFileSync(
    file,
    [JSON.stringify({ format: FORMAT, root: resourceName(database, '') }), ...documents, ''].join('\n'),
  );
  return {};
}

/** Reads an export of ours into a project, as one commit; refuses a file of another form. */
export function importDatabase(engine: Engine, file: string, project: string): number {
  const [head = '', ...lines] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const header = parseHeader(head);
  if (header.format !== FORMAT) throw invalid(`${file} is not an export of this emulator.`);
  const { database } = parseResourceName(String(header.root));
  const room = engine.room({ project, database });
  const changes = lines.map((line): Change => {
    const wire = JSON.parse(line) as WireDocument;
    const { path } = parseDocumentName(wire.name);
    const [createTime, updateTime] = [wire.createTime, wire.updateTime].map((time) =>
      microsOfTimestamp(parseTimestamp(time)),
    );
    const after = {
      path,
      fields: decodeFields(wire.fields),
      createTime: createTime as number,
      updateTime: updateTime as number,
    };
    engine.clock.advanceTo(after.updateTime);
    return { path, before: null, after };
  });
  room.database.commit({ version: engine.clock.next(), changes });
  return changes.length;
}

function parseHeader(line: string): { format?: unknown; root?: unknown } {
  try {
    return JSON.parse(line) as { format?: unknown; root?: unknown };
  } catch {
    return {};
  }
}
