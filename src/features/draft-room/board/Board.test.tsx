import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enterRoom } from '../../../../tests/support/draftRoom';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { Board } from './Board';

vi.mock('@/providers/draft/room', async () => (await import('../../../../tests/support/draftRoom')).roomHooks);

describe('the board', () => {
  it('is a table with a row header for each round and a column header for each manager', () => {
    const draft = exampleDraft({ people: ['ann', 'bob'], houseTeams: 2, picks: 2 });
    enterRoom(draft);
    render(<Board draft={draft} />);
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
    render(<Board draft={draft} />);
    expect(screen.getByTitle('away')).toBeInTheDocument();
  });
});
