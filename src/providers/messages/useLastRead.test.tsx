import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook, signIn } from '../../../tests/support/page';
import type { AppUser } from '@/domain/account/user';
import { parseMessage, type Message } from '@/domain/messages/messages';
import { succeed } from '@/domain/kernel/result';
import { useLastRead } from './useLastRead';

const world = vi.hoisted(() => ({
  saved: [] as unknown[],
}));
vi.mock('@/data/account/users', () => ({
  saveLastRead: (user: AppUser, leagueId: string, sentAt: number) => {
    world.saved.push([leagueId, sentAt]);
    signIn('ann', { lastRead: { ...user.lastRead, [leagueId]: sentAt } });
    return Promise.resolve(succeed());
  },
}));

const message = (sentAt: number | null, pending = false): Message => ({
  ...parseMessage(String(sentAt), { leagueId: 'home', senderId: 'bob' }, pending),
  sentAt,
});
const read = (messages: Message[]) =>
  renderHook(({ shown }) => useLastRead('home', shown), { initialProps: { shown: messages } });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const see = (state: string) => Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  world.saved = [];
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

it('notes the newest message that has arrived, after a pause, and later ones after another', async () => {
  const { rerender } = read([message(10), message(20), message(null, true)]);
  await pass(4_000);
  expect(world.saved).toEqual([]);
  await pass(1_000);
  expect(world.saved).toEqual([['home', 20]]);
  rerender({ shown: [message(20), message(30)] });
  await pass(3_000);
  rerender({ shown: [message(30), message(40)] });
  await pass(2_000);
  expect(world.saved).toEqual([
    ['home', 20],
    ['home', 40],
  ]);
});

it('notes it at once when the conversation is left or hidden', async () => {
  const { unmount } = read([message(20)]);
  unmount();
  await pass(0);
  expect(world.saved).toEqual([['home', 20]]);
  read([message(30)]);
  see('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(world.saved).toEqual([
    ['home', 20],
    ['home', 30],
  ]);
});

it('notes nothing that was noted before, or without a record', async () => {
  signIn('ann', { lastRead: { home: 20 } });
  read([message(10), message(20)]);
  signIn('ann', { key: null });
  read([message(30)]);
  read([]);
  await pass(60_000);
  expect(world.saved).toEqual([]);
});

it('notes no message that came in while the page was hidden', async () => {
  const { rerender } = read([message(20)]);
  see('hidden');
  rerender({ shown: [message(20), message(30)] });
  await pass(60_000);
  expect(world.saved).toEqual([['home', 20]]);
  see('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(5_000);
  expect(world.saved).toEqual([
    ['home', 20],
    ['home', 30],
  ]);
});
