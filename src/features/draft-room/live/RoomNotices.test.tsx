import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Room, enterRoom, room } from '../../../../tests/support/draftRoom';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import type { Draft } from '@/domain/draft/types';
import { RoomNotices } from './RoomNotices';

describe('the notices of the room', () => {
  it('show that an unsent pick isn’t made yet', async () => {
    const draft = exampleDraft();
    enterRoom(draft, { live: false, unsent: 'ALA-QB' });
    render(<RoomNotices draft={draft} />, { wrapper: Room });
    expect(await screen.findByText(/Alabama QB isn’t picked yet/)).toBeInTheDocument();
  });

  it('say after some seconds that a pick hasn’t been answered', async () => {
    vi.useFakeTimers();
    const draft = exampleDraft();
    enterRoom(draft, { unsent: 'ALA-QB' });
    render(<RoomNotices draft={draft} />, { wrapper: Room });
    await act(() => vi.advanceTimersByTimeAsync(3_999));
    expect(screen.queryByText(/Alabama QB/)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText(/Alabama QB isn’t picked until it’s on the board/)).toBeInTheDocument();
    vi.useRealTimers();
  });

  it('show the button that ends autopilot', async () => {
    const draft: Draft = { ...exampleDraft(), misses: { ann: 2 } };
    enterRoom(draft);
    render(<RoomNotices draft={draft} />, { wrapper: Room });
    await userEvent.click(screen.getByRole('button', { name: 'I’m back' }));
    expect(room.actions.comeBack).toHaveBeenCalledOnce();
  });

  it('show why a pick was refused until dismissed', async () => {
    const draft = exampleDraft();
    enterRoom(draft, { error: 'Texas QB was just taken. Pick another squad.' });
    render(<RoomNotices draft={draft} />, { wrapper: Room });
    expect(screen.getByRole('alert')).toHaveTextContent('Texas QB was just taken.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(room.actions.setError).toHaveBeenCalledExactlyOnceWith(null);
  });
});
