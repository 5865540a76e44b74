import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDraft } from '../../../tests/support/exampleDraft';
import type { Draft } from '@/domain/draft/types';
import { succeed, fail, type Result } from '@/domain/result';
import { useDraw } from './useDraw';

const server = vi.hoisted(() => ({
  answerDraw: vi.fn<() => Promise<Result<void>>>(),
  openDraw: vi.fn<() => Promise<Result<void>>>(),
}));
vi.mock('@/data/draftCommands', () => server);

beforeEach(() => {
  vi.useFakeTimers();
  for (const command of Object.values(server)) command.mockReset().mockResolvedValue(succeed());
});
afterEach(() => {
  vi.useRealTimers();
});

const sealed: Draft = {
  ...exampleDraft({ people: ['ann', 'bob', 'cem'] }),
  status: 'scheduled',
  order: [],
  draw: { seal: 'a hash', by: 'ann', members: ['ann', 'bob', 'cem'], at: null, secret: null },
};
const answered: Draft = { ...sealed, draw: { ...sealed.draw!, at: 1000 } };
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
const see = (draft: Draft, me: string, live = true) => renderHook(() => useDraw(draft, me, live));

describe('a draw', () => {
  it('is answered by the other managers’ clients, one after the other, and not by the drawer’s', async () => {
    see(sealed, 'ann');
    await pass(60_000);
    expect(server.answerDraw).not.toHaveBeenCalled();
    see(sealed, 'bob');
    see(sealed, 'cem');
    await vi.waitFor(() => expect(server.answerDraw).toHaveBeenCalled());
    expect(server.answerDraw).toHaveBeenCalledExactlyOnceWith(sealed, 'bob');
    await pass(60_000);
    expect(server.answerDraw).toHaveBeenLastCalledWith(sealed, 'cem');
  });

  it('is answered by the drawer’s client in a league of one', async () => {
    const alone = { ...sealed, members: ['ann'], draw: { ...sealed.draw!, members: ['ann'] } };
    see(alone, 'ann');
    await pass(60_000);
    expect(server.answerDraw).toHaveBeenCalledExactlyOnceWith(alone, 'ann');
  });

  it('is opened by the drawer’s client once it has been answered, again after an error', async () => {
    server.openDraw.mockResolvedValueOnce(fail('permission-denied', 'The draft has moved on.'));
    see(answered, 'bob');
    await pass(10);
    expect(server.openDraw).not.toHaveBeenCalled();
    see(answered, 'ann');
    await pass(10);
    await pass(5000);
    expect(server.openDraw.mock.calls).toEqual([
      [answered, 'ann'],
      [answered, 'ann'],
    ]);
  });

  it('needs nothing when the order is set, the members changed, the user isn’t a member, or the client is offline', async () => {
    see({ ...answered, order: ['bob', 'ann', 'cem'] }, 'ann');
    see({ ...answered, draw: { ...answered.draw!, secret: 'open' } }, 'ann');
    see({ ...sealed, draw: null }, 'bob');
    see({ ...sealed, members: ['ann', 'bob'] }, 'bob');
    see(sealed, 'dan');
    see(sealed, 'bob', false);
    await pass(60_000);
    expect(server.answerDraw).not.toHaveBeenCalled();
    expect(server.openDraw).not.toHaveBeenCalled();
  });
});
