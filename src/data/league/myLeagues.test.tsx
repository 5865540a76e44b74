import { expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { valueOr } from '@/domain/kernel/loadable';
import { watchMyLeagues, type MyLeagues } from './leagues';

const HOME = { name: 'Home', members: ['ann'], createdAt: new Date(1) };
const AWAY = { name: 'Away', members: ['ann'], createdAt: new Date(2) };

it('gives the same leagues when only a message was sent, and the time of the message', async () => {
  const seen: MyLeagues[] = [];
  backend.start({ ...documents.people('ann'), 'leagues/home': HOME, 'leagues/away': AWAY }, 'ann');
  const stop = watchMyLeagues('ann', (next) => void seen.push(valueOr(next, { leagues: [], lastMessages: {} })));
  const after = async (home: Parameters<typeof backend.put>[0][string]) => {
    const heard = seen.length;
    backend.put({ 'leagues/home': home });
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(heard));
    return seen.at(-1);
  };
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  const [first] = seen;
  const messaged = await after({ ...HOME, lastMessageAt: new Date(500) });
  const renamed = await after({ ...HOME, name: 'Home Again', lastMessageAt: new Date(500) });
  const left = await after(null);
  expect(first?.leagues.map(({ name }) => name)).toEqual(['Away', 'Home']);
  expect(first?.lastMessages).toEqual({});
  expect(messaged?.leagues).toBe(first?.leagues);
  expect(messaged?.lastMessages).toEqual({ home: 500 });
  expect(renamed?.leagues.map(({ name }) => name)).toEqual(['Away', 'Home Again']);
  expect(renamed?.leagues[0]).toBe(first?.leagues[0]);
  expect(left?.leagues.map(({ name }) => name)).toEqual(['Away']);
  stop();
});
