import { expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { renderHook } from '../../../tests/support/page';
import '@/data/messages/messageCommands';
import { parseLeague } from '@/domain/league/league';
import { useChatActions } from './useChat';

it('posts a message once when it’s sent again after one that arrived without an answer', async () => {
  vi.useFakeTimers();
  backend.start({ ...documents.people('ann'), ...documents.scheduledLeague(['ann']) }, 'ann');
  const league = parseLeague(documents.LEAGUE, documents.league(['ann']));
  const { result } = renderHook(() => useChatActions(league, 'ann'));
  const send = async (seconds: number) => {
    const sent = result.current.sendMessage!('My pick is in.');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    return (await sent).ok;
  };
  const posted = () =>
    new Set(
      backend
        .sent()
        .filter(({ kind, error }) => kind === 'write' && error === undefined)
        .flatMap(({ paths }) => paths.filter((path) => path.startsWith('messages/'))),
    ).size;
  backend.setFaults({ latency: () => 20_000 });
  expect([await send(25), posted()]).toEqual([false, 1]);
  backend.setFaults();
  expect([await send(25), posted()]).toEqual([true, 1]);
  expect([await send(25), posted()]).toEqual([true, 2]);
  vi.useRealTimers();
});
