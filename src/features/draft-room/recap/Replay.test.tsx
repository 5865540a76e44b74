import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import { EXAMPLE_ROUNDS, exampleDraft } from '../../../../tests/support/exampleDraft';
import { Replay } from './Replay';

it('shows no presence on the board after the draft', async () => {
  const draft = exampleDraft({ picks: 2 * EXAMPLE_ROUNDS });
  enterRoom(draft, { seen: {} });
  render(<Replay draft={draft} />, { wrapper: Room });
  await userEvent.click(screen.getByRole('button', { name: 'Previous pick' }));
  expect(screen.getByText('On the clock')).toBeInTheDocument();
  expect(screen.queryByTitle('away')).toBeNull();
});
