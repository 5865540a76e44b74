import { expect, it, vi } from 'vitest';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import { watchMyLeagues, type MyLeagues } from './leagues';

type Parse = (snapshot: unknown) => MyLeagues;
const world = vi.hoisted(() => ({ show: (_stored: Record<string, object>) => {} }));
vi.mock('../backend/firebase', () => ({ db: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  collection: () => ({}),
  query: () => ({}),
  where: () => ({}),
}));
vi.mock('../backend/watch', () => ({
  watchQuery: (_query: unknown, parse: Parse, next: (seen: Loadable<MyLeagues>) => void) => {
    world.show = (stored) => next({ state: 'ready', value: parse({ docs: Object.entries(stored).map(snapshotOf) }) });
    return () => undefined;
  },
}));

function snapshotOf([id, stored]: [string, object]) {
  const fields = stored as Record<string, unknown>;
  return { id, data: () => fields, get: (field: string) => fields[field], metadata: { hasPendingWrites: false } };
}

const HOME = { name: 'Home', createdAt: new Date(1) };
const AWAY = { name: 'Away', createdAt: new Date(2) };

it('gives the same leagues when only a message was sent, and the time of the message', () => {
  const seen: MyLeagues[] = [];
  watchMyLeagues('ann', (next) => void seen.push(valueOr(next, { leagues: [], lastMessages: {} })));
  world.show({ home: HOME, away: AWAY });
  world.show({ home: { ...HOME, lastMessageAt: new Date(500) }, away: AWAY });
  world.show({ home: { ...HOME, name: 'Home Again', lastMessageAt: new Date(500) }, away: AWAY });
  world.show({ away: AWAY });
  const [first, messaged, renamed, left] = seen;
  expect(first?.leagues.map(({ name }) => name)).toEqual(['Away', 'Home']);
  expect(first?.lastMessages).toEqual({});
  expect(messaged?.leagues).toBe(first?.leagues);
  expect(messaged?.lastMessages).toEqual({ home: 500 });
  expect(renamed?.leagues.map(({ name }) => name)).toEqual(['Away', 'Home Again']);
  expect(renamed?.leagues[0]).toBe(first?.leagues[0]);
  expect(left?.leagues.map(({ name }) => name)).toEqual(['Away']);
});
