import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { renderHook, signIn } from '../../../tests/support/page';
import { parseMessage, type Message } from '@/domain/messages/messages';
import { useLastRead } from './useLastRead';

const KEY = documents.emailKeyOf('ann');
/** Up to when Ann has read, as it's stored. */
const saved = () => (backend.stored(`users/${KEY}`)!.lastRead as Record<string, number> | undefined)?.home;
const writes = () => backend.sent().filter(({ kind }) => kind === 'write').length;
/** Ann has read up to this message, as her record says on this device. */
const hasRead = (sentAt: number) => signIn('ann', { key: KEY, lastRead: { home: sentAt } });

const message = (sentAt: number | null, pending = false): Message => ({
  ...parseMessage(String(sentAt), { leagueId: 'home', senderId: 'bob' }, pending),
  sentAt,
});
const read = (messages: Message[]) =>
  renderHook(({ shown }) => useLastRead('home', shown), { initialProps: { shown: messages } });
/** Lets this much time pass, and what was asked for load. */
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};
const see = (state: string) => Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  backend.start(documents.people('ann'), 'ann');
  signIn('ann', { key: KEY });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

it('notes the newest message that has arrived, after a pause, and later ones after another', async () => {
  const { rerender } = read([message(10), message(20), message(null, true)]);
  await pass(4_000);
  expect(saved()).toBeUndefined();
  await pass(1_000);
  expect(saved()).toBe(20);
  hasRead(20);
  rerender({ shown: [message(20), message(30)] });
  await pass(3_000);
  rerender({ shown: [message(30), message(40)] });
  await pass(2_000);
  expect(saved()).toBe(40);
  expect(writes()).toBe(2);
});

it('notes it at once when the conversation is left or hidden', async () => {
  const { unmount } = read([message(20)]);
  unmount();
  await pass(0);
  expect(saved()).toBe(20);
  hasRead(20);
  read([message(30)]);
  see('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(saved()).toBe(30);
});

it('notes nothing that was noted before, or without a record', async () => {
  hasRead(20);
  read([message(10), message(20)]);
  signIn('ann', { key: null });
  read([message(30)]);
  read([]);
  await pass(60_000);
  expect(writes()).toBe(0);
});

it('notes no message that came in while the page was hidden', async () => {
  const { rerender } = read([message(20)]);
  see('hidden');
  rerender({ shown: [message(20), message(30)] });
  await pass(60_000);
  expect(saved()).toBe(20);
  hasRead(20);
  see('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(5_000);
  expect(saved()).toBe(30);
});
