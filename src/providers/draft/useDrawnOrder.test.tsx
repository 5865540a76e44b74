import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDraft } from '../../../tests/support/exampleDraft';
import type { Draft } from '@/domain/draft/types';
import { succeed, fail, type Result } from '@/domain/result';
import { useDrawnOrder } from './useDrawnOrder';

const server = vi.hoisted(() => ({ write: vi.fn<() => Promise<Result<void>>>() }));
vi.mock('@/data/draftCommands', () => ({ writeDrawnOrder: server.write }));

beforeEach(() => {
  vi.useFakeTimers();
  server.write.mockReset().mockResolvedValue(succeed());
});
afterEach(() => {
  vi.useRealTimers();
});

const drawn: Draft = {
  ...exampleDraft({ people: ['ann', 'bob'] }),
  status: 'scheduled',
  order: [],
  draw: { at: 1000, members: ['ann', 'bob'] },
};
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
const see = (draft: Draft, me: string, live = true) => renderHook(() => useDrawnOrder(draft, me, live));

describe('writing the drawn order', () => {
  it('is done at once by the commissioner’s client, and a little later by another', async () => {
    see(drawn, 'ann');
    await pass(10);
    expect(server.write).toHaveBeenCalledExactlyOnceWith(drawn, 'ann');
    see(drawn, 'bob');
    await pass(10);
    expect(server.write).toHaveBeenCalledTimes(1);
    await pass(5000);
    expect(server.write).toHaveBeenLastCalledWith(drawn, 'bob');
  });

  it('is retried after an error', async () => {
    server.write.mockResolvedValueOnce(fail('permission-denied', 'The draft has moved on.'));
    see(drawn, 'ann');
    await pass(10);
    await pass(5000);
    expect(server.write).toHaveBeenCalledTimes(2);
  });

  it('is skipped when the order is set, the members changed, the user isn’t a member, or the client is offline', async () => {
    see({ ...drawn, order: ['bob', 'ann'] }, 'ann');
    see({ ...drawn, draw: null }, 'ann');
    see({ ...drawn, members: ['ann', 'bob', 'cem'] }, 'ann');
    see(drawn, 'dan');
    see(drawn, 'ann', false);
    await pass(60_000);
    expect(server.write).not.toHaveBeenCalled();
  });
});
