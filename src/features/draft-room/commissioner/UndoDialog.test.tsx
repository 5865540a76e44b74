import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Room, commissionerActions, enterRoom } from '../../../../tests/support/draftRoom';
import { exampleDraft, pickNext } from '../../../../tests/support/exampleDraft';
import { UndoDialog } from './UndoDialog';

const picked = pickNext(exampleDraft({ people: ['ann', 'bob'] }));

it('takes back the pick that it names, and no later one', async () => {
  const actions = commissionerActions();
  enterRoom(picked, { me: 'ann' }, actions);
  const { rerender } = render(<UndoDialog draft={picked} onClose={vi.fn()} />, { wrapper: Room });
  const pick = screen.getByText(/^Pick 1\.01/).textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Undo pick' }));
  expect(actions.undo).toHaveBeenCalledOnce();
  rerender(<UndoDialog draft={pickNext(picked)} onClose={vi.fn()} />);
  expect(screen.getByText(/^Pick 1\.01/)).toHaveTextContent(pick);
  expect(screen.getByText('The draft has moved on, so this can’t be undone anymore.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo pick' })).not.toBeInTheDocument();
});
