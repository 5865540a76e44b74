import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { renderHook } from '../../../tests/support/page';
import { setReader } from '@/data/device/deviceData';
import { addToOutbox, storedOutbox, takeFromOutbox } from '@/data/device/outbox';
import { sendMessage } from '@/data/messages/messageCommands';
import { useOutboxSending } from './useOutbox';

const MESSAGE = { id: 'waiting', leagueId: documents.LEAGUE, text: 'From the stands', replyTo: null };
const arrived = () => backend.stored('messages/waiting')?.text;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const onDenied = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  backend.start({ ...documents.people('ann'), ...documents.scheduledLeague(['ann']) }, 'ann');
  setReader('ann');
});
afterEach(() => {
  vi.useRealTimers();
  setReader(null);
  localStorage.clear();
});

describe('a message without a connection', () => {
  it('isn’t sent later by itself once its time is over', async () => {
    const sent = sendMessage('ann', MESSAGE);
    backend.setOnline(false);
    await pass(16);
    expect(await sent).toMatchObject({ ok: false });
    backend.setOnline(true);
    await pass(60);
    expect(arrived()).toBeUndefined();
  });

  it('is sent from the outbox once there is one, and only then leaves it', async () => {
    backend.setFaults({ fault: () => 'unavailable' });
    addToOutbox('ann', MESSAGE);
    renderHook(() => useOutboxSending('ann', onDenied));
    await pass(15);
    expect([arrived(), storedOutbox('ann')]).toEqual([undefined, JSON.stringify([MESSAGE])]);
    backend.setFaults();
    await pass(30);
    expect([arrived(), storedOutbox('ann')]).toEqual([MESSAGE.text, null]);
  });

  it('isn’t sent any more once it is withdrawn, while an attempt goes on', async () => {
    backend.setFaults({ fault: () => 'unavailable' });
    addToOutbox('ann', MESSAGE);
    renderHook(() => useOutboxSending('ann', onDenied));
    await pass(2);
    takeFromOutbox('ann', MESSAGE.id);
    backend.setFaults();
    await pass(60);
    expect(arrived()).toBeUndefined();
    expect(onDenied).not.toHaveBeenCalled();
  });

  it('counts as sent if an attempt arrived without an answer, and isn’t posted again', async () => {
    backend.setFaults({
      fault: ({ kind, paths }) =>
        kind === 'write' && paths.includes('messages/waiting') ? { done: 'unavailable' } : null,
    });
    addToOutbox('ann', MESSAGE);
    renderHook(() => useOutboxSending('ann', onDenied));
    await pass(2);
    const { timestamp } = backend.stored('messages/waiting')!;
    await pass(60);
    expect([backend.stored('messages/waiting')!.timestamp, storedOutbox('ann')]).toEqual([timestamp, null]);
    expect(onDenied).not.toHaveBeenCalled();
  });
});
