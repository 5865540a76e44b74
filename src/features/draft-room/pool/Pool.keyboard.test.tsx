import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { mockScrolling } from '../../../../tests/support/scrolling';
import { ALL_SQUADS, squadName } from '@/domain/football/squads';
import { Pool } from './Pool';

beforeEach(() => mockScrolling({ height: 560, rows: ALL_SQUADS.length, rowHeight: 56 }));
afterEach(() => {
  vi.restoreAllMocks();
});

const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the pool with the keyboard', () => {
  const draft = exampleDraft();
  // What the header explains: the rank, once for the phone and once for the desk, and the projection.
  const HEADER = ['Rank', 'Rank', 'Projected'];
  const named = (act: string, row: number) => `${act} ${squadName(draft.ranking[row]!)}`;
  const enter = () => {
    enterRoom(draft, { me: 'ann' });
    return render(
      <>
        <Pool draft={draft} />
        <button type="button">Behind it</button>
      </>,
      { wrapper: Room },
    );
  };

  it('has Tab stops in the header and in one row only, then moves on past the pool', async () => {
    enter();
    screen.getByRole('combobox', { name: 'Sort by' }).focus();
    const stops: (string | null | undefined)[] = [];
    for (let i = 0; i < HEADER.length + 4; i++) {
      await press('{Tab}');
      stops.push(focused() ?? document.activeElement?.textContent);
    }
    expect(stops).toEqual([...HEADER, named('Watch', 0), named('Queue', 0), named('Draft', 0), 'Behind it']);
  });

  it('moves between rows with the arrow, page, Home and End keys, keeping the control, and Tab returns to that row', async () => {
    enter();
    act(() => screen.getByRole('button', { name: named('Queue', 0) }).focus());
    await press('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(named('Queue', 2));
    await press('{ArrowUp}');
    expect(focused()).toBe(named('Queue', 1));
    await press('{Home}{ArrowUp}');
    expect(focused()).toBe(named('Queue', 0));
    await press('{PageDown}');
    expect(focused()).toBe(named('Queue', 8));
    await press('{PageUp}');
    expect(focused()).toBe(named('Queue', 0));
    await press('{End}');
    await waitFor(() => expect(focused()).toBe(named('Queue', ALL_SQUADS.length - 1)));
    await press('{Tab}{Tab}{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(named('Draft', ALL_SQUADS.length - 1));
  });

  it('leaves keys with a modifier to the browser', async () => {
    enter();
    act(() => screen.getByRole('button', { name: named('Queue', 0) }).focus());
    await press('{Control>}{End}{/Control}{Alt>}{ArrowDown}{/Alt}');
    expect(focused()).toBe(named('Queue', 0));
  });

  it('moves the focus to the list when a search without results is cleared', async () => {
    enter();
    await userEvent.type(screen.getByRole('searchbox'), 'no such school');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all squads' }));
    expect(screen.getByRole('group', { name: 'Available squads' })).toHaveFocus();
    for (let i = 0; i <= HEADER.length; i++) await press('{Tab}');
    expect(focused()).toBe(named('Watch', 0));
  });

  it('puts the rank into the row, since a phone has no column for it', () => {
    enter();
    const row = screen.getByRole('button', { name: named('Queue', 3) }).closest('tr');
    expect(row?.querySelector('[data-rank]')).toHaveAttribute('data-rank', '4');
  });
});
