import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import { roomState } from '../../../tests/support/roomState';
import { ready } from '@/domain/loadable';
import { squadName, type SquadId } from '@/domain/squads';
import type { DraftRoomState } from '@/providers/draft/room';
import { Pool } from './pool/Pool';
import { Queue } from './queue/Queue';

const room = vi.hoisted(() => ({ state: {} as DraftRoomState }));
vi.mock('@/providers/draft/room', () => ({ useDraft: () => room.state }));

beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollTo = vi.fn(function (this: Element, to: ScrollToOptions) {
    this.scrollTop = to.top ?? 0;
    if (this.scrollTop > 0) this.dispatchEvent(new Event('scroll'));
  }) as typeof Element.prototype.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(96 * 56 + 32);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the pool by the keyboard', () => {
  const draft = exampleDraft();
  const named = (act: string, row: number) => `${act} ${squadName(draft.ranking[row]!)}`;
  const enter = () => {
    room.state = roomState(draft, { me: 'ann' });
    return render(
      <>
        <Pool draft={draft} />
        <button type="button">Behind it</button>
      </>,
    );
  };

  it('is one stop of the Tab key: the controls of one row, then what is behind the pool', async () => {
    enter();
    screen.getByRole('combobox', { name: 'Sort by' }).focus();
    const stops: (string | null | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      await press('{Tab}');
      stops.push(focused() ?? document.activeElement?.textContent);
    }
    expect(stops).toEqual([named('Watch', 0), named('Queue', 0), named('Draft', 0), 'Behind it']);
  });

  it('goes from row to row by the arrow, page, Home and End keys, to the same control, and Tab comes back to that row', async () => {
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
    await waitFor(() => expect(focused()).toBe(named('Queue', 95)));
    await press('{Tab}{Tab}{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(named('Draft', 95));
  });

  it('leaves keys with a modifier to the browser', async () => {
    enter();
    act(() => screen.getByRole('button', { name: named('Queue', 0) }).focus());
    await press('{Control>}{End}{/Control}{Alt>}{ArrowDown}{/Alt}');
    expect(focused()).toBe(named('Queue', 0));
  });

  it('gives the focus to the list when a search that fits nothing is undone', async () => {
    enter();
    await userEvent.type(screen.getByRole('searchbox'), 'no such school');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all squads' }));
    expect(screen.getByRole('group', { name: 'Available squads' })).toHaveFocus();
    await press('{Tab}');
    expect(focused()).toBe(named('Watch', 0));
  });

  it('writes the rank into the row, where a phone has no column for it', () => {
    enter();
    const row = screen.getByRole('button', { name: named('Queue', 3) }).closest('tr');
    expect(row?.querySelector('[data-rank]')).toHaveAttribute('data-rank', '4');
  });
});

describe('the queue by the keyboard', () => {
  const squads: SquadId[] = ['ALA-QB', 'UGA-RB', 'LSU-K'];
  const enter = (draft = exampleDraft()) => {
    room.state = roomState(draft, {
      me: 'ann',
      queue: { squads: ready(squads), saving: false, error: null, change: vi.fn() },
    });
    return render(
      <>
        <Queue draft={draft} />
        <button type="button">Behind it</button>
      </>,
    );
  };

  it('is one stop of the Tab key, and the arrow keys go from row to row', async () => {
    enter(exampleDraft({ picks: 1 }));
    const up = await screen.findByRole('button', { name: 'Drag Alabama QB' });
    act(() => up.focus());
    await press('{ArrowDown}{Tab}');
    expect(focused()).toBe('Move Georgia RB up');
    await press('{End}');
    expect(focused()).toBe('Move LSU K up');
    await press('{Tab}{Tab}{Tab}');
    expect(document.activeElement).toHaveTextContent('Behind it');
    expect(room.state.queue.change).not.toHaveBeenCalled();
  });

  it('keeps the focus in its place when the squad under it is taken', async () => {
    const draft = exampleDraft({ picks: 1 });
    const best = draft.ranking.find((squad) => !draft.picks.includes(squad))!;
    room.state = roomState(draft, {
      me: 'ann',
      queue: { squads: ready([best, ...squads]), saving: false, error: null, change: vi.fn() },
    });
    const { rerender } = render(<Queue draft={draft} />);
    const drop = (squad: SquadId) => `Remove ${squadName(squad)} from your queue`;
    act(() => screen.getByRole('button', { name: drop(best) }).focus());
    rerender(<Queue draft={pickNext(draft)} />);
    await waitFor(() => expect(focused()).toBe(drop('ALA-QB')));
  });
});
