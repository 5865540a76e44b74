import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusRescue } from './useFocusRescue';

type Shown = { sent?: boolean; heading?: boolean };

function Page({ sent = false, heading = true }: Shown) {
  useFocusRescue();
  return (
    <main>
      <h1>Trades</h1>
      <button>Always there</button>
      <section>
        {heading && <h2>Offers</h2>}
        {!sent && <button>Send</button>}
      </section>
    </main>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows the page, with the focus on a button. */
function begin(button: string) {
  const { rerender } = render(<Page />);
  act(() => screen.getByRole('button', { name: button }).focus());
  return async (shown: Shown) => {
    rerender(<Page {...shown} />);
    await act(() => vi.advanceTimersByTimeAsync(60));
  };
}

it('moves the focus from what is gone to the heading of its part of the page', async () => {
  const show = begin('Send');
  await show({ sent: true });
  expect(screen.getByRole('heading', { name: 'Offers' })).toHaveFocus();
});

it('goes to the page’s heading if the part has none', async () => {
  const show = begin('Send');
  await show({ sent: true, heading: false });
  expect(screen.getByRole('heading', { name: 'Trades' })).toHaveFocus();
});

it('leaves the focus where it is, and to who moves it', async () => {
  const show = begin('Always there');
  await show({ sent: true });
  expect(screen.getByRole('button', { name: 'Always there' })).toHaveFocus();
  await show({ sent: false });
  act(() => screen.getByRole('button', { name: 'Send' }).focus());
  const moved = show({ sent: true });
  act(() => screen.getByRole('button', { name: 'Always there' }).focus());
  await moved;
  expect(screen.getByRole('button', { name: 'Always there' })).toHaveFocus();
});
