import { expect, it } from 'vitest';
import { compileRules } from '../rules/index';
import { callerOf } from '../service/caller';
import { commit } from '../service/commands';
import { Engine } from '../service/engine';
import { RequestLog } from '../service/requestLog';
import { ListenStream } from './listenStream';
import type { Message } from './messages';

const database = 'projects/p/databases/(default)';
const OWNER = callerOf('Bearer owner');

/** The messages about one document that these targets of a stream receive, in short. */
function heard(...targets: readonly Message[]): readonly string[] {
  const wall = (): number => 1_000_000;
  const log = new RequestLog(null, wall);
  const engine = new Engine({ compile: compileRules, wall, newEpoch: () => 'e', indexes: null, log });
  const document = `${database}/documents/c/d`;
  commit(engine, OWNER, { database, writes: [{ update: { name: document } }] });
  const messages: string[] = [];
  const stream = new ListenStream(engine, OWNER, {
    send: ({ targetChange, documentChange }) => {
      const { targetChangeType = 'document', targetIds = [] } = (targetChange ?? documentChange) as Message;
      if (targetChangeType !== 'NO_CHANGE') messages.push(`${String(targetChangeType)} ${String(targetIds)}`);
    },
    isCongested: () => false,
    isFull: () => false,
    fail: () => undefined,
    cut: () => undefined,
  });
  for (const target of targets)
    stream.receive({ database, addTarget: { documents: { documents: [document] }, ...target } });
  stream.close();
  return messages;
}

const told = (id: number): readonly string[] => [`ADD ${id}`, `document ${id}`, `CURRENT ${id}`];

it('a target without an id gets one', () => expect(heard({}, { targetId: 0 })).toEqual([...told(1), ...told(2)]));

it('a named target after one without an id is rejected', () =>
  expect(heard({}, { targetId: 7 })).toEqual([...told(1), 'REMOVE 7']));

it('a negative target id ends the stream', () => expect(() => heard({ targetId: -1 })).toThrow(/target id/));

it('a target from a time in the future starts anew', () =>
  expect(heard({ targetId: 1, readTime: '2090-01-01T00:00:00Z' })).toEqual(['ADD 1', 'RESET 1', ...told(1).slice(1)]));
