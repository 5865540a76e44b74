import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocumentName, resourceName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import type { Engine } from '../service/engine';
import { decodeEntity, encodeEntity } from './entity';
import { decodeOverall, decodePart, encodeOverall, encodePart } from './metadata';
import { readRecords, writeRecords } from './recordLog';

/** Google's emulator writes one part with everything in one file. */
const PART = 'all_namespaces/all_kinds';
const PART_METADATA = `${PART}/all_namespaces_all_kinds.export_metadata`;
const OUTPUT = 'output-0';

/**
 * Writes all documents of a database under `directory/name`, in Google's export format. Returns an empty object, like
 * the service.
 */
export function exportDatabase(
  engine: Engine,
  name: DatabaseName,
  directory: string,
  exportName: string,
): Record<string, never> {
  const target = join(directory, exportName);
  const start = engine.clock.next();
  const documents = [...engine.context(name).database.all()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const output = writeRecords(documents.map((document) => encodeEntity(name, document)));
  mkdirSync(join(target, PART), { recursive: true });
  writeFileSync(join(target, PART, OUTPUT), output);
  writeFileSync(join(target, PART_METADATA), encodePart(exportName, start, engine.clock.next(), [OUTPUT]));
  writeFileSync(
    join(target, `${exportName}.overall_export_metadata`),
    encodeOverall({ metadataFile: PART_METADATA, documents: documents.length, bytes: output.length }),
  );
  return {};
}

/**
 * Reads an export, named by its overall metadata file, into a database as one commit. Returns the number of documents.
 * They get the current time as their create time, since exports contain no times.
 */
export function importDatabase(engine: Engine, file: string, name: DatabaseName): number {
  const { database } = engine.context(name);
  const version = engine.clock.next();
  const root = dirname(file);
  const outputs = decodeOverall(readFileSync(file)).flatMap((part) =>
    decodePart(readFileSync(join(root, part))).map((output) => join(root, dirname(part), output)),
  );
  const changes = outputs.flatMap((output) =>
    Array.from(readRecords(readFileSync(output)), (record) => {
      const { path, fields } = decodeEntity(record);
      parseDocumentName(resourceName(name, path));
      return {
        path,
        before: database.get(path),
        after: { path, fields, createTime: version, updateTime: version },
      };
    }),
  );
  database.commit({ version, changes });
  return changes.length;
}
