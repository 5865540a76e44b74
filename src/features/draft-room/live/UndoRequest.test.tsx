import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDraft, pickNext } from '../../../../tests/support/exampleDraft';
import { roomState } from '../../../../tests/support/roomState';
import type { Draft } from '@/domain/draft/types';
import { succeed } from '@/domain/result';
import type { DraftRoomState } from '@/providers/draft/room';
import { UndoRequest } from './UndoRequest';

const room = vi.hoisted(() => ({ state: {} as DraftRoomState }));
vi.mock('@/providers/draft/room', () => ({ useDraft: () => room.state }));

const controls = {
  askForUndo: vi.fn(() => Promise.resolve(succeed())),
  undo: vi.fn(() => Promise.resolve(succeed())),
};
beforeEach(() => vi.clearAllMocks());

/** Bob has made the last pick; ann is the commissioner, cem is next. */
const begun = pickNext(exampleDraft({ people: ['ann', 'bob', 'cem'] }));
const picked: Draft = { ...pickNext(begun), made: ['own', 'own'], misses: {} };

function enter(draft: Draft, me: string) {
  room.state = roomState(draft, { me, controls: controls as unknown as DraftRoomState['controls'] });
  return render(<UndoRequest draft={draft} />);
}
const button = (name: string) => screen.getByRole('button', { name });

describe('taking back the last pick', () => {
  it('can be asked for by the manager who made it, and by no other', async () => {
    const { unmount } = enter(picked, 'bob');
    await userEvent.click(button('Ask to take it back'));
    expect(controls.askForUndo).toHaveBeenCalledExactlyOnceWith(true);
    unmount();
    for (const me of ['ann', 'cem']) {
      const { container, unmount: leave } = enter(picked, me);
      expect(container).toBeEmptyDOMElement();
      leave();
    }
  });

  it('shows the request to the commissioner, who may do it', async () => {
    enter({ ...picked, undoRequest: 1 }, 'ann');
    expect(screen.getByText('bob asks to take back a pick')).toBeInTheDocument();
    await userEvent.click(button('Take it back'));
    expect(controls.undo).toHaveBeenCalledOnce();
  });

  it('can be withdrawn by the manager', async () => {
    enter({ ...picked, undoRequest: 1 }, 'bob');
    await userEvent.click(button('Keep the pick'));
    expect(controls.askForUndo).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('forgets a request for a pick that is not the last any more', () => {
    const { container } = enter({ ...picked, undoRequest: 0 }, 'ann');
    expect(container).toBeEmptyDOMElement();
  });
});
