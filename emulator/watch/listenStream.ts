import { invalid, StatusError, toStatus } from '../errors';
import type { Decision } from '../rules/types';
import type { Caller } from '../service/caller';
import { databaseOf } from '../service/commands';
import { describeQuery } from '../service/describeQuery';
import type { Engine, DatabaseContext } from '../service/engine';
import { denial, fixedDecision } from '../service/rulesAuthorizer';
import type { Commit } from '../store/database';
import type { Query } from '../query/query';
import type { Micros } from '../values/timestamp';
import { Backlog, STALLED_MILLIS, type ChangedPaths } from './backlog';
import { deltaMessages, mark, targetChange, targetFailed, type Message } from './messages';
import { resumePoint } from './resumeToken';
import { advance, countDelivered, decodeWatched, describeDeltas, difference, membersOf, readsOf } from './target';
import type { Delta, Members, Watched } from './target';

interface Target {
  readonly id: number;
  readonly watched: Watched;
  members: Members;
  /** Documents that the rules read to allow it: when one changes, the rules are evaluated again. */
  dependsOn: ReadonlySet<string>;
}

/** The connection to a client. */
export interface Outlet {
  /** Sends one message, in order. */
  send(message: Message): void;
  /** True while so much data is pending for a slow client that nothing more should be added. */
  isCongested(): boolean;
  /** True when so much data is pending that the client's further requests are rejected. */
  isFull(): boolean;
  /** Ends the stream when a commit couldn't be delivered. */
  fail(error: unknown): void;
  /** Cuts the stream to a client that reads nothing, and drops its pending data. */
  cut(): void;
}

/** Maximum number of targets on one stream (documented limit of a connection). */
const MAX_TARGETS = 1000;

/**
 * One Listen stream over any transport: targets are added and removed, and each commit is sent as one consistent
 * snapshot of all targets.
 */
export class ListenStream {
  private context: DatabaseContext | null = null;
  private readonly targets = new Map<number, Target>();
  private readonly unsubscribes: (() => void)[] = [];
  private closed = false;
  /** The highest target id so far; an assigned one is higher. */
  private highest = 0;
  private assignsIds = false;
  /** `request.time` in every evaluation on this stream: when it was opened, as on Google's emulator. */
  private readonly opened: Micros;
  private readonly backlog: Backlog;

  constructor(
    private readonly engine: Engine,
    private readonly caller: Caller,
    private readonly outlet: Outlet,
    stalledMillis = STALLED_MILLIS,
  ) {
    this.opened = engine.clock.next();
    this.backlog = new Backlog(() => {
      this.close();
      this.outlet.cut();
    }, stalledMillis);
  }

  /** Handles one request of the client. Throws a StatusError when the stream must end. */
  receive(request: Message): void {
    if (this.closed) return;
    if (this.outlet.isFull())
      throw new StatusError('RESOURCE_EXHAUSTED', 'The client does not take the answers that it has asked for.');
    if (!this.context) this.open(request);
    const context = this.context as DatabaseContext;
    // A snapshot covers all targets, so none may be behind a new one.
    this.drained();
    const { addTarget, removeTarget } = request;
    if (typeof addTarget === 'object' && addTarget !== null) this.add(context, addTarget as Message);
    else if (removeTarget !== undefined && removeTarget !== null) this.remove(Number(removeTarget));
    else throw invalid('A listen request adds or removes a target.');
  }

  /** Sends a slow client everything it missed, in one snapshot. Must be called when it can receive more. */
  drained(): void {
    const { context: context } = this;
    const missed = this.backlog.take();
    if (!missed || !context || this.closed) return;
    this.guarded(() => {
      const { database } = context;
      this.deliverTo(context, missed, this.engine.clock.next(), ({ watched, members }) => {
        const next = membersOf(watched, database, database.name);
        return { members: next, deltas: difference(members, next, database) };
      });
    });
  }

  /** Stops the stream; nothing is sent afterwards. */
  close(): void {
    this.closed = true;
    this.backlog.clear();
    this.targets.clear();
    for (const unsubscribe of this.unsubscribes.splice(0)) unsubscribe();
  }

  private open(request: Message): void {
    const context = this.engine.context(databaseOf(request));
    this.context = context;
    this.unsubscribes.push(context.database.subscribe((commit) => this.guarded(() => this.deliver(context, commit))));
    this.unsubscribes.push(this.engine.rules.onChange(() => this.guarded(() => this.evaluateAll(context))));
  }

  /** An unexpected error in one listener ends that listener, not the other client's commit that triggered it. */
  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.close();
      this.outlet.fail(error);
    }
  }

  private remove(id: number): void {
    this.targets.delete(id);
    this.outlet.send(targetChange('REMOVE', [id]));
  }

  private add(context: DatabaseContext, wire: Message): void {
    const named = Number(wire.targetId ?? 0);
    if (named < 0) throw invalid('A target id is positive, or 0 to be assigned.');
    const id = named || this.highest + 1;
    this.highest = Math.max(this.highest, id);
    this.assignsIds ||= named === 0;
    const time = this.engine.clock.next();
    try {
      if (named !== 0 && this.assignsIds) throw invalid('The ids of the targets are assigned on this stream.');
      if (!this.targets.has(id) && this.targets.size >= MAX_TARGETS)
        throw invalid(`A stream holds at most ${MAX_TARGETS} targets.`);
      this.outlet.send(targetChange('ADD', [id]));
      const { database } = context;
      const watched = decodeWatched(wire, database.name);
      const target: Target = {
        id,
        watched,
        members: membersOf(watched, database, database.name),
        dependsOn: new Set(),
      };
      const decision = this.evaluate(context, target);
      if (!decision.allowed) {
        this.note(context, 'listen', target, decision, {});
        throw denial(decision);
      }
      if (watched.kind === 'query') this.requireIndex(context, target, watched.query, decision);
      this.targets.set(id, target);
      const sent = this.begin(context, target, wire, time);
      this.note(context, 'listen', target, decision, { cost: `${sent} read` });
      if (wire.once === true) this.remove(id);
    } catch (error) {
      this.targets.delete(id);
      this.outlet.send(targetFailed(id, toStatus(error)));
    }
  }

  private requireIndex(context: DatabaseContext, target: Target, query: Query, decision: Decision): void {
    try {
      this.engine.indexes?.require(query, context.database.name);
    } catch (error) {
      this.note(context, 'listen', target, decision, { error: toStatus(error).message });
      throw error;
    }
  }

  private note(
    context: DatabaseContext,
    action: string,
    { watched }: Target,
    decision: Decision | null,
    more: { cost?: string; error?: string },
  ): void {
    if (!this.engine.log.on) return;
    const target = watched.kind === 'query' ? describeQuery(watched.query) : watched.paths.join(', ');
    this.engine.note(context.database.name, { caller: this.caller, action, target, decision, ...more });
  }

  /**
   * Sends a new target's state: what changed since its resume token, or everything; then marks it as current. Returns
   * the number of reads: a target that begins anew costs one for each document that it names, or at least one for a
   * query.
   */
  private begin(context: DatabaseContext, target: Target, wire: Message, time: Micros): number {
    const { database } = context;
    const since = resumePoint(wire, database.epoch);
    const earlier = since === null || since === undefined || since > time ? null : database.at(since);
    const known = earlier ? membersOf(target.watched, earlier, database.name) : null;
    if (since !== undefined && !known) this.outlet.send(targetChange('RESET', [target.id]));
    const deltas = difference(known ?? new Map(), target.members, database);
    const reads = known ? countDelivered(deltas) : readsOf(target.watched, deltas);
    this.count(context, reads);
    this.sendDeltas(context, new Map([[target.id, deltas]]), time);
    if (!known && target.watched.kind === 'documents') this.sendMissing(context, target, target.watched.paths, time);
    const expected = count(wire.expectedCount);
    if (known && expected !== null && expected !== known.size)
      this.outlet.send({ filter: { targetId: target.id, count: target.members.size } });
    this.outlet.send(targetChange('CURRENT', [target.id], mark(database.epoch, time)));
    this.snapshot(context, time);
    return reads;
  }

  private count(context: DatabaseContext, reads: number): void {
    this.engine.stats(context.database.name.project).count(this.caller.label, 'listen', reads);
  }

  private sendMissing(context: DatabaseContext, target: Target, paths: readonly string[], time: Micros): void {
    const missing = paths.filter((path) => !target.members.has(path));
    const deltas: readonly Delta[] = missing.map((path) => ({ path, kind: 'deleted', document: null }));
    this.sendDeltas(context, new Map([[target.id, deltas]]), time);
  }

  private sendDeltas(context: DatabaseContext, deltas: ReadonlyMap<number, readonly Delta[]>, time: Micros): void {
    for (const message of deltaMessages(deltas, context.database.name, time)) this.outlet.send(message);
  }

  private snapshot(context: DatabaseContext, time: Micros): void {
    this.outlet.send(targetChange('NO_CHANGE', [], mark(context.database.epoch, time)));
  }

  private deliver(context: DatabaseContext, commit: Commit): void {
    const changed = new Set(commit.changes.map(({ path }) => path));
    if (this.backlog.waits || this.outlet.isCongested()) {
      this.backlog.add(changed);
      return;
    }
    const { database } = context;
    this.deliverTo(context, changed, commit.version, ({ watched, members }) =>
      advance(watched, members, commit.changes, database, database.name),
    );
  }

  /** Updates every target, ends those no longer allowed, and sends the changes as one snapshot. */
  private deliverTo(
    context: DatabaseContext,
    changed: ChangedPaths,
    time: Micros,
    advanced: (target: Target) => { members: Members; deltas: readonly Delta[] },
  ): void {
    const deltas = new Map<number, readonly Delta[]>();
    for (const target of [...this.targets.values()]) {
      const { members, deltas: own } = advanced(target);
      target.members = members;
      const evaluateAgain =
        (own.length > 0 && target.watched.kind === 'documents') ||
        [...target.dependsOn].some((path) => changed.has(path));
      if (evaluateAgain && !this.stillAllowed(context, target)) continue;
      if (own.length > 0) deltas.set(target.id, own);
    }
    if (deltas.size === 0) return;
    for (const list of deltas.values()) this.count(context, countDelivered(list));
    this.sendDeltas(context, deltas, time);
    this.snapshot(context, time);
    for (const [id, list] of deltas) {
      const target = this.targets.get(id);
      if (target) this.note(context, 'hears', target, null, { cost: describeDeltas(list) });
    }
  }

  private evaluateAll(context: DatabaseContext): void {
    for (const target of [...this.targets.values()]) this.stillAllowed(context, target);
  }

  private stillAllowed(context: DatabaseContext, target: Target): boolean {
    const decision = this.evaluate(context, target);
    if (decision.allowed) return true;
    this.targets.delete(target.id);
    this.note(context, 'hears no more of', target, decision, {});
    this.outlet.send(targetFailed(target.id, denial(decision)));
    return false;
  }

  /**
   * Evaluates a target in its current state: each of its documents, or its query. Records the documents that the
   * evaluation read.
   */
  private evaluate(context: DatabaseContext, target: Target): Decision {
    const { watched } = target;
    const decisions =
      watched.kind === 'query'
        ? [context.authorizer.list(this.caller, watched.query, this.opened)]
        : watched.paths.map((path) =>
            context.authorizer.get(this.caller, path, target.members.get(path) ?? null, this.opened),
          );
    target.dependsOn = new Set(decisions.flatMap(({ documentsRead }) => documentsRead));
    return decisions.find(({ allowed }) => !allowed) ?? decisions[0] ?? fixedDecision(true, 'Nothing is asked for.');
  }
}

/** A number as sent, or wrapped in `value`; null if there is none. */
const count = (json: unknown) =>
  json == null ? null : Number(typeof json === 'object' ? ((json as { value?: unknown }).value ?? 0) : json);
