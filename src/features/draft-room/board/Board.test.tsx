import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { Board } from './Board';

describe('the board', () => {
  it('is a table with a row header for each round and a column header for each manager', () => {
    const draft = exampleDraft({ people: ['ann', 'bob'], houseTeams: 2, picks: 2 });
    enterRoom(draft);
    render(<Board draft={draft} />, { wrapper: Room });
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(draft.rounds);
    expect(within(table).getByText('On the clock')).toBeInTheDocument();
  });
});

describe('presence on the board', () => {
  it('is shown during the draft', () => {
    const draft = exampleDraft({ picks: 2 });
    enterRoom(draft, { seen: {} });
    render(<Board draft={draft} />, { wrapper: Room });
    expect(screen.getByTitle('away')).toBeInTheDocument();
  });
});
