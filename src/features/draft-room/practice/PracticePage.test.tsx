import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import { unfetchedWhile } from '../../../../tests/support/unfetched';
import { automaticPick } from '@/domain/draft/engine';
import {
  beginPractice,
  PRACTICE_DEFAULT,
  PRACTICE_ME,
  practiceDraft,
  type PracticeSetup,
} from '@/domain/draft/practice';
import type { Draft } from '@/domain/draft/types';
import type { Practice } from '@/providers/draft/PracticeProvider';
import type * as RecapModule from '../recap/RecapRoom';
import { PracticePage } from './PracticePage';
import type * as Sheet from './SetupSheet';

const page = vi.hoisted(() => ({ practice: {} as Practice, lost: ['settings', 'end'] }));
vi.mock('@/providers/draft/PracticeProvider', () => ({
  PracticeProvider: ({ children }: { children: ReactNode }) => children,
  usePractice: () => page.practice,
}));
vi.mock('./SetupSheet', async (original) =>
  unfetchedWhile(await original<typeof Sheet>(), () => page.lost.includes('settings')),
);
vi.mock('../recap/RecapRoom', async (original) =>
  unfetchedWhile(await original<typeof RecapModule>(), () => page.lost.includes('end')),
);

const SETUP: PracticeSetup = { ...PRACTICE_DEFAULT, managers: 2, seat: 1, bench: 0 };
const scheduled = practiceDraft(SETUP);
const begun = beginPractice(SETUP, 0);
const withPicks = (picks: number): Draft => {
  let draft = begun;
  for (let made = 0; made < picks; made++) {
    const next = automaticPick({ ...draft, misses: { [PRACTICE_ME]: 2 } }, { queue: [], at: 0 });
    if (!next.ok) throw new Error(next.error.message);
    draft = { ...next.value, misses: {} };
  }
  return draft;
};

/** Renders the practice room with this draft; returns a function that shows it another. */
function enter(draft: Draft) {
  const show = (present: Draft) => {
    enterRoom(present, { me: PRACTICE_ME });
  };
  page.practice = {
    setup: SETUP,
    isStored: true,
    reset: vi.fn(),
    start: vi.fn(),
    togglePause: vi.fn(),
    takeBack: vi.fn(),
  };
  show(draft);
  const view = render(<PracticePage />, { wrapper: Room });
  return (next: Draft) => {
    show(next);
    view.rerender(<PracticePage />);
  };
}

const button = (name: string) => screen.getByRole('button', { name });

// If a module is imported twice while its mock is still being created, the second import gets the real module. So each
// is imported here first.
beforeAll(async () => {
  await import('./SetupSheet');
  await import('../recap/RecapRoom');
});

// These tests run first, because a part that has been loaded once can't fail to load any more.
describe('without a network', () => {
  it('shows an error for the settings, keeps the draft and can be retried', async () => {
    page.lost = ['settings', 'end'];
    enter(withPicks(2));
    await userEvent.click(button('Settings'));
    expect(await screen.findByText(/Everything you saved is safe\.$/)).toBeInTheDocument();
    expect(button('Pause')).toBeInTheDocument();
    // The recap must still fail: a running draft preloads it after a second, and once loaded it could no longer fail in
    // the next test.
    page.lost = ['end'];
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('dialog', { name: 'Mock draft settings' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(button('Settings')).toHaveFocus();
  });

  it('shows an error for the recap and can be retried', async () => {
    page.lost = ['end'];
    const show = enter(withPicks(13));
    show(withPicks(14));
    expect(screen.getByRole('status', { name: 'Loading the recap' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Everything you saved is safe.');
    page.lost = [];
    await userEvent.click(button('Try again'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Mock draft' })).toHaveFocus());
    expect(document.title).toBe('Mock draft');
  });
});

it('on a phone pauses, undoes and opens the settings from a menu', async () => {
  page.lost = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  enter(withPicks(2));
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Your tools' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  };
  await choose('Pause');
  expect(page.practice.togglePause).toHaveBeenCalledOnce();
  await choose('Undo last pick');
  expect(page.practice.takeBack).toHaveBeenCalledOnce();
  await choose('Settings');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(button('Your tools')).toHaveFocus();
  vi.unstubAllGlobals();
});

describe('the focus in the practice room', () => {
  beforeEach(() => {
    page.lost = [];
  });

  it('moves from the start button to the heading of the room', async () => {
    const show = enter(scheduled);
    await userEvent.click(screen.getByRole('button', { name: /^Start/ }));
    show(begun);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Mock draft' })).toHaveFocus());
  });

  it('stays on Undo, now disabled, when there is nothing more to undo', async () => {
    const show = enter(withPicks(2));
    await userEvent.click(button('Undo last pick'));
    expect(page.practice.takeBack).toHaveBeenCalledOnce();
    show(begun);
    expect(button('Undo last pick')).toHaveFocus();
    expect(button('Undo last pick')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Undo last pick'));
    expect(page.practice.takeBack).toHaveBeenCalledOnce();
  });

  it('moves to the heading of the recap after the last pick', async () => {
    const show = enter(withPicks(13));
    button('Pause').focus();
    show(withPicks(14));
    expect(await screen.findByText(/The draft is over: 2 managers/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Mock draft' })).toHaveFocus());
  });
});

it('shows all practice settings before the start, without truncating them', () => {
  enter(scheduled);
  expect(screen.getByText('2 managers, you pick 1st, snake, 7 rounds, no clock')).not.toHaveClass('truncate');
});

it('opens a squad’s details from its name in the pool', async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  enter(begun);
  await userEvent.click((await screen.findAllByTitle(/: season and schedule$/))[0]!);
  expect(await screen.findByText('2025 by week')).toBeInTheDocument();
});
