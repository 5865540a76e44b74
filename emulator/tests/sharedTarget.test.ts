import { doc, onSnapshot } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ListenStream } from '../watch/listenStream';
import { closeClients, TestEmulator, until, webClient } from './support';

// What the SDK does when two of its listeners want the same document, observed in the frames that it sends.

let emulator: TestEmulator;
const frames = vi.spyOn(ListenStream.prototype, 'receive');
const asked = (): string[] =>
  frames.mock.calls.map(([{ addTarget, removeTarget }]) =>
    addTarget === undefined ? (removeTarget === undefined ? 'other' : 'remove') : 'add',
  );

beforeAll(async () => {
  emulator = await TestEmulator.start();
});
afterAll(async () => {
  frames.mockRestore();
  await closeClients();
  await emulator.server.stop();
});

it('a second SDK listener on the same target gets the last received snapshot, without a request to the server', async () => {
  const place = doc(webClient(emulator.port), 'c/a');
  const told: string[] = [];
  const listen = (name: string): (() => void) => onSnapshot(place, (at) => told.push(`${name} ${at.get('n')}`));
  const put = (n: number): void => emulator.put({ 'c/a': { n: { integerValue: String(n) } } });

  put(1);
  const first = listen('first');
  await until(() => told.length === 1);
  const endSecond = listen('second');
  await until(() => told.length === 2);
  endSecond();

  // Both in the same turn of the event loop: the write is done, but can't have been received yet.
  put(2);
  listen('second');
  await until(() => told.length === 5);
  expect(told.slice(0, 3)).toEqual(['first 1', 'second 1', 'second 1']);
  expect(told.slice(3).sort()).toEqual(['first 2', 'second 2']);
  expect(asked()).toEqual(['add']);
  first();
});
