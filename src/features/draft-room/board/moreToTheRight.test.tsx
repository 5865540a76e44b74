import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import { stubResizeObserver } from '../../../../tests/support/resizing';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { Board } from './Board';

const sizes = { clientWidth: 390, offsetWidth: 680 };
let resize = () => {};

beforeEach(() => {
  resize = stubResizeObserver();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => sizes.clientWidth);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => sizes.offsetWidth);
});

it('a board that is wider than its frame shows that it scrolls sideways, until its end is reached', () => {
  const draft = exampleDraft({ picks: 2 });
  enterRoom(draft);
  render(<Board draft={draft} />, { wrapper: Room });
  const board = screen.getByRole('region', { name: 'Draft board' });
  expect(board).toHaveAttribute('data-more');
  act(() => {
    board.scrollLeft = 290;
    board.dispatchEvent(new Event('scroll'));
  });
  expect(board).not.toHaveAttribute('data-more');
  act(() => {
    board.scrollLeft = 0;
    board.dispatchEvent(new Event('scroll'));
  });
  expect(board).toHaveAttribute('data-more');
  sizes.clientWidth = 1440;
  resize();
  expect(board).not.toHaveAttribute('data-more');
});
