import type { Engine } from '../service/engine';
import type { Change } from '../store/database';
import { storedDocument } from './records';
import type { KeptRecord } from './records';

/** Plays what was kept into an engine that is still empty: its documents, the history that resume tokens need, and its clock. */
export function restore(engine: Engine, records: Iterable<KeptRecord>): void {
  for (const record of records) {
    switch (record.type) {
      case 'clock':
        engine.clock.advanceTo(record.upTo);
        break;
      case 'database':
        engine.restoreRoom(record.name, record.epoch, record.born);
        engine.clock.advanceTo(record.born);
        break;
      case 'documents':
        engine.room(record.name).database.load(record.documents.map(storedDocument));
        break;
      case 'commit': {
        const { database } = engine.room(record.name);
        const changed = (path: string, after: Change['after']): Change => ({ path, before: database.get(path), after });
        const changes = [
          ...record.put.map((kept) => changed(kept.path, storedDocument(kept))),
          ...record.gone.map((path) => changed(path, null)),
        ];
        database.commit({ version: record.version, changes });
        engine.clock.advanceTo(record.version);
        break;
      }
      case 'form':
      case 'end':
    }
  }
}
