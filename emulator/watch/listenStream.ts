import { invalid, StatusError, toStatus } from '../errors';
import type { Decision } from '../rules/types';
import type { Caller } from '../service/caller';
import { databaseOf } from '../service/commands';
import { describeQuery } from '../service/describeQuery';
import type { Engine, Room } from '../service/engine';
import { denial, settled } from '../service/judge';
import type { Commit } from '../store/database';
import type { Query } from '../query/query';
import type { Micros } from '../values/timestamp';
import { Backlog, STALLED_MILLIS } from './backlog';
import type { ChangedPaths } from './backlog';
import { deltaMessages, mark, targetChange, targetRefused } from './messages';
import type { Message } from './messages';
import { resumePoint } from './resumeToken';
import { advance, decodeWatched, delivered, difference, heard, membersOf } from './target';
import type { Delta, Members, Watched } from './target';

interface Target {
  readonly id: number;
  readonly watched: Watched;
  members: Members;
  /** Documents that the rules read to allow it: when one changes, it is judged again. */
  dependsOn: ReadonlySet<string>;
}

/** The way to a client. */
export interface Outlet {
  /** Carries one message, in order. */
  send(message: Message): void;
  /** True while so much waits for a slow client that nothing more should be added. */
  isCongested(): boolean;
  /** True when a client that does not take what it asked for asks for more: that is refused. */
  isFull(): boolean;
  /** Ends the stream when a commit could not be delivered. */
  fail(error: unknown): void;
  /** Cuts the stream to a client that takes nothing, and drops what waits for it. */
  cut(): void;
}

/** How many targets one stream may hold (documented limit of a connection). */
const MAX_TARGETS = 1000;

/** One Listen stream, whatever carries it: targets come and go, and each commit goes out as one consistent snapshot over all of them. */
export class ListenStream {
  private room: Room | null = null;
  private readonly targets = new Map<number, Target>();
  private readonly unsubscribes: (() => void)[] = [];
  private closed = false;
  /** `request.time` of every judgement of this stream: rules see when the stream was opened. Measured on Google's emulator. */
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

  /** Handles one request of the client; throws a StatusError when the stream must end. */
  receive(request: Message): void {
    if (this.closed) return;
    if (this.outlet.isFull())
      throw new StatusError('RESOURCE_EXHAUSTED', 'The client does not take the answers that it has asked for.');
    if (!this.room) this.open(request);
    const room = this.room as Room;
    // A snapshot speaks for all targets, so none may lag behind a new one.
    this.drained();
    const { addTarget, removeTarget } = request;
    if (typeof addTarget === 'object' && addTarget !== null) this.add(room, addTarget as Message);
    else if (removeTarget !== undefined && removeTarget !== null) this.remove(Number(removeTarget));
    else throw invalid('A listen request adds or removes a target.');
  }

  /** Tells a client that was slow, in one snapshot, what it missed: to be called when it can take more. */
  drained(): void {
    const { room } = this;
    const missed = this.backlog.take();
    if (!missed || !room || this.closed) return;
    this.guarded(() => {
      const { database } = room;
      this.deliverTo(room, missed, this.engine.clock.next(), ({ watched, members }) => {
        const next = membersOf(watched, database, database.name);
        return { members: next, deltas: difference(members, next, database) };
      });
    });
  }

  /** Ends the stream's work; nothing is sent afterwards. */
  close(): void {
    this.closed = true;
    this.backlog.clear();
    this.targets.clear();
    for (const unsubscribe of this.unsubscribes.splice(0)) unsubscribe();
  }

  private open(request: Message): void {
    const room = this.engine.room(databaseOf(request));
    this.room = room;
    this.unsubscribes.push(room.database.subscribe((commit) => this.guarded(() => this.deliver(room, commit))));
    this.unsubscribes.push(this.engine.rules.onChange(() => this.guarded(() => this.judgeAll(room))));
  }

  /** A breakage in one listener ends that listener, not the commit of another client that brought it about. */
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

  private add(room: Room, wire: Message): void {
    const id = Number(wire.targetId ?? 0);
    const time = this.engine.clock.next();
    try {
      if (!this.targets.has(id) && this.targets.size >= MAX_TARGETS)
        throw invalid(`A stream holds at most ${MAX_TARGETS} targets.`);
      const { database } = room;
      const watched = decodeWatched(wire, database.name);
      const target: Target = {
        id,
        watched,
        members: membersOf(watched, database, database.name),
        dependsOn: new Set(),
      };
      const decision = this.judge(room, target);
      if (!decision.allowed) {
        this.note(room, 'listen', target, decision, {});
        throw denial(decision);
      }
      if (watched.kind === 'query') this.requireIndex(room, target, watched.query, decision);
      this.targets.set(id, target);
      const sent = this.begin(room, target, wire, time);
      this.note(room, 'listen', target, decision, { cost: `${sent} read` });
      if (wire.once === true) this.remove(id);
    } catch (error) {
      this.targets.delete(id);
      this.outlet.send(targetRefused(id, toStatus(error)));
    }
  }

  private requireIndex(room: Room, target: Target, query: Query, decision: Decision): void {
    try {
      this.engine.indexes?.require(query, room.database.name);
    } catch (error) {
      this.note(room, 'listen', target, decision, { refusal: toStatus(error).message });
      throw error;
    }
  }

  private note(
    room: Room,
    action: string,
    { watched }: Target,
    decision: Decision | null,
    more: { cost?: string; refusal?: string },
  ): void {
    if (!this.engine.log.on) return;
    const target = watched.kind === 'query' ? describeQuery(watched.query) : watched.paths.join(', ');
    this.engine.note(room.database.name, { caller: this.caller, action, target, decision, ...more });
  }

  /**
   * Sends a new target's state: what changed since its resume token, or everything; then that it is current. Answers the number of
   * documents sent.
   */
  private begin(room: Room, target: Target, wire: Message, time: Micros): number {
    const { database } = room;
    this.outlet.send(targetChange('ADD', [target.id]));
    const since = resumePoint(wire, database.epoch);
    const earlier = since === null || since === undefined ? null : database.at(since);
    const known = earlier ? membersOf(target.watched, earlier, database.name) : null;
    if (since !== undefined && !known) this.outlet.send(targetChange('RESET', [target.id]));
    const deltas = difference(known ?? new Map(), target.members, database);
    this.sendDeltas(room, new Map([[target.id, deltas]]), time);
    if (!known && target.watched.kind === 'documents') this.sendMissing(room, target, target.watched.paths, time);
    const expected = count(wire.expectedCount);
    if (known && expected !== null && expected !== known.size)
      this.outlet.send({ filter: { targetId: target.id, count: target.members.size } });
    this.outlet.send(targetChange('CURRENT', [target.id], mark(database.epoch, time)));
    this.snapshot(room, time);
    return delivered(deltas);
  }

  private sendMissing(room: Room, target: Target, paths: readonly string[], time: Micros): void {
    const missing = paths.filter((path) => !target.members.has(path));
    const deltas: readonly Delta[] = missing.map((path) => ({ path, kind: 'deleted', document: null }));
    this.sendDeltas(room, new Map([[target.id, deltas]]), time);
  }

  private sendDeltas(room: Room, deltas: ReadonlyMap<number, readonly Delta[]>, time: Micros): void {
    const { project } = room.database.name;
    for (const list of deltas.values()) this.engine.stats(project).count(this.caller.label, 'listen', delivered(list));
    for (const message of deltaMessages(deltas, room.database.name, time)) this.outlet.send(message);
  }

  private snapshot(room: Room, time: Micros): void {
    this.outlet.send(targetChange('NO_CHANGE', [], mark(room.database.epoch, time)));
  }

  private deliver(room: Room, commit: Commit): void {
    const changed = new Set(commit.changes.map(({ path }) => path));
    if (this.backlog.waits || this.outlet.isCongested()) {
      this.backlog.add(changed);
      return;
    }
    const { database } = room;
    this.deliverTo(room, changed, commit.version, ({ watched, members }) =>
      advance(watched, members, commit.changes, database, database.name),
    );
  }

  /** Brings every target up to date, ends those no longer allowed, and sends one snapshot of what changed. */
  private deliverTo(
    room: Room,
    changed: ChangedPaths,
    time: Micros,
    advanced: (target: Target) => { members: Members; deltas: readonly Delta[] },
  ): void {
    const deltas = new Map<number, readonly Delta[]>();
    for (const target of [...this.targets.values()]) {
      const { members, deltas: own } = advanced(target);
      target.members = members;
      const judgeAgain =
        (own.length > 0 && target.watched.kind === 'documents') ||
        [...target.dependsOn].some((path) => changed.has(path));
      if (judgeAgain && !this.stillAllowed(room, target)) continue;
      if (own.length > 0) deltas.set(target.id, own);
    }
    if (deltas.size === 0) return;
    this.sendDeltas(room, deltas, time);
    this.snapshot(room, time);
    for (const [id, list] of deltas) {
      const target = this.targets.get(id);
      if (target) this.note(room, 'hears', target, null, { cost: heard(list) });
    }
  }

  private judgeAll(room: Room): void {
    for (const target of [...this.targets.values()]) this.stillAllowed(room, target);
  }

  private stillAllowed(room: Room, target: Target): boolean {
    const decision = this.judge(room, target);
    if (decision.allowed) return true;
    this.targets.delete(target.id);
    this.note(room, 'hears no more of', target, decision, {});
    this.outlet.send(targetRefused(target.id, denial(decision)));
    return false;
  }

  /** Judges a target as things stand: each of its documents, or its query. Notes what the judgement rested on. */
  private judge(room: Room, target: Target): Decision {
    const { watched } = target;
    const decisions =
      watched.kind === 'query'
        ? [room.judge.list(this.caller, watched.query, this.opened)]
        : watched.paths.map((path) => room.judge.get(this.caller, path, target.members.get(path) ?? null, this.opened));
    target.dependsOn = new Set(decisions.flatMap(({ documentsRead }) => documentsRead));
    const denied = decisions.find(({ allowed }) => !allowed);
    return denied ?? decisions[0] ?? settled(true, 'Nothing is asked for.');
  }
}

function count(json: unknown): number | null {
  if (json === undefined || json === null) return null;
  return Number(typeof json === 'object' ? ((json as { value?: unknown }).value ?? 0) : json);
}
