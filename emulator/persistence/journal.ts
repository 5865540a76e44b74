import type { DatabaseName } from '../paths/resourceName';
import type { Commit } from '../store/database';
import type { Micros } from '../values/timestamp';

/** Where an engine writes down what it is about to do. Each call returns once the record is written, or throws and nothing is done. */
export interface Journal {
  /** A database is opened for the first time. */
  opened(name: DatabaseName, epoch: string, born: Micros): void;
  /** A commit is about to be made, and nobody has heard of it yet. */
  committed(name: DatabaseName, commit: Commit): void;
  /** Times up to this one may be given out. */
  reserved(upTo: Micros): void;
}
