import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { exampleDraft, pickNext } from '../../../../tests/support/exampleDraft';
import { Room, commissionerActions, enterRoom, memberActions } from '../../../../tests/support/draftRoom';
import type { Draft } from '@/domain/draft/types';
import { UndoRequest } from './UndoRequest';

/** Bob made the last pick, Ann is the commissioner, and Cem is on the clock. */
const begun = pickNext(exampleDraft({ people: ['ann', 'bob', 'cem'] }));
const picked: Draft = { ...pickNext(begun), made: ['own', 'own'], misses: {} };

function enter(draft: Draft, me: string) {
  const all = commissionerActions();
  const { askForUndo, undo } = all;
  enterRoom(draft, { me }, me === draft.commissioner ? all : { ...memberActions(), askForUndo });
  return { ...render(<UndoRequest draft={draft} />, { wrapper: Room }), askForUndo, undo };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('taking back the last pick', () => {
  it('can be requested only by the manager who made it', async () => {
    const { unmount, askForUndo } = enter(picked, 'bob');
    await userEvent.click(button('Ask to undo it'));
    expect(askForUndo).toHaveBeenCalledExactlyOnceWith(true);
    unmount();
    for (const me of ['ann', 'cem']) {
      const { container, unmount: leave } = enter(picked, me);
      expect(container).toBeEmptyDOMElement();
      leave();
    }
  });

  it('shows the request to the commissioner, who can approve it', async () => {
    const { undo } = enter({ ...picked, undoRequest: 1 }, 'ann');
    expect(screen.getByText('bob asks to undo a pick')).toBeInTheDocument();
    await userEvent.click(button('Undo pick'));
    expect(undo).toHaveBeenCalledOnce();
  });

  it('asks the commissioner nothing about a pick of their own, which the tools undo', () => {
    const { container } = enter(exampleDraft({ picks: 1, people: ['ann', 'bob'] }), 'ann');
    expect(container).toBeEmptyDOMElement();
  });

  it('can be withdrawn by the manager', async () => {
    const { askForUndo } = enter({ ...picked, coCommissioner: 'cem', undoRequest: 1 }, 'bob');
    expect(screen.getByText(/^You asked ann or cem to undo pick/)).toBeInTheDocument();
    await userEvent.click(button('Keep the pick'));
    expect(askForUndo).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('ignores a request for a pick that is no longer the last', () => {
    const { container } = enter({ ...picked, undoRequest: 0 }, 'ann');
    expect(container).toBeEmptyDOMElement();
  });
});
