import { databaseName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import type { IndexRegistry } from '../query/compositeIndex';
import { Clock } from '../store/clock';
import { Database } from '../store/database';
import type { Timer } from '../transactions/queue';
import { Transactions } from '../transactions/transactions';
import { RulesAuthorizer } from './rulesAuthorizer';
import type { LoggedRequest, RequestLog } from './requestLog';
import { RulesRegistry } from './rulesRegistry';
import type { Compiler } from './rulesRegistry';
import { Stats } from './stats';

/** Everything that belongs to one database. */
export interface DatabaseContext {
  readonly database: Database;
  readonly authorizer: RulesAuthorizer;
  readonly transactions: Transactions;
}

export interface EngineOptions {
  readonly compile: Compiler;
  /** Milliseconds since 1970. */
  readonly wall: () => number;
  /** Timers for requests that wait for a lock; defaults to the process's timers. */
  readonly after?: Timer;
  /** Generates a name that no earlier run of the engine had. */
  readonly newEpoch: () => string;
  /** The declared composite indexes; null skips the check. */
  readonly indexes: IndexRegistry | null;
  readonly log: RequestLog;
}

/** The emulator without its transports: the databases of any number of projects, with their rules and counters. */
export class Engine {
  readonly clock: Clock;
  readonly rules: RulesRegistry;
  readonly indexes: IndexRegistry | null;
  readonly log: RequestLog;
  private readonly contexts = new Map<string, DatabaseContext>();
  private readonly statsByProject = new Map<string, Stats>();

  constructor(private readonly options: EngineOptions) {
    this.clock = new Clock(options.wall);
    this.rules = new RulesRegistry(options.compile);
    this.indexes = options.indexes;
    this.log = options.log;
  }

  /** The context of a database, created empty on first use. */
  context(name: DatabaseName): DatabaseContext {
    const context = this.contexts.get(databaseName(name));
    if (context) return context;
    const database = new Database(name, this.options.newEpoch(), this.clock.next());
    const opened = {
      database,
      authorizer: new RulesAuthorizer(this.rules, database),
      transactions: new Transactions(database, this.options.wall, this.options.after),
    };
    this.contexts.set(databaseName(name), opened);
    return opened;
  }

  /**
   * Adds a request to the log. Must be called after the request was counted, since the line shows the caller's total
   * usage.
   */
  note(name: DatabaseName, entry: Omit<LoggedRequest, 'database' | 'usage'>): void {
    if (!this.log.on) return;
    const isPlain = name.database === '(default)' && this.statsByProject.size <= 1;
    const usage = this.stats(name.project).of(entry.caller.label);
    this.log.note({ ...entry, database: isPlain ? null : name, usage });
  }

  /** The counters of a project. */
  stats(project: string): Stats {
    let stats = this.statsByProject.get(project);
    if (!stats) this.statsByProject.set(project, (stats = new Stats()));
    return stats;
  }

  /** Deletes every document of a database (or only those below a path), as one commit that listeners receive. */
  clear(name: DatabaseName, below = ''): void {
    const { database, transactions } = this.context(name);
    transactions.abortAll();
    const changes = [...database.all()]
      .filter(({ path }) => below === '' || path === below || path.startsWith(`${below}/`))
      .map((document) => ({ path: document.path, before: document, after: null }));
    database.commit({ version: this.clock.next(), changes });
  }
}
