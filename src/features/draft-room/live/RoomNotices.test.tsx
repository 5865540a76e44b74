import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { enterRoom, room } from '../../../../tests/support/draftRoom';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import type { Draft } from '@/domain/draft/types';
import { RoomNotices } from './RoomNotices';

vi.mock('@/providers/draft/room', async () => (await import('../../../../tests/support/draftRoom')).roomHooks);

describe('the notices of the room', () => {
  it('shows a pick that is not sent as not made, and says why it waits', async () => {
    const draft = exampleDraft();
    enterRoom(draft, { live: false, unsent: 'ALA-QB' });
    render(<RoomNotices draft={draft} />);
    expect(await screen.findByText(/Alabama QB isn’t picked yet/)).toBeInTheDocument();
  });

  it('has the way back from autopilot on screen', async () => {
    const draft: Draft = { ...exampleDraft(), misses: { ann: 2 } };
    enterRoom(draft);
    render(<RoomNotices draft={draft} />);
    await userEvent.click(screen.getByRole('button', { name: 'I’m back' }));
    expect(room.actions.comeBack).toHaveBeenCalledOnce();
  });

  it('gives the reason of a refused pick until it is dismissed', async () => {
    const draft = exampleDraft();
    enterRoom(draft, { error: 'Texas QB was just taken. Pick another squad.' });
    render(<RoomNotices draft={draft} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Texas QB was just taken.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(room.actions.setError).toHaveBeenCalledExactlyOnceWith(null);
  });
});
